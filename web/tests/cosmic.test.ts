import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import act from '../dev/fixtures/cosmic_act.json';
import advanced from '../dev/fixtures/cosmic_advanced.json';
import choose_ from '../dev/fixtures/cosmic_choose.json';
import discard from '../dev/fixtures/cosmic_discard.json';
import end from '../dev/fixtures/cosmic_end.json';
import gain from '../dev/fixtures/cosmic_gain.json';
import lay from '../dev/fixtures/cosmic_lay.json';
import move from '../dev/fixtures/cosmic_move.json';
import pay from '../dev/fixtures/cosmic_pay.json';
import pick from '../dev/fixtures/cosmic_pick.json';
import raise from '../dev/fixtures/cosmic_raise.json';
import solo from '../dev/fixtures/cosmic_solo.json';
import soloEnd from '../dev/fixtures/cosmic_solo_end.json';
import swap from '../dev/fixtures/cosmic_swap.json';
import Board from '../src/games/cosmic_colonies/Board.svelte';
import { basicBuildings, cellsOf, ground, asteroidIds, workers } from '../src/games/cosmic_colonies/facts';
import { middleOf, outline, turned, wayAfter, type Square } from '../src/games/cosmic_colonies/grid';
import { changeOf, Placement } from '../src/games/cosmic_colonies/placement.svelte';
import { botTurn, retell } from '../src/games/cosmic_colonies/story';
import { viewOf } from '../src/games/cosmic_colonies/view';
import { useGameWords, useLang } from '../src/lib/words.svelte';
import { choose } from '../src/table/pointer';
import { tips } from '../src/table/tips.svelte';
import Tray from '../src/table/Tray.svelte';
import { el, Stage } from './stage';

// whole boards are drawn many times over, perhaps on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const stage = new Stage();
const acted = () => stage.sent.map((m) => (m.t === 'act' ? m.option : m.t));
const press = (key: string, code = key) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  flushSync();
};

beforeEach(async () => {
  await useLang('en');
  await useGameWords('cosmic_colonies');
});
afterEach(() => stage.clear());

describe('shapes', () => {
  it('lie in as many ways as they have', () => {
    expect(basicBuildings.map((id) => turned(cellsOf(id)).length)).toEqual([1, 8, 4, 4, 2]);
  });

  it('come back after four turns or two flips', () => {
    for (const id of basicBuildings) {
      const ways = turned(cellsOf(id));
      ways.forEach((_, way) => {
        expect([1, 2, 3, 4].reduce((w) => wayAfter(ways, w, 'turn'), way)).toBe(way);
        expect(wayAfter(ways, wayAfter(ways, way, 'flip'), 'flip')).toBe(way);
        expect(wayAfter(ways, wayAfter(ways, way, 'turn'), 'back')).toBe(way);
      });
    }
  });

  it('are drawn with a corner for every bend, and a picture inside', () => {
    expect(outline(cellsOf('habitat')).match(/Q/g)).toHaveLength(4);
    expect(outline(cellsOf('greenhouse')).match(/Q/g)).toHaveLength(6);
    const ring = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]] as Square[];
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
    expect(middleOf(cellsOf('habitat'))).toEqual({ row: 0.5, col: 0.5 });
    for (const id of asteroidIds) expect(ground(id, 'basic').size).toBeGreaterThan(40);
  });

  it('have the numbers of the rules: every offered place is on the asteroid and free', async () => {
    await stage.open(lay);
    const player = viewOf(stage.session.live!).players[0]!;
    const land = ground(player.asteroid, player.side);
    const taken = new Set(player.tiles.flatMap((x) => x.squares.map(String)));
    for (const option of stage.session.live!.options) {
      const { building, row, col, turn } = option.args;
      for (const [r, c] of turned(cellsOf(String(building)))[Number(turn)]!) {
        const key = `${r + Number(row)},${c + Number(col)}`;
        expect([option.text, key, land.has(key), taken.has(key)]).toEqual([option.text, key, true, false]);
      }
    }
  });
});

describe('a tile in hand', () => {
  it('waits where it fits, is moved and laid by keys', async () => {
    await stage.open(lay);
    stage.show(Board);
    const main = document.querySelector<HTMLElement>('.lay')!;
    expect(main.classList.contains('off')).toBe(false);
    for (let i = 0; i < 8; i++) press('ArrowUp');
    for (let i = 0; i < 8; i++) press('ArrowLeft');
    expect(main.classList.contains('off')).toBe(true);
    expect(main.textContent).toContain('edge');
    press('Enter');
    expect(acted()).toEqual([]);
    const goal = stage.session.live!.options.find((o) => o.args['turn'] === 0)!;
    for (let i = 0; i < Number(goal.args['row']); i++) press('ArrowDown');
    for (let i = 0; i < Number(goal.args['col']); i++) press('ArrowRight');
    for (let i = 0; i < 8 && !stage.sent.length; i++) {
      press('Enter');
      press('r', 'KeyR');
      if (i === 3) press('f', 'KeyF');
    }
    expect(stage.session.live!.options.map((o) => o.text)).toContain(acted()[0]);
  });

  it('may come after a tile with more ways to lie', async () => {
    await stage.open(lay);
    const placement = new Placement(stage.session);
    placement.way = 99;
    expect(placement.cells).toHaveLength(4);
    expect(placement.spots).toEqual([]);
    placement.turn('turn');
    expect(placement.way).toBeLessThan(8);
  });

  it('knows what it would change', async () => {
    await stage.open(lay);
    const placement = new Placement(stage.session);
    placement.begin();
    expect(placement.option).toBeDefined();
    const player = viewOf(stage.session.live!).players[0]!;
    const change = changeOf(player, placement.building, placement.cells);
    const open_ = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);
    expect(open_(player.uncovered) - open_(change.uncovered)).toBe(4);
    expect(change.goal).toBe(1);
    placement.at(0, 0);
    expect(['off_asteroid', 'overlaps', 'not_adjacent']).toContain(placement.why);
  });
});

describe('the table of Cosmic Colonies', () => {
  it('shows what every option begins with', async () => {
    for (const fixture of [choose_, act, pay, gain, swap, discard, move, advanced, pick, solo]) {
      await stage.open(fixture);
      stage.show(Board, Tray);
      const missing = stage.session.live!.options.map((o) => o.path[0]!).filter((name) => !name.startsWith('button:') && !el(name));
      expect(missing).toEqual([]);
      expect(document.querySelector('.tray')).toBeNull();
      await stage.clear();
    }
  });

  it('plays a card, pays, exchanges and fills a hole by clicks', async () => {
    const click = (name: string) => (choose(stage.session, tips, name, el(name)), flushSync());
    await stage.open(choose_);
    stage.show(Board);
    click(stage.session.live!.options[0]!.path[0]!);
    expect(acted()).toEqual([stage.session.live!.options[0]!.text]);
    await stage.clear();
    await stage.open(swap);
    stage.show(Board);
    const wanted = stage.session.live!.options.find((o) => o.verb === 'swap')!;
    wanted.path.forEach(click);
    expect(acted()).toEqual([wanted.text]);
    await stage.clear();
    await stage.open(raise);
    stage.show(Board);
    document.querySelector('.hole')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(acted()[0]).toMatch(/^raise /);
  });

  it('leaves no word unsaid', async () => {
    for (const lang of ['en', 'ru'] as const) {
      await useLang(lang);
      for (const fixture of [choose_, act, lay, pay, swap, advanced, solo]) {
        await stage.open(fixture);
        stage.show(Board);
        expect(document.body.textContent).not.toMatch(/\b(cc|web|cosmic_colonies)-[a-z]/);
        const labels = [...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')!);
        expect(labels.filter((l) => !l.trim() || /\b(cc|web|cosmic_colonies)-[a-z]/.test(l))).toEqual([]);
        expect(stage.session.game!.ask(stage.session.live!, [], []).head).not.toMatch(/-/);
        for (const option of stage.session.live!.options) expect(stage.session.game!.sentence(option)).not.toBe(option.text);
        await stage.clear();
      }
    }
  });

  it('adds the score up, for the automaton too', async () => {
    for (const fixture of [end, soloEnd]) {
      await stage.open(fixture);
      for (const sheet of stage.session.live!.scores!) {
        const sum = stage.session.game!.columns(stage.session.live!, sheet).reduce((a, c) => a + c.amount, 0);
        expect(sum).toBe(sheet.total);
      }
    }
  });
});

const words = import.meta.glob<string>('../../src/igroteka/locales/*/web.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>('../src/games/cosmic_colonies/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

it('every word the screen asks for is written in both languages', () => {
  const asked = Object.values(code).flatMap((text) => [...text.matchAll(/\bt\(\s*'(cc-[\w-]+)'/g)].map((m) => m[1]!));
  expect(Object.keys(words)).toHaveLength(2);
  for (const text of Object.values(words)) {
    expect([...new Set(asked)].filter((id) => !text.includes(`\n${id} =`))).toEqual([]);
  }
});

describe('the story', () => {
  const line = (seq: number, seat: number, code: string, args: Record<string, string | number> = {}) => ({ seq, round: 1, seat, code, args });

  it('tells an action in one line, not token by token', () => {
    const told = retell([
      line(1, 0, 'gathers', { number: 1, resource: 'water' }),
      line(2, 0, 'gathers', { number: 1, resource: 'power' }),
      line(3, 0, 'gathers', { number: 2, resource: 'water' }),
      line(4, 1, 'gathers', { number: 1, resource: 'water' }),
      line(5, 0, 'shows', { worker: 'trader' }),
      line(6, 0, 'gathers', { number: 1, resource: 'minerals' }),
    ]);
    expect(told.map((l) => [l.seq, l.seat, l.code, l.args['list']])).toEqual([
      [3, 0, 'gathers_all', '3 water, 1 power'],
      [4, 1, 'gathers_all', '1 water'],
      [5, 0, 'shows', undefined],
      [6, 0, 'gathers_all', '1 mineral'],
    ]);
  });

  it('tells a building with its price, and a free one without', () => {
    const paid = line(1, 0, 'pays', { water: 2, minerals: 0, organics: 0, power: 1 });
    const free = line(3, 0, 'pays', { water: 0, minerals: 0, organics: 0, power: 0 });
    const built = line(2, 0, 'builds', { building: 'habitat' });
    expect(retell([paid, built])).toEqual([{ ...built, code: 'builds_for', args: { building: 'habitat', list: '2 water, 1 power' } }]);
    expect(retell([free, built]).map((l) => l.code)).toEqual(['pays', 'builds']);
    expect(retell([paid, { ...built, seat: 1 }]).map((l) => l.code)).toEqual(['pays', 'builds']);
  });

  it('says what the automaton could not do first', () => {
    const bot = (worker: string, ...lines: ReturnType<typeof line>[]) => retell([line(1, -1, 'bot_shows', { worker }), ...lines])[1];
    const builder = [...workers.values()].find((w) => w.first?.do === 'build')!;
    const gatherer = [...workers.values()].find((w) => w.first?.do === 'gather')!;
    const gathers = ['water', 'water', 'power'].map((resource) => line(1, -1, 'bot_gathers', { resource }));
    const builds = line(1, -1, 'bot_builds', { building: 'habitat' });
    expect(bot(builder.id, ...gathers)?.args).toEqual({ failed: 'build', building: builder.first!.building, list: '2 water, 1 power' });
    expect(bot(gatherer.id, ...gathers)?.args).toEqual({ failed: 'none', list: '2 water, 1 power' });
    expect(bot(gatherer.id, builds)?.code).toBe('bot_builds_then');
    expect(bot(builder.id, builds)?.code).toBe('bot_builds');
  });

  it('knows what came of the last card of the automaton', () => {
    const shows = line(1, -1, 'bot_shows', { worker: 'courier' });
    expect(botTurn([])).toBeNull();
    expect(botTurn([shows])).toEqual({ worker: 'courier', did: '', taken: [] });
    expect(botTurn([shows, line(1, -1, 'bot_idles')])?.did).toBe('idle');
    expect(botTurn([shows, line(1, -1, 'bot_builds', { building: 'habitat' })])?.did).toBe('build');
    expect(botTurn([line(0, -1, 'bot_builds'), shows, line(2, -1, 'bot_gathers', { resource: 'water' })])).toEqual({ worker: 'courier', did: 'gather', taken: ['water'] });
  });
});
