/** What happened since the reader's last decision, as moves that can be looked at again. */
import type { TableState, Told } from '../lib/wire';
import type { Game } from './defaults';
import { entries, told, type Entry } from './story';

/** What one seat did with one line of the log, or what befell everybody then. */
export interface Move {
  key: string;
  seq: number;
  seat: number;
  /** All of its events, also those the log leaves out. */
  events: Told[];
  entries: Entry[];
}

interface Part {
  seat: number;
  /** The reader's own doing, and not what came of it. */
  own: boolean;
  events: Told[];
}

/** So many moves are kept for somebody who only watches. */
const WATCHED = 8;

/** The lines in stretches of one seat each. What a line brings about follows its own stretch. */
function parts(game: Game, lines: Told[], reader: number): Part[] {
  const list: Part[] = [];
  let seq = -1;
  let first = false;
  for (const line of lines) {
    const last = list.at(-1);
    if (line.seq !== seq) {
      seq = line.seq;
      first = true;
      list.push({ seat: line.seat, own: line.seat === reader && reader >= 0, events: [line] });
    } else if (line.seat === last!.seat || game.story.quiet(line.code)) {
      last!.events.push(line);
    } else {
      if (first && last!.events.every((event) => game.story.quiet(event.code)) && !last!.own) {
        // The line begins with moves of single pieces: they belong to what is told.
        last!.seat = line.seat;
        last!.events.push(line);
      } else list.push({ seat: line.seat, own: false, events: [line] });
      first = false;
    }
  }
  return list;
}

const isLoud = (game: Game) => (line: Told) => !game.story.quiet(line.code);

/** What happened between the reader's last two stretches of decisions. */
export function movesSince(game: Game, state: TableState): Move[] {
  const list = parts(game, state.log, state.seat);
  let end = list.length;
  while (end > 0 && list[end - 1]!.own) end--;
  let start = end;
  while (start > 0 && !list[start - 1]!.own) start--;
  if (state.seat < 0) start = Math.max(start, end - WATCHED);
  return movesOf(game, state, list.slice(start, end));
}

function movesOf(game: Game, state: TableState, list: Part[]): Move[] {
  return list.flatMap(({ seat, events }, i) => {
    const loud = told(game, events);
    if (loud.length === 0) return [];
    const seq = events[0]!.seq;
    return [{ key: `${seq}-${i}`, seq, seat, events, entries: entries(game, state, loud) }];
  });
}

/**
 * What came of a choice, told in words, without the choice itself.
 * With `theirs` also what somebody else chose.
 */
export function consequences(
  game: Game,
  state: TableState,
  events: Told[],
  theirs: boolean,
): Entry[] {
  const list = parts(game, events, state.seat);
  const from = theirs && !list[0]?.own ? 0 : 1;
  return movesOf(game, state, list.slice(from)).flatMap((move) => move.entries);
}

/** Whether somebody else did something that is told. */
export const othersMoved = (game: Game, events: Told[], reader: number) =>
  events.some((line) => isLoud(game)(line) && line.seat !== reader);
