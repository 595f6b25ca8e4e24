import type { TableInfo } from './wire';
import { t } from './words.svelte';

interface Sitter {
  name: string;
  bot: string | null;
  you: boolean;
  online?: boolean;
}

/** What a seat is called; people without a name and bots get one. */
export function seatName(seats: Sitter[], seat: number, open: boolean): string {
  const info = seats[seat];
  if (!info) return '';
  if (info.name) return info.name;
  if (info.bot) {
    const bots = seats.map((s, i) => (s.bot && !s.name ? i : -1)).filter((i) => i >= 0);
    return t('web-bot-name', { number: bots.indexOf(seat) + 1, many: bots.length });
  }
  if (info.you) return t('web-you');
  if (open && !info.online) return t('web-open-seat');
  return t('web-guest', { number: seat + 1 });
}

export const nameAt = (table: TableInfo, seat: number) => seatName(table.seats, seat, table.status === 'open');
