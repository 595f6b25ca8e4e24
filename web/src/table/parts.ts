/** The parts of a value, by which hints and reviews tell their reasons. */
import { settings } from '../lib/settings.svelte';
import { has, t } from '../lib/words.svelte';

/** How much of a part is worth telling. */
const LEAST = 0.1;
/** How many parts a reason has. */
const TOLD = 4;

/** The name of a part: the game's own, a line of its score sheet, or one that every game has. */
export function partName(game: string, part: string): string {
  const own = `${game}-part-${part}`;
  const line = `${game}-score-${part}`;
  return t(has(own) ? own : has(line) ? line : `web-part-${part}`, undefined, part);
}

/** Points as they are written: signed, with one digit after the comma. */
export const points = (value: number) =>
  new Intl.NumberFormat(settings.lang, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(value)
    .replace('-', '−');

export interface Part {
  name: string;
  value: number;
}

/** The largest parts, the largest first; with `sign` -1 as seen from the other side. */
export function reasons(game: string, parts: Record<string, number>, sign: 1 | -1 = 1): Part[] {
  return Object.entries(parts)
    .map(([part, value]) => ({ name: partName(game, part), value: value * sign }))
    .filter(({ value }) => Math.abs(value) >= LEAST)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, TOLD);
}
