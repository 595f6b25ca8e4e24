/** The printed facts of Mombasa, read from the same data files as the rules. */
import bookData from '../../../../src/igroteka/games/mombasa/data/books.toml';
import cardData from '../../../../src/igroteka/games/mombasa/data/cards.toml';
import diamondData from '../../../../src/igroteka/games/mombasa/data/diamonds.toml';
import mapData from '../../../../src/igroteka/games/mombasa/data/map.toml';
import setupData from '../../../../src/igroteka/games/mombasa/data/setup.toml';
import spotData from '../../../../src/igroteka/games/mombasa/data/spots.toml';
import tileData from '../../../../src/igroteka/games/mombasa/data/tiles.toml';
import trackData from '../../../../src/igroteka/games/mombasa/data/tracks.toml';

export type Counts = Record<string, number>;

export interface CardFacts {
  id: string;
  type: 'good' | 'expansion' | 'bookkeeper' | 'merchant' | 'share' | 'plus_one_good';
  good?: string;
  value?: number;
  points?: number;
  diamonds?: number;
  pounds?: number;
  mines_of?: string;
  red?: number;
  share_of?: string;
  shares?: number;
}

export interface BookFacts {
  id: string;
  letter?: string;
  requires: Counts;
  rewards?: Counts;
  scale?: string;
}

export interface StartingTile extends BookFacts {
  rest: string[];
  bonus: Counts;
}

export interface SpotFacts {
  id: string;
  kind: 'first_player' | 'buy' | 'sell' | 'majority' | 'tile' | 'either' | 'steps';
  pounds?: number;
  books?: number;
  diamonds?: number;
  discount?: number;
  takes?: string;
  plus?: number;
  suit?: string;
  company?: string;
  lines?: (Counts & { from: number })[];
  tile?: string;
  either?: Counts[];
  steps?: number;
  tracks?: number;
  track?: string;
  bonus?: number;
}

export interface RegionFacts {
  id: string;
  reward?: string;
  amount?: number;
  mines?: number;
  borders: Counts;
  bases?: Counts;
}

export interface TrackFacts {
  id: string;
  last: number;
  shares: Counts;
  fields: Counts;
  tolls: Counts;
}

interface Ladder {
  last: number;
  values: Counts;
  opens_slot_at: number;
}

const byId = <T extends { id: string }>(list: T[]) => new Map(list.map((x) => [x.id, x]));

const cardFile = cardData as {
  starting: CardFacts[];
  numbered: CardFacts[];
  card: CardFacts[];
  column: { id: string; surcharge: number }[];
  display: { rows: number };
};
const tileFile = tileData as { bonus_tile: CardFacts[]; starting_tile: StartingTile[] };
const bookFile = bookData as {
  book: BookFacts[];
  letter: { id: string; cost: number; shown: number }[];
  track: Ladder;
  crossed: { spaces: number[] };
};
const mapFile = mapData as {
  region: RegionFacts[];
  column: { id: string; coins: number[] }[];
  costs: { single: number; double: number; occupied: number };
};
const setupFile = setupData as {
  company: { id: string }[];
  good: { id: string }[];
  slot: { id: string; opened_by: string }[];
};

export const companies = setupFile.company.map((company) => company.id);
export const goods = setupFile.good.map((good) => good.id);
export const suits = [...goods, 'expansion'];
/** Rewards in the order in which they are taken. */
export const REWARDS = ['pounds', 'diamonds', 'remove', 'books', 'track'];

export const cards = byId([
  ...cardFile.starting,
  ...cardFile.numbered,
  ...cardFile.card,
  ...tileFile.bonus_tile,
]);
export const columns = cardFile.column;
export const rows = Array.from({ length: cardFile.display.rows }, (_, i) => i + 1);
export const bonusTiles = tileFile.bonus_tile.map((tile) => tile.id);
export const startingTiles = byId(tileFile.starting_tile);
export const books = byId<BookFacts>([...bookFile.book, ...tileFile.starting_tile]);
export const letters = bookFile.letter;
export const bookTrack = bookFile.track;
export const crossed = new Set(bookFile.crossed.spaces);
export const diamondTrack = (diamondData as { track: Ladder }).track;
export const regions = byId(mapFile.region);
export const baseColumns = mapFile.column;
export const costs = mapFile.costs;
export const tracks = byId((trackData as { track: TrackFacts[] }).track);
export const spots = byId([
  ...(spotData as { spot: SpotFacts[] }).spot,
  ...(spotData as { track_spot: SpotFacts[] }).track_spot,
]);
/** Which track opens a slot: `start`, `diamonds` or `books`. */
export const slotOpener = setupFile.slot.map((slot) => slot.opened_by);

/** The suit of a card, or its type where it has none. */
export const kindOfCard = (id: string): string => {
  const card = cards.get(id);
  if (!card) return 'card';
  if (card.type === 'good') return card.good ?? 'card';
  return card.type;
};

/** The number that a card counts with. */
export function worthOfCard(id: string): number | null {
  const card = cards.get(id);
  if (!card) return null;
  return card.value ?? card.points ?? card.diamonds ?? card.shares ?? null;
}

/** The icon of a card or a bonus tile. */
export function cardIcon(id: string): string {
  if (id === 'tile_plus_one_good') return 'mo-tile_plus_one_good';
  return `mo-${kindOfCard(id)}`;
}

/** The places of a column of a base from the top, with what each shows: a post, or its coins. */
export function basePlaces(column: number, posts: number, opened: boolean) {
  const coins = baseColumns[column]!.coins;
  const lowest = coins.length - (opened ? 1 : 0);
  return coins.map((count, place) => ({
    coins: count,
    post: place < lowest && place >= lowest - posts,
  }));
}
