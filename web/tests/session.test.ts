import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionInfo, Err, Patch } from '../src/lib/wire.gen';
import { hear, lastId, offer, openTable, option, patch, view } from './toy/table';

const place = (n: number) => option(`place ${n}`, 'hand:sun', `cell:${n}`);
const done = option('done', 'button:done');
const err = (more: Partial<Err> = {}): Err => ({
  t: 'err',
  code: 'stale',
  refusal: null,
  answers: null,
  ...more,
});

let table: Awaited<ReturnType<typeof openTable>>;
/** What came of the last choice. */
const answer = (seq: number, options: ActionInfo[], more: Partial<Patch> = {}) =>
  hear(table.session, patch(seq, options, { answers: lastId(table.sent, 'act'), ...more }));

beforeEach(async () => {
  const first = view([place(1), place(2), done]);
  first.offer.undo = 1;
  table = await openTable(first);
});

describe('a quick hand', () => {
  it('sends the next choice as soon as the first is answered', async () => {
    const { session, sent } = table;
    session.choice.take(place(1));
    session.choice.take(place(2));
    expect(sent).toEqual([{ t: 'act', id: 1, seq: 1, option: 'place 1' }]);
    await answer(2, [place(2), done]);
    expect(sent.slice(1)).toEqual([{ t: 'act', id: 2, seq: 2, option: 'place 2' }]);
  });

  it('waits for its own answer, whatever else happens', async () => {
    const { session, acted } = table;
    session.choice.take(place(1));
    session.choice.take(place(2));
    await hear(session, patch(2, [place(2), done])); // looks like an answer, and names none
    await hear(session, patch(3, [place(2), done], { answers: 99 }));
    await hear(session, view([place(2), done], { seq: 4 }));
    expect(acted()).toEqual(['place 1']);
    await answer(5, [place(2), done]);
    expect(acted()).toEqual(['place 1', 'place 2']);
  });

  it('is answered also when nothing changed in sight', async () => {
    table.session.choice.take(place(1));
    expect(table.session.link.busy).toBe(true);
    await hear(table.session, { t: 'patch', seq: 1, answers: 1 });
    expect(table.session.link.busy).toBe(false);
  });

  it('drops what can no longer be chosen, and what was meant once', async () => {
    const { session, acted } = table;
    session.choice.take(done);
    session.choice.take(done);
    session.choice.take(place(2));
    await answer(2, [option('pass', 'button:pass')]);
    expect(acted()).toEqual(['done']);
  });

  it('keeps a pick that still leads on', async () => {
    const { session } = table;
    session.choice.take(place(1));
    session.choice.pick('hand:sun');
    await answer(2, [place(2), place(3), done]);
    expect(session.choice.picked).toEqual(['hand:sun']);
    await hear(session, patch(3, [done]));
    expect(session.choice.picked).toEqual([]);
  });

  it('keeps several choices in order, and forgets them when one is refused', async () => {
    const { session, acted, sent } = table;
    for (const n of [1, 2, 3]) session.choice.take(place(n));
    await answer(2, [place(2), place(3), done]);
    await answer(3, [place(3), done]);
    expect(acted()).toEqual(['place 1', 'place 2', 'place 3']);
    session.choice.take(done);
    await hear(session, err({ answers: lastId(sent, 'act') }));
    await hear(session, patch(4, [done]));
    expect(acted()).toHaveLength(3);
    expect(session.link.problem?.code).toBe('stale');
  });

  it('goes on when something else was refused', async () => {
    const { session, acted } = table;
    session.choice.take(place(1));
    session.choice.take(place(2));
    await hear(session, err({ code: 'too_long', answers: 77 }));
    expect(session.link.busy).toBe(true);
    await answer(2, [place(2), done]);
    expect(acted()).toEqual(['place 1', 'place 2']);
  });

  it('takes the same piece again, but no button', async () => {
    const { session, acted } = table;
    const gain = option('gain water', 'supply:water');
    await hear(session, view([gain], { seq: 2 }));
    session.choice.take(gain);
    session.choice.take(gain);
    await answer(3, [gain]);
    expect(acted()).toEqual(['gain water', 'gain water']);
  });

  it('undoes once at a time', async () => {
    const { session, sent } = table;
    session.undo();
    session.undo();
    session.choice.take(place(1));
    expect(sent).toEqual([{ t: 'undo', id: 1, seq: 1 }]);
    await hear(session, view([place(1), done], { seq: 2, answers: 1 }));
    expect(sent.slice(1)).toEqual([{ t: 'act', id: 2, seq: 2, option: 'place 1' }]);
  });

  it('forgets an old trouble with the next pick', async () => {
    await hear(table.session, err());
    expect(table.session.link.problem?.code).toBe('stale');
    table.session.letGo();
    expect(table.session.link.problem).toBeNull();
  });
});

describe('messages', () => {
  /** A board whose animations end when they are told to. */
  function slow() {
    const running: { code: string; end: () => void }[] = [];
    const animate = (event: { code: string }, _: unknown, hurry: AbortSignal) =>
      new Promise<void>((end) => {
        running.push({ code: event.code, end });
        hurry.addEventListener('abort', () => end());
      });
    return { running, animate };
  }
  const happens = (seq: number, code: string, more: Partial<Patch> = {}): Patch => ({
    t: 'patch',
    seq,
    offer: offer([done]),
    lines: [{ seq, round: 2, events: [{ seat: 1, code, args: {} }] }],
    ...more,
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  it('are shown one after the other, each when the one before has come to rest', async () => {
    const { running, animate } = slow();
    const { session } = await openTable(view([done]), { animate });
    session.receive(happens(2, 'first'));
    session.receive(happens(3, 'second'));
    await turn();
    expect(running.map((r) => r.code)).toEqual(['first']);
    expect(session.play.live!.seq).toBe(1);
    running[0]!.end();
    await turn();
    expect(running.map((r) => r.code)).toEqual(['first', 'second']);
    expect(session.play.live!.seq).toBe(2);
    running[1]!.end();
    await session.idle();
    expect(session.play.live!.seq).toBe(3);
  });

  it('do not keep an answer waiting', async () => {
    const { running, animate } = slow();
    const { session, sent } = await openTable(view([done]), { animate });
    session.receive(happens(2, 'first'));
    session.receive(happens(3, 'second'));
    await turn();
    session.choice.take(done);
    session.receive(happens(4, 'own', { answers: lastId(sent, 'act') }));
    await turn();
    expect(session.play.live!.seq).toBe(3);
    expect(running.map((r) => r.code)).toEqual(['first', 'own']);
    running[1]!.end();
    await session.idle();
    expect(session.play.live!.seq).toBe(4);
  });

  it('catch up when there are too many', async () => {
    const { running, animate } = slow();
    const { session } = await openTable(view([done]), { animate });
    for (let seq = 2; seq < 9; seq++) session.receive(happens(seq, `event ${seq}`));
    await turn();
    expect(running.map((r) => r.code)).toEqual(['event 4']);
    expect(session.play.live!.seq).toBe(3);
  });

  it('that answer questions are not queued', async () => {
    const { animate } = slow();
    const { session, sent } = await openTable(view([done]), { animate });
    session.receive(happens(2, 'first'));
    session.questions.askWhat('done');
    const outcome = {
      certain: true,
      ends_turn: false,
      events: [],
      scores: [],
      holdings: {},
      reach: [],
    };
    session.receive({ t: 'would', answers: lastId(sent, 'what'), outcome, refusal: null });
    expect(session.questions.what('done')).toEqual(outcome);
  });

  it('make the answers to older questions void', async () => {
    const { session, sent } = table;
    session.questions.askWhy('fly');
    await hear(session, patch(2, [done]));
    session.receive({ t: 'because', answers: lastId(sent, 'why'), refusal: null });
    expect(session.questions.why('fly')).toBeUndefined();
  });
});
