import { isButton } from '../../lib/paths';
import { isOver, type TableState } from '../../lib/wire';
import type { ActionInfo } from '../../lib/wire.gen';
import { t } from '../../lib/words.svelte';
import type { Face, GameModule } from '../types';
import { ask } from './ask';
import Board from './Board.svelte';
import { cardIcon, cards, companies, spots } from './facts';
import { animate, pieceOf } from './flights';
import { help } from './help';
import sprite from './icons.svg?raw';
import { name, paysText, say } from './names';
import { note } from './notes';
import SeatBoard from './SeatBoard.svelte';
import SeatCard from './SeatCard.svelte';
import TileFace from './TileFace.svelte';
import { GAME, PHASES, split, viewOf } from './view';

const PANELS: Record<string, string> = {
  region: 'map',
  base: 'map',
  post: 'map',
  track: 'companies',
  spot: 'companies',
  display: 'market',
  book: 'market',
  hand: 'own',
  slot: 'own',
  rest: 'own',
  space: 'own',
  flip: 'own',
  bought: 'own',
};
/** The buttons of the bar, the main one last. */
const BUTTONS = [
  'leave',
  'stay',
  'forgo',
  'no_purchase',
  'jar',
  'pound',
  'expand',
  'pay',
  'stop',
  'end',
  'done',
];
const ICONS: Record<string, string> = {
  pound: 'mo-pound',
  pay: 'mo-pound',
  stop: 'check',
  done: 'check',
  end: 'mo-back',
  no_purchase: 'mo-trackstep',
};

function face(element: string, state: TableState): Face {
  const view = viewOf(state);
  const [kind, id] = split(element);
  const me = view.players[state.seat];
  switch (kind) {
    case 'hand':
      return { label: name('card', id), icon: cardIcon(id) };
    case 'slot': {
      const card = me?.slots[Number(id) - 1]?.card;
      return card
        ? { label: `${id}: ${name('card', card)}`, icon: cardIcon(card) }
        : { label: say('slot', { slot: id }), icon: 'mo-card' };
    }
    case 'rest': {
      const pile = me?.rests[Number(id) - 1] ?? [];
      return {
        label: pile.map((card) => name('card', card)).join(', ') || say('rest', { slot: id }),
        icon: 'mo-back',
      };
    }
    case 'tile':
      return { label: name('tile', id), icon: cards.has(id) ? cardIcon(id) : 'mo-card' };
    case 'display': {
      const seen = view.display[id];
      return seen
        ? { label: `${name('card', seen.card)}: £${seen.price}`, icon: cardIcon(seen.card) }
        : { label: say('empty-space') };
    }
    case 'book': {
      const book = view.book_display[id]?.book;
      return { label: book ? name('book', book) : say('empty-space'), icon: 'mo-book' };
    }
    case 'bought':
      return { label: name('book', id), icon: 'mo-book' };
    case 'flip':
    case 'space':
      return { label: say('space', { space: id }), icon: kind === 'flip' ? 'mo-flip' : 'mo-ink' };
    case 'base':
    case 'track':
      return { label: name('company', id), icon: `mo-c-${id}` };
    case 'post': {
      const [company = '', column = ''] = id.split('/');
      const posts = view.companies[company]?.columns[Number(column) - 1]?.posts ?? 0;
      return { label: say('column', { company, column, posts }), icon: `mo-post-${company}` };
    }
    case 'region':
      return { label: name('region', id), icon: 'mo-expansion' };
    case 'spot':
      return { label: name('spot', id), icon: `s${Math.max(0, state.seat)}` };
    case 'line': {
      const spot = spots.get(view.task?.spot ?? '');
      const line = spot?.lines?.[Number(id) - 1];
      if (!line) return { label: id };
      const { from, ...pays } = line;
      return { label: say('spot-line', { from, list: paysText(pays) }), icon: `mo-${spot?.suit}` };
    }
    case 'either': {
      const pays = spots.get(view.task?.spot ?? '')?.either?.[Number(id) - 1];
      return { label: pays ? paysText(pays) : id, icon: 'mo-book' };
    }
    default:
      return { label: element };
  }
}

const id = (option: ActionInfo) => split(option.path[0]!)[1];

const module: GameModule = {
  id: GAME,
  sprite,
  Board,
  help,
  panels: {
    list: [
      { id: 'map', icon: 'map', label: 'mombasa-ui-panel-map' },
      { id: 'companies', icon: 'tracks', label: 'mombasa-ui-panel-companies' },
      { id: 'market', icon: 'market', label: 'mombasa-ui-panel-market' },
      { id: 'own', icon: 'board', label: 'mombasa-ui-panel-own' },
      { id: 'players', icon: 'people', label: 'web-players' },
    ],
    of(element) {
      const [kind, what] = split(element);
      if (kind === 'tile') return cards.has(what) ? 'own' : null;
      return PANELS[kind] ?? null;
    },
  },
  seats: {
    Card: SeatCard,
    Board: SeatBoard,
    first: (state) => viewOf(state).first,
    status(state, seat) {
      const player = viewOf(state).players[seat];
      if (isOver(state) || !player) return { text: say('status-end'), kind: 'plain' };
      const { phase, waiting } = state.frame;
      const moving = waiting.includes(seat);
      if (phase === 'planning' || phase === 'setup')
        return moving
          ? { text: say('status-planning'), kind: 'wait' }
          : { text: say('status-planned'), kind: 'ok' };
      if (player.ended) return { text: say('status-ended'), kind: 'ok' };
      return moving
        ? { text: say('status-acting'), kind: 'wait' }
        : { text: say('status-waiting'), kind: 'plain' };
    },
  },
  turn: {
    phases: ({ frame }) => (PHASES.includes(frame.phase) ? PHASES : [frame.phase]),
    phaseName: (phase) => t(`mombasa-phase-${phase}`, undefined, phase),
    ask,
  },
  bar: {
    buttons(options) {
      const found = new Map<string, ActionInfo>();
      for (const option of options) {
        if (isButton(option.path[0]!) && !found.has(id(option))) found.set(id(option), option);
      }
      const rank = (option: ActionInfo) => BUTTONS.indexOf(id(option));
      return [...found.values()].sort((a, b) => rank(a) - rank(b));
    },
    label: (option) => ({
      text: say(`button-${id(option)}`),
      icon: ICONS[id(option)] ?? 'x',
      calm: ['end', 'no_purchase', 'jar', 'leave', 'forgo'].includes(id(option)),
    }),
  },
  tray: {
    face,
    card: (element) =>
      element.startsWith('tile:st_') ? { Face: TileFace, id: element.slice(5) } : null,
  },
  drags: {
    can: (element) => /^(hand|slot|bought):/.test(element),
    area: (element) => (element.startsWith('slot:') ? 'hand' : null),
  },
  /** An expansion card stands for the company to expand, if there is only one. */
  alias(element, legal, state) {
    const [kind, what] = split(element);
    const slots = viewOf(state).players[state.seat]?.slots;
    const card = kind === 'slot' ? slots?.[Number(what) - 1]?.card : kind === 'tile' ? what : null;
    if (!card || cards.get(card)?.type !== 'expansion') return null;
    const bases = companies.filter((company) => legal.has(`base:${company}`));
    return bases.length === 1 ? `base:${bases[0]}` : null;
  },
  note,
  piece: pieceOf,
  animate,
  story: {
    picture(piece) {
      const [kind, what] = split(piece);
      if (kind === 'card') return cardIcon(what);
      if (kind === 'book') return 'mo-book';
      return kind === 'company' ? `mo-c-${what}` : `mo-${what}`;
    },
  },
  sheet: {
    columns(state, sheet) {
      const view = viewOf(state);
      const player = view.players[sheet.seat]!;
      return sheet.lines.map(({ label, amount }) => {
        const company = label.replace(/^company_/, '');
        const shares = companies.includes(company);
        return {
          id: label,
          name: t(`mombasa-score-${label}`),
          icon: shares
            ? `mo-c-${company}`
            : label === 'diamonds'
              ? 'mo-diamond'
              : label === 'books'
                ? 'mo-book'
                : 'mo-pound',
          amount,
          detail: shares
            ? [{ text: `${player.shares[company] ?? 0} × £${view.companies[company]?.price ?? 0}` }]
            : [],
        };
      });
    },
    highlights(state) {
      const view = viewOf(state);
      const [dearest] = [...companies].sort(
        (a, b) => view.companies[b]!.price - view.companies[a]!.price,
      );
      const most = Math.max(...view.players.map((player) => player.shares[dearest!] ?? 0));
      const seat = view.players.findIndex((player) => player.shares[dearest!] === most);
      return most > 0
        ? [
            {
              icon: `mo-c-${dearest}`,
              seat,
              head: say('dearest', { company: dearest!, price: view.companies[dearest!]!.price }),
              text: say('dearest-shares', { count: most }),
            },
          ]
        : [];
    },
  },
};

export default module;
