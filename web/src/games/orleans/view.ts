import type { TableState } from '../../lib/wire';
import type { PlayerView, View } from './view.gen';

export type { PlayerView };

export const FOLLOWERS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
export const TRACKS = ['farmer', 'scholar', 'knight', 'boatman', 'craftsman', 'trader'];
export const PHASES = [
  'hourglass',
  'census',
  'followers',
  'planning',
  'actions',
  'event',
  'start_player',
];
/** Order of the printed places on a player's board; tiles follow. */
export const BOARD_ORDER = [
  'ship',
  'wagon',
  'guildhall',
  'scriptorium',
  'town_hall',
  'monastery',
  'farmhouse',
  'village',
  'university',
  'castle',
];
export const BOARD_CELLS = 15;

export const viewOf = (state: TableState) => state.view as unknown as View;

/** A token without its owner: `own_farmer` is drawn as a farmer with a seat mark. */
export const plainToken = (token: string) => token.replace(/^own_/, '');
export const isOwn = (token: string) => token.startsWith('own_');

/** Tokens on a market, spread out and in a steady order. */
export function marketTokens(market: Record<string, number>): string[] {
  const order = (token: string) =>
    FOLLOWERS.indexOf(plainToken(token)) * 2 + (isOwn(token) ? 0 : 1);
  return Object.entries(market)
    .sort(([a], [b]) => order(a) - order(b))
    .flatMap(([token, count]) => Array<string>(count).fill(token));
}

export const goodsCount = (player: PlayerView) =>
  Object.values(player.goods).reduce((sum, n) => sum + n, 0);
