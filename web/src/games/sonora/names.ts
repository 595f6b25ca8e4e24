/** Names, sentences and pictures of this game. */
import { nameIn, t } from '../../lib/words.svelte';

export const GAME = 'sonora';

export const name = (kind: string, id: string, form?: string) => nameIn(GAME, kind, id, form);

/** A sentence of the screen. */
export const ui = (id: string, args?: Record<string, string | number>) =>
  t(`${GAME}-ui-${id}`, args);

const CACTI = new Set(['blue', 'green', 'yellow']);

/** The picture of a symbol: a cactus, a bonus, an animal or a zone. */
export const iconOf = (symbol: string) => (CACTI.has(symbol) ? `so-c-${symbol}` : `so-${symbol}`);
export const symbolName = (symbol: string) =>
  CACTI.has(symbol) ? name('cactus', symbol) : name('bonus', symbol);

export const split = (element: string): [string, string] => {
  const at = element.indexOf(':');
  return at < 0 ? [element, ''] : [element.slice(0, at), element.slice(at + 1)];
};
