import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import actions from '../dev/fixtures/actions.json';
import end from '../dev/fixtures/end.json';
import move from '../dev/fixtures/move.json';
import planning from '../dev/fixtures/planning.json';
import tile from '../dev/fixtures/tile.json';
import Board from '../src/games/orleans/Board.svelte';
import { useGameWords, useLang } from '../src/lib/words.svelte';
import EndScreen from '../src/table/EndScreen.svelte';
import { choose } from '../src/table/pointer';
import { tips } from '../src/table/tips.svelte';
import Tray from '../src/table/Tray.svelte';
import { el, Stage } from './stage';

vi.setConfig({ testTimeout: 60_000 });

const stage = new Stage();
function click(name: string) {
  choose(stage.session, tips, name, el(name));
  flushSync();
}

beforeEach(async () => {
  await useLang('en');
  await useGameWords('orleans');
});
afterEach(async () => {
  await stage.clear();
  document.body.replaceChildren();
});

describe('the board of Orléans', () => {
  it('shows every element that an option begins with, on the board or in the tray', async () => {
    for (const fixture of [planning, actions, move, tile]) {
      await stage.open(fixture);
      stage.show(Board, Tray);
      const missing = stage.session.live!.options
        .map((o) => o.path[0]!)
        .filter((name) => !name.startsWith('button:') && !el(name));
      expect(missing).toEqual([]);
      await stage.clear();
      document.body.replaceChildren();
    }
  });

  it('places a follower with two clicks', async () => {
    await stage.open(planning);
    stage.show(Board);
    click('market:knight');
    expect(el('slot:ship/3').classList.contains('legal')).toBe(true);
    expect(el('slot:farmhouse/1').classList.contains('legal')).toBe(false);
    click('slot:ship/3');
    expect(stage.sent).toEqual([{ t: 'act', seq: 41, option: 'place knight ship/3' }]);
  });

  it('says why a follower does not fit', async () => {
    await stage.open(planning);
    stage.show(Board);
    click('market:knight');
    click('slot:farmhouse/1');
    expect(stage.sent).toEqual([]);
    expect(tips.refusal?.code).toBe('wrong_kind');
  });

  it('offers the second step of the village in the tray', async () => {
    await stage.open(actions);
    stage.show(Board, Tray);
    click('place:village');
    const items = [...document.querySelectorAll<HTMLElement>('.tray [data-el]')].map((e) => e.dataset.el);
    expect(items).toEqual(['track:boatman', 'track:craftsman', 'track:trader']);
    click('track:trader');
    expect(stage.sent).toEqual([{ t: 'act', seq: 41, option: 'use village trader' }]);
  });

  it('takes a click on a town for the road that leads there', async () => {
    await stage.open(move);
    stage.show(Board);
    click('town:vierzon');
    expect(stage.sent).toEqual([{ t: 'act', seq: 41, option: 'move W12' }]);
  });

  it('names every target in words', async () => {
    await stage.open(planning);
    stage.show(Board);
    const nameless = [...document.querySelectorAll<HTMLElement>('[data-el]')].filter(
      (e) => !(e.getAttribute('aria-label') ?? e.textContent ?? '').trim() || /(orl|orleans)-[a-z]/.test(e.getAttribute('aria-label') ?? ''),
    );
    expect(nameless.map((e) => e.dataset.el)).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\b(orl|orleans|web)-[a-z]/);
  });
});

describe('the end screen', () => {
  it('adds up: columns of each player give the total', async () => {
    await stage.open(end);
    stage.session.history = { table: 'x', game: 'orleans', length: 1, rounds: [{ round: 1, seq: 0, scores: [5, 5, 5, 5] }] };
    for (const sheet of stage.session.live!.scores!) {
      const sum = stage.session.game!.columns(stage.session.live!, sheet).reduce((a, c) => a + c.amount, 0);
      expect(sum).toBe(sheet.total);
    }
    stage.show(EndScreen);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(4);
    expect(document.querySelector('h2')!.textContent).toContain('103');
  });
});
