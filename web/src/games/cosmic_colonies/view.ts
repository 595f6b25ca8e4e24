import type { TableState } from '../../lib/wire';
import { ground } from './facts';
import { keyOf, type Square } from './grid';
import type { PlayerView, View } from './view.gen';

export const PHASES = ['choosing', 'acting', 'refresh'];

export const viewOf = (state: TableState) => state.view as unknown as View;

/** Rows and columns of the wire, as squares. */
export const squaresOf = (pairs: number[][]) => pairs as Square[];

/** The squares under tiles and monuments. */
export function occupied(player: PlayerView): Set<string> {
  const pieces = [...player.tiles, ...player.monuments];
  return new Set(pieces.flatMap((x) => squaresOf(x.squares).map(([r, c]) => keyOf(r, c))));
}

export const groundOf = (player: PlayerView) => ground(player.asteroid, player.side);
export const totalOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((a, b) => a + b, 0);

/** The worker a seat has shown last, and the half of its card that works, if it has two. */
export function workerOf(player: PlayerView): { id: string; half: string } | null {
  const id = player.played.at(-1);
  return id ? { id, half: player.halves.at(-1) ?? '' } : null;
}

/** Who acts now, if the turn is about a single seat. */
export const actingSeat = ({ frame }: TableState) =>
  frame.phase === 'acting' ? (frame.waiting[0] ?? -1) : -1;
