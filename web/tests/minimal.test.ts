import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLang } from '../src/lib/words.svelte';
import ActionBar from '../src/table/ActionBar.svelte';
import Dialogs from '../src/table/Dialogs.svelte';
import EndScreen from '../src/table/EndScreen.svelte';
import Log from '../src/table/Log.svelte';
import Rail from '../src/table/Rail.svelte';
import type { Session } from '../src/table/session.svelte';
import TopBar from '../src/table/TopBar.svelte';
import Gestures from '../src/table/Gestures.svelte';
import { pointer } from '../src/table/pointer';
import { tips } from '../src/table/tips.svelte';
import Tray from '../src/table/Tray.svelte';
import Flick from './toy/Flick.svelte';
import { offer, openTable, option, view } from './toy/table';

const parts: ReturnType<typeof mount>[] = [];

function show(session: Session, ...components: Component<{ session: Session }>[]) {
  for (const component of components)
    parts.push(mount(component, { target: document.body, props: { session } }));
  flushSync();
}
function set(input: HTMLInputElement, value: string) {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
const text = (selector: string) =>
  [...document.querySelectorAll(selector)].map((e) => e.textContent.replace(/\s+/g, ' ').trim());

beforeEach(async () => useLang('en'));
afterEach(async () => {
  for (const part of parts.splice(0)) await unmount(part);
  document.body.replaceChildren();
});

describe('a game that brings only a board', () => {
  const options = [
    option('put 1', 'cell:1'),
    option('pay 9', 'coins:9'),
    option('pass', 'button:pass'),
  ];

  it('can be played: everything it offers is in the tray or the bar', async () => {
    const { session, acted } = await openTable(view(options));
    show(session, TopBar, Rail, Tray, ActionBar);

    expect(text('.tray .item')).toEqual(['1', '9']);
    expect(text('.btns .calm, .btns .main')).toEqual(['pass']);
    expect(text('.rounds b')).toEqual(['2']);
    expect(text('.opp .nm')).toEqual(['Boris']);
    expect(text('.opp .pts')).toEqual(['4']);
    expect(text('.opp .pill')).toEqual(['waiting']);
    expect(text('.act .say')).toEqual(['Choose one of the glowing things.']);
    document.querySelector<HTMLElement>('[data-el="button:pass"]')!.click();
    expect(acted()).toEqual(['pass']);
  });

  it('has a plain control for an open choice', async () => {
    const fields = [
      { name: 'angle', low: -90, high: 90, unit: 'degrees' },
      { name: 'force', low: 1, high: 9 },
    ];
    const open = offer([], [{ verb: 'flick', element: 'disc', fields }]);
    const { session, acted } = await openTable(view([], { offer: open }));
    show(session, Tray, ActionBar);

    const [angle, force] = [...document.querySelectorAll<HTMLInputElement>('[type=number]')];
    expect([angle!.min, angle!.max, angle!.value]).toEqual(['-90', '90', '0']);
    expect([force!.min, force!.max, force!.value]).toEqual(['1', '9', '1']);
    expect(text('.open label')).toEqual(['angle', 'force']);
    expect(text('.act .who')).toEqual(['Your turn']);
    set(angle!, '-30');
    set(document.querySelectorAll<HTMLInputElement>('[type=range]')[1]!, '7');
    document.querySelector<HTMLElement>('.open .btn')!.click();
    expect(acted()).toEqual(['flick -30 7']);
  });

  it('may own the pointer for an open choice; the plain control stays in the list', async () => {
    const fields = [{ name: 'force', low: 1, high: 9 }];
    const open = offer(options, [{ verb: 'flick', element: 'disc', fields }]);
    const { session, acted } = await openTable(view([], { offer: open }), { gesture: Flick });
    const root = document.createElement('main');
    document.body.append(root);
    parts.push(mount(Gestures, { target: root, props: { session } }));
    const stop = pointer(session, tips)(root);
    show(session, Tray, Dialogs);
    expect(document.querySelector('.tray .open')).toBeNull();

    const flick = document.querySelector<HTMLElement>('.flick')!;
    flick.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
    flick.click();
    expect(acted()).toEqual(['flick 9']); // and not the element it is drawn on
    session.window.dialog = 'options';
    flushSync();
    expect(document.querySelectorAll('dialog [type=number]')).toHaveLength(1);
    stop?.();
  });

  it('keeps the numbers of an open choice within their bounds', async () => {
    const fields = [{ name: 'force', low: 1, high: 9 }];
    const open = offer([], [{ verb: 'flick', element: 'disc', fields }]);
    const { session, acted } = await openTable(view([], { offer: open }));
    show(session, Tray);
    const force = document.querySelector<HTMLInputElement>('[type=number]')!;
    set(force, '99');
    force.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    document.querySelector<HTMLElement>('.open .btn')!.click();
    expect(acted()).toEqual(['flick 9']);
  });

  it('shows a party without a seat among the players', async () => {
    const first = view(options);
    first.frame.standing.push({ seat: 2, points: null, party: 'robot' });
    const { session } = await openTable(first);
    show(session, Rail);
    expect(text('.opp .nm')).toEqual(['Boris', 'robot']);
    expect(text('.opp .pts')).toEqual(['4', '?']);
  });

  it('has a log, a list of all moves and a help page', async () => {
    const log = [{ seq: 1, round: 1, events: [{ code: 'puts', seat: 1, args: {} }] }];
    const { session } = await openTable(view(options, { log }));
    show(session, Log, Dialogs);
    expect(text('.log li')).toHaveLength(1);
    session.window.dialog = 'options';
    flushSync();
    expect(text('.opt')).toEqual(['put 1', 'pay 9', 'pass']);
    session.window.dialog = 'help';
    flushSync();
    expect(text('.keys li').length).toBeGreaterThan(3);
    session.window.closeDialog();
    session.window.openSeat = 1;
    flushSync();
    expect(document.querySelector('dialog')).toBeNull();
  });

  const sheet = (seat: number, rank: number, shells: number) => ({
    seat,
    lines: [
      { label: 'shells', amount: shells },
      { label: 'pearls', amount: 2 },
    ],
    total: shells + 2,
    tiebreak: [],
    rank,
  });

  it('has a score sheet with a column for every line', async () => {
    const { session } = await openTable(view([], { scores: [sheet(0, 1, 7), sheet(1, 2, 3)] }));
    session.play.history = { table: 'x', game: 'toy', length: 1, rounds: [], log: [] };
    show(session, EndScreen);
    expect(text('thead th span')).toEqual(expect.arrayContaining(['shells', 'pearls']));
    expect(text('tbody .tt')).toEqual(['9', '5']);
  });

  it('tells who shares a victory', async () => {
    const scores = [sheet(0, 1, 7), sheet(1, 1, 7)];
    const { session } = await openTable(view([], { scores, seat: -1 }));
    session.play.history = { table: 'x', game: 'toy', length: 1, rounds: [], log: [] };
    show(session, EndScreen);
    expect(document.body.textContent).toMatch(/\S+ and \S+.* share the victory with 9 points/);
  });
});
