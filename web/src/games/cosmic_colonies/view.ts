import type { TableState } from '../../lib/wire';
import { ground } from './facts';
import { keyOf, type Square } from './grid';

export const PHASES = ['choosing', 'acting', 'refresh'];

export interface PlayerView {
  asteroid: string;
  side: 'basic' | 'advanced';
  resources: Record<string, number>;
  storage: number;
  tiles: { building: string; squares: Square[] }[];
  monuments: { monument: string; squares: Square[] }[];
  uncovered: Record<string, number>;
  terrain_points: Record<string, number>;
  set_points: number;
  built: Record<string, number>;
  played: string[];
  hand_size: number;
  seen: string[];
  score: number;
  hand?: string[];
  chosen?: string[];
  goal?: string;
  goal_points?: number;
}

export interface AutomatonView {
  deck: number;
  discard: string[];
  cards: string[];
  resources: Record<string, number>;
  built: Record<string, number>;
  difficulty: number;
  score: number;
}

export interface ColoniesView {
  game: 'cosmic_colonies';
  seat: number;
  seats: number;
  round: number;
  rounds: number;
  phase: string;
  variant: Record<string, string>;
  areas: Record<string, number>;
  area_limit: number;
  supply: Record<string, number>;
  slots: Record<string, boolean[]>;
  tiles: Record<string, number>;
  monuments: string[];
  order: number[];
  players: PlayerView[];
  passing: (string[] | number)[];
  picked: string[];
  automaton?: AutomatonView;
  waiting: number[];
}

export const viewOf = (state: TableState) => state.view as unknown as ColoniesView;

/** The squares under tiles and monuments. */
export function occupied(player: PlayerView): Set<string> {
  return new Set([...player.tiles, ...player.monuments].flatMap((x) => x.squares.map(([r, c]) => keyOf(r, c))));
}

export const groundOf = (player: PlayerView) => ground(player.asteroid, player.side);
export const totalOf = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

/** The worker a seat has shown last, and whether it is the second of the round. */
export function workerOf(player: PlayerView): { id: string; second: boolean } | null {
  const id = player.played.at(-1);
  return id ? { id, second: player.played.length > 1 } : null;
}

/** Who acts now, if the turn is about a single seat. */
export const actingSeat = (view: ColoniesView) => (view.phase === 'acting' ? (view.waiting[0] ?? -1) : -1);
export const isAdvanced = (view: ColoniesView) => view.variant['mode'] === 'advanced';
