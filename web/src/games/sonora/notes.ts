/** Notes on pieces: what it is and what it does. */
import { nameAt } from '../../lib/names';
import { t } from '../../lib/words.svelte';
import type { TableState } from '../../lib/wire';
import type { Note } from '../types';
import {
  buildings,
  CACTI,
  cactusPoints,
  centre,
  circles,
  columns,
  creek,
  mudPoints,
  nodeOf,
  zoneOf,
} from './facts';
import { iconOf, name, split, symbolName, ui } from './names';
import { viewOf } from './view';

/** What a bonus is good for. */
export const aboutBonus = (id: string) =>
  ui(`about-${id}`, {
    largest: centre.fox.largest_shape,
    shortest: centre.owl.shortest,
    longest: centre.owl.longest,
    points: centre.rabbit.points,
    discovered: centre.rabbit.discovered,
  });

function symbolNote(id: string): Note {
  const lines = CACTI.includes(id)
    ? [
        ui('about-cactus', { list: cactusPoints.join(' · ') }),
        ui('about-cactus-mud', { points: mudPoints[id] ?? 0 }),
      ]
    : [aboutBonus(id)];
  return { title: symbolName(id), lines, icon: iconOf(id) };
}

function discNote(id: string, state: TableState): Note | null {
  const disc = viewOf(state).discs.find((one) => one.disc === id);
  if (!disc) return null;
  const where = disc.sector
    ? ui(disc.circle ? 'counts-double' : 'counts', { zone: name('zone', disc.sector) })
    : ui(disc.place ? 'on-border-long' : `status-${disc.status}`);
  const owner = viewOf(state).bot ? '' : nameAt(state.table, disc.owner);
  return { title: name('disc', id), lines: [owner, where].filter(Boolean) };
}

export function note(element: string, state: TableState): Note | null {
  const [kind, id] = split(element);
  switch (kind) {
    case 'disc':
    case 'mark':
      return discNote(id, state);
    case 'circle': {
      const circle = circles.find((one) => one.id === id);
      if (!circle) return null;
      const zone = zoneOf(circle.animal);
      return {
        title: ui(`circle-${circle.animal}`),
        lines: [ui(`about-circle-${zone}`)],
        icon: `so-${circle.animal}`,
      };
    }
    case 'hole':
      return { title: ui('hole'), lines: [ui('about-hole')], icon: 'so-hole' };
    case 'sector':
    case 'zone':
      return { title: name('zone', id), lines: [ui(`about-${id}`)], icon: `so-${id}` };
    case 'symbol':
      if (id === 'bot') return { title: ui('bot-square'), lines: [ui('about-bot-square')] };
      return symbolNote(id);
    case 'bonus':
      return { title: name('bonus', id), lines: [aboutBonus(id)], icon: `so-${id}` };
    case 'discovery':
      return {
        title: ui('discovered', { animal: name('animal', id) }),
        lines: [aboutBonus(id), ui('about-kept')],
        icon: `so-${id}`,
      };
    case 'building': {
      if (id === 'bot')
        return { title: ui('bot-building'), lines: [ui('about-bot-building')], icon: 'bot' };
      const facts = buildings.find((one) => one.id === id);
      if (!facts) return null;
      return {
        title: name('building', id),
        lines: [
          ui('about-building', {
            top: facts.top,
            bonus: name('bonus', facts.bonus),
            bottom: facts.bottom,
          }),
          ui('crossed-of', {
            count: viewOf(state).players[Math.max(0, state.seat)]!.buildings[id]!.crossed,
            all: facts.hexes,
          }),
        ],
        icon: 'so-cliff',
      };
    }
    case 'creek': {
      const cell = creek.find((one) => one.id === id);
      if (!cell) return null;
      return /\d/.test(cell.text)
        ? { title: ui('creek-points', { count: Number(cell.text) }), lines: [ui('about-circled')] }
        : symbolNote(cell.text);
    }
    case 'node':
    case 'boxes': {
      const node = nodeOf.get(id);
      if (!node) return null;
      if (node.cost === 0)
        return { title: ui('start-node'), lines: [ui('about-node')], icon: 'so-mud' };
      const boxes = viewOf(state).bot?.boxes[id] ?? 0;
      return {
        title: ui('node-label', { node: id, cost: node.cost + boxes }),
        lines: [boxes ? ui('boxes-filled', { count: boxes }) : '', ui('about-node')].filter(
          Boolean,
        ),
        icon: 'so-mud',
      };
    }
    case 'column': {
      const column = columns.find((one) => one.id === id);
      if (!column) return null;
      return {
        title: ui('column', { count: column.cells }),
        lines: [ui('about-column', { bonus: symbolName(column.bonus) })],
        icon: iconOf(column.bonus),
      };
    }
    case 'canyon':
      return {
        title: ui('cacti'),
        lines: [ui('about-cactus', { list: cactusPoints.join(' · ') })],
        icon: 'so-c-green',
      };
    case 'colour':
      return { title: t(`sonora-colour-${id}`), lines: [ui('about-colours')] };
    default:
      return null;
  }
}
