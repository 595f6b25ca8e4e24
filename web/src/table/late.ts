import type { TableState } from '../lib/wire';

const MINUTE = 60_000;

/** Somebody for whom the others wait: since how long, and how long until a bot may play. */
export interface Late {
  seat: number;
  waited: number;
  left: number;
  due: boolean;
}

/**
 * Who has kept the reader waiting longest, from half of the agreed time on; null if nobody has.
 * `now` is the time of the server.
 */
export function lateSeat({ table, seat }: TableState, now: number): Late | null {
  const patience = table.patience * MINUTE;
  const me = seat >= 0 ? table.seats[seat] : undefined;
  if (table.status !== 'running' || !patience || !me || me.bot || me.time.since) return null;
  let found: Late | null = null;
  table.seats.forEach(({ time }, other) => {
    if (other === seat || !time.since) return;
    const waited = now - Date.parse(time.since);
    if (waited >= patience / 2 && waited > (found?.waited ?? 0))
      found = { seat: other, waited, left: patience - waited, due: waited >= patience };
  });
  return found;
}
