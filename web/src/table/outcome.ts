/** What an option would do, in a few words. */
import type { OutcomeInfo } from '../lib/wire.gen';
import { gameText, t } from '../lib/words.svelte';
import { signed } from './decided';

/** A gain, or a loss if negative, of a kind of holding. */
export const changed = (game: string, kind: string, change: number) =>
  `${signed(change)} ${gameText(game, `holding-${kind}`, { count: Math.abs(change) }, kind)}`;

/** Gains, payments and points of a seat; nothing if chance has a say, or nothing changes. */
export function told(game: string, outcome: OutcomeInfo, seat: number): string[] {
  if (!outcome.certain) return [];
  const points = outcome.scores
    .filter((one) => one.seat === seat)
    .reduce((sum, { change }) => sum + change, 0);
  return [
    ...Object.entries(outcome.holdings).map(([kind, change]) => changed(game, kind, change)),
    ...(points ? [t('web-would-points', { change: signed(points), count: Math.abs(points) })] : []),
  ];
}
