/** Which pieces fly: events say from where and to where, this says what is seen on the way. */
import type { EventInfo } from '../../lib/wire.gen';
import type { Animate, Piece } from '../types';
import { cardIcon } from './facts';

const PIECES: Record<string, string> = {
  jar: 'mo-ink',
  takes_book: 'mo-book',
  lays: 'mo-book',
  shows_book: 'mo-book',
  first: 'first',
  takes_pile: 'mo-back',
  coin: 'mo-pound',
};
/** What moves along with the mark of its seat. */
const MARKS = new Set(['moves', 'diamonds', 'marks', 'marker_home']);

/** The icon of the piece that an event moves; null if none is to be seen. */
export function pieceOf({ code, seat, args }: EventInfo): Piece | null {
  if (code === 'gets' || code === 'pays')
    return { icon: 'mo-pound', count: Number(args['pounds'] ?? 1) };
  if (code === 'posts' || code === 'returns' || code === 'removes' || code === 'gone')
    return `mo-post-${args['company']}`;
  if (MARKS.has(code)) return `s${Math.max(0, seat)}`;
  if (code === 'plus') return 'mo-tile_plus_one_good';
  const card = args['card'] ?? args['tile'];
  if (typeof card === 'string' && code !== 'keeps') return cardIcon(card);
  return PIECES[code] ?? null;
}

/** One's own planned cards are on the screen already when all are shown. */
export const animate: Animate = (event, before) =>
  event.code === 'shows' && event.seat === before.seat ? Promise.resolve() : null;
