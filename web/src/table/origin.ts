import type { TableInfo } from '../lib/wire.gen';
import { t } from '../lib/words.svelte';

/** The game that a table goes on from: where it is, and what to call it; null if none. */
export function originOf({ origin }: TableInfo): { href: string; title: string } | null {
  if (!origin) return null;
  return {
    href: `/t/${origin.table}?step=${origin.seq}&seat=${origin.seat}`,
    title: t('web-what-if-from', { step: origin.seq }),
  };
}
