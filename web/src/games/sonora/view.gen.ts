/* Made from the Python types by `python tools/wire.py`; do not edit. */

/** The whole table; `about` is the disc or animal that the reader's decision is for. */
export interface View {
  first: number;
  skill: string;
  pushing: boolean;
  order: string[];
  discs: DiscView[];
  players: PlayerView[];
  about?: string;
  bot?: BotView;
}

/**
 * One disc in play; `place` in micrometres while it lies on the board.
 *
 * While it counts for a `sector`, `worth` is what it adds to a total there, and `marks` how many
 * shapes or paths it still has to give.
 */
export interface DiscView {
  disc: string;
  colour: string;
  number: number;
  owner: number;
  status: string;
  place?: number[];
  sector?: string;
  circle?: string;
  worth?: number;
  marks?: number;
}

/** One sheet; numbers by id. `kept` are discovered bonuses that are not used yet. */
export interface PlayerView {
  corner: string;
  buildings: Record<string, BuildingView>;
  creek: string[];
  circled: string[];
  shapes: string[][];
  cacti: Record<string, number>;
  nodes: string[];
  triangles: string[];
  columns: Record<string, number>;
  reflicks: number;
  reflicks_used: number;
  swaps: number;
  swaps_used: number;
  bonuses: Record<string, number>;
  discovered: Record<string, number>;
  used: Record<string, number>;
  total: number;
  points: Record<string, number>;
}

/** A building on one's sheet. */
export interface BuildingView {
  crossed: number;
  reward: string;
  top_struck: boolean;
}

/** What the bot of the solo game has marked. */
export interface BotView {
  mine: string | null;
  bots: string | null;
  shapes: string[][];
  creek: string[];
  circled: number;
  crossed: number;
  points: number;
  boxes: Record<string, number>;
}
