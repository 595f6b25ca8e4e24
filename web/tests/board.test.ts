import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import actions from '../dev/fixtures/actions.json';
import end from '../dev/fixtures/end.json';
import move from '../dev/fixtures/move.json';
import planning from '../dev/fixtures/planning.json';
import tile from '../dev/fixtures/tile.json';
import Board from '../src/games/orleans/Board.svelte';
import type { ClientMessage, ViewMessage } from '../src/lib/wire';
import { useGameWords, useLang } from '../src/lib/words.svelte';
import EndScreen from '../src/table/EndScreen.svelte';
import { choose } from '../src/table/pointer';
import { Session } from '../src/table/session.svelte';
import { tips } from '../src/table/tips.svelte';
import Tray from '../src/table/Tray.svelte';

vi.setConfig({ testTimeout: 60_000 });

let session: Session;
let sent: ClientMessage[];
const parts: ReturnType<typeof mount>[] = [];

async function open(fixture: unknown) {
  sent = [];
  session = new Session('x');
  session.attach({ send: (m) => (sent.push(m), true), close() {}, hurry() {} });
  session.receive(fixture as ViewMessage);
  for (let i = 0; i < 40 && !session.game; i++) await new Promise((r) => setTimeout(r, 25));
  await tick();
}

function show(...components: (typeof Board)[]) {
  for (const component of components) parts.push(mount(component, { target: document.body, props: { session } }));
  flushSync();
}

const el = (name: string) => document.querySelector<HTMLElement>(`[data-el="${name}"]`)!;
function click(name: string) {
  choose(session, tips, name, el(name));
  flushSync();
}

beforeEach(async () => {
  await useLang('en');
  await useGameWords('orleans');
});
afterEach(async () => {
  for (const part of parts.splice(0)) await unmount(part);
  document.body.replaceChildren();
});

describe('the board of Orléans', () => {
  it('shows every element that an option begins with, on the board or in the tray', async () => {
    for (const fixture of [planning, actions, move, tile]) {
      await open(fixture);
      show(Board, Tray);
      const missing = session.live!.options
        .map((o) => o.path[0]!)
        .filter((name) => !name.startsWith('button:') && !el(name));
      expect(missing).toEqual([]);
      for (const part of parts.splice(0)) await unmount(part);
      document.body.replaceChildren();
    }
  });

  it('places a follower with two clicks', async () => {
    await open(planning);
    show(Board);
    click('market:knight');
    expect(el('slot:ship/3').classList.contains('legal')).toBe(true);
    expect(el('slot:farmhouse/1').classList.contains('legal')).toBe(false);
    click('slot:ship/3');
    expect(sent).toEqual([{ t: 'act', seq: 41, option: 'place knight ship/3' }]);
  });

  it('says why a follower does not fit', async () => {
    await open(planning);
    show(Board);
    click('market:knight');
    click('slot:farmhouse/1');
    expect(sent).toEqual([]);
    expect(tips.refusal?.code).toBe('wrong_kind');
  });

  it('offers the second step of the village in the tray', async () => {
    await open(actions);
    show(Board, Tray);
    click('place:village');
    const items = [...document.querySelectorAll<HTMLElement>('.tray [data-el]')].map((e) => e.dataset.el);
    expect(items).toEqual(['track:boatman', 'track:craftsman', 'track:trader']);
    click('track:trader');
    expect(sent).toEqual([{ t: 'act', seq: 41, option: 'use village trader' }]);
  });

  it('takes a click on a town for the road that leads there', async () => {
    await open(move);
    show(Board);
    click('town:vierzon');
    expect(sent).toEqual([{ t: 'act', seq: 41, option: 'move W12' }]);
  });

  it('names every target in words', async () => {
    await open(planning);
    show(Board);
    const nameless = [...document.querySelectorAll<HTMLElement>('[data-el]')].filter(
      (e) => !(e.getAttribute('aria-label') ?? e.textContent ?? '').trim() || /(orl|orleans)-[a-z]/.test(e.getAttribute('aria-label') ?? ''),
    );
    expect(nameless.map((e) => e.dataset.el)).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\b(orl|orleans|web)-[a-z]/);
  });
});

describe('the end screen', () => {
  it('adds up: columns of each player give the total', async () => {
    await open(end);
    session.history = { table: 'x', game: 'orleans', length: 1, rounds: [{ round: 1, seq: 0, scores: [5, 5, 5, 5] }] };
    for (const sheet of session.live!.scores!) {
      const sum = session.game!.columns(session.live!, sheet).reduce((a, c) => a + c.amount, 0);
      expect(sum).toBe(sheet.total);
    }
    show(EndScreen);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(4);
    expect(document.querySelector('h2')!.textContent).toContain('103');
  });
});
