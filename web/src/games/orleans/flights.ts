/** Which pieces fly: events say from where and to where, this says what is seen on the way. */
import type { EventInfo } from '../../lib/wire.gen';
import type { Animate } from '../types';
import { plainToken } from './view';

/** The picture of a follower, whoever owns it, or of a tech. */
export const tokenIcon = (token: string) => (token === 'tech' ? 'tech' : `t-${plainToken(token)}`);

/** What an event moves that names no follower and no good. The merchant walks by himself. */
const PIECES: Record<string, string> = {
  coins: 'coin',
  pays: 'coin',
  citizen: 'citizen',
  tech: 'tech',
  lays_tech: 'tech',
  loses_tech: 'tech',
  tile: 'tile1',
  excludes: 'tile1',
  builds: 'station',
  first_player: 'first',
};

/** What is given up under torture, if it is neither a follower nor a good. */
const GIVEN: Record<string, string> = {
  station: 'station',
  stock: 'station',
  tile: 'tile1',
  tech: 'tech',
  laid_tech: 'tech',
};

/** The icon of the piece that an event moves; null if none is to be seen. */
export function pieceOf({ code, seat, args }: EventInfo): string | null {
  const follower = args['token'] ?? args['follower'];
  if (typeof follower === 'string') return tokenIcon(follower);
  if (typeof args['good'] === 'string') return args['good'];
  if (code === 'hourglass') return `e-${args['event']}`;
  if (code === 'advances' || code === 'develops' || args['what'] === 'development')
    return `s${seat}`;
  return (code === 'gives' ? GIVEN[args['what'] ?? ''] : PIECES[code]) ?? null;
}

/** One's own plan is on the screen already when all plans are shown. */
export const animate: Animate = (event, before) =>
  event.code === 'shows' && event.seat === before.seat ? Promise.resolve() : null;
