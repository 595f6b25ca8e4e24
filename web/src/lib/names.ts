import type { TableState } from './wire';
import type { StandingInfo, TableInfo } from './wire.gen';
import { t } from './words.svelte';

interface Sitter {
  name: string;
  bot: string | null;
  /** A person sits here, with or without a name, also while a bot plays for them. */
  taken: boolean;
  you: boolean;
}

const isPerson = ({ taken, you }: Sitter) => taken || you;

/** What a seat is called; people without a name and bots get one. */
export function seatName(seats: Sitter[], seat: number, open: boolean): string {
  const info = seats[seat];
  if (!info) return '';
  if (info.name) return info.name;
  const isBot = (sitter: Sitter) => sitter.bot !== null && !sitter.name && !isPerson(sitter);
  if (isBot(info)) {
    const bots = seats.flatMap((sitter, i) => (isBot(sitter) ? [i] : []));
    return t('web-bot-name', { number: bots.indexOf(seat) + 1, many: bots.length });
  }
  if (info.you) return t('web-you');
  if (open && !info.taken) return t('web-open-seat');
  return t('web-guest', { number: seat + 1 });
}

/** Whom the table waits for besides this seat, in one sentence; empty if nobody. */
export function waitingFor(table: TableInfo, seats: number[], me: number): string {
  const others = seats.filter((seat) => seat !== me);
  const free = others.filter((seat) => isFree(table, seat)).length;
  const names = others.filter((seat) => !isFree(table, seat)).map((seat) => nameAt(table, seat));
  if (free > 0) names.push(t('web-open-seats', { count: free }));
  if (names.length === 0) return '';
  const besides = others.length < seats.length;
  return t(besides ? 'web-waiting-besides' : 'web-waiting-for', { names: names.join(', ') });
}

const isFree = (table: TableInfo, seat: number) => {
  const info = table.seats[seat];
  return table.status === 'open' && info !== undefined && !info.bot && !info.taken;
};

export const nameAt = (table: TableInfo, seat: number) =>
  seatName(table.seats, seat, table.status === 'open');

/** What a party without a seat is called, such as an automaton. */
export const partyName = (game: string, party: string) =>
  t(`${game}-party-${party}`, undefined, party);

/** The parties without a seat, with their points. */
export const partiesOf = ({ frame }: TableState): (StandingInfo & { party: string })[] =>
  frame.standing.flatMap((one) => (one.party ? [{ ...one, party: one.party }] : []));

/** What the owner of a score sheet or standing is called: a seat or a party. */
export const ownerName = (table: TableInfo, { seat, party }: { seat: number; party?: string }) =>
  party ? partyName(table.game, party) : nameAt(table, seat);
