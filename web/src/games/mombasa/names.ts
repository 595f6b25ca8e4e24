import { gameText, nameIn, t } from '../../lib/words.svelte';
import { REWARDS, type Counts } from './facts';
import { GAME, ordered } from './view';

export const name = (kind: string, id: string, form?: string) => nameIn(GAME, kind, id, form);

/** A sentence of the screen, with ids of things turned into names. */
export const say = (id: string, args: Record<string, string | number> = {}) =>
  gameText(GAME, `ui-${id}`, args);

/** Rewards as words: £2, 1 diamond step. */
export const paysText = (pays: Counts) =>
  ordered(pays, REWARDS)
    .map(({ kind, count }) => t(`mombasa-pays-${kind}`, { number: count }))
    .join(', ');

const NEEDS = ['coffee', 'bananas', 'cotton', 'expansion', 'same', 'people'];

/** Requirements of a book as words. */
export const needsText = (needs: Counts) =>
  ordered(needs, NEEDS)
    .map(({ kind, count }) => t(`mombasa-need-${kind}`, { number: count }))
    .join(', ');
