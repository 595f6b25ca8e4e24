import type { TableState } from '../../lib/wire';

export const FOLLOWERS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
export const TRACKS = ['farmer', 'scholar', 'knight', 'boatman', 'craftsman', 'trader'];
export const PHASES = ['hourglass', 'census', 'followers', 'planning', 'actions', 'event', 'start_player'];
/** Order of the printed places on a player's board; tiles follow. */
export const BOARD_ORDER = [
  'ship', 'wagon', 'guildhall',
  'scriptorium', 'town_hall', 'monastery',
  'farmhouse', 'village', 'university',
  'castle',
];
export const BOARD_CELLS = 15;

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
  tiles: string[];
  passed: boolean;
  draw_limit: number;
  market_size: number;
  market: Record<string, number>;
  places: Record<string, (string | null)[]>;
  bag_size: number;
  bag?: Record<string, number>;
  score: number;
  planning_done: boolean;
}

export interface OrleansView {
  game: 'orleans';
  seat: number;
  seats: number;
  round: number;
  rounds: number;
  phase: string;
  event: string | null;
  events_past: string[];
  events_left: Record<string, number>;
  first: number;
  turn: number;
  variant: Record<string, string>;
  supply: Record<string, number>;
  techs: number;
  goods_market: Record<string, number>;
  edges: Record<string, string[]>;
  stations: Record<string, number[]>;
  deeds: Record<string, Record<string, [number, number]>>;
  citizens: string[];
  tiles: { I: string[]; II: string[] };
  players: PlayerView[];
  waiting: number[];
  /** Followers drawn in the bathhouse, and coins still owed under torture. */
  drawn?: string[];
  missing?: number;
}

export const viewOf = (state: TableState) => state.view as unknown as OrleansView;

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
