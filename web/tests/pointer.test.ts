import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefusalInfo } from '../src/lib/wire.gen';
import { useLang } from '../src/lib/words.svelte';
import { aiming, pointer } from '../src/table/pointer';
import { tips } from '../src/table/tips.svelte';
import { el } from './stage';
import Board from './toy/Board.svelte';
import Tip from '../src/table/Tip.svelte';
import { hear, lastId, openTable, option, patch, refusal, view } from './toy/table';

const put = (piece: string, cell: number) =>
  option(`put ${piece} ${cell}`, `hand:${piece}`, `cell:${cell}`);
const back = option('back 1', 'cell:1');
const start = [put('sun', 1), put('sun', 2), put('moon', 2)];
const drags = {
  can: (element: string) => /^(hand|cell):/.test(element),
  area: (element: string) => (element.startsWith('cell:') ? 'box' : null),
};

let table: Awaited<ReturnType<typeof openTable>>;
let root: HTMLElement;
let leave: () => void;

async function open(options = start) {
  table = await openTable(view(options), { drags });
  root = document.createElement('main');
  document.body.append(root);
  const props = { session: table.session };
  const parts = [mount(Board, { target: root, props }), mount(Tip, { target: root, props })];
  const stops = [aiming(table.session)(root), pointer(table.session, tips)(root)];
  leave = () => {
    for (const stop of stops) stop?.();
    for (const part of parts) void unmount(part);
    root.remove();
  };
  flushSync();
}

/** The server says why not. */
const because = (reason: RefusalInfo | null) => {
  table.session.receive({ t: 'because', answers: lastId(table.sent, 'why'), refusal: reason });
  flushSync();
};

let under: Element | null = null;
const point = (kind: string, at: Element, more: PointerEventInit = {}) => {
  under = at;
  const init = { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'mouse', ...more };
  at.dispatchEvent(new PointerEvent(kind, init));
  flushSync();
};
const click = (at: Element, detail = 1) => {
  at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  flushSync();
};
const press = (name: string, detail = 1) => {
  point('pointerdown', el(name));
  point('pointerup', el(name));
  click(el(name), detail);
};
const carry = (from: string, to: Element) => {
  point('pointerdown', el(from), { clientX: 0, clientY: 0 });
  point('pointermove', el(from), { clientX: 40, clientY: 40 });
  under = to;
  root.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, isPrimary: true, clientX: 90, clientY: 90 }),
  );
};
const letGo = (at: Element) => {
  point('pointerup', at, { clientX: 90, clientY: 90 });
  click(root);
};

beforeEach(async () => {
  await useLang('en');
  document.elementFromPoint = () => under;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  leave();
  tips.hide();
  vi.useRealTimers();
});

describe('clicks', () => {
  it('walk a path and act', async () => {
    await open();
    press('hand:sun');
    expect(table.session.choice.picked).toEqual(['hand:sun']);
    press('cell:2');
    expect(table.acted()).toEqual(['put sun 2']);
  });

  it('made before the table changed do nothing else after it', async () => {
    await open([option('take 1', 'cell:1')]);
    point('pointerdown', el('cell:1'));
    await hear(table.session, patch(2, [option('burn 1', 'cell:1')]));
    point('pointerup', el('cell:1'));
    click(el('cell:1'));
    expect(table.acted()).toEqual([]);
    press('cell:1');
    expect(table.acted()).toEqual(['burn 1']);
  });

  it('made before the table changed count if they still mean the same', async () => {
    await open([option('take 1', 'cell:1'), option('take 2', 'cell:2')]);
    point('pointerdown', el('cell:1'));
    await hear(table.session, patch(2, [option('take 1', 'cell:1')]));
    point('pointerup', el('cell:1'));
    click(el('cell:1'));
    expect(table.acted()).toEqual(['take 1']);
  });

  it('of one double click pick once', async () => {
    await open();
    press('hand:sun');
    press('hand:sun', 2);
    expect(table.session.choice.picked).toEqual(['hand:sun']);
  });

  it('say why not', async () => {
    await open();
    press('hand:moon');
    press('cell:1');
    expect(table.acted()).toEqual([]);
    expect(table.sent.at(-1)).toMatchObject({ t: 'why', path: ['hand:moon', 'cell:1'] });
    expect(el('cell:1').classList.contains('refused')).toBe(false);
    because(refusal('put moon 1'));
    expect(el('cell:1').classList.contains('refused')).toBe(true);
    expect(document.querySelector('.tip')!.textContent).toContain('1.2');
  });

  it('beside everything let go of the picks', async () => {
    await open();
    press('hand:sun');
    point('pointerdown', root);
    click(root);
    expect(table.session.choice.picked).toEqual([]);
  });
});

describe('a tip', () => {
  it('that the server has nothing against is only a look', async () => {
    await open();
    press('hand:moon');
    press('cell:1');
    because(null);
    expect(tips.tried).toBeNull();
    expect(el('cell:1').classList.contains('refused')).toBe(false);
  });

  it('tells what an option would do, as soon as that is known', async () => {
    await open([option('take 1', 'cell:1')]);
    vi.useFakeTimers();
    point('pointerover', el('cell:1'));
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(table.sent.at(-1)).toMatchObject({ t: 'what', option: 'take 1' });
    expect(document.querySelector('.tip')).toBeNull();
    const outcome = {
      certain: true,
      ends_turn: false,
      events: [],
      scores: [{ seat: 0, label: 'shells', change: 2 }],
      holdings: { coins: -1 },
      reach: [],
    };
    const answers = lastId(table.sent, 'what');
    table.session.receive({ t: 'would', answers, outcome, refusal: null });
    flushSync();
    expect(document.querySelector('.would')!.textContent).toBe('−1 coins · +2 points');
  });

  it('is asked for anew when the position changes', async () => {
    await open();
    vi.useFakeTimers();
    point('pointerover', el('cell:1'));
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(table.sent).toHaveLength(1);
    await hear(table.session, patch(2, start));
    vi.advanceTimersByTime(1000);
    expect(table.sent).toHaveLength(2);
    expect(table.sent[1]).toMatchObject({ t: 'why', seq: 2, path: ['cell:1'] });
  });
});

describe('a long press', () => {
  it('asks and does not choose', async () => {
    await open([option('take 1', 'cell:1')]);
    vi.useFakeTimers();
    point('pointerdown', el('cell:1'), { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    expect(tips.element).toBe('cell:1');
    point('pointerup', el('cell:1'), { pointerType: 'touch' });
    click(el('cell:1'));
    expect(table.acted()).toEqual([]);
    point('pointerdown', el('cell:1'), { pointerType: 'touch' });
    point('pointerup', el('cell:1'), { pointerType: 'touch' });
    click(el('cell:1'));
    expect(table.acted()).toEqual(['take 1']);
  });

  it('is not a short tap that a busy page hears of late', async () => {
    await open([option('take 1', 'cell:1')]);
    vi.useFakeTimers();
    point('pointerdown', el('cell:1'), { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    const lifted = new PointerEvent('pointerup', { bubbles: true, isPrimary: true });
    Object.defineProperty(lifted, 'timeStamp', { value: performance.now() - 900 });
    el('cell:1').dispatchEvent(lifted);
    expect(tips.element).toBe('');
    click(el('cell:1'));
    expect(table.acted()).toEqual(['take 1']);
  });

  it('asks nothing of what has left the page under the finger', async () => {
    await open([option('take 1', 'cell:1')]);
    vi.useFakeTimers();
    point('pointerdown', el('cell:1'), { pointerType: 'touch' });
    el('cell:1').remove();
    vi.advanceTimersByTime(1000);
    expect(tips.element).toBe('');
  });

  it('is not a short tap whose end never came, since what was tapped was drawn anew', async () => {
    await open([option('take 1', 'cell:1')]);
    vi.useFakeTimers();
    point('pointerdown', el('cell:1'), { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    const late = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    Object.defineProperty(late, 'timeStamp', { value: performance.now() - 900 });
    el('cell:1').dispatchEvent(late);
    flushSync();
    expect(table.acted()).toEqual(['take 1']);
  });

  it('may become a tip of the mouse by resting', async () => {
    await open();
    vi.useFakeTimers();
    point('pointerover', el('cell:1'));
    vi.advanceTimersByTime(1000);
    expect(tips.element).toBe('cell:1');
    point('pointerout', el('cell:1'));
    expect(tips.element).toBe('');
  });
});

describe('a drag', () => {
  it('is not a tap of a finger that trembles', async () => {
    await open([option('take 1', 'cell:1')]);
    const touch = { pointerType: 'touch' };
    point('pointerdown', el('cell:1'), { ...touch, clientX: 0, clientY: 0 });
    point('pointermove', el('cell:1'), { ...touch, clientX: 9, clientY: 9 });
    point('pointerup', el('cell:1'), { ...touch, clientX: 9, clientY: 9 });
    click(el('cell:1'));
    expect(table.acted()).toEqual(['take 1']);
  });

  it('puts a piece on the next element of its path', async () => {
    await open();
    carry('hand:sun', el('cell:2'));
    expect(table.session.choice.picked).toEqual(['hand:sun']);
    expect(el('cell:2').classList.contains('under')).toBe(true);
    expect(document.querySelectorAll('.dragged')).toHaveLength(1);
    letGo(el('cell:2'));
    expect(table.acted()).toEqual(['put sun 2']);
    expect(document.querySelectorAll('.dragged')).toHaveLength(0);
  });

  it('to the area of the game means what a click means', async () => {
    await open([back]);
    carry('cell:1', root);
    letGo(root);
    expect(table.acted()).toEqual([]);
    carry('cell:1', root.firstElementChild!);
    letGo(root.firstElementChild!);
    expect(table.acted()).toEqual(['back 1']);
  });

  it('to where the piece may not stand says why', async () => {
    await open();
    carry('hand:moon', el('cell:1'));
    letGo(el('cell:1'));
    expect(table.acted()).toEqual([]);
    expect(table.sent.at(-1)).toMatchObject({ t: 'why', path: ['hand:moon', 'cell:1'] });
    because(refusal('put moon 1'));
    expect(document.querySelector('.tip .no')).not.toBeNull();
    expect(table.session.choice.picked).toEqual([]);
  });

  it('is not meant for what became possible on the way', async () => {
    await open();
    carry('hand:sun', el('cell:2'));
    await hear(table.session, patch(2, [option('sell sun', 'hand:sun', 'cell:2')]));
    letGo(el('cell:2'));
    expect(table.acted()).toEqual([]);
  });

  it('ends with Escape and minds no second finger', async () => {
    await open();
    carry('hand:sun', el('cell:2'));
    point('pointerup', el('cell:1'), { isPrimary: false });
    expect(document.querySelectorAll('.dragged')).toHaveLength(1);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(document.querySelectorAll('.dragged')).toHaveLength(0);
    letGo(el('cell:2'));
    expect(table.acted()).toEqual([]);
  });
});
