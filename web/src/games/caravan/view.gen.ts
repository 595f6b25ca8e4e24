/* Made from the Python types by `python tools/wire.py`; do not edit. */

/** The whole table. */
export interface View {
  players: PlayerView[];
  deck: number;
  discard: Record<string, number>;
  revealed: boolean;
  passes: number;
}

/** One player; `hand` is there for its owner only. */
export interface PlayerView {
  coins: number;
  hand_size: number;
  plan_size: number;
  plan: Record<string, number>;
  hand?: Record<string, number>;
}
