import { waitingFor } from '../../lib/names';
import { nameIn, t } from '../../lib/words.svelte';
import { isOver, type TableState } from '../../lib/wire';
import type { ActionInfo } from '../../lib/wire.gen';
import type { Ask, Face, GameModule } from '../types';
import Board from './Board.svelte';
import { goodIds, places } from './facts';
import { eventAhead } from './forecast';
import { animate, pieceOf, tokenIcon } from './flights';
import { endsOf } from './geometry';
import { help } from './help';
import sprite from './icons.svg?raw';
import { note } from './notes';
import SeatBoard from './SeatBoard.svelte';
import SeatCard from './SeatCard.svelte';
import TileFace from './TileFace.svelte';
import { PHASES, plainToken, viewOf } from './view';

const name = (kind: string, id: string) => nameIn('orleans', kind, id);
const split = (element: string): [string, string] => {
  const at = element.indexOf(':');
  return [element.slice(0, at), element.slice(at + 1)];
};
const verbOf = (option: ActionInfo) => option.text.split(' ')[0] ?? '';

const drawn = (option: ActionInfo) => Number(split(option.path[0]!)[1]);

const PANELS: Record<string, string> = {
  market: 'own',
  slot: 'own',
  place: 'own',
  bag: 'own',
  edge: 'map',
  town: 'map',
  deed: 'tracks',
  track: 'tracks',
};
const BUTTONS = ['nothing', 'none', 'later', 'keep', 'suffer', 'enough', 'pass', 'done'];
/** Buttons that most players want to press, unless the server doubts it. */
const WANTED = new Set(['done', 'keep']);
const ICONS: Record<string, string> = {
  done: 'check',
  pass: 'check',
  keep: 'check',
  enough: 'check',
  later: 'clock',
};

function face(element: string, state: TableState): Face {
  const [kind, id] = split(element);
  switch (kind) {
    case 'bag':
      if (id === 'any') return { label: name('what', 'follower'), icon: 'bag' };
      return {
        label: t('orleans-ui-draw-n', { count: Number(id) }),
        icon: 'bag',
        count: Number(id),
      };
    case 'coins':
      return {
        label: t('orleans-ui-pay-n', { count: Number(id) }),
        icon: 'coin',
        count: Number(id),
      };
    case 'good':
      return { label: name('good', id), icon: id };
    case 'follower':
    case 'market':
      return { label: name('follower', id), icon: `t-${plainToken(id)}` };
    case 'track':
      if (state.options.some((o) => o.text === `use village ${id}`))
        return { label: t(`orleans-ui-village-${id}`), icon: `t-${id}` };
      return id === 'development'
        ? { label: t('orleans-ui-development'), icon: 'dp' }
        : { label: name('follower', id), icon: `t-${id}` };
    case 'reward':
      return { label: t(`orleans-ui-reward-${id}`), icon: id === 'coin' ? 'coin' : 'dp' };
    case 'town':
      return { label: nameIn('orleans', 'town', id, 'short'), icon: 'station' };
    case 'stations':
      return { label: name('what', 'stock'), icon: 'station' };
    case 'techs':
      return { label: name('what', 'tech'), icon: 'tech' };
    case 'deed':
      return { label: name('deed', id), icon: 'citizen' };
    case 'place':
    case 'tile':
      return { label: name('place', id), icon: 'tile1' };
    case 'slot': {
      const [place = '', n = ''] = id.split('/');
      return { label: `${name('place', place)} ${n}`, icon: 'board' };
    }
    case 'edge': {
      const me = viewOf(state).players[state.seat]?.merchant;
      const far = endsOf(id).find((e) => e !== me) ?? '';
      return { label: nameIn('orleans', 'town', far, 'short'), icon: 'merchant' };
    }
    default:
      return { label: element };
  }
}

function readyPlaces(state: TableState): string {
  const player = viewOf(state).players[state.seat];
  if (!player) return '';
  return Object.entries(player.places)
    .filter(([id, slots]) => {
      const facts = places.get(id);
      const full = slots.filter((s) => s !== null).length;
      if (!facts || slots.length === 0 || facts.special === 'shield') return false;
      return facts.serves ? full > 0 : full === slots.length;
    })
    .map(([id]) => name('place', id))
    .join(', ');
}

function ask(state: TableState, picked: string[], next: string[]): Ask {
  const view = viewOf(state);
  const player = view.players[state.seat];
  const { waiting, phase } = state.frame;
  const wait = waitingFor(state.table, waiting, state.seat);
  if (isOver(state)) return { head: t('web-game-over'), small: '' };
  if (!player || !waiting.includes(state.seat) || state.options.length === 0) {
    const done = player && phase === 'planning' ? t('orleans-ui-plan-done') : '';
    return { head: done || wait || t('web-wait'), small: done ? wait : '' };
  }
  const last = picked.at(-1) ?? '';
  const [kind, id] = split(last);
  if (kind === 'slot' && next.some((e) => e.startsWith('market:')))
    return {
      head: t('orleans-ui-ask-who', { place: name('place', id.split('/')[0] ?? '') }),
      small: t('orleans-ui-ask-who-small'),
    };
  if (kind === 'market')
    return {
      head: t('orleans-ui-ask-put', { follower: name('follower', id) }),
      small: t('orleans-ui-ask-put-small'),
    };
  if (kind === 'follower') {
    const to = next.some((e) => e.startsWith('deed:'))
      ? 'orleans-ui-ask-deed'
      : 'orleans-ui-ask-put';
    return { head: t(to, { follower: name('follower', id) }), small: '' };
  }
  if (last === 'place:village') return { head: t('orleans-ui-ask-village'), small: '' };
  if (last === 'place:pharmacy') return { head: t('orleans-ui-ask-pharmacy'), small: '' };
  if (kind === 'deed') return { head: t('orleans-ui-ask-reward'), small: '' };
  const verbs = new Set(state.options.map(verbOf));
  const says = (verb: string, args = {}, small = '') => ({
    head: t(`orleans-ui-ask-${verb}`, args),
    small,
  });
  if (verbs.has('exclude')) return says('exclude');
  if (verbs.has('draw')) {
    const inside = Object.entries(player.bag ?? {}).filter(([, n]) => n > 0);
    const list = inside
      .map(([id, n]) => `${name('follower', id).toLocaleLowerCase()}${n > 1 ? ` × ${n}` : ''}`)
      .join(', ');
    return says('draw', { limit: player.draw_limit }, list && t('orleans-ui-bag-holds', { list }));
  }
  if (verbs.has('return')) return says('return');
  if (verbs.has('done')) {
    const ready = readyPlaces(state);
    const small = [ready ? t('orleans-ui-ready-list', { list: ready }) : '', wait]
      .filter(Boolean)
      .join(' ');
    const head = verbs.has('place') ? 'orleans-ui-ask-plan' : 'orleans-ui-ask-plan-full';
    return { head: t(head), small };
  }
  for (const verb of ['tile', 'move', 'good', 'send', 'bathe', 'food', 'give', 'shield', 'tech']) {
    const place = view.sending ? name('place', view.sending) : '';
    if (verbs.has(verb)) return says(verb, { missing: view.missing, place });
  }
  if (verbs.has('use')) return says('use');
  if (verbs.has('pass')) return says('pass');
  return { head: t('web-choose'), small: wait };
}

const module: GameModule = {
  id: 'orleans',
  sprite,
  Board,
  help,
  panels: {
    list: [
      { id: 'own', icon: 'board', label: 'orleans-ui-panel-own' },
      { id: 'map', icon: 'map', label: 'orleans-ui-panel-map' },
      { id: 'tracks', icon: 'tracks', label: 'orleans-ui-panel-tracks' },
      { id: 'players', icon: 'people', label: 'web-players' },
    ],
    of: (element) => (element === 'bag:any' ? null : (PANELS[split(element)[0]] ?? null)),
  },
  seats: {
    Card: SeatCard,
    Board: SeatBoard,
    first: (state) => viewOf(state).first,
    status(state, seat) {
      const player = viewOf(state).players[seat];
      if (isOver(state) || !player) return { text: t('orleans-ui-status-end'), kind: 'plain' };
      const { phase } = state.frame;
      const waiting = state.frame.waiting.includes(seat);
      if (phase === 'planning') {
        return waiting
          ? { text: t('orleans-ui-status-planning'), kind: 'wait' }
          : { text: t('orleans-ui-status-planned'), kind: 'ok' };
      }
      if (phase === 'actions' && player.passed && !waiting)
        return { text: t('orleans-ui-status-passed'), kind: 'ok' };
      if (waiting) return { text: t('orleans-ui-status-acting'), kind: 'wait' };
      return { text: t('orleans-ui-status-waiting'), kind: 'plain' };
    },
  },
  turn: {
    phases: () => PHASES,
    phaseName: (phase) => t(`orleans-ui-phase-short-${phase}`),
    ask,
    skip(state) {
      const option = state.options.find((o) => o.text === 'keep');
      return option ? { option, back: t('orleans-ui-return-first') } : null;
    },
  },
  bar: {
    buttons(options) {
      const plain = options.filter((o) => o.path.length === 1 && o.path[0]!.startsWith('button:'));
      const rank = (o: ActionInfo) => BUTTONS.indexOf(o.path[0]!.slice(7));
      const sorted = plain.sort((a, b) => rank(a) - rank(b));
      // The spaces of the market offer every number; the bar has the two ends.
      const draws = options.filter((o) => verbOf(o) === 'draw').sort((a, b) => drawn(a) - drawn(b));
      return [...sorted, ...draws.slice(0, 1), ...draws.slice(1).slice(-1)];
    },
    label(option) {
      const [kind, id] = split(option.path[0]!);
      if (kind === 'bag')
        return {
          text: t('orleans-ui-draw-n', { count: Number(id) }),
          icon: id === '0' ? 'x' : 'bag',
        };
      return { text: t(`orleans-ui-button-${id}`), icon: ICONS[id] ?? 'x', calm: !WANTED.has(id) };
    },
  },
  tray: {
    also: (element, narrow) =>
      /^(track:(boatman|craftsman|trader|development)|town:)/.test(element) ||
      (narrow && element.startsWith('edge:')),
    face,
    card: (element) =>
      element.startsWith('tile:') ? { Face: TileFace, id: element.slice(5) } : null,
  },
  drags: {
    can: (element) => /^(market|slot):/.test(element),
    area: (element) => (element.startsWith('slot:') ? 'market' : null),
  },
  alias(element, legal, state) {
    const [kind, id] = split(element);
    if (kind === 'town') {
      return (
        [...legal].find((e) => e.startsWith('edge:') && endsOf(e.slice(5)).includes(id)) ?? null
      );
    }
    if (kind === 'slot') {
      const [place = '', n = '1'] = id.split('/');
      const token = viewOf(state).players[state.seat]?.places[place]?.[Number(n) - 1];
      return token && legal.has(`follower:${token}`) ? `follower:${token}` : null;
    }
    return null;
  },
  note,
  piece: pieceOf,
  animate,
  story: {
    picture(piece) {
      const [kind, id] = split(piece);
      return kind === 'good' ? id : tokenIcon(id);
    },
    ahead: ({ code }, state) => (code === 'hourglass' ? eventAhead(state) : []),
  },
  sheet: {
    highlights(state) {
      // Whoever has built most stations takes the last citizen of the game.
      const last = state.log.find(
        (line) => line.code === 'citizen' && line.args['citizen'] === 'stations',
      );
      const player = last && viewOf(state).players[last.seat];
      return player
        ? [
            {
              icon: 'citizen',
              seat: last.seat,
              head: t('orleans-ui-most-stations', { count: player.stations_built }),
              text: `+${player.level}`,
            },
          ]
        : [];
    },
    columns(state, sheet) {
      const player = viewOf(state).players[sheet.seat]!;
      const amount = (label: string) => sheet.lines.find((l) => l.label === label)?.amount ?? 0;
      const times = (n: number) => [{ text: `${n} × ${player.level}` }];
      return [
        {
          id: 'coins',
          name: t('orleans-label-coins'),
          icon: 'coin',
          amount: amount('coins'),
          detail: [],
        },
        {
          id: 'goods',
          name: t('orleans-label-goods'),
          icon: 'cheese',
          amount: goodIds.reduce((sum, good) => sum + amount(good), amount('goods')),
          detail: goodIds
            .filter((g) => player.goods[g])
            .map((g) => ({ icon: g, text: String(player.goods[g]) })),
        },
        {
          id: 'stations',
          name: t('orleans-ui-score-stations'),
          icon: 'station',
          amount: amount('stations'),
          detail: times(player.stations_built),
        },
        {
          id: 'citizens',
          name: t('orleans-ui-score-citizens'),
          icon: 'citizen',
          amount: amount('citizens'),
          detail: times(player.citizens),
        },
      ];
    },
  },
};

export default module;
