import type { TableState } from '../../lib/wire';
import type { DiscView, PlayerView, View } from './view.gen';

export type { DiscView, PlayerView };

export const viewOf = (state: TableState) => state.view as unknown as View;

/** The phases of a round; alone there are two more. */
export const PHASES = ['flicking', 'swapping', 'ruins', 'writing'];
export const SOLO_PHASES = ['flicking', 'colours', 'swapping', 'bot', 'ruins', 'writing'];

/** Phases that are about the sheet, not about the desert. */
const ON_SHEET = new Set(['bot', 'ruins', 'writing', 'over']);
export const onSheet = ({ frame }: TableState) => ON_SHEET.has(frame.phase);

/** The seat whose sheet is looked at; a spectator looks at the first, or at one that was opened. */
export const readerOf = (state: TableState) => Math.max(0, state.seat);

/** The discs a seat marks; alone before the choice of colours all of them. */
export function discsOf(view: View, seat: number): DiscView[] {
  const colour = view.bot?.mine;
  return view.discs.filter((disc) => disc.owner === seat && (!colour || disc.colour === colour));
}

export const botsDiscs = (view: View): DiscView[] =>
  view.discs.filter((disc) => view.bot?.bots === disc.colour);

const HIDDEN = new Set(['marked', 'aside']);
/** Discs that still matter in this round. */
export const inPlay = (discs: DiscView[]) => discs.filter((disc) => !HIDDEN.has(disc.status));

/** What the discs of a sector add up to. */
export const totalIn = (discs: DiscView[], sector: string) =>
  discs.filter((disc) => disc.sector === sector).reduce((sum, disc) => sum + (disc.worth ?? 0), 0);

export const pointsIn = (player: PlayerView) =>
  Object.values(player.points).reduce((sum, n) => sum + n, 0);
