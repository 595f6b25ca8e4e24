/* Made from the Python types by `python tools/wire.py`; do not edit. */

/**
 * The whole table; a space for passed cards shows its cards, or how many lie there.
 *
 * `order` are the turns of this action phase in their order, as far as workers are shown.
 * `to_pick` is how many cards of the game may still be picked. `holes` are the squares of those
 * that a monument may fill now, by their first square. While the worker at work may build from
 * the supply, `supply_slot` is the slot, from 0, whose price that has.
 */
export interface View {
  variant: Record<string, string>;
  areas: Record<string, number>;
  area_limit: number;
  supply: Record<string, number>;
  slots: Record<string, boolean[]>;
  tiles: Record<string, number>;
  monuments: string[];
  order: TurnView[];
  players: PlayerView[];
  passing: (string[] | number)[];
  picked: string[];
  to_pick: number;
  holes: Record<string, number[][]>;
  supply_slot?: number;
  laying?: LayingView;
  automaton?: AutomatonView;
}

/**
 * A turn with a worker that is shown: how much it gathers, and whether it is its turn.
 *
 * `state` is `done`, `now` or `later`. The automaton has the number after the last seat.
 */
export interface TurnView {
  seat: number;
  worker: string;
  capacity: number;
  state: string;
}

/**
 * One player; what is hidden from others is there for the player alone.
 *
 * `points` are by line of the score sheet, for others without the goal. `begun_set` is how many
 * different buildings there are of the set after the last complete one. `halves` says of each
 * worker played whether it works by day or by night; it is empty in the basic mode. `coming` are
 * the cards that come to the hand at the end of the round, or how many if they are hidden.
 * `to_choose` is how many workers the player has still to choose.
 */
export interface PlayerView {
  asteroid: string;
  side: string;
  resources: Record<string, number>;
  storage: number;
  tiles: TileView[];
  monuments: MonumentView[];
  uncovered: Record<string, number>;
  points: Record<string, number>;
  begun_set: number;
  built: Record<string, number>;
  played: string[];
  halves: string[];
  hand_size: number;
  seen: string[];
  coming: string[] | number;
  hand?: string[];
  chosen?: string[];
  to_choose?: number;
  goal?: string;
}

/** A tile on an asteroid; squares are row and column. */
export interface TileView {
  building: string;
  squares: number[][];
}

/** A monument on an asteroid. */
export interface MonumentView {
  monument: string;
  squares: number[][];
}

/**
 * The tile that is being laid; `beside` are the free squares next to tiles it must touch.
 *
 * `open` are the uncovered squares of the asteroid by terrain.
 */
export interface LayingView {
  seat: number;
  building: string;
  overhang: number;
  overlap: number;
  beside: number[][];
  open: Record<string, number[][]>;
  ways: WayView[];
}

/** One way a tile can lie: its cells, and the ways that a quarter turn and a flip lead to. */
export interface WayView {
  cells: number[][];
  turned: number;
  flipped: number;
}

/**
 * The automaton of the solo game.
 *
 * While its turn is to come, `tries` has for each of the two tries of its card the reason why it
 * would fail, or an empty text. `points` are by line of its score sheet: `tiles` times
 * `difficulty`, and `penalty` for each of the buildings that are `missing`.
 */
export interface AutomatonView {
  deck: number;
  discard: string[];
  cards: string[];
  resources: Record<string, number>;
  built: Record<string, number>;
  tiles: number;
  difficulty: number;
  missing: string[];
  penalty: number;
  tries: string[];
  points: Record<string, number>;
}
