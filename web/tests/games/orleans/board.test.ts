import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import actions from '../../../dev/games/orleans/actions.json';
import end from '../../../dev/games/orleans/end.json';
import move from '../../../dev/games/orleans/move.json';
import planning from '../../../dev/games/orleans/planning.json';
import tile from '../../../dev/games/orleans/tile.json';
import Board from '../../../src/games/orleans/Board.svelte';
import { endsOf } from '../../../src/games/orleans/geometry';
import { viewOf } from '../../../src/games/orleans/view';
import { useGameWords, useLang } from '../../../src/lib/words.svelte';
import EndScreen from '../../../src/table/EndScreen.svelte';
import { choose } from '../../../src/table/choose';
import { tips } from '../../../src/table/tips.svelte';
import Tray from '../../../src/table/Tray.svelte';
import { el, Stage } from '../../stage';

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
      const missing = stage.session.play
        .live!.options.map((o) => o.path[0]!)
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
    expect(stage.acted()).toEqual(['place knight ship/3']);
  });

  it('says how to plan, and that others plan too', async () => {
    await stage.open(planning);
    const { game, live } = stage.session.play;
    const asks = (state: typeof live) => game!.turn.ask(state!, [], []);
    expect(asks(live).head).toContain('Pick a follower');
    expect(asks(live).small).toContain('Besides you, waiting for Maximilian');
    const full = live!.options.filter((o) => !o.text.startsWith('place '));
    expect(asks({ ...live!, options: full }).head).toContain('finish the plan');
  });

  it('tells with a new event what it has in store', async () => {
    await stage.open(planning);
    const { game, live } = stage.session.play;
    const event = { seat: -1, args: { round: 11, event: 'taxes' }, seq: 0, round: 11 };
    expect(game!.story.ahead({ ...event, code: 'hourglass' }, live!)).toEqual([
      'End of round: 1 coin per 3 goods.',
      'Nothing for you as things stand.',
    ]);
    expect(game!.story.ahead({ ...event, code: 'census' }, live!)).toEqual([]);
  });

  it('lights the banks of a river and leaves its water blue', async () => {
    await stage.open(move);
    stage.show(Board);
    const rivers = document.querySelectorAll('path.glow.river').length;
    expect(document.querySelectorAll('path.glow').length).toBe(
      stage.session.choice.options.filter((o) => o.path[0]!.startsWith('edge:')).length,
    );
    expect(document.querySelectorAll('path.water').length).toBe(rivers);
    const ends = stage.session.choice.options.flatMap((o) => endsOf(o.path[0]!.slice(5)));
    expect(document.querySelectorAll('use.house').length).toBe(new Set(ends).size);
  });

  it('asks why a follower does not fit', async () => {
    await stage.open(planning);
    stage.show(Board);
    click('market:knight');
    click('slot:farmhouse/1');
    expect(stage.acted()).toEqual([]);
    expect(tips.tried).toEqual(['market:knight', 'slot:farmhouse/1']);
  });

  it('offers the second step of the village in the tray', async () => {
    await stage.open(actions);
    stage.show(Board, Tray);
    click('place:village');
    const items = [...document.querySelectorAll<HTMLElement>('.tray [data-el]')].map(
      (e) => e.dataset.el,
    );
    expect(items).toEqual(['track:boatman', 'track:craftsman', 'track:trader']);
    click('track:trader');
    expect(stage.acted()).toEqual(['use village trader']);
  });

  it('takes a click on a town for the road that leads there', async () => {
    await stage.open(move);
    stage.show(Board);
    const me = viewOf(stage.session.play.live!).players[0]!.merchant;
    const far = endsOf('W12').find((town) => town !== me)!;
    const ways = stage.session.play
      .live!.options.filter((o) => endsOf(String(o.args['edge'])).includes(far))
      .map((o) => o.text);
    click(`town:${far}`);
    expect(ways).toContain('move W12');
    expect(ways).toContain(stage.acted()[0]);
  });

  it('names the place from which followers are sent', async () => {
    await stage.open(actions);
    const live = stage.session.play.live!;
    const view = { ...viewOf(live), sending: 'gunpowder_tower' };
    const path = ['follower:farmer', 'deed:city_wall'];
    const send = { text: 'send farmer city_wall', path, verb: 'send', args: {} };
    const state = { ...live, view: view as unknown as typeof live.view, options: [send] };
    expect(stage.session.play.game!.turn.ask(state, [], []).head).toMatch(/^Gunpowder Tower: /);
  });

  it('names every target in words', async () => {
    await stage.open(planning);
    stage.show(Board);
    const nameless = [...document.querySelectorAll<HTMLElement>('[data-el]')].filter(
      (e) =>
        !(e.getAttribute('aria-label') ?? e.textContent ?? '').trim() ||
        /(orl|orleans)-[a-z]/.test(e.getAttribute('aria-label') ?? ''),
    );
    expect(nameless.map((e) => e.dataset.el)).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\b(orl|orleans|web)-[a-z]/);
  });
});

describe('the end screen', () => {
  it('adds up: columns of each player give the total', async () => {
    await stage.open(end);
    stage.session.play.history = {
      table: 'x',
      game: 'orleans',
      length: 1,
      rounds: [{ round: 1, seq: 0, standing: [0, 1, 2, 3].map((seat) => ({ seat, points: 5 })) }],
      log: [],
    };
    for (const sheet of stage.session.play.live!.scores!) {
      const sum = stage.session.play
        .game!.sheet.columns(stage.session.play.live!, sheet)
        .reduce((a, c) => a + c.amount, 0);
      expect(sum).toBe(sheet.total);
    }
    stage.show(EndScreen);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(4);
    const best = Math.max(...stage.session.play.live!.scores!.map((s) => s.total));
    expect(document.querySelector('h2')!.textContent).toContain(String(best));
  });
});
