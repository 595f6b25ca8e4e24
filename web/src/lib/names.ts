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

/** Whom the table waits for besides this seat, in one sentence; empty if nobody. */
export function waitingFor(table: TableInfo, seats: number[], me: number): string {
  const others = seats.filter((seat) => seat !== me);
  const free = others.filter((seat) => isFree(table, seat)).length;
  const names = others.filter((seat) => !isFree(table, seat)).map((seat) => nameAt(table, seat));
  if (free > 0) names.push(t('web-open-seats', { count: free }));
  return names.length > 0 ? t('web-waiting-for', { names: names.join(', ') }) : '';
}

const isFree = (table: TableInfo, seat: number) => {
  const info = table.seats[seat];
  return table.status === 'open' && info !== undefined && !info.name && !info.bot && !info.you && !info.online;
};

export const nameAt = (table: TableInfo, seat: number) => seatName(table.seats, seat, table.status === 'open');
