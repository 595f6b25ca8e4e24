/** The log in words: what happened, as the seat that reads it would be told. */
import { nameAt } from '../lib/names';
import type { TableState, Told } from '../lib/wire';
import { gameRich, t, type Rich } from '../lib/words.svelte';
import type { Game } from './defaults';

export interface Entry {
  key: string;
  seat: number;
  sign: string;
  /** Whether it belongs to the entry before it. */
  follows: boolean;
  parts: Rich[];
}

function sentence(game: Game, state: TableState, line: Told): Rich[] {
  const mine = line.seat >= 0 && line.seat === state.seat;
  return gameRich(game.id, `event-${line.code}`, {
    ...line.args,
    player: mine ? t('you', undefined, t('web-you-small')) : nameAt(state.table, line.seat),
    you: mine ? 'yes' : 'no',
  });
}

/** The lines that are told at all, in the game's own way. */
export function told(game: Game, lines: Told[]): Told[] {
  const loud = lines.filter((line) => !game.story.quiet(line.code));
  return game.story.retell(loud);
}

/** Several equal sentences in a row become one that lists its pieces. */
export function entries(game: Game, state: TableState, lines: Told[]): Entry[] {
  const list: (Entry & { line: Told })[] = [];
  for (const line of lines) {
    const parts = sentence(game, state, line);
    const last = list.at(-1);
    const piece = parts.find((p) => typeof p !== 'string');
    if (
      last &&
      piece &&
      last.line.code === line.code &&
      last.line.seat === line.seat &&
      last.line.seq === line.seq
    ) {
      const at = last.parts.findLastIndex((p) => typeof p !== 'string');
      last.parts = [...last.parts.slice(0, at + 1), ', ', piece, ...last.parts.slice(at + 1)];
      continue;
    }
    const follows =
      last !== undefined && last.line.seq === line.seq && last.line.seat === line.seat;
    list.push({
      key: `${line.seq}-${list.length}`,
      seat: line.seat,
      sign: game.story.sign(line.code) ?? 'clock',
      follows,
      parts,
      line,
    });
  }
  return list;
}

/** An entry without the name of its seat at the beginning, where its mark stands beside it. */
export function shortened(entry: Entry, name: string): string {
  const text = plain(entry);
  return name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}

/** An entry as plain text. */
export const plain = (entry: Entry) =>
  entry.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
