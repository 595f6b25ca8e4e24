import { waitingFor } from '../../lib/names';
import { t } from '../../lib/words.svelte';
import type { Option, TableState } from '../../lib/wire';
import type { Ask, Face, GameModule } from '../types';
import Board from './Board.svelte';
import { resources, setup } from './facts';
import { flightsBetween } from './flights';
import { help } from './help';
import sprite from './icons.svg?raw';
import { GAME, name, resourceList, say } from './names';
import { note } from './notes';
import SeatBoard from './SeatBoard.svelte';
import SeatCard from './SeatCard.svelte';
import { retell } from './story';
import { actingSeat, PHASES, viewOf, workerOf } from './view';

const split = (element: string): [string, string] => {
  const at = element.indexOf(':');
  return [element.slice(0, at), element.slice(at + 1)];
};

/** Decisions by their verb, the most telling one first. */
const VERBS = ['pick', 'play', 'lay', 'pay', 'swap', 'gain', 'discard', 'pick_up', 'demolish', 'raise'];
const BUTTONS = ['rest', 'skip', 'enough'];
const PANELS: Record<string, string> = {
  card: 'cards', area: 'market', slot: 'market', square: 'own', turn: 'own', tile: 'own', monument: 'own',
  pay: 'own', store: 'own', supply: 'own',
};
const COLUMN_ICONS: Record<string, string> = {
  sets: 'cc-set', goal: 'cc-goal', monument: 'cc-monument', bot: 'cc-robot',
};

function face(element: string): Face {
  const [kind, id] = split(element);
  switch (kind) {
    case 'area':
    case 'store':
    case 'supply':
      return { label: name('resource', id), icon: `cc-r-${id}` };
    case 'slot': {
      const [building = '', slot = ''] = id.split('/');
      return { label: `${name('building', building)} ${slot}`, icon: `cc-b-${building}` };
    }
    case 'pay': {
      const counts = Object.fromEntries(id.split('-').map((n, i) => [resources[i] ?? '', Number(n)]));
      return { label: resourceList(counts) || t('cc-nothing'), icon: 'cc-any' };
    }
    case 'card':
      return { label: name('worker', id), icon: 'cc-worker' };
    case 'monument':
      return { label: name('monument', id), icon: 'cc-monument' };
    default:
      return { label: element };
  }
}

function actAsk(state: TableState): Ask {
  const worker = workerOf(viewOf(state).players[state.seat]!);
  const kinds = new Set(state.options.map((o) => o.verb));
  const what = kinds.has('gather') && kinds.has('build') ? 'act' : kinds.has('gather') ? 'gather' : 'build';
  return { head: t(`cc-ask-${what}`), small: worker ? t('cc-ask-worker', { worker: name('worker', worker.id) }) : '' };
}

function ask(state: TableState, picked: string[]): Ask {
  const view = viewOf(state);
  const wait = waitingFor(state.table, view.waiting, state.seat);
  if (view.phase === 'end') return { head: t('web-game-over'), small: '' };
  if (state.seat < 0 || !view.waiting.includes(state.seat) || state.options.length === 0) {
    const done = view.phase === 'choosing' && view.players[state.seat] ? t('cc-chosen') : '';
    return { head: done || wait || t('web-wait'), small: done ? wait : '' };
  }
  const verbs = new Set(state.options.map((o) => o.verb));
  const verb = VERBS.find((v) => verbs.has(v));
  if (verb === 'play') {
    const left = view.variant['workers'] === 'one_by_one' ? 1 : 2 - (view.players[state.seat]?.chosen?.length ?? 0);
    return { head: t('cc-ask-play', { count: left }), small: wait };
  }
  if (verb === 'lay') {
    const building = String(state.options.find((o) => o.verb === 'lay')!.args['building']);
    return { head: t('cc-ask-lay', { building: name('building', building, 'acc') }), small: matchMedia('(pointer: coarse)').matches ? t('cc-ask-lay-touch') : t('cc-ask-lay-small') };
  }
  if (verb === 'swap' && picked[0]?.startsWith('store:')) return { head: t('cc-ask-swap-take', { resource: name('resource', picked[0].slice(6), 'acc') }), small: '' };
  if (verb === 'pick') {
    const of = setup.players.find((p) => p.seats === view.seats)?.cards ?? 0;
    return { head: t('cc-ask-pick'), small: t('cc-picked-n', { now: view.picked.length, of }) };
  }
  if (verb) return { head: t(`cc-ask-${verb}`), small: '' };
  return actAsk(state);
}

const module: GameModule = {
  id: GAME,
  sprite,
  Board,
  SeatBoard,
  SeatCard,
  TileFace: null,
  help,
  panels: [
    { id: 'own', icon: 'cc-asteroid', label: 'cc-panel-own' },
    { id: 'market', icon: 'cc-shop', label: 'cc-panel-market' },
    { id: 'cards', icon: 'cc-hand', label: 'cc-panel-cards' },
    { id: 'players', icon: 'people', label: 'web-players' },
  ],
  panelOf: (element) => PANELS[split(element)[0]] ?? null,
  inTray: () => false,
  alias: () => null,
  drags: () => false,
  face,
  round: (state) => ({ now: viewOf(state).round, of: viewOf(state).rounds }),
  phases: (state) => {
    const { phase } = viewOf(state);
    return { list: phase === 'picking' ? ['picking', ...PHASES] : PHASES, now: phase };
  },
  waiting: (state) => viewOf(state).waiting ?? [],
  first: () => -1,
  scoreNow: (state, seat) => viewOf(state).players[seat]?.score ?? viewOf(state).automaton?.score ?? 0,
  status(state, seat) {
    const view = viewOf(state);
    if (view.phase === 'end') return { text: t('cc-status-end'), kind: 'plain' };
    const waiting = view.waiting.includes(seat);
    if (view.phase === 'choosing') return waiting ? { text: t('cc-order-choosing'), kind: 'wait' } : { text: t('cc-order-ready'), kind: 'ok' };
    if (waiting) return { text: t('cc-order-now'), kind: 'wait' };
    const turn = view.order.indexOf(actingSeat(view));
    const done = view.order.indexOf(seat) < turn;
    return done ? { text: t('cc-order-done'), kind: 'ok' } : { text: t('cc-order-later'), kind: 'plain' };
  },
  ask,
  buttons(options) {
    const plain = options.filter((o) => o.path.length === 1 && o.path[0]!.startsWith('button:'));
    const rank = (o: Option) => BUTTONS.indexOf(o.path[0]!.slice(7));
    return plain.sort((a, b) => rank(a) - rank(b));
  },
  buttonLabel(option) {
    const id = option.path[0]!.slice(7);
    return { text: t(`cc-button-${id}`), icon: id === 'skip' ? 'x' : 'check' };
  },
  sentence: (option) => say(`action-${option.verb}`, option.args, option.text),
  note,
  flights: flightsBetween,
  retell,
  sign: (code) => (code.startsWith('bot_') ? 'cc-robot' : null),
  quiet: (code) => code === 'chooses' || code === 'round',
  picture(piece) {
    const [kind, id] = split(piece);
    if (kind === 'resource') return `cc-r-${id}`;
    if (kind === 'building') return `cc-b-${id}`;
    return null;
  },
  columns(state, sheet) {
    // the two lines of the automaton share a column: nobody else has anything in it
    const shared = (label: string) => (label.startsWith('bot_') ? 'bot' : label);
    const labels = [...new Set((state.scores ?? [sheet]).flatMap((s) => s.lines.map((l) => shared(l.label))))];
    const player = viewOf(state).players[sheet.seat];
    const narrow = matchMedia('(max-width: 700px)').matches;
    return labels
      .filter((label) => label !== 'soil' || viewOf(state).variant['mode'] === 'advanced')
      .map((id) => ({
        id,
        name: id === 'bot' ? t('cc-automaton') : t(`${GAME}-score-${id}`),
        icon: COLUMN_ICONS[id] ?? `cc-t-${id}`,
        amount: sheet.lines.filter((l) => shared(l.label) === id).reduce((sum, l) => sum + l.amount, 0),
        detail: !narrow && player && player.uncovered[id] !== undefined ? [{ text: t('cc-open-n', { count: player.uncovered[id] }) }] : [],
      }));
  },
};

export default module;
