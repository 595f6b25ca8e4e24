import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Questions, type Asking } from '../src/lib/questions.svelte';
import type { OutcomeInfo } from '../src/lib/wire.gen';
import { refusal } from './toy/table';

const outcome: OutcomeInfo = {
  certain: true,
  ends_turn: false,
  events: [],
  scores: [],
  holdings: {},
  reach: [],
};
type Wish = Parameters<Asking>[0];

let asked: Wish[];
let questions: Questions;

/** Lets the time between two questions pass. */
const later = () => vi.advanceTimersByTime(1000);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  questions = new Questions((wish) => asked.push(wish));
});
afterEach(() => vi.useRealTimers());

describe('a question', () => {
  it('is sent once, and its answer is kept', () => {
    questions.askWhyNot(['hand:sun', 'cell:1']);
    questions.askWhyNot(['hand:sun', 'cell:1']);
    expect(asked).toEqual([{ t: 'why', path: ['hand:sun', 'cell:1'] }]);
    expect(questions.whyNot(['hand:sun', 'cell:1'])).toBeUndefined();
    const because = { t: 'because', answers: 1, refusal: refusal('put sun 1') } as const;
    expect(questions.heard(because)).toBe(true);
    expect(questions.whyNot(['hand:sun', 'cell:1'])?.code).toBe('taken');
    later();
    questions.askWhyNot(['hand:sun', 'cell:1']);
    expect(asked).toHaveLength(1);
  });

  it('may be answered with nothing, which is an answer too', () => {
    questions.askWhy('put sun 1');
    questions.heard({ t: 'because', answers: 1, refusal: null });
    expect(questions.why('put sun 1')).toBeNull();
  });

  it('tells an option from elements of the same name', () => {
    questions.askWhy('coins');
    questions.heard({ t: 'because', answers: 1, refusal: refusal('coins') });
    expect(questions.whyNot(['coins'])).toBeUndefined();
  });

  it('waits for the answer to the one before; the newest goes first', () => {
    for (const option of ['a', 'b', 'c']) questions.askWhat(option);
    later();
    expect(asked.map((w) => w.option)).toEqual(['a']);
    questions.heard({ t: 'would', answers: 1, outcome, refusal: null });
    later();
    expect(asked.map((w) => w.option)).toEqual(['a', 'c']);
    questions.heard({ t: 'would', answers: 2, outcome, refusal: null });
    later();
    expect(asked.map((w) => w.option)).toEqual(['a', 'c', 'b']);
    expect(questions.what('a')).toEqual(outcome);
  });

  it('of one kind does not wait for the other kind', () => {
    questions.askWhat('a');
    questions.askWhy('b');
    expect(asked).toHaveLength(2);
  });

  it('can be withdrawn while it waits', () => {
    questions.askWhy('a');
    const drop = questions.askWhy('b');
    drop();
    questions.heard({ t: 'because', answers: 1, refusal: null });
    later();
    expect(asked).toHaveLength(1);
  });

  it('is void when the position changes, and a late answer to it too', () => {
    questions.askWhy('a');
    questions.askWhy('b');
    questions.forget();
    later();
    expect(questions.heard({ t: 'because', answers: 1, refusal: refusal('a') })).toBe(true);
    expect(questions.why('a')).toBeUndefined();
    expect(asked).toHaveLength(1);
    questions.askWhy('a');
    expect(asked).toHaveLength(2);
  });

  it("that came too late is nobody's trouble, and can be asked again", () => {
    questions.askWhy('a');
    const err = { t: 'err', code: 'stale', refusal: null } as const;
    expect(questions.heard({ ...err, answers: 7 })).toBe(false);
    expect(questions.heard({ ...err, answers: 1 })).toBe(true);
    later();
    questions.askWhy('a');
    expect(asked).toHaveLength(2);
    expect(questions.heard({ ...err, code: 'too_fast', answers: null })).toBe(false);
    later();
    questions.askWhy('a');
    expect(asked).toHaveLength(3);
  });

  it('that cannot be sent is forgotten', () => {
    const offline = new Questions(() => null);
    offline.askWhy('a');
    expect(offline.why('a')).toBeUndefined();
  });
});
