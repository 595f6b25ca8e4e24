import { describe, expect, it } from 'vitest';
import { reduce, type TableState } from '../src/lib/wire';
import type { ActionInfo, Patch } from '../src/lib/wire.gen';
import { offer, option, view } from './toy/table';

const put = option('put 1', 'cell:1');
const pass = option('pass', 'button:pass');
const start = reduce(
  null,
  view([put, pass], {
    view: { players: [{ coins: 9, market: { salt: 1 }, row: ['a', 'b', 'c'] }, { coins: 4 }] },
  }),
)!;
const patched = (change: Partial<Patch>) => reduce(start, { t: 'patch', seq: 2, ...change })!;
const at = (state: TableState, path: string) =>
  path
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], state.view);
const texts = (options: ActionInfo[]) => options.map((o) => o.text);

describe('the fold', () => {
  it('shows a view as it comes', () => {
    expect(start.seq).toBe(1);
    expect(texts(start.options)).toEqual(['put 1', 'pass']);
    expect(start.decision).toBe('Put');
    expect(start.frame.round).toBe(2);
  });

  it('sets and deletes by path without touching the old state', () => {
    const next = patched({
      set: { 'players/0/coins': 10, 'players/0/row/2': 'd' },
      del: ['players/0/market/salt'],
    });
    expect(at(next, 'players/0/coins')).toBe(10);
    expect(at(next, 'players/0/row')).toEqual(['a', 'b', 'd']);
    expect(at(next, 'players/0/market')).toEqual({});
    expect(at(start, 'players/0/coins')).toBe(9);
    expect(at(start, 'players/0/market')).toEqual({ salt: 1 });
    expect(at(next, 'players/1')).toBe(at(start, 'players/1'));
  });

  it('makes missing parents', () => {
    expect(at(patched({ set: { 'stations/north': [2] } }), 'stations/north')).toEqual([2]);
  });

  it('leaves alone what a patch leaves out', () => {
    const next = patched({});
    expect(next).toEqual({ ...start, seq: 2 });
    expect(next.options).toBe(start.options);
  });

  it('keeps of a frame what has not changed, and takes an offer as a whole', () => {
    const frame = { round: 3, waiting: [1] };
    const next = patched({ frame, offer: { decision: '', options: [] } });
    expect(next.frame).toEqual({ ...start.frame, ...frame });
    expect([next.options, next.openings, next.undo, next.decision]).toEqual([[], [], 0, '']);
  });

  it('knows an action by its text once it has been described', () => {
    const more = option('put 2', 'cell:2');
    const first = patched({ offer: { decision: 'Put', options: [more] } });
    expect(first.options).toEqual([more]);
    const again = reduce(first, {
      t: 'patch',
      seq: 3,
      offer: { decision: 'Put', options: ['pass', 'put 2'], undo: 1 },
    })!;
    expect(again.options).toEqual([pass, more]);
    expect(again.undo).toBe(1);
    expect(() => patched({ offer: { decision: 'Put', options: ['fly'] } })).toThrow('fly');
  });

  it('knows an action by its place in the same list of the offer before', () => {
    const both = option('+ put 1 + put 2', 'cell:1', 'cell:2');
    const next = patched({ offer: { decision: 'Put', options: [1, 0], shortcuts: [both] } });
    expect(next.options).toEqual([start.options[1], start.options[0]]);
    const last = reduce(next, {
      t: 'patch',
      seq: 3,
      offer: { decision: 'Put', options: [1], shortcuts: [0] },
    })!;
    expect([last.options, last.shortcuts]).toEqual([[start.options[0]], [both]]);
    expect(() => patched({ offer: { decision: 'Put', options: [9] } })).toThrow('9');
  });

  it('knows actions described before also after a fresh view', () => {
    const fresh = reduce(start, view([pass], { seq: 5 }))!;
    const next = reduce(fresh, {
      t: 'patch',
      seq: 6,
      offer: { ...offer([]), options: ['put 1'] },
    })!;
    expect(next.options).toEqual([put]);
  });

  it('adds events to the log', () => {
    const event = { seat: 0, code: 'puts', args: {} };
    const lines = [{ seq: 2, round: 2, events: [event] }];
    expect(patched({ lines }).log).toEqual([{ seq: 2, round: 2, ...event }]);
    expect(start.log).toEqual([]);
  });

  it('keeps chat and presence', () => {
    const line = { seat: 1, name: 'Boris', text: 'hi', at: '' };
    const said = reduce(start, { t: 'say', line, answers: null })!;
    expect(said.chat).toEqual([line]);
    const table = {
      ...start.table,
      seats: start.table.seats.map((s) => ({ ...s, online: false })),
    };
    expect(reduce(said, { t: 'table', table })!.table.seats.every((s) => !s.online)).toBe(true);
  });

  it('is not changed by answers, nor begun by anything but a view', () => {
    expect(reduce(start, { t: 'pong', answers: 1 })).toBe(start);
    expect(reduce(start, { t: 'because', answers: 1, refusal: null })).toBe(start);
    expect(reduce(null, { t: 'patch', seq: 1 })).toBeNull();
  });
});
