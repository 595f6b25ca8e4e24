/** What decided a game: from the score sheets and the course of the scores. */
import type { ScoreColumn } from '../games/types';
import type { RoundStanding, SheetInfo } from '../lib/wire.gen';

/** The points of all seats and parties at the start of a round; null where they are hidden. */
export interface RoundScores {
  round: number;
  seq: number;
  scores: (number | null)[];
}

export const courseOf = (rounds: RoundStanding[]): RoundScores[] =>
  rounds.map(({ round, seq, standing }) => {
    const scores: (number | null)[] = [];
    for (const { seat, points } of standing) scores[seat] = points;
    return { round, seq, scores };
  });

export type Reason =
  /** From this round on nobody was level with the winner any more. */
  | { kind: 'lead'; seat: number; round: number; seq: number }
  /** Somebody else was ahead, or level, until the last round. */
  | { kind: 'finish'; seat: number; other: number; round: number; seq: number }
  /** The part of the score in which the winner is furthest ahead of the next, or furthest behind. */
  | { kind: 'part'; column: ScoreColumn; seat: number; other: number; mine: number; theirs: number }
  /** The best single round of the winner. */
  | { kind: 'jump'; seat: number; by: number; round: number; seq: number }
  /** What kept the player who asks furthest from the winner. */
  | { kind: 'missing'; column: ScoreColumn; mine: number; theirs: number; other: number };

interface Gap {
  column: ScoreColumn;
  mine: number;
  theirs: number;
}

function gaps(one: ScoreColumn[], two: ScoreColumn[]): Gap[] {
  const there = new Map(two.map((column) => [column.id, column.amount]));
  return one
    .map((column) => ({ column, mine: column.amount, theirs: there.get(column.id) ?? 0 }))
    .sort((a, b) => b.mine - b.theirs - (a.mine - a.theirs));
}

export function decided(
  sheets: SheetInfo[],
  columns: Map<number, ScoreColumn[]>,
  rounds: RoundScores[],
  asker: number,
): Reason[] {
  const winner = sheets[0];
  const next = sheets.find((s) => s.rank !== winner?.rank);
  if (!winner || !next || sheets.filter((s) => s.rank === winner.rank).length > 1) return [];
  const seat = winner.seat;
  const of = (who: number) => columns.get(who) ?? [];
  const reasons: Reason[] = [];

  const course = [
    ...rounds.map((r) => r.scores.map((n) => n ?? 0)),
    sheets.reduce<number[]>((all, s) => ((all[s.seat] = s.total), all), []),
  ];
  const known =
    rounds.length > 1 &&
    rounds.every((r) => r.scores.length > seat && r.scores.every((n) => n !== null));
  const ahead = (scores: number[]) => scores.every((n, i) => i === seat || (scores[seat] ?? 0) > n);
  if (known) {
    let since = course.length - 1;
    while (since > 0 && ahead(course[since - 1]!)) since--;
    const last = rounds.at(-1)!;
    if (!ahead(course.at(-1)!)) since = -1; // a tie, which something else has broken
    if (since === course.length - 1) {
      const before = course.at(-2)!.map((n, i) => (i === seat ? -Infinity : n));
      const other = before.indexOf(Math.max(...before));
      reasons.push({ kind: 'finish', seat, other, round: last.round, seq: last.seq });
    } else if (since > 0) {
      const { round, seq } = rounds[since - 1]!;
      reasons.push({ kind: 'lead', seat, round, seq });
    }
  }

  const parts = gaps(of(seat), of(next.seat));
  const most = parts[0];
  const least = parts.at(-1);
  if (most && most.mine > most.theirs)
    reasons.push({ kind: 'part', seat, other: next.seat, ...most });
  if (least && least.mine < least.theirs)
    reasons.push({ kind: 'part', seat, other: next.seat, ...least });

  if (known) {
    const steps = rounds.map(({ round, seq }, i) => ({
      round,
      seq,
      by: (course[i + 1]![seat] ?? 0) - Math.max(0, course[i]![seat] ?? 0),
    }));
    const best = steps.reduce((a, b) => (b.by > a.by ? b : a));
    if (best.by > 0) reasons.push({ kind: 'jump', seat, ...best });
  }

  if (asker >= 0 && asker !== seat && asker !== next.seat) {
    const gap = gaps(of(asker), of(seat)).at(-1);
    if (gap && gap.mine < gap.theirs) reasons.push({ kind: 'missing', other: seat, ...gap });
  }
  return reasons;
}

/** A number with a real minus sign. */
export const number = (n: number) => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number) => (n > 0 ? `+${n}` : number(n));
