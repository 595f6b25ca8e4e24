/* Made from the Python types by `python tools/wire.py`; do not edit. */

/** The whole table. */
export interface View {
  first: number;
  companies: Record<string, CompanyView>;
  regions: Record<string, RegionView>;
  display: Record<string, CardView | null>;
  deck: number;
  discard: string[];
  book_display: Record<string, BookSpaceView>;
  book_supply: Record<string, number>;
  bought: string[];
  round_coins: number[];
  spots: Record<string, number>;
  players: PlayerView[];
  task: TaskView | null;
}

/** One company: its track, its base and the price of its share. */
export interface CompanyView {
  track: string;
  price: number;
  columns: ColumnView[];
  gone: number;
}

/** One column of a base: its posts, and whether its lowest place has been empty. */
export interface ColumnView {
  posts: number;
  opened: boolean;
}

/** Who stands in a region, and whose post lies there on its side. */
export interface RegionView {
  post: string | null;
  lying: string | null;
}

/** A card for sale: its price, and the lower ones for whoever pays with a certain good. */
export interface CardView {
  card: string;
  price: number;
  cheaper: Record<string, number>;
}

/** A space of the book display. */
export interface BookSpaceView {
  book: string | null;
  coin: boolean;
}

/** One player; `hand` and `dealt` are there for its owner only. */
export interface PlayerView {
  pounds: number;
  hand_size: number;
  slots: SlotView[];
  rests: string[][];
  tiles: TileView[];
  totals: Record<string, number>;
  diamond: number;
  jar: number;
  books: (BookView | null)[];
  on_track: Record<string, number>;
  bonuses: Record<string, number>;
  shares: Record<string, number>;
  markers_left: number;
  ended: boolean;
  hand?: string[];
  dealt?: string[];
}

/** One action slot; while others plan, their slots look empty. `value` is that of goods now. */
export interface SlotView {
  open: boolean;
  card: string | null;
  value: number;
  used: boolean;
  plus: boolean;
}

/** A bonus tile beside the area. */
export interface TileView {
  tile: string;
  used: boolean;
}

/** A book on the book track. */
export interface BookView {
  book: string;
  turned: boolean;
}

/**
 * What the player on turn is in the middle of, as everybody at the table can see.
 *
 * `left` is what is still to be spent, by kind, and `due` what will be gained. `slots` are goods
 * cards being used together. `company`, `region` and `spot` say what it is about.
 */
export interface TaskView {
  seat: number;
  left: Record<string, number>;
  due: Record<string, number>;
  slots: number[];
  company: string | null;
  region: string | null;
  spot: string | null;
  ways: Record<string, WayView>;
}

/** The cheapest way of an expansion to a region, and all that stopping there would bring. */
export interface WayView {
  cost: number;
  regions: string[];
  pays: Record<string, number>;
}
