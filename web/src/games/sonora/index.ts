import { waitingFor } from '../../lib/names';
import { t } from '../../lib/words.svelte';
import { canChoose, isOver, type TableState } from '../../lib/wire';
import type { ActionInfo, EventInfo } from '../../lib/wire.gen';
import type { Ask, Face, GameModule } from '../types';
import Board from './Board.svelte';
import { TURNS, ZONES } from './facts';
import Flick from './Flick.svelte';
import { help } from './help';
import sprite from './icons.svg?raw';
import { GAME, iconOf, name, split, ui } from './names';
import { note } from './notes';
import { playback, turnBoard } from './playback.svelte';
import SeatBoard from './SeatBoard.svelte';
import SeatCard from './SeatCard.svelte';
import { discsOf, PHASES, SOLO_PHASES, viewOf } from './view';

const DESERT = new Set(['disc', 'zone', 'colour', 'corner']);
const SHEET = new Set([
  'mark',
  'sector',
  'building',
  'count',
  'cell',
  'creek',
  'node',
  'column',
  'bonus',
  'discovery',
]);

function face(element: string): Face {
  const [kind, id] = split(element);
  switch (kind) {
    case 'disc':
    case 'mark':
      return { label: name('disc', id), icon: 'so-flick' };
    case 'sector':
    case 'zone':
      return { label: name('zone', id), icon: `so-${id}` };
    case 'bonus':
    case 'discovery':
      return { label: name('bonus', id), icon: iconOf(id) };
    case 'count':
      return { label: id, count: Number(id) };
    default:
      return { label: element };
  }
}

/** Which flick of which turn it is: two, two, one. */
function flickOf(state: TableState): string {
  const view = viewOf(state);
  if (view.bot) {
    const left = view.discs.filter(({ status }) => status === 'hand' || status === 'taken').length;
    return ui('flicks-left', { count: left });
  }
  const own = discsOf(view, state.seat);
  const waiting = own.filter(({ status }) => status === 'hand' || status === 'taken').length;
  let before = own.length - waiting;
  for (const size of TURNS) {
    if (before < size) return ui('flick-of', { now: before + 1, of: size });
    before -= size;
  }
  return '';
}

function ask(state: TableState): Ask {
  const { waiting } = state.frame;
  const view = viewOf(state);
  if (isOver(state)) return { head: t('web-game-over'), small: '' };
  const wait = waitingFor(state.table, waiting, state.seat);
  if (state.seat < 0 || !waiting.includes(state.seat) || !canChoose(state)) {
    const done = state.frame.phase === 'writing' && state.seat >= 0 ? ui('all-marked') : '';
    return { head: done || wait || t('web-wait'), small: done ? wait : '' };
  }
  const head = t(`${GAME}-turn-${state.decision}`);
  const left = view.players[state.seat]!.total;
  const touch = matchMedia('(pointer: coarse)').matches;
  switch (state.decision) {
    case 'TakeDisc':
      return { head, small: flickOf(state) };
    case 'Flick':
      return { head, small: ui(touch ? 'ask-flick-touch' : 'ask-flick') };
    case 'CrossHexes':
    case 'MarkMud':
      return { head, small: ui('points-left', { count: left }) };
    case 'DrawShape':
    case 'DrawForBot':
      return { head, small: ui(touch ? 'ask-draw-touch' : 'ask-draw') };
    default:
      return { head, small: wait };
  }
}

const ICONS: Record<string, string> = {
  reflick: 'so-reflick',
  keep: 'check',
  done: 'check',
  close: 'check',
};

/** What flies: a disc to its corner, a bonus to the middle of the sheet. */
function piece({ code, args }: EventInfo): string | null {
  if (code === 'gains') return iconOf(String(args['bonus']));
  if (code === 'discovers') return iconOf(String(args['animal']));
  return null;
}

const module: GameModule = {
  id: GAME,
  sprite,
  Board,
  help,
  gesture: Flick,
  panels: {
    list: [
      { id: 'own', icon: 'so-hole', label: 'sonora-ui-panel-desert' },
      { id: 'sheet', icon: 'board', label: 'sonora-ui-panel-sheet' },
      { id: 'players', icon: 'people', label: 'web-players' },
    ],
    of(element) {
      const [kind] = split(element);
      return DESERT.has(kind) ? 'own' : SHEET.has(kind) ? 'sheet' : null;
    },
  },
  seats: {
    Card: SeatCard,
    Board: SeatBoard,
    first: (state) => viewOf(state).first,
    status(state, seat) {
      if (isOver(state)) return { text: ui('status-end'), kind: 'plain' };
      const { phase, waiting } = state.frame;
      if (phase === 'writing')
        return waiting.includes(seat)
          ? { text: ui('status-writing'), kind: 'wait' }
          : { text: ui('status-ready'), kind: 'ok' };
      return waiting.includes(seat)
        ? { text: ui(phase === 'flicking' ? 'status-flicking' : 'status-acting'), kind: 'wait' }
        : { text: ui('status-idle'), kind: 'plain' };
    },
  },
  turn: {
    phases: (state) => (viewOf(state).bot ? SOLO_PHASES : PHASES),
    phaseName: (phase) => ui(`phase-${phase}`),
    ask,
  },
  bar: {
    label(option: ActionInfo) {
      const id = option.path[0]!.slice(7);
      return {
        text: ui(`button-${id}`),
        icon: ICONS[id] ?? 'check',
        calm: id === 'close' || id === 'done' || id === 'keep',
      };
    },
  },
  tray: { face },
  note,
  piece,
  animate(event, _before, hurry) {
    if (event.trace && event.trace.length > 0) return playback.play(event.trace, hurry);
    return event.code === 'board_turns' ? turnBoard(hurry) : null;
  },
  story: {
    sign: (code) =>
      code.startsWith('bot_') || code === 'gives_bot_colour' || code === 'aside' ? 'bot' : null,
    picture: () => null,
  },
  sheet: {
    columns: (_, sheet) =>
      ZONES.map((id) => ({
        id,
        name: name('zone', id),
        icon: `so-${id}`,
        amount: sheet.lines
          .filter(({ label }) => label === id)
          .reduce((sum, { amount }) => sum + amount, 0),
        detail: [],
      })),
    highlights(state) {
      const flicks = state.log.filter(({ code }) => code === 'in_hole');
      const by = new Map<number, number>();
      for (const { seat } of flicks) by.set(seat, (by.get(seat) ?? 0) + 1);
      const [best] = [...by].sort((a, b) => b[1] - a[1]);
      return best
        ? [
            {
              icon: 'so-hole',
              seat: best[0],
              head: ui('most-holes'),
              text: ui('holes', { count: best[1] }),
            },
          ]
        : [];
    },
  },
};

export default module;
