/** The boxes of the games: every folder here with a `box.ts` says how its box looks. */
import type { BoxArt } from './types';

const found = import.meta.glob<BoxArt>('./*/box.ts', { import: 'default', eager: true });

/** A box that nobody has drawn yet. */
const PLAIN: BoxArt = { cover: '', spine: '#4a3a28', ink: '#fff6e0', size: { en: 28, ru: 28 } };

export const boxOf = (game: string): BoxArt => found[`./${game}/box.ts`] ?? PLAIN;
