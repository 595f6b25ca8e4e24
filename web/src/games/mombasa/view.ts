import type { TableState } from '../../lib/wire';
import type { PlayerView, View } from './view.gen';

export type { BookView, PlayerView, SlotView, TaskView, View, WayView } from './view.gen';

export const GAME = 'mombasa';
export const PHASES = ['planning', 'actions'];

export const viewOf = (state: TableState) => state.view as unknown as View;

/** `kind:id` in two parts; an element without an id has an empty one. */
export function split(element: string): [string, string] {
  const at = element.indexOf(':');
  return at < 0 ? [element, ''] : [element.slice(0, at), element.slice(at + 1)];
}

/** Numbers by kind that are not 0, in the order in which they are always told. */
export function ordered(counts: Record<string, number>, order: readonly string[]) {
  return order.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : []));
}

/** What the shares of a player are worth at the prices of now. */
export function sharesWorth(view: View, player: PlayerView): number {
  return Object.entries(player.shares).reduce(
    (sum, [company, count]) => sum + count * (view.companies[company]?.price ?? 0),
    0,
  );
}
