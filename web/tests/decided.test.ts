import { describe, expect, it } from 'vitest';
import type { ScoreColumn } from '../src/games/types';
import type { SheetInfo } from '../src/lib/wire.gen';
import { decided, number, signed } from '../src/table/decided';

const parts = (amounts: Record<string, number>): ScoreColumn[] =>
  Object.entries(amounts).map(([id, amount]) => ({ id, name: id, icon: id, amount, detail: [] }));
const sheet = (seat: number, total: number, rank: number): SheetInfo => ({
  seat,
  total,
  rank,
  lines: [],
  tiebreak: [],
});
const rounds = (...scores: number[][]) =>
  scores.map((s, i) => ({ round: i + 1, seq: 10 * i, scores: s }));

const columns = new Map([
  [0, parts({ coins: 5, goods: 3 })],
  [1, parts({ coins: 10, goods: 20 })],
  [2, parts({ coins: 15, goods: 10 })],
]);
const sheets = [sheet(1, 30, 1), sheet(2, 25, 2), sheet(0, 8, 3)];

describe('what decided the game', () => {
  it('names the round in which the winner took the lead for good', () => {
    const found = decided(
      sheets,
      columns,
      rounds([0, 0, 0], [2, 9, 4], [3, 9, 11], [5, 22, 14]),
      1,
    );
    expect(found[0]).toEqual({ kind: 'lead', seat: 1, round: 3, seq: 20 });
  });

  it('says so when somebody else was ahead until the last round', () => {
    const found = decided(sheets, columns, rounds([0, 0, 0], [2, 9, 4], [5, 18, 20]), 1);
    expect(found[0]).toEqual({ kind: 'finish', seat: 1, other: 2, round: 3, seq: 20 });
  });

  it('compares the parts of the first two, and finds the best round', () => {
    const [, more, less, jump, ...rest] = decided(
      sheets,
      columns,
      rounds([0, 0, 0], [2, 4, 4], [3, 21, 9], [5, 25, 14]),
      1,
    );
    expect(more).toMatchObject({
      kind: 'part',
      column: { id: 'goods' },
      mine: 20,
      theirs: 10,
      other: 2,
    });
    expect(less).toMatchObject({
      kind: 'part',
      column: { id: 'coins' },
      mine: 10,
      theirs: 15,
      other: 2,
    });
    expect(jump).toEqual({ kind: 'jump', seat: 1, round: 2, seq: 10, by: 17 });
    expect(rest).toEqual([]);
  });

  it('tells a player further down what was missing', () => {
    const found = decided(sheets, columns, [], 0);
    expect(found.at(-1)).toMatchObject({
      kind: 'missing',
      column: { id: 'goods' },
      mine: 3,
      theirs: 20,
      other: 1,
    });
  });

  it('has nothing to say when the victory is shared', () => {
    expect(decided([sheet(1, 30, 1), sheet(2, 30, 1)], columns, [], 1)).toEqual([]);
  });

  it('does not claim a lead that a tie-break gave', () => {
    const tied = [sheet(1, 30, 1), sheet(2, 30, 2)];
    const found = decided(tied, columns, rounds([0, 0, 0], [0, 20, 20]), 1);
    expect(found.map((r) => r.kind)).not.toContain('lead');
    expect(found.map((r) => r.kind)).not.toContain('finish');
  });
});

it('writes numbers with a minus sign, not a hyphen', () => {
  expect([number(-15), signed(-15), signed(3), signed(0)]).toEqual(['−15', '−15', '+3', '0']);
});
