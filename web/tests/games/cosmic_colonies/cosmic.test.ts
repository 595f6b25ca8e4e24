import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import act from '../../../dev/games/cosmic_colonies/act.json';
import advanced from '../../../dev/games/cosmic_colonies/advanced.json';
import choose_ from '../../../dev/games/cosmic_colonies/choose.json';
import discard from '../../../dev/games/cosmic_colonies/discard.json';
import end from '../../../dev/games/cosmic_colonies/end.json';
import gain from '../../../dev/games/cosmic_colonies/gain.json';
import lay from '../../../dev/games/cosmic_colonies/lay.json';
import move from '../../../dev/games/cosmic_colonies/move.json';
import pay from '../../../dev/games/cosmic_colonies/pay.json';
import pick from '../../../dev/games/cosmic_colonies/pick.json';
import raise from '../../../dev/games/cosmic_colonies/raise.json';
import solo from '../../../dev/games/cosmic_colonies/solo.json';
import soloEnd from '../../../dev/games/cosmic_colonies/solo_end.json';
import swap from '../../../dev/games/cosmic_colonies/swap.json';
import Board from '../../../src/games/cosmic_colonies/Board.svelte';
import { cellsOf, ground, asteroidIds } from '../../../src/games/cosmic_colonies/facts';
import { middleOf, outline, type Square } from '../../../src/games/cosmic_colonies/grid';
import { Placement } from '../../../src/games/cosmic_colonies/placement.svelte';
import { botTurn, retell } from '../../../src/games/cosmic_colonies/story';
import game from '../../../src/games/cosmic_colonies';
import { viewOf } from '../../../src/games/cosmic_colonies/view';
import { useGameWords, useLang } from '../../../src/lib/words.svelte';
import { choose } from '../../../src/table/choose';
import { tips } from '../../../src/table/tips.svelte';
import Tray from '../../../src/table/Tray.svelte';
import type { EventInfo, OutcomeInfo, ToServer } from '../../../src/lib/wire.gen';
import { withDefaults } from '../../../src/table/defaults';
import { flightOf } from '../../../src/table/motion';
import { el, Stage } from '../../stage';

// whole boards are drawn many times over, perhaps on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const stage = new Stage();
const acted = () => stage.acted();
const press = (key: string, code = key) => {
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
  );
  flushSync();
};

beforeEach(async () => {
  await useLang('en');
  await useGameWords('cosmic_colonies');
});
afterEach(() => stage.clear());

describe('shapes', () => {
  it('are drawn with a corner for every bend, and a picture inside', () => {
    expect(outline(cellsOf('habitat')).match(/Q/g)).toHaveLength(4);
    expect(outline(cellsOf('greenhouse')).match(/Q/g)).toHaveLength(6);
    const ring = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ] as Square[];
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
    expect(middleOf(cellsOf('habitat'))).toEqual({ row: 0.5, col: 0.5 });
    for (const id of asteroidIds) expect(ground(id, 'basic').size).toBeGreaterThan(40);
  });
});

/** The question of a kind that was sent last. */
const asked = <K extends 'why' | 'what'>(kind: K) =>
  stage.sent.findLast((m): m is Extract<ToServer, { t: K }> => m.t === kind)!;

/** Answers the last question like a server that refuses a place, or tells what it would bring. */
const because = (code: string, args = {}) => {
  const answers = asked('why').id!;
  stage.session.receive({ t: 'because', answers, refusal: { code, clause: '', args, text: '' } });
  flushSync();
};
const would = (outcome: Partial<OutcomeInfo>) => {
  const nothing = {
    certain: true,
    ends_turn: false,
    events: [],
    scores: [],
    holdings: {},
    reach: [],
  };
  const answers = asked('what').id!;
  stage.session.receive({
    t: 'would',
    answers,
    outcome: { ...nothing, ...outcome },
    refusal: null,
  });
  flushSync();
};
const bubble = () => document.querySelector('.bubble')!.textContent.replace(/\s+/g, ' ').trim();

describe('a tile in hand', () => {
  it('waits where it fits, is moved and laid by keys', async () => {
    await stage.open(lay);
    stage.show(Board);
    const main = document.querySelector<HTMLElement>('.lay')!;
    expect(main.classList.contains('off')).toBe(false);
    for (let i = 0; i < 8; i++) press('ArrowUp');
    for (let i = 0; i < 8; i++) press('ArrowLeft');
    expect(main.classList.contains('off')).toBe(true);
    press('Enter');
    expect(acted()).toEqual([]);
    const goal = stage.session.play.live!.options.find((o) => o.args['turn'] === 0)!;
    for (let i = 0; i < Number(goal.args['row']); i++) press('ArrowDown');
    for (let i = 0; i < Number(goal.args['col']); i++) press('ArrowRight');
    for (let i = 0; i < 8 && acted().length === 0; i++) {
      press('Enter');
      press('r', 'KeyR');
      if (i === 3) press('f', 'KeyF');
    }
    expect(stage.session.play.live!.options.map((o) => o.text)).toContain(acted()[0]);
  });

  it('lies in the ways that the view tells, and turns and flips among them', async () => {
    await stage.open(lay);
    const placement = new Placement(stage.session);
    placement.begin();
    const { ways } = viewOf(stage.session.play.live!).laying!;
    for (const [way, { cells, turned, flipped }] of ways.entries()) {
      placement.way = way;
      placement.at(2, 2);
      expect(placement.cells).toEqual(
        cells.map(([r, c]) => [r! + placement.row, c! + placement.col]),
      );
      placement.turn('turn');
      expect(placement.way).toBe(turned);
      placement.turn('back');
      expect(placement.way).toBe(way);
      placement.turn('flip');
      expect(placement.way).toBe(flipped);
    }
  });

  it('never leaves the picture, where the server knows no places', async () => {
    await stage.open(lay);
    const live = stage.session.play.live!;
    const view = viewOf(live);
    const laying = { ...view.laying!, overhang: 3 };
    stage.session.play.show({ ...live, view: { ...view, laying } as unknown as typeof live.view });
    const placement = new Placement(stage.session);
    for (const [way] of laying.ways.entries()) {
      placement.way = way;
      for (const [row, col] of [
        [-9, -9],
        [-9, 9],
        [9, -9],
        [9, 9],
        [0, -9],
      ] as Square[]) {
        placement.at(row, col);
        const inside = placement.cells.filter((cell) => cell.every((n) => n >= 0 && n < 8));
        expect(inside.length).toBeGreaterThan(0);
        expect(Math.min(...placement.cells.flat())).toBeGreaterThanOrEqual(-2);
      }
    }
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

  it('asks what it would bring, and shows the last answer until the next one comes', async () => {
    vi.useFakeTimers();
    await stage.open(lay);
    stage.show(Board);
    const here = stage.session.play.live!.options.map((o) => o.text);
    expect(here).toContain(asked('what').option);
    expect(bubble()).toBe('It fits.');
    would({
      certain: false,
      scores: [
        { seat: 0, label: 'ice', change: 3 },
        { seat: 1, label: 'ice', change: 9 },
        { seat: 0, label: 'goal', change: 2 },
      ],
      holdings: { water: 1 },
    });
    expect(bubble()).toMatch(/^\+5 pts .*\+3.*\+2.*\+1$/);
    const rows = document.querySelector('.ter')!.textContent;
    expect(rows).toContain('+3');

    // the first key that leads to another place that fits
    const first = asked('what').option;
    const main = document.querySelector('.lay')!;
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'r', 'r', 'r', 'f']) {
      if (asked('what').option !== first) break;
      press(key, key.length > 1 ? key : `Key${key.toUpperCase()}`);
      if (!main.classList.contains('off')) expect(bubble()).toMatch(/^\+5 pts/);
      vi.advanceTimersByTime(60);
    }
    expect(here.filter((text) => text !== first)).toContain(asked('what').option);
    would({ scores: [{ seat: 0, label: 'rock', change: -1 }] });
    expect(bubble()).toMatch(/^−1 pts/);
    vi.useRealTimers();
  });

  it('asks why it does not fit, and marks the squares in the way', async () => {
    vi.useFakeTimers();
    await stage.open(lay);
    stage.show(Board);
    for (let i = 0; i < 8; i++) press('ArrowUp');
    for (let i = 0; i < 8; i++) press('ArrowLeft');
    expect(bubble()).toBe('Does not fit here');
    vi.advanceTimersByTime(60);
    because('off_asteroid', { squares: 1, limit: 0, where: '9,9' }); // the first place on the way
    vi.advanceTimersByTime(60);
    const { building } = viewOf(stage.session.play.live!).laying!;
    expect(asked('why').option).toMatch(new RegExp(`^lay ${building} 0,0 turn \\d$`));
    const [row, col] = new Placement(stage.session).cells[0]!;
    because('overlaps', { squares: 1, limit: 0, where: `${row},${col} 7,7` });
    expect(bubble()).toBe('Covers your own tile');
    expect(document.querySelectorAll('.ghost .cross')).toHaveLength(1);
    vi.useRealTimers();
  });
});

describe('the market', () => {
  it('says what a gather takes as soon as the server has told', async () => {
    vi.useFakeTimers();
    await stage.open(act);
    stage.show(Board);
    const gathers = stage.session.play.live!.options.filter((o) => o.verb === 'gather');
    expect(document.querySelectorAll('.chips .go')).toHaveLength(0);
    const { option } = asked('what');
    const id = option.replace('gather ', '');
    expect(gathers.map((o) => o.text)).toContain(option);
    const moved = (from: string, number: number): EventInfo => ({
      ...{ seq: 1, round: 1, seat: 0, code: 'moved', from, to: `store:0/${id}` },
      args: { resource: id, number },
    });
    would({ events: [moved(`area:${id}`, 1), moved(`supply:${id}`, 2)] });
    expect(el(`area:${id}`).querySelectorAll('.chips .go')).toHaveLength(1);
    expect(el(`area:${id}`).querySelector('.plus')!.textContent).toBe('+1+2');
    vi.advanceTimersByTime(60);
    expect(stage.sent.filter((m) => m.t === 'what')).toHaveLength(Math.min(2, gathers.length));
    vi.useRealTimers();
  });

  it('marks what is lacking for a price by what the server says', async () => {
    vi.useFakeTimers();
    await stage.open(act);
    stage.show(Board);
    let slot = asked('why').path![0]!;
    while (!el(slot).querySelector('.t')) {
      because('fits_nowhere');
      vi.advanceTimersByTime(60);
      slot = asked('why').path![0]!;
    }
    const tokens = el(slot).querySelectorAll('.t');
    const first = tokens[0]!.querySelector('use')!.getAttribute('href')!;
    because('cannot_afford', { missing: 1, lacking: first.replace('#cc-r-', '') });
    expect(el(slot).textContent).toContain("can't afford");
    expect([...tokens].map((token) => token.classList.contains('lack'))).toEqual(
      [...tokens].map((_, i) => i === 0),
    );
    vi.useRealTimers();
  });
});

describe('the plan of the automaton', () => {
  it('shows the reason that the view gives for each try', async () => {
    await stage.open(solo);
    const live = stage.session.play.live!;
    const view = viewOf(live);
    const shows = {
      ...{ seq: 1, round: 1, seat: -1, code: 'bot_shows' },
      args: { worker: view.automaton!.cards.at(-1)! },
    };
    const tries = ['cannot_afford', ''];
    stage.session.play.show({
      ...live,
      log: [shows],
      view: { ...view, automaton: { ...view.automaton, tries } } as unknown as typeof live.view,
    });
    stage.show(Board);
    const rows = [...document.querySelectorAll('.plan li')];
    expect(rows.map((row) => row.className.split(' ')[0])).toEqual(['no', 'yes']);
    expect(rows[0]!.textContent).toContain('cannot pay');
  });
});

describe('the table of Cosmic Colonies', () => {
  it('shows what every option begins with', async () => {
    for (const fixture of [choose_, act, pay, gain, swap, discard, move, advanced, pick, solo]) {
      await stage.open(fixture);
      stage.show(Board, Tray);
      const missing = stage.session.play
        .live!.options.map((o) => o.path[0]!)
        .filter((name) => !name.startsWith('button:') && !el(name));
      expect(missing).toEqual([]);
      expect(document.querySelector('.tray')).toBeNull();
      await stage.clear();
    }
  });

  it('plays a card, pays, exchanges and fills a hole by clicks', async () => {
    const click = (name: string) => (choose(stage.session, tips, name, el(name)), flushSync());
    await stage.open(choose_);
    stage.show(Board);
    click(stage.session.play.live!.options[0]!.path[0]!);
    expect(acted()).toEqual([stage.session.play.live!.options[0]!.text]);
    await stage.clear();
    await stage.open(swap);
    stage.show(Board);
    const wanted = stage.session.play.live!.options.find((o) => o.verb === 'swap')!;
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
        const labels = [...document.querySelectorAll('[aria-label]')].map((e) =>
          e.getAttribute('aria-label')!,
        );
        expect(
          labels.filter((l) => !l.trim() || /\b(cc|web|cosmic_colonies)-[a-z]/.test(l)),
        ).toEqual([]);
        expect(
          stage.session.play.game!.turn.ask(stage.session.play.live!, [], []).head,
        ).not.toMatch(/-/);
        for (const option of stage.session.play.live!.options)
          expect(stage.session.play.game!.sentence(option)).not.toBe(option.text);
        await stage.clear();
      }
    }
  });

  it('adds the score up, for the automaton too', async () => {
    for (const fixture of [end, soloEnd]) {
      await stage.open(fixture);
      for (const sheet of stage.session.play.live!.scores!) {
        const sum = stage.session.play
          .game!.sheet.columns(stage.session.play.live!, sheet)
          .reduce((a, c) => a + c.amount, 0);
        expect(sum).toBe(sheet.total);
      }
    }
  });
});

describe('flights', () => {
  const full = withDefaults(game);
  const icon = (code: string, args: EventInfo['args'], from = 'a', to = 'b') =>
    flightOf(full, { seat: 0, code, args, from, to })[0]?.icon;

  it('show what an event moves', () => {
    expect(icon('moved', { resource: 'water', number: 2 })).toBe('cc-r-water');
    expect(icon('takes', { building: 'habitat' })).toBe('cc-b-habitat');
    expect(icon('raises', { monument: 'obelisk' })).toBe('cc-monument');
    expect(icon('bot_shows', { worker: 'courier' })).toBe('cc-worker');
    expect(icon('gathers', { water: 2, power: 0 })).toBeUndefined();
  });

  it('are not told in the log when another line tells of them', () => {
    for (const code of ['moved', 'takes', 'chooses', 'round'])
      expect([code, full.story.quiet(code)]).toEqual([code, true]);
    for (const code of ['gathers', 'builds', 'gains', 'bot_gathers'])
      expect([code, full.story.quiet(code)]).toEqual([code, false]);
  });

  it('have an anchor for every element that events name', async () => {
    const drawn = new Set<string>();
    for (const fixture of [act, raise, solo]) {
      await stage.open(fixture);
      stage.show(Board);
      for (const node of document.querySelectorAll<HTMLElement>('[data-at], [data-el]'))
        drawn.add((node.dataset['at'] ?? node.dataset['el'])!.replace(/:.*/, ''));
      await stage.clear();
    }
    const named = ['area', 'supply', 'store', 'slot', 'tiles', 'asteroid', 'monument', 'card'];
    expect([...named, 'deck', 'automaton'].filter((kind) => !drawn.has(kind))).toEqual([]);
  });
});

describe('the story', () => {
  const line = (
    seq: number,
    seat: number,
    code: string,
    args: Record<string, string | number> = {},
  ) => ({ seq, round: 1, seat, code, args });

  it('tells an action in one line, not token by token', () => {
    const told = retell([
      line(1, 0, 'gains', { number: 1, resource: 'water' }),
      line(2, 0, 'gains', { number: 1, resource: 'power' }),
      line(3, 0, 'gains', { number: 2, resource: 'water' }),
      line(4, 1, 'gains', { number: 1, resource: 'water' }),
      line(5, 0, 'shows', { worker: 'trader' }),
      line(6, 0, 'gains', { number: 1, resource: 'minerals' }),
    ]);
    expect(told.map((l) => [l.seq, l.seat, l.code, l.args['list']])).toEqual([
      [3, 0, 'gains_all', '3 water, 1 power'],
      [4, 1, 'gains_all', '1 water'],
      [5, 0, 'shows', undefined],
      [6, 0, 'gains_all', '1 mineral'],
    ]);
  });

  it('tells a building with its price, and a free one without', () => {
    const paid = line(1, 0, 'pays', { water: 2, minerals: 0, organics: 0, power: 1 });
    const free = line(3, 0, 'pays', { water: 0, minerals: 0, organics: 0, power: 0 });
    const built = line(2, 0, 'builds', { building: 'habitat' });
    expect(retell([paid, built])).toEqual([
      { ...built, code: 'builds_for', args: { building: 'habitat', list: '2 water, 1 power' } },
    ]);
    expect(retell([free, built]).map((l) => l.code)).toEqual(['pays', 'builds']);
    expect(retell([paid, { ...built, seat: 1 }]).map((l) => l.code)).toEqual(['pays', 'builds']);
  });

  it('says what the automaton could not do first', () => {
    const gathers = line(2, -1, 'bot_gathers', { water: 2, minerals: 0, organics: 0, power: 1 });
    const builds = line(2, -1, 'bot_builds', { building: 'habitat' });
    const noTile = line(1, -1, 'bot_cannot_build', { building: 'laboratory' });
    const noArea = line(1, -1, 'bot_cannot_gather');
    expect(retell([noTile, gathers]).map((l) => l.args)).toEqual([
      { failed: 'build', building: 'laboratory', list: '2 water, 1 power' },
    ]);
    expect(retell([gathers]).map((l) => l.args)).toEqual([
      { failed: 'none', list: '2 water, 1 power' },
    ]);
    expect(retell([noArea, builds]).map((l) => l.code)).toEqual(['bot_builds_then']);
    expect(retell([builds]).map((l) => l.code)).toEqual(['bot_builds']);
    const idles = line(3, -1, 'bot_idles');
    expect(retell([noTile, noArea, idles]).map((l) => l.code)).toEqual(['bot_idles']);
  });

  it('knows what came of the last card of the automaton', () => {
    const shows = line(1, -1, 'bot_shows', { worker: 'courier' });
    expect(botTurn([])).toBeNull();
    expect(botTurn([shows])).toEqual({
      worker: 'courier',
      failed: 0,
      did: '',
      taken: [],
    });
    expect(botTurn([shows, line(1, -1, 'bot_idles')])?.did).toBe('idle');
    expect(botTurn([shows, line(1, -1, 'bot_builds', { building: 'habitat' })])?.did).toBe('build');
    expect(
      botTurn([
        line(0, -1, 'bot_builds'),
        shows,
        line(2, -1, 'bot_cannot_build', { building: 'habitat' }),
        line(2, -1, 'bot_gathers', { water: 2, minerals: 0, organics: 0, power: 1 }),
      ]),
    ).toEqual({ worker: 'courier', failed: 1, did: 'gather', taken: ['water', 'water', 'power'] });
  });
});
