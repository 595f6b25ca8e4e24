/** Notes on pieces: what it is and what it does. */
import { nameAt } from '../../lib/names';
import { t } from '../../lib/words.svelte';
import type { TableState } from '../../lib/wire';
import type { Note } from '../types';
import { buildings, eachOf, goals, setup, terrains, workers, type Price } from './facts';
import { name } from './names';
import { viewOf } from './view';

export function priceText(price: Price): string {
  return Object.entries(price)
    .map(
      ([id, n]) =>
        `${id === 'same' ? t('cosmic_colonies-ui-price-same') : id === 'other' ? t('cosmic_colonies-ui-price-other') : name('resource', id)} × ${n}`,
    )
    .join(', ');
}

function workerNote(id: string): Note | null {
  const facts = workers.get(id);
  if (!facts) return null;
  const does = facts.night
    ? [
        `${t('cosmic_colonies-ui-day')}: ${name('worker', id, 'day')}`,
        `${t('cosmic_colonies-ui-night')}: ${name('worker', id, 'night')}`,
      ]
    : [name('worker', id, 'does')];
  return {
    title: name('worker', id),
    lines: [
      t('cosmic_colonies-ui-worker-numbers', {
        priority: facts.priority,
        capacity: facts.capacity,
      }),
      ...does,
    ],
    icon: 'cc-worker',
  };
}

function buildingNote(id: string, state: TableState): Note | null {
  const facts = buildings.get(id);
  if (!facts) return null;
  const view = viewOf(state);
  const who = view.players
    .map((p, seat) => ({ seat, n: p.built[id] ?? 0 }))
    .filter(({ n }) => n > 0)
    .map(({ seat, n }) => `${nameAt(state.table, seat)} ${n}`)
    .join(', ');
  return {
    title: name('building', id),
    lines: [
      ...(facts.prices ?? []).slice(0, view.slots[id]?.length ?? 1).map(priceText),
      ...(facts.basic ? [] : [t('cosmic_colonies-ui-about-special')]),
      t('cosmic_colonies-ui-tiles-left', { count: view.tiles[id] ?? 0 }),
      ...(who ? [t('cosmic_colonies-ui-built-by', { list: who })] : []),
    ],
    icon: `cc-b-${id}`,
  };
}

export function note(element: string, state: TableState): Note | null {
  const view = viewOf(state);
  const colon = element.indexOf(':');
  const kind = colon < 0 ? element : element.slice(0, colon);
  const id = colon < 0 ? '' : element.slice(colon + 1);
  const player = view.players[state.seat];
  switch (kind) {
    case 'card':
    case 'worker':
      return workerNote(id);
    case 'slot':
      return buildingNote(id.split('/')[0] ?? '', state);
    case 'building':
      return buildingNote(id, state);
    case 'tile':
      return buildingNote(player?.tiles[Number(id)]?.building ?? '', state);
    case 'area':
      return {
        title: name('resource', id),
        lines: [
          t('cosmic_colonies-ui-about-area', {
            count: view.areas[id] ?? 0,
            limit: view.area_limit,
          }),
          t('cosmic_colonies-ui-supply-n', { count: view.supply[id] ?? 0 }),
        ],
        icon: `cc-r-${id}`,
      };
    case 'store':
    case 'supply':
    case 'resource':
      return {
        title: name('resource', id),
        lines: [t('cosmic_colonies-ui-supply-n', { count: view.supply[id] ?? 0 })],
        icon: `cc-r-${id}`,
      };
    case 'terrain': {
      const facts = terrains.find((x) => x.id === id);
      if (!facts) return null;
      const each = eachOf(id, view.players[0]?.side ?? '');
      const line = facts.points
        ? t('cosmic_colonies-ui-about-terrain', { list: facts.points.join(' · ') })
        : each
          ? t('cosmic_colonies-ui-soil-each', { count: each })
          : t('cosmic_colonies-ui-about-soil');
      return { title: name('terrain', id), lines: [line], icon: `cc-t-${id}` };
    }
    case 'monument':
      return {
        title: name('monument', id),
        lines: [t('cosmic_colonies-ui-about-monument', { points: setup.monuments.points })],
        icon: 'cc-monument',
      };
    case 'monuments':
      return {
        title: t('cosmic_colonies-ui-monuments'),
        lines: [t('cosmic_colonies-ui-about-monument', { points: setup.monuments.points })],
        icon: 'cc-monument',
      };
    case 'sets':
      return {
        title: t('cosmic_colonies-ui-sets'),
        lines: [t('cosmic_colonies-ui-about-sets', { points: setup.game.set_points })],
        icon: 'cc-set',
      };
    case 'goal': {
      const facts = player?.goal ? goals.get(player.goal) : undefined;
      const lines = facts
        ? [
            `${name('building', facts.top)}: ${facts.top_points}`,
            `${name('building', facts.bottom)}: ${facts.bottom_points}`,
          ]
        : [];
      return {
        title: t('cosmic_colonies-ui-goal'),
        lines: [...lines, t('cosmic_colonies-ui-about-goal')],
        icon: 'cc-goal',
      };
    }
    default:
      return null;
  }
}
