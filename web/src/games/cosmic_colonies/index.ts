import { waitingFor } from '../../lib/names';
import { t } from '../../lib/words.svelte';
import { isOver, type TableState } from '../../lib/wire';
import type { ActionInfo, EventInfo } from '../../lib/wire.gen';
import type { Ask, Face, GameModule } from '../types';
import Board from './Board.svelte';
import { brings, resources, terrains } from './facts';
import { help } from './help';
import sprite from './icons.svg?raw';
import { GAME, lineIcon, name, resourceList } from './names';
import { note } from './notes';
import SeatBoard from './SeatBoard.svelte';
import SeatCard from './SeatCard.svelte';
import { retell } from './story';
import { PHASES, viewOf, workerOf } from './view';

const split = (element: string): [string, string] => {
  const at = element.indexOf(':');
  return [element.slice(0, at), element.slice(at + 1)];
};

/** Decisions by their verb, the most telling one first. */
const VERBS = [
  'pick',
  'play',
  'lay',
  'pay',
  'swap',
  'gain',
  'discard',
  'pick_up',
  'demolish',
  'raise',
];
const BUTTONS = ['rest', 'skip', 'enough'];
const PANELS: Record<string, string> = {
  card: 'cards',
  area: 'market',
  slot: 'market',
  square: 'own',
  turn: 'own',
  tile: 'own',
  monument: 'own',
  pay: 'own',
  store: 'own',
  supply: 'own',
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
      const counts = Object.fromEntries(
        id.split('-').map((n, i) => [resources[i] ?? '', Number(n)]),
      );
      return { label: resourceList(counts) || t('cosmic_colonies-ui-nothing'), icon: 'cc-any' };
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
  const what =
    kinds.has('gather') && kinds.has('build') ? 'act' : kinds.has('gather') ? 'gather' : 'build';
  return {
    head: t(`cosmic_colonies-ui-ask-${what}`),
    small: worker ? t('cosmic_colonies-ui-ask-worker', { worker: name('worker', worker.id) }) : '',
  };
}

function ask(state: TableState, picked: string[]): Ask {
  const view = viewOf(state);
  const { waiting, phase } = state.frame;
  const wait = waitingFor(state.table, waiting, state.seat);
  if (isOver(state)) return { head: t('web-game-over'), small: '' };
  if (state.seat < 0 || !waiting.includes(state.seat) || state.options.length === 0) {
    const done =
      phase === 'choosing' && view.players[state.seat] ? t('cosmic_colonies-ui-chosen') : '';
    return { head: done || wait || t('web-wait'), small: done ? wait : '' };
  }
  const verbs = new Set(state.options.map((o) => o.verb));
  const verb = VERBS.find((v) => verbs.has(v));
  if (verb === 'play') {
    const count = view.players[state.seat]?.to_choose ?? 0;
    return { head: t('cosmic_colonies-ui-ask-play', { count }), small: wait };
  }
  if (verb === 'lay') {
    const building = view.laying?.building ?? '';
    return {
      head: t('cosmic_colonies-ui-ask-lay', { building: name('building', building, 'acc') }),
      small: t('cosmic_colonies-ui-ask-lay-small'),
    };
  }
  if (verb === 'swap' && picked[0]?.startsWith('store:'))
    return {
      head: t('cosmic_colonies-ui-ask-swap-take', {
        resource: name('resource', picked[0].slice(6), 'acc'),
      }),
      small: '',
    };
  if (verb === 'pick') {
    const now = view.picked.length;
    const small = t('cosmic_colonies-ui-picked-n', { now, of: now + view.to_pick });
    return { head: t('cosmic_colonies-ui-ask-pick'), small };
  }
  if (verb) return { head: t(`cosmic_colonies-ui-ask-${verb}`), small: '' };
  return actAsk(state);
}

/** What an event moves, by what it speaks of. */
function piece({ args }: EventInfo): string | null {
  if (args['resource'] !== undefined) return `cc-r-${args['resource']}`;
  if (args['building'] !== undefined) return `cc-b-${args['building']}`;
  if (args['worker'] !== undefined) return 'cc-worker';
  return args['monument'] === undefined ? null : 'cc-monument';
}

const module: GameModule = {
  id: GAME,
  sprite,
  Board,
  help,
  panels: {
    list: [
      { id: 'own', icon: 'cc-asteroid', label: 'cosmic_colonies-ui-panel-own' },
      { id: 'market', icon: 'cc-shop', label: 'cosmic_colonies-ui-panel-market' },
      { id: 'cards', icon: 'cc-hand', label: 'cosmic_colonies-ui-panel-cards' },
      { id: 'players', icon: 'people', label: 'web-players' },
    ],
    of: (element) => PANELS[split(element)[0]] ?? null,
  },
  seats: {
    Card: SeatCard,
    Board: SeatBoard,
    ownParties: true,
    status(state, seat) {
      if (isOver(state)) return { text: t('cosmic_colonies-ui-status-end'), kind: 'plain' };
      const waiting = state.frame.waiting.includes(seat);
      if (state.frame.phase === 'choosing')
        return waiting
          ? { text: t('cosmic_colonies-ui-order-choosing'), kind: 'wait' }
          : { text: t('cosmic_colonies-ui-order-ready'), kind: 'ok' };
      if (waiting) return { text: t('cosmic_colonies-ui-order-now'), kind: 'wait' };
      const turn = viewOf(state).order.find((one) => one.seat === seat);
      return turn?.state === 'done'
        ? { text: t('cosmic_colonies-ui-order-done'), kind: 'ok' }
        : { text: t('cosmic_colonies-ui-order-later'), kind: 'plain' };
    },
  },
  turn: {
    phases: ({ frame }) => (frame.phase === 'picking' ? ['picking', ...PHASES] : PHASES),
    phaseName: (phase) => t(`cosmic_colonies-ui-phase-short-${phase}`),
    ask,
  },
  bar: {
    buttons(options) {
      const plain = options.filter((o) => o.path.length === 1 && o.path[0]!.startsWith('button:'));
      const rank = (o: ActionInfo) => BUTTONS.indexOf(o.path[0]!.slice(7));
      return plain.sort((a, b) => rank(a) - rank(b));
    },
    label(option) {
      const id = option.path[0]!.slice(7);
      return {
        text: t(`cosmic_colonies-ui-button-${id}`),
        icon: id === 'skip' ? 'x' : 'check',
        calm: option.stops,
      };
    },
  },
  tray: { face },
  note,
  piece,
  story: {
    retell,
    sign: (code) => (code.startsWith('bot_') ? 'cc-robot' : null),
    picture(piece) {
      const [kind, id] = split(piece);
      if (kind === 'resource') return `cc-r-${id}`;
      if (kind === 'building') return `cc-b-${id}`;
      return null;
    },
  },
  sheet: {
    columns(state, sheet) {
      // the two lines of the automaton share a column: nobody else has anything in it
      const shared = (label: string) => (label.startsWith('bot_') ? 'bot' : label);
      const labels = [
        ...new Set((state.scores ?? [sheet]).flatMap((s) => s.lines.map((l) => shared(l.label)))),
      ];
      const { players } = viewOf(state);
      const player = players[sheet.seat];
      const sides = players.map(({ side }) => side);
      const narrow = matchMedia('(max-width: 700px)').matches;
      return labels
        .filter(
          (id) => !terrains.some((x) => x.id === id) || sides.some((side) => brings(id, side)),
        )
        .map((id) => ({
          id,
          name: id === 'bot' ? t('cosmic_colonies-ui-automaton') : t(`${GAME}-score-${id}`),
          icon: lineIcon(id),
          amount: sheet.lines
            .filter((l) => shared(l.label) === id)
            .reduce((sum, l) => sum + l.amount, 0),
          detail:
            !narrow && player && player.uncovered[id] !== undefined
              ? [{ text: t('cosmic_colonies-ui-open-n', { count: player.uncovered[id] }) }]
              : [],
        }));
    },
  },
};

export default module;
