import { describe, expect, it } from 'vitest';
import { reduce, type PatchMessage, type TableState, type ViewMessage } from '../src/lib/wire';
import planning from '../dev/fixtures/planning.json';

const view = planning as unknown as ViewMessage;
const start = reduce(null, view)!;
const patch = (change: Partial<PatchMessage>): PatchMessage => ({
  t: 'patch', seq: 42, set: {}, del: [], options: [], refusals: [], undo: 0, events: [], log: [], scores: null, ...change,
});
const at = (state: TableState, path: string) =>
  path.split('/').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], state.view);

describe('reduce', () => {
  it('shows a view as it comes', () => {
    expect(start.seq).toBe(41);
    expect(start.options).toHaveLength(view.options.length);
  });

  it('sets and deletes by path without touching the old state', () => {
    const next = reduce(start, patch({ set: { 'players/0/coins': 10, 'players/0/places/castle/2': 'trader' }, del: ['players/0/market/trader'] }))!;
    expect(at(next, 'players/0/coins')).toBe(10);
    expect(at(next, 'players/0/places/castle')).toEqual(['farmer', 'tech', 'trader']);
    expect(at(next, 'players/0/market')).not.toHaveProperty('trader');
    expect(at(start, 'players/0/coins')).toBe(9);
    expect(at(start, 'players/0/market')).toHaveProperty('trader');
    expect(at(next, 'players/1')).toBe(at(start, 'players/1'));
  });

  it('makes missing parents', () => {
    const next = reduce(start, patch({ set: { 'stations/nevers': [2] } }))!;
    expect(at(next, 'stations/nevers')).toEqual([2]);
  });

  it('adds log lines, and forgets those that an undo took back', () => {
    const line = { seq: 42, round: 9, seat: 0, code: 'passed', args: {} };
    const next = reduce(start, patch({ log: [line] }))!;
    expect(next.log.at(-1)).toEqual(line);
    const back = reduce(next, patch({ seq: 41 }))!;
    expect(back.log.some((l) => l.seq === 42)).toBe(false);
  });

  it('keeps chat and presence', () => {
    const said = reduce(start, { t: 'say', seat: 1, name: 'Boris', text: 'hi', at: '' })!;
    expect(said.chat).toHaveLength(1);
    const table = { ...start.table, seats: start.table.seats.map((s) => ({ ...s, online: false })) };
    expect(reduce(said, { t: 'table', ...table })!.table.seats.every((s) => !s.online)).toBe(true);
    expect(reduce(null, patch({}))).toBeNull();
    expect(reduce(start, { t: 'pong' })).toBe(start);
  });
});
