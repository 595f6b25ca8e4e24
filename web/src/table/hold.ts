/** What holds the screen until it has been seen: events, and the ends of rounds. */
import { isAsked, pointsOf, type TableState, type Told } from '../lib/wire';
import type { Rich } from '../lib/words.svelte';
import type { Game } from './defaults';
import { entries, told, type Entry } from './story';
import { consequences } from './strip';

/** What one occasion did. */
export interface Part {
  /** What the occasion is, with the sign before it; null if the card says it, or it came before. */
  head: { sign: string; words: Rich[] } | null;
  /** What it has in store for the reader. */
  ahead: string[];
  /** What the reader gained, or lost if negative, by kind of holding. */
  brought: [kind: string, change: number][];
  /** What it did to the reader. */
  mine: Entry[];
  /** What it did to everybody else, and to nobody. */
  rest: Entry[];
}

export interface Card {
  /** The round that begins; 0 if none does. */
  round: number;
  parts: Part[];
  /**
   * The reader's points before and after, the same if the reader chose something meanwhile; null
   * where they are hidden.
   */
  points: [number, number] | null;
}

/** Gathers what occasions did until the reader is asked, or a round begins. */
export class Occasions {
  private parts: Part[] = [];
  private start: TableState | null = null;
  /** The reader chose something meanwhile, which may have brought points too. */
  private chose = false;

  forget() {
    this.parts = [];
    this.start = null;
    this.chose = false;
  }

  /**
   * Takes in what happened between two positions.
   * Returns the card that is to be seen now; null while there is none.
   */
  met(game: Game, before: TableState, after: TableState, events: Told[]): Card | null {
    if (after.seat < 0 || after.scores) {
      this.forget();
      return null;
    }
    const first = events.findIndex((event) => event.occasion);
    if (first < 0 && !this.start) return null;
    const goesOn = this.start !== null;
    this.start ??= before;
    this.chose ||= events[0]?.seat === after.seat;
    // What somebody chose is no part of the occasion that came of it.
    const lead = first < 0 ? events : events.slice(0, first);
    this.add(after.seat, null, [], [], consequences(game, after, lead, goesOn));
    for (const group of first < 0 ? [] : split(events.slice(first))) {
      const [occasion, ...rest] = group as [Told, ...Told[]];
      // The card itself says which round begins.
      const [head] = isRoundAlone(occasion) ? [] : entries(game, after, told(game, [occasion]));
      this.add(
        after.seat,
        head ? { sign: head.sign, words: head.parts } : null,
        game.story.ahead(occasion, after),
        Object.entries(occasion.brought ?? {}),
        entries(game, after, told(game, rest)),
      );
    }
    const round = after.frame.round !== this.start.frame.round ? after.frame.round : 0;
    return isAsked(after) || round ? this.card(after, round) : null;
  }

  private add(
    seat: number,
    head: Part['head'],
    ahead: string[],
    brought: Part['brought'],
    list: Entry[],
  ) {
    if (!head && brought.length === 0 && list.length === 0) return;
    const mine = list.filter((entry) => entry.seat === seat);
    const rest = list.filter((entry) => entry.seat !== seat);
    this.parts.push({ head, ahead, brought, mine, rest });
  }

  private card(after: TableState, round: number): Card | null {
    const { parts, start, chose } = this;
    this.forget();
    if (!start || parts.length === 0) return null;
    const to = pointsOf(after, after.seat);
    const from = chose ? to : pointsOf(start, after.seat);
    return { round, parts, points: from === null || to === null ? null : [from, to] };
  }
}

const isRoundAlone = ({ args }: Told) => Object.keys(args).join() === 'round';

/** The events in groups that begin with an occasion each. */
function split(events: Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const event of events) {
    if (event.occasion) groups.push([event]);
    else groups.at(-1)!.push(event);
  }
  return groups;
}
