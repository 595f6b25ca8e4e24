import { waitingFor } from '../../lib/names';
import { gameText, nameIn, t } from '../../lib/words.svelte';
import type { Option, TableState } from '../../lib/wire';
import type { Ask, Face, GameModule } from '../types';
import Board from './Board.svelte';
import { goodIds, places } from './facts';
import { flightsBetween } from './flights';
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
const verbOf = (option: Option) => option.text.split(' ')[0] ?? '';

const drawn = (option: Option) => Number(split(option.path[0]!)[1]);

const BUTTONS = ['nothing', 'none', 'later', 'keep', 'suffer', 'enough', 'pass', 'done'];
const ICONS: Record<string, string> = { done: 'check', pass: 'check', keep: 'check', enough: 'check', later: 'clock' };

function face(element: string, state: TableState): Face {
  const [kind, id] = split(element);
  switch (kind) {
    case 'bag':
      if (id === 'any') return { label: name('what', 'follower'), icon: 'bag' };
      return { label: t('orl-draw-n', { count: Number(id) }), icon: 'bag', count: Number(id) };
    case 'coins':
      return { label: t('orl-pay-n', { count: Number(id) }), icon: 'coin', count: Number(id) };
    case 'good':
      return { label: name('good', id), icon: id };
    case 'follower':
    case 'market':
      return { label: name('follower', id), icon: `t-${plainToken(id)}` };
    case 'track':
      return id === 'development'
        ? { label: t('orl-development'), icon: 'dp' }
        : { label: name('follower', id), icon: `t-${id}` };
    case 'reward':
      return { label: t(`orl-reward-${id}`), icon: id === 'coin' ? 'coin' : 'dp' };
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
  const wait = waitingFor(state.table, view.waiting, state.seat);
  if (view.phase === 'end') return { head: t('web-game-over'), small: '' };
  if (!player || !view.waiting.includes(state.seat) || state.options.length === 0) {
    const done = player && view.phase === 'planning' ? t('orl-plan-done') : '';
    return { head: done || wait || t('web-wait'), small: done ? wait : '' };
  }
  const last = picked.at(-1) ?? '';
  const [kind, id] = split(last);
  if (kind === 'market') return { head: t('orl-ask-put', { follower: name('follower', id) }), small: t('orl-ask-put-small') };
  if (kind === 'follower') {
    const to = next.some((e) => e.startsWith('deed:')) ? 'orl-ask-deed' : 'orl-ask-put';
    return { head: t(to, { follower: name('follower', id) }), small: '' };
  }
  if (last === 'place:village') return { head: t('orl-ask-village'), small: '' };
  if (last === 'place:pharmacy') return { head: t('orl-ask-pharmacy'), small: '' };
  if (kind === 'deed') return { head: t('orl-ask-reward'), small: '' };
  const verbs = new Set(state.options.map(verbOf));
  const says = (verb: string, args = {}, small = '') => ({ head: t(`orl-ask-${verb}`, args), small });
  if (verbs.has('exclude')) return says('exclude');
  if (verbs.has('draw')) {
    const inside = Object.entries(player.bag ?? {}).filter(([, n]) => n > 0);
    const list = inside.map(([id, n]) => `${name('follower', id).toLocaleLowerCase()}${n > 1 ? ` × ${n}` : ''}`).join(', ');
    return says('draw', { limit: player.draw_limit }, list && t('orl-bag-holds', { list }));
  }
  if (verbs.has('return')) return says('return');
  if (verbs.has('done')) {
    const ready = readyPlaces(state);
    const small = [ready ? t('orl-ready-list', { list: ready }) : '', wait].filter(Boolean).join(' ');
    return says('plan', {}, small);
  }
  for (const verb of ['tile', 'move', 'good', 'send', 'bathe', 'food', 'give', 'shield', 'tech']) {
    if (verbs.has(verb)) return says(verb, { missing: view.missing ?? 0 });
  }
  if (verbs.has('use')) return says('use');
  if (verbs.has('pass')) return says('pass');
  return { head: t('web-choose'), small: wait };
}

const module: GameModule = {
  id: 'orleans',
  sprite,
  Board,
  SeatBoard,
  SeatCard,
  TileFace,
  help,
  panels: [
    { id: 'own', icon: 'board', label: 'orl-panel-own' },
    { id: 'map', icon: 'map', label: 'orl-panel-map' },
    { id: 'tracks', icon: 'tracks', label: 'orl-panel-tracks' },
    { id: 'players', icon: 'people', label: 'web-players' },
  ],
  panelOf(element) {
    const [kind, id] = split(element);
    if (kind === 'bag') return id === 'any' ? null : 'own';
    const panels: Record<string, string> = {
      market: 'own', slot: 'own', place: 'own', edge: 'map', town: 'map', deed: 'tracks', track: 'tracks',
    };
    return panels[kind] ?? null;
  },
  inTray: (element, narrow) =>
    /^(track:(boatman|craftsman|trader|development)|town:)/.test(element) ||
    (narrow && element.startsWith('edge:')),
  alias(element, legal, state) {
    const [kind, id] = split(element);
    if (kind === 'town') {
      return [...legal].find((e) => e.startsWith('edge:') && endsOf(e.slice(5)).includes(id)) ?? null;
    }
    if (kind === 'slot') {
      const [place = '', n = '1'] = id.split('/');
      const token = viewOf(state).players[state.seat]?.places[place]?.[Number(n) - 1];
      return token && legal.has(`follower:${token}`) ? `follower:${token}` : null;
    }
    return null;
  },
  drags: (element) => /^(market|slot):/.test(element),
  face,
  round: (state) => ({ now: viewOf(state).round, of: viewOf(state).rounds }),
  phases: (state) => ({ list: PHASES, now: viewOf(state).phase }),
  waiting: (state) => viewOf(state).waiting ?? [],
  first: (state) => viewOf(state).first,
  scoreNow: (state, seat) => viewOf(state).players[seat]?.score ?? 0,
  status(state, seat) {
    const view = viewOf(state);
    const player = view.players[seat];
    if (view.phase === 'end' || !player) return { text: t('orl-status-end'), kind: 'plain' };
    const waiting = view.waiting.includes(seat);
    if (view.phase === 'planning') {
      return waiting ? { text: t('orl-status-planning'), kind: 'wait' } : { text: t('orl-status-planned'), kind: 'ok' };
    }
    if (view.phase === 'actions' && player.passed && !waiting) return { text: t('orl-status-passed'), kind: 'ok' };
    if (waiting) return { text: t('orl-status-acting'), kind: 'wait' };
    return { text: t('orl-status-waiting'), kind: 'plain' };
  },
  ask,
  buttons(options) {
    const plain = options.filter((o) => o.path.length === 1 && o.path[0]!.startsWith('button:'));
    const rank = (o: Option) => BUTTONS.indexOf(o.path[0]!.slice(7));
    const sorted = plain.sort((a, b) => rank(a) - rank(b));
    // The spaces of the market offer every number; the bar has the two ends.
    const draws = options.filter((o) => verbOf(o) === 'draw').sort((a, b) => drawn(a) - drawn(b));
    return [...sorted, ...draws.slice(0, 1), ...draws.slice(1).slice(-1)];
  },
  buttonLabel(option) {
    const [kind, id] = split(option.path[0]!);
    if (kind === 'bag') return { text: t('orl-draw-n', { count: Number(id) }), icon: id === '0' ? 'x' : 'bag' };
    return { text: t(`orl-button-${id}`), icon: ICONS[id] ?? 'x' };
  },
  sentence: (option) => gameText('orleans', `action-${option.verb}`, option.args, option.text),
  note,
  flights: flightsBetween,
  quiet: (code) => code === 'places' || code === 'takes_back',
  picture(piece) {
    const [kind, id] = split(piece);
    if (kind === 'good') return id;
    if (id === 'tech') return 'tech';
    return `t-${plainToken(id)}`;
  },
  highlights(state) {
    // Whoever has built most stations takes the last citizen of the game.
    const last = state.log.find((line) => line.code === 'citizen' && line.args['citizen'] === 'stations');
    const player = last && viewOf(state).players[last.seat];
    return player
      ? [{ icon: 'citizen', seat: last.seat, head: t('orl-most-stations', { count: player.stations_built }), text: `+${player.level}` }]
      : [];
  },
  columns(state, sheet) {
    const player = viewOf(state).players[sheet.seat]!;
    const amount = (label: string) => sheet.lines.find((l) => l.label === label)?.amount ?? 0;
    const times = (n: number) => [{ text: `${n} × ${player.level}` }];
    return [
      { id: 'coins', name: t('orleans-label-coins'), icon: 'coin', amount: amount('coins'), detail: [] },
      {
        id: 'goods',
        name: t('orleans-label-goods'),
        icon: 'cheese',
        amount: goodIds.reduce((sum, good) => sum + amount(good), amount('goods')),
        detail: goodIds.filter((g) => player.goods[g]).map((g) => ({ icon: g, text: String(player.goods[g]) })),
      },
      { id: 'stations', name: t('orl-score-stations'), icon: 'station', amount: amount('stations'), detail: times(player.stations_built) },
      { id: 'citizens', name: t('orl-score-citizens'), icon: 'citizen', amount: amount('citizens'), detail: times(player.citizens) },
    ];
  },
};

export default module;
