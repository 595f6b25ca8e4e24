/** What the eye can follow: the strip of moves, cards that hold the screen, the pace. */
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { LineInfo } from '../src/lib/wire.gen';
import { movesSince } from '../src/table/strip';
import { hear, lastId, openTable, option, patch, view } from './toy/table';

const put = [option('put 1', 'cell:1'), option('put 2', 'cell:2')];
const event = (code: string, seat: number, args = {}) => ({ code, seat, args });
const line = (seq: number, ...events: LineInfo['events']): LineInfo => ({ seq, round: 2, events });
const settle = async () => {
  for (let i = 0; i < 30; i++) await tick();
};

beforeEach(() => {
  settings.set({ still: true });
  settings.play({ pace: 'normal', confirm: false, grace: 0, skip: true });
});
afterEach(() => settings.set({ still: false }));

describe('the strip of moves', () => {
  const moves = async (log: LineInfo[], quiet: string[] = []) => {
    const { session } = await openTable(view(put, { seq: 9, log }));
    const game = session.play.game!;
    game.story.quiet = (code) => quiet.includes(code);
    return movesSince(game, session.play.live!).map((move) => [
      move.seat,
      move.events.map((one) => one.code),
    ]);
  };

  it('has what others did since the last own move', async () => {
    const log = [
      line(1, event('a', 1)),
      line(2, event('b', 0)),
      line(3, event('c', 1), event('d', 1)),
    ];
    expect(await moves(log)).toEqual([[1, ['c', 'd']]]);
  });

  it('stays while one chooses again and again', async () => {
    const log = [
      line(1, event('a', 0)),
      line(2, event('b', 1)),
      line(3, event('c', 0)),
      line(4, event('d', 0)),
    ];
    expect(await moves(log)).toEqual([[1, ['b']]]);
  });

  it('tells what came of an own move, and what it gave oneself', async () => {
    const log = [
      line(1, event('a', 1)),
      line(2, event('pass', 0), event('round', -1), event('gain', 0)),
    ];
    expect(await moves(log)).toEqual([
      [-1, ['round']],
      [0, ['gain']],
    ]);
  });

  it('keeps moves of single pieces for looking again, and tells none of them alone', async () => {
    const log = [
      line(1, event('step', 1), event('b', 1), event('step', 0)),
      line(2, event('step', 1)),
    ];
    expect(await moves(log, ['step'])).toEqual([[1, ['step', 'b', 'step']]]);
  });

  it('has the last moves for somebody who watches', async () => {
    const log = Array.from({ length: 12 }, (_, i) => line(i + 1, event('a', i % 2)));
    const { session } = await openTable(view([], { seq: 12, seat: -1, log }));
    expect(movesSince(session.play.game!, session.play.live!)).toHaveLength(8);
  });
});

describe('a card', () => {
  const newRound = (seq: number) =>
    patch(seq, put, {
      frame: {
        round: 3,
        rounds: 5,
        phase: 'play',
        waiting: [0],
        standing: [
          { seat: 0, points: 1 },
          { seat: 1, points: 4 },
        ],
      },
      lines: [
        line(
          seq,
          event('passes', 1),
          { ...event('taxes', -1), occasion: true, brought: { coins: -2 } },
          event('pays', 0),
          event('gets', 1),
          { ...event('round', -1, { round: 3 }), occasion: true },
        ),
      ],
    });

  it('holds the question until it has been seen, and tells what it cost', async () => {
    const { session } = await openTable(view([]));
    session.receive(newRound(2));
    await settle();
    const { card } = session.window;
    expect(card?.round).toBe(3);
    expect(
      card?.parts.map(({ head, brought, mine, rest }) => [
        head !== null,
        brought,
        mine.length,
        rest.length,
      ]),
    ).toEqual([[true, [['coins', -2]], 1, 1]]);
    expect(card?.points).toEqual([3, 1]);
    expect(session.choice.options).toEqual([]);
    session.window.goOn();
    await session.idle();
    expect(session.window.card).toBeNull();
    expect(session.choice.options).toEqual(put);
  });

  it('gathers what an event did while others were asked, and drops what I chose', async () => {
    const { session } = await openTable(view([]));
    const occasion = { ...event('harvest', -1), occasion: true };
    const asks = (waiting: number[]) => ({
      frame: { round: 2, rounds: 5, phase: 'play', waiting, standing: [] },
    });
    await hear(session, {
      ...patch(2, [], asks([1])),
      lines: [line(2, event('passes', 1), occasion, event('pays', 0))],
    });
    expect(session.window.card).toBeNull();
    session.receive({ ...patch(3, put, asks([0])), lines: [line(3, event('gives', 1))] });
    await settle();
    const { card } = session.window;
    expect(card?.round).toBe(0);
    expect(card?.parts.map(({ mine, rest }) => [mine.length, rest.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    session.window.goOn();
    await session.idle();
    session.receive({ ...newRound(4), lines: [line(4, event('gives', 0), occasion)] });
    await settle();
    expect(session.window.card?.parts).toHaveLength(1);
    expect(session.window.card?.points).toEqual([1, 1]);
  });

  it('lets nothing else be shown, except what is said', async () => {
    const { session } = await openTable(view([]));
    session.receive(newRound(2));
    session.receive(patch(3, put));
    await settle();
    session.receive({
      t: 'say',
      line: { seat: 1, name: 'Boris', text: 'hm', at: '' },
      answers: null,
    });
    expect(session.play.live?.seq).toBe(2);
    expect(session.play.live?.chat).toHaveLength(1);
    session.window.goOn();
    await session.idle();
    expect(session.play.live?.seq).toBe(3);
  });

  it('does not keep a turn from whoever looks elsewhere', async () => {
    const { session } = await openTable(view([]));
    const others = {
      ...newRound(2),
      offer: undefined,
      frame: { ...newRound(2).frame!, waiting: [1] },
    };
    session.receive(others);
    await settle();
    expect([session.window.card?.round, session.mayAct]).toEqual([3, false]);
    session.receive(patch(3, put, { frame: newRound(3).frame! }));
    await settle();
    expect([session.play.waitingForMe, session.mayAct]).toEqual([false, true]);
    session.window.goOn();
    await session.idle();
    expect(session.play.waitingForMe).toBe(true);
  });

  it('is not for the hasty, nor for those who watch', async () => {
    settings.play({ pace: 'fast' });
    const { session } = await openTable(view([]));
    await hear(session, newRound(2));
    expect(session.window.card).toBeNull();
    settings.play({ pace: 'normal' });
    const other = await openTable(view([], { seat: -1 }));
    await hear(other.session, newRound(2));
    expect(other.session.window.card).toBeNull();
  });
});

describe('step by step', () => {
  it("the next move of somebody else waits for a key, one's own does not", async () => {
    settings.play({ pace: 'step' });
    const { session } = await openTable(view(put));
    const theirs = (seq: number) =>
      session.receive({ t: 'patch', seq, lines: [line(seq, event('puts', 1))] });
    theirs(2);
    theirs(3);
    await settle();
    expect([session.play.live?.seq, session.window.stepping]).toEqual([2, true]);
    session.window.goOn();
    await session.idle();
    expect([session.play.live?.seq, session.window.stepping]).toEqual([3, false]);
  });

  it('does not hold up the answer to whoever acts meanwhile', async () => {
    settings.play({ pace: 'step' });
    const { session, sent } = await openTable(view(put));
    const move = (seq: number, seat: number, answers: number | null = null) =>
      session.receive({ t: 'patch', seq, lines: [line(seq, event('puts', seat))], answers });
    move(2, 1);
    move(3, 1);
    await settle();
    expect(session.window.stepping).toBe(true);
    session.choice.take(put[0]!);
    move(4, 1);
    move(5, 0, lastId(sent, 'act'));
    await session.idle();
    expect([session.play.live?.seq, session.link.busy]).toEqual([5, false]);
  });

  it('is not upset by the clocks, which change after every move', async () => {
    settings.play({ pace: 'step' });
    const { session } = await openTable(view(put));
    const times = view(put).table.seats.map((seat) => seat.time);
    const theirs = (seq: number) => {
      session.receive({ t: 'patch', seq, lines: [line(seq, event('puts', 1))] });
      session.receive({ t: 'times', now: '2026-01-01T00:00:00Z', times });
    };
    theirs(2);
    theirs(3);
    await settle();
    expect([session.play.live?.seq, session.window.stepping]).toEqual([2, true]);
    session.window.goOn();
    await session.idle();
    expect([session.play.live?.seq, session.window.stepping]).toEqual([3, false]);
  });
});

describe('a second question', () => {
  const done = option('done', 'button:done');
  const doubted = () => {
    const first = view([...put, done]);
    return { ...first, offer: { ...first.offer, doubts: { done: { code: 'early', args: {} } } } };
  };
  const outcome = (ends_turn: boolean) => ({
    certain: true,
    ends_turn,
    events: [],
    scores: [],
    holdings: {},
    reach: [],
  });

  it('comes before an option that the server doubts', async () => {
    const { session, acted } = await openTable(doubted());
    session.choice.take(done);
    expect(session.window.question?.doubt?.code).toBe('early');
    expect(acted()).toEqual([]);
    session.letGo();
    session.insist();
    expect(acted()).toEqual([]);
    session.choice.take(done);
    session.insist();
    expect(acted()).toEqual(['done']);
  });

  it('comes before the end of a turn for whoever wants that, as the server knows it', async () => {
    settings.play({ confirm: true });
    const { session, sent, acted } = await openTable(view(put));
    session.choice.take(put[0]!);
    session.receive({
      t: 'would',
      answers: lastId(sent, 'what'),
      outcome: outcome(true),
      refusal: null,
    });
    await settle();
    expect(acted()).toEqual([]);
    expect(session.window.question).toEqual({ option: put[0], doubt: null });
    session.insist();
    expect(acted()).toEqual(['put 1']);
  });

  it('does not come while the turn goes on', async () => {
    settings.play({ confirm: true });
    const { session, sent, acted } = await openTable(view(put));
    session.choice.take(put[0]!);
    session.receive({
      t: 'would',
      answers: lastId(sent, 'what'),
      outcome: outcome(false),
      refusal: null,
    });
    await settle();
    expect(acted()).toEqual(['put 1']);
  });

  it('is gone when the game has moved on', async () => {
    const { session } = await openTable(doubted());
    session.choice.take(done);
    await hear(session, patch(2, put));
    expect(session.window.question).toBeNull();
  });
});

describe('undo', () => {
  it('makes bots wait as long as the player wishes', async () => {
    settings.play({ grace: 5 });
    const first = view(put);
    first.table.seats[1]!.bot = 'greedy';
    const { session, sent } = await openTable(first);
    session.choice.take(put[0]!);
    expect(sent.at(-1)).toMatchObject({ t: 'act', option: 'put 1', grace: 5 });
    session.stand();
    expect(sent.at(-1)).toMatchObject({ t: 'stand' });
  });
});

describe('a question that rarely matters', () => {
  const keep = option('keep', 'button:keep');
  const turn = {
    skip: (state: { options: { text: string }[] }) =>
      state.options.some((one) => one.text === 'keep') ? { option: keep, back: 'Back' } : null,
  };

  it('is answered by the table, and comes back if the player wants it', async () => {
    const { session, sent, acted } = await openTable(view([keep, ...put]), { turn });
    expect(acted()).toEqual(['keep']);
    const after = patch(2, put, { answers: lastId(sent, 'act') });
    after.offer!.undo = 1;
    await hear(session, after);
    expect(session.skipped?.back).toBe('Back');
    session.askAgain();
    await hear(session, view([keep, ...put], { seq: 3, answers: lastId(sent, 'undo') }));
    expect(acted()).toEqual(['keep']);
    expect(session.choice.options).toHaveLength(3);
  });

  it('is asked of whoever wants every question', async () => {
    settings.play({ skip: false });
    const { acted } = await openTable(view([keep, ...put]), { turn });
    expect(acted()).toEqual([]);
  });
});
