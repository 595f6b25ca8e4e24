/** What the event of the round would do to its reader as things stand, in a few words. */
import type { TableState } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import { viewOf, type PlayerView } from './view';

const sign = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** Gains and losses that the server foresees; empty if there are none, or for somebody else. */
export function forecastOf(player: PlayerView | undefined): string {
  if (!player?.forecast) return '';
  const parts = Object.entries(player.forecast).map(([kind, change]) =>
    t(`orleans-ui-forecast-${kind}`, { change: sign(change), count: Math.abs(change) }),
  );
  if (parts.length > 0 && player.shielded) parts.push(t('orleans-ui-forecast-shield'));
  return parts.join(', ');
}

/** What the event of the round does, and what that would be for the reader; nothing without one. */
export function eventAhead(state: TableState): string[] {
  const { event, players } = viewOf(state);
  if (!event) return [];
  const does = t(`orleans-ui-event-short-${event}`);
  const me = players[state.seat];
  if (!me) return [does];
  const coming = forecastOf(me);
  return [
    does,
    coming ? t('orleans-ui-forecast', { list: coming }) : t('orleans-ui-forecast-nothing'),
  ];
}
