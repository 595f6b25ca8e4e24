import { gameText, t } from './words.svelte';
import type { Args, Refusal } from './wire';

/** The names and numbers that the path of a refused action speaks of. */
export function argsOf(refusal: Pick<Refusal, 'text' | 'path' | 'numbers'>): Args {
  const args: Args = { verb: refusal.text.split(' ')[0] ?? '' };
  for (const element of refusal.path) {
    const at = element.indexOf(':');
    const kind = element.slice(0, at);
    const id = element.slice(at + 1);
    if (kind === 'market' || kind === 'follower') args['follower'] = id;
    else if (kind === 'slot') {
      const [place = '', number = ''] = id.split('/');
      args['place'] = place;
      args['building'] = place;
      args['number'] = Number(number);
    } else if (kind === 'card') args['worker'] = id;
    else if (kind === 'store') args[args['verb'] === 'swap' ? 'given' : 'resource'] = id;
    else if (kind === 'area' || kind === 'supply') args['resource'] = id;
    else if (kind === 'square' || kind === 'turn') {
      // where a tile would lie is seen, not said
    } else if (kind === 'place' || kind === 'tile') args['place'] = id;
    else if (kind === 'coins') args['coins'] = Number(id);
    else if (kind === 'bag') args['number'] = Number(id);
    else if (kind === 'track') args['track'] = id;
    else args[kind] = id;
  }
  return { ...args, ...refusal.numbers };
}

export function refusalText(game: string, refusal: Refusal, fallback: string): string {
  const shared = t(`refuse-${refusal.code}`, undefined, fallback);
  return gameText(game, `refuse-${refusal.code}`, argsOf(refusal), shared);
}
