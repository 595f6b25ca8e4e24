import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import type { Option, ServerMessage } from '../src/lib/wire';
import { Hand } from '../src/table/hand';
import { Session } from '../src/table/session.svelte';

const option = (text: string, path: string[]): Option => ({ text, path, verb: text.split(' ')[0]!, args: {}, retracts: false });
const place = (n: number) => option(`place ${n}`, ['market:knight', `slot:ship/${n}`]);
const done = option('done', ['button:done']);

/** Just enough of a table for the session to have something to choose. */
const table = { id: 'x', game: 'orleans', status: 'running', seats: [{ name: 'Anna', bot: null, online: true, you: true, colour: 0 }], invites: [], rematch: null, auto: true, seed: null, seed_hash: '' };
const view = (seq: number, options: Option[], undo = 0) =>
  ({ t: 'view', seq, table, seat: 0, view: { waiting: [0], phase: 'planning', players: [] }, options, refusals: [], undo, log: [], chat: [], scores: null }) as unknown as ServerMessage;
const patch = (seq: number, options: Option[], seat: number, undo = 0) =>
  ({ t: 'patch', seq, set: {}, del: [], options, refusals: [], undo, events: [{ code: 'places', seat, args: {} }], log: [], scores: null }) as unknown as ServerMessage;

describe('a quick hand', () => {
  let sent: unknown[];
  let session: Session;
  const shown = (seq: number) => vi.waitFor(() => expect(session.live?.seq).toBe(seq), { timeout: 20_000 });

  beforeEach(async () => {
    sent = [];
    session = new Session('x');
    session.attach({ send: (message) => { sent.push(message); return true; }, close: () => undefined, hurry: () => undefined });
    session.receive(view(1, [place(1), place(2), done], 1));
    await shown(1);
  }, 30_000);

  it('sends the next choice as soon as the first is answered', async () => {
    session.choice.take(place(1));
    session.choice.take(place(2));
    expect(sent).toEqual([{ t: 'act', seq: 1, option: 'place 1' }]);
    session.receive(patch(2, [place(2), done], 0));
    await shown(2);
    await tick();
    expect(sent).toEqual([{ t: 'act', seq: 1, option: 'place 1' }, { t: 'act', seq: 2, option: 'place 2' }]);
  });

  it('waits for its own answer, not for what another seat does', async () => {
    session.choice.take(place(1));
    session.choice.take(place(2));
    session.receive(patch(2, [place(1), place(2), done], 1, 1));
    await shown(2);
    await tick();
    expect(sent).toHaveLength(1);
  });

  it('drops what can no longer be chosen, and what was meant once', async () => {
    session.choice.take(done);
    session.choice.take(done);
    session.choice.take(place(2));
    session.receive(patch(2, [option('pass', ['button:pass'])], 0));
    await shown(2);
    await tick();
    expect(sent).toEqual([{ t: 'act', seq: 1, option: 'done' }]);
  });

  it('keeps a pick that still leads on', async () => {
    session.choice.take(place(1));
    session.choice.pick('market:knight');
    session.receive(patch(2, [place(2), place(3), done], 0));
    await shown(2);
    await tick();
    expect(session.choice.picked).toEqual(['market:knight']);
    session.receive(patch(3, [done], 0));
    await shown(3);
    await tick();
    expect(session.choice.picked).toEqual([]);
  });

  it('takes the same piece again, but no button', async () => {
    const gain = option('gain water', ['supply:water']);
    session.receive(view(2, [gain]));
    await shown(2);
    session.choice.take(gain);
    session.choice.take(gain);
    session.receive(patch(3, [gain], 0));
    await shown(3);
    await tick();
    expect(sent).toEqual([{ t: 'act', seq: 2, option: 'gain water' }, { t: 'act', seq: 3, option: 'gain water' }]);
  });

  it('undoes once at a time', () => {
    session.undo();
    session.undo();
    session.choice.take(place(1));
    expect(sent).toEqual([{ t: 'undo', seq: 1 }]);
  });

  it('forgets an old trouble with the next pick', async () => {
    session.receive({ t: 'err', code: 'stale', refusal: null });
    await vi.waitFor(() => expect(session.problem?.code).toBe('stale'));
    session.letGo();
    expect(session.problem).toBeNull();
  });
});

describe('Hand', () => {
  const click = (at: number, x: number, detail = 1) => ({ timeStamp: at, clientX: x, clientY: 5, detail }) as MouseEvent;

  it('takes a second click on the same spot for the first one', () => {
    const hand = new Hand();
    expect(hand.twice(click(0, 5), 'done', false)).toBe(false);
    hand.clicked(click(0, 5), 'done', true);
    expect(hand.twice(click(200, 6), 'pass', false)).toBe(true);
    expect(hand.twice(click(200, 6, 0), 'pass', false)).toBe(false); // by key
    expect(hand.twice(click(200, 90), 'pass', false)).toBe(false);
    expect(hand.twice(click(500, 6), 'pass', false)).toBe(false);
  });

  it('lets one take the same piece again, and forgets clicks that chose nothing', () => {
    const hand = new Hand();
    hand.clicked(click(0, 5), 'supply:water', true);
    expect(hand.twice(click(100, 5), 'supply:water', true)).toBe(false);
    expect(hand.twice(click(100, 5), 'supply:water', false)).toBe(true);
    hand.clicked(click(100, 50), 'market:knight', false);
    expect(hand.twice(click(150, 5), 'slot:ship/1', true)).toBe(false);
  });
});
