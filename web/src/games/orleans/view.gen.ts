/* Made from the Python types by `python tools/wire.py`; do not edit. */

/**
 * The whole table.
 *
 * `deeds` has for each kind of follower how many spaces are filled and how many there are;
 * `citizens` those that lie on the board. `drawn` are the followers just drawn at the bathhouse,
 * `missing` the coins owed under torture, `sending` the place from which followers are being
 * sent to deeds.
 */
export interface View {
  event: string | null;
  events_past: string[];
  events_left: Record<string, number>;
  first: number;
  supply: Record<string, number>;
  techs: number;
  goods_market: Record<string, number>;
  edges: Record<string, string[]>;
  stations: Record<string, number[]>;
  deeds: Record<string, Record<string, number[]>>;
  citizens: string[];
  tiles: StacksView;
  excluded: string[];
  players: PlayerView[];
  drawn: string[];
  missing: number;
  sending: string | null;
}

/** The place tiles that nobody has, by stack. */
export interface StacksView {
  I: string[];
  II: string[];
}

/**
 * One player. Of slots, `None` is an empty one; `placed` has places that can be changed.
 *
 * `forecast` is what the event of the round would give or take as things stand, `shielded`
 * whether the sacristy could turn it away.
 */
export interface PlayerView {
  coins: number;
  goods: Record<string, number>;
  tracks: Record<string, number>;
  development: number;
  level: number;
  citizens: number;
  stations_left: number;
  stations_built: number;
  merchant: string;
  techs: number;
  techs_laid: number;
  tiles: string[];
  passed: boolean;
  draw_limit: number;
  market_size: number;
  market: Record<string, number>;
  places: Record<string, (string | null)[]>;
  bag_size: number;
  planning_done: boolean;
  score: number;
  bag?: Record<string, number>;
  placed?: string[];
  forecast?: Record<string, number>;
  shielded?: boolean;
}
