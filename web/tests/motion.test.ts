import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../src/games/types';
import { Motion } from '../src/lib/motion';
import { settings } from '../src/lib/settings.svelte';
import { lastId, openTable, option, patch, view } from './toy/table';

const put = [option('put 1', 'cell:1'), option('put 2', 'cell:2')];
const piece = () => 'sun';

/** Every animation on the page; each ends when the test says so. */
let land: (() => void)[];

/** Lets everything happen that waits for nothing but other promises. */
const settle = async () => {
  for (let i = 0; i < 30; i++) await tick();
};

function hide(hidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  land = [];
  for (const [name, x] of [
    ['a', 0],
    ['b', 300],
  ] as const) {
    const node = document.createElement('div');
    node.dataset.at = name;
    node.getBoundingClientRect = () => new DOMRect(x, 0, 20, 20);
    document.body.append(node);
  }
  Element.prototype.animate = () => {
    const finished = new Promise<void>((end) => land.push(end));
    return { finished } as unknown as Animation;
  };
});
afterEach(() => {
  document.body.replaceChildren();
  settings.set({ still: false });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open(capabilities: Partial<GameModule>) {
  const table = await openTable(view(put), capabilities);
  const theirs = (seq: number) =>
    table.session.receive({
      t: 'patch',
      seq,
      lines: [
        {
          seq,
          round: 1,
          events: [{ code: 'puts', seat: 1, args: { seq }, from: 'a', to: 'b' }],
        },
      ],
    });
  return { ...table, theirs, seq: () => table.session.play.live?.seq };
}

describe('flights', () => {
  it('end before the next message is shown', async () => {
    const { theirs, seq } = await open({ piece });
    theirs(2);
    theirs(3);
    await settle();
    expect(seq()).toBe(2);
    expect(document.querySelectorAll('.flyer')).toHaveLength(1);
    land.pop()!();
    await settle();
    expect(seq()).toBe(3);
    expect(document.querySelectorAll('.flyer')).toHaveLength(1);
  });

  it('do not happen for those who want no motion, or do not look', async () => {
    const { theirs, seq } = await open({ piece });
    settings.set({ still: true });
    theirs(2);
    theirs(3);
    await settle();
    expect([seq(), land.length]).toEqual([3, 0]);
    settings.set({ still: false });
    hide(true);
    theirs(4);
    theirs(5);
    await settle();
    expect([seq(), land.length]).toEqual([5, 0]);
  });

  it('are cut short when the page is hidden', async () => {
    const { theirs, seq } = await open({ piece });
    theirs(2);
    theirs(3);
    await settle();
    hide(true);
    await settle();
    expect(seq()).toBe(3);
    expect(document.querySelectorAll('.flyer')).toHaveLength(0);
  });

  it('do not hold up a player who acts', async () => {
    const { session, sent, theirs, seq, acted } = await open({ piece });
    theirs(2);
    theirs(3);
    await settle();
    session.choice.pick('cell:1');
    await settle();
    expect(seq()).toBe(3);
    expect(acted()).toEqual(['put 1']);
    expect(document.querySelectorAll('.flyer')).toHaveLength(0);
    const events = [{ code: 'puts', seat: 0, args: {}, from: 'a', to: 'b' }];
    const lines = [{ seq: 4, round: 1, events }];
    session.receive(patch(4, [put[1]!], { lines, answers: lastId(sent, 'act') }));
    await settle();
    expect(seq()).toBe(4);
    expect(document.querySelectorAll('.flyer')).toHaveLength(1);
  });

  it('that never end hold up nothing for ever', async () => {
    vi.useFakeTimers();
    const { theirs, seq } = await open({ piece });
    theirs(2);
    theirs(3);
    await settle();
    expect(seq()).toBe(2);
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(seq()).toBe(3);
  });
});

describe('a game that animates by itself', () => {
  it('shows what happened before the new position comes', async () => {
    const seen: number[] = [];
    let end = () => undefined as void;
    const animate: GameModule['animate'] = (event, before) => {
      seen.push(Number(event.args['seq']), before.seq);
      return new Promise((done) => (end = done));
    };
    const { theirs, seq } = await open({ animate });
    theirs(2);
    theirs(3);
    await settle();
    expect([seq(), ...seen]).toEqual([1, 2, 1]);
    end();
    await settle();
    expect([seq(), ...seen.slice(2)]).toEqual([2, 3, 2]);
    end();
    await settle();
    expect(seq()).toBe(3);
  });

  it('may fail or hang: the game goes on', async () => {
    const trouble = vi.spyOn(console, 'error').mockReturnValue();
    const { theirs, seq } = await open({ animate: () => Promise.reject(new Error('no paint')) });
    theirs(2);
    await settle();
    expect(seq()).toBe(2);
    expect(trouble).toHaveBeenCalledOnce();

    let signal: AbortSignal | null = null;
    const hangs = await open({
      animate: (_event, _before, s) => ((signal = s), new Promise(() => undefined)),
    });
    hangs.theirs(2);
    await settle();
    expect(hangs.seq()).toBe(1);
    hangs.session.choice.pick('cell:1');
    await settle();
    expect(hangs.seq()).toBe(2);
    expect(signal!.aborted).toBe(true);
  });
});

describe('Motion', () => {
  it('runs one thing at a time', async () => {
    const motion = new Motion();
    const signals: AbortSignal[] = [];
    const forever = (signal: AbortSignal) => (
      signals.push(signal),
      new Promise<void>(() => undefined)
    );
    const first = motion.run(forever);
    const second = motion.run(forever);
    await first;
    expect(signals.map((s) => s.aborted)).toEqual([true, false]);
    motion.hurry();
    await second;
  });
});
