import { describe, expect, it } from 'vitest';
import type { Doing } from '../src/lib/choice.svelte';
import { Hand, type Aim } from '../src/table/hand';
import { option } from './toy/table';

const act = (text: string, ...path: string[]): Doing => ({
  kind: 'act',
  option: option(text, ...path),
});
const pick = (element: string): Doing => ({ kind: 'pick', element, picked: [element] });
const drop = (element: string): Doing => ({ kind: 'drop', element, picked: [] });
const aim = (doing: Aim['doing'], more: Partial<Aim> = {}): Aim => ({
  doing,
  path: [],
  options: [],
  open: [],
  time: 0,
  at: { clientX: 5, clientY: 5 },
  box: { left: 0, top: 0, right: 20, bottom: 20 },
  ...more,
});
const at = (detail: number, clientX = 5) => ({ detail, clientX, clientY: 5 });

const water = act('gain water', 'supply:water');
const place = act('place knight', 'market:knight', 'slot:1');
const done = act('done', 'button:done');

/** One click: pressed on `before`, let go on `now`. */
function click(hand: Hand, before: Aim['doing'], now: Doing | null, detail = 1): boolean {
  hand.press(aim(before));
  return hand.means(at(detail), { doing: now });
}

describe('a click', () => {
  it('does what it was made for', () => {
    expect(click(new Hand(), water, water)).toBe(true);
    expect(click(new Hand(), pick('market:knight'), pick('market:knight'))).toBe(true);
  });

  it('is void when the table changed between the press and the click', () => {
    expect(click(new Hand(), water, act('discard water', 'supply:water'))).toBe(false);
    expect(click(new Hand(), null, water)).toBe(false);
    expect(click(new Hand(), undefined, water)).toBe(false);
    expect(click(new Hand(), pick('supply:water'), water)).toBe(false);
  });

  it('counts when the table changed but the element still leads to the same option', () => {
    expect(click(new Hand(), water, act('gain water', 'supply:water'))).toBe(true);
  });

  it('may always ask why not', () => {
    expect(click(new Hand(), water, null)).toBe(true);
  });

  it('is never lost for being quick: only the browser says what a double click is', () => {
    const hand = new Hand();
    expect(click(hand, water, water)).toBe(true);
    expect(click(hand, done, done)).toBe(true);
    expect(click(hand, place, place)).toBe(true);
    expect(click(hand, done, done)).toBe(true);
  });

  it('by a key or a screen reader needs no press', () => {
    const hand = new Hand();
    hand.press(aim(water));
    expect(hand.means(at(0), { doing: done })).toBe(true);
    expect(new Hand().means(at(1), { doing: done })).toBe(true);
  });
});

describe('the second click of a double click', () => {
  it('chooses nothing that the first one brought under the pointer', () => {
    const hand = new Hand();
    click(hand, act('play a', 'card:a'), act('play a', 'card:a'));
    const next = act('play b', 'card:b');
    expect(click(hand, next, next, 2)).toBe(false);
    expect(click(hand, next, next, 3)).toBe(false);
    expect(click(hand, next, next, 1)).toBe(true);
  });

  it('does not take back what the first one did', () => {
    const hand = new Hand();
    click(hand, place, place);
    const back = act('take_back 1', 'slot:1');
    expect(click(hand, back, back, 2)).toBe(false);
    click(hand, pick('market:knight'), pick('market:knight'));
    expect(click(hand, drop('market:knight'), drop('market:knight'), 2)).toBe(false);
  });

  it('does nothing when the first one was for nothing', () => {
    const hand = new Hand();
    click(hand, undefined, null);
    expect(click(hand, water, water, 2)).toBe(false);
  });

  it('is no second click if it was made long after, whatever the browser counts', () => {
    const hand = new Hand();
    click(hand, act('play a', 'card:a'), act('play a', 'card:a'));
    const next = act('play b', 'card:b');
    hand.press(aim(next, { time: 900 }));
    expect(hand.means(at(2), { doing: next })).toBe(false);
    hand.press(aim(next, { time: 2000 }));
    expect(hand.means(at(3), { doing: next })).toBe(true);
  });

  it('is no second click if something else was pressed in between, as a tab of the page', () => {
    const hand = new Hand();
    click(hand, act('play a', 'card:a'), act('play a', 'card:a'));
    hand.press(aim(undefined, { at: { clientX: 5, clientY: 500 } }));
    const next = act('play b', 'card:b');
    expect(click(hand, next, next, 2)).toBe(true);
  });

  it('takes the same piece again, but presses no button again', () => {
    const hand = new Hand();
    click(hand, water, water);
    expect(click(hand, water, water, 2)).toBe(true);
    expect(click(hand, water, water, 3)).toBe(true);
    click(hand, done, done);
    expect(click(hand, done, done, 2)).toBe(false);
  });
});

describe('a quick click on another place', () => {
  it('is a click of its own, though the browser counts two taps', () => {
    const hand = new Hand();
    const power = act('gain power', 'supply:power');
    const beside = { clientX: 40, clientY: 5 };
    click(hand, water, water);
    hand.press(aim(power, { at: beside, box: { left: 30, top: 0, right: 50, bottom: 20 } }));
    expect(hand.means(at(2, 40), { doing: power })).toBe(true);
    hand.press(aim(done, { at: beside }));
    expect(hand.means(at(3, 40), { doing: done })).toBe(false);
  });
});

describe('a click on something that acts by itself', () => {
  const lay = option('lay 1', 'square:1');
  const next = option('lay 2', 'square:2');
  const button = new EventTarget();
  const pressed = (options = [lay]) => aim(undefined, { path: [button], options });
  const intent = (chosen = lay) => ({
    doing: { kind: 'act', option: chosen } as Doing,
    holder: button,
  });

  it('counts while its option was on offer when it was made', () => {
    const hand = new Hand();
    hand.press(pressed());
    expect(hand.means(at(1), intent())).toBe(true);
    hand.press(pressed());
    expect(hand.means(at(1), intent(next))).toBe(false);
  });

  it('is void on another thing, and as a second click on the next position', () => {
    const hand = new Hand();
    hand.press(aim(undefined, { path: [new EventTarget()], options: [lay] }));
    expect(hand.means(at(1), intent())).toBe(false);
    hand.press(pressed([lay]));
    expect(hand.means(at(1), intent())).toBe(true);
    hand.press(pressed([next]));
    expect(hand.means(at(2), intent(next))).toBe(false);
  });
});
