import { beforeEach, expect, test } from 'vitest';
import type { ActionInfo, AdviceInfo } from '../src/lib/wire.gen';
import { HintDesk } from '../src/table/hint.svelte';

const action = (text: string): ActionInfo => ({
  text,
  path: text.split(' '),
  verb: text.split(' ')[0]!,
  args: {},
});
const way = (worth: number, ...texts: string[]): AdviceInfo => ({
  actions: texts.map(action),
  worth,
  parts: {},
});
const told = (...advice: AdviceInfo[]) => ({ t: 'advice' as const, answers: 7, advice });

let asked = 0;
let desk: HintDesk;
beforeEach(() => {
  asked = 0;
  desk = new HintDesk(() => (asked++, 7));
});

test('a hint is asked for once, put away and shown again', () => {
  desk.ask();
  expect(desk.state).toBe('thinking');
  desk.shut();
  expect(desk.heard(told(way(0, 'a x', 'b x'), way(-2, 'c y')))).toBe(true);
  expect(desk.state).toBe('shut');
  expect(desk.marks.size).toBe(0);
  desk.ask();
  expect([desk.state, asked]).toEqual(['told', 1]);
  expect([...desk.marks]).toEqual([
    ['a', [1]],
    ['x', [1, 2]],
    ['b', [2]],
  ]);
  desk.pick(1);
  expect([...desk.marks.keys()]).toEqual(['c', 'y']);
});

test('an answer to another question, and a refusal of another message, are not taken over', () => {
  desk.ask();
  expect(desk.heard({ ...told(way(0, 'a x')), answers: 6 })).toBe(true);
  expect(desk.heard({ t: 'err', code: 'stale', refusal: null, answers: 6 })).toBe(false);
  expect(desk.state).toBe('thinking');
  expect(desk.heard({ t: 'err', code: 'no_advice', refusal: null, answers: 7 })).toBe(true);
  expect([desk.state, desk.code]).toEqual(['refused', 'no_advice']);
  desk.ask();
  expect([desk.state, asked]).toEqual(['thinking', 2]);
});

test('a way that is followed stays with what is left of it, any other is forgotten', () => {
  desk.ask();
  desk.heard(told(way(0, 'a x', 'b y', 'd z'), way(-2, 'c y')));
  desk.moved('a x', [action('b y'), action('c y')]);
  expect(desk.state).toBe('told');
  expect(desk.steps.map(({ text }) => text)).toEqual(['b y', 'd z']);
  expect(desk.ways.length).toBe(1);
  desk.moved('c y', [action('d z')]);
  expect([desk.state, desk.ways.length]).toEqual(['shut', 0]);
});

test('what cannot be sent is said', () => {
  desk = new HintDesk(() => null);
  desk.ask();
  expect([desk.state, desk.code]).toEqual(['refused', 'unavailable']);
});
