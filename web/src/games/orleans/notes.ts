/** Notes on pieces: what it is and what it does. */
import { nameAt } from '../../lib/names';
import { nameIn, t } from '../../lib/words.svelte';
import type { TableState } from '../../lib/wire';
import type { Note } from '../types';
import { deeds, edges, events, goods, places } from './facts';
import { forecastOf } from './forecast';
import { endsOf } from './geometry';
import { FOLLOWERS, isOwn, plainToken, viewOf } from './view';

const name = (kind: string, id: string) => nameIn('orleans', kind, id);

function listed(counts: Record<string, number>, kind: string): string {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => (n > 1 ? `${name(kind, id)} × ${n}` : name(kind, id)))
    .join(', ');
}

function followerNote(token: string): Note {
  const kind = plainToken(token);
  const lines = [t(`orleans-ui-about-follower-${kind}`)];
  if (isOwn(token)) lines.push(t('orleans-ui-about-own'));
  return { title: name('follower', token), lines, icon: token === 'tech' ? 'tech' : `t-${kind}` };
}

function placeNote(id: string): Note {
  const facts = places.get(id);
  const wants = (facts?.slots ?? [])
    .map((s) => (FOLLOWERS.includes(s) ? name('follower', s) : t(`orleans-wants-${s}`)))
    .join(' + ');
  const lines = [nameIn('orleans', 'place', id, 'does')];
  if (wants) lines.push(t('orleans-ui-needs', { list: wants }));
  return { title: name('place', id), lines };
}

export function note(element: string, state: TableState): Note | null {
  const view = viewOf(state);
  const colon = element.indexOf(':');
  const kind = colon < 0 ? element : element.slice(0, colon);
  const id = colon < 0 ? '' : element.slice(colon + 1);
  switch (kind) {
    case 'place':
    case 'tile':
      return placeNote(id);
    case 'slot': {
      const [place = '', n = '1'] = id.split('/');
      const token = view.players[state.seat]?.places[place]?.[Number(n) - 1];
      if (token) return followerNote(token);
      const wants = places.get(place)?.slots[Number(n) - 1] ?? 'any';
      const fixed = FOLLOWERS.includes(wants);
      return {
        title: name('place', place),
        lines: [
          t('orleans-ui-slot-wants', {
            follower: fixed ? name('follower', wants) : t(`orleans-wants-${wants}`),
          }),
          nameIn('orleans', 'place', place, 'does'),
        ],
        icon: fixed ? `t-${wants}` : undefined,
      };
    }
    case 'market':
    case 'follower':
      return id ? followerNote(id) : null;
    case 'monk':
      return followerNote('monk');
    case 'good': {
      const good = goods.find((g) => g.id === id);
      if (!good) return null;
      const lines = [t('orleans-ui-points', { count: good.points })];
      if (good.food) lines.push(t('orleans-ui-about-food'));
      return { title: name('good', id), lines, icon: id };
    }
    case 'edge': {
      const on = view.edges[id] ?? [];
      return {
        title: endsOf(id)
          .map((e) => name('town', e))
          .join(' – '),
        lines: [
          t(`orleans-ui-about-${edges.get(id)?.kind ?? 'road'}`),
          on.length
            ? t('orleans-ui-lying', { list: on.map((g) => name('good', g)).join(', ') })
            : t('orleans-ui-lying-none'),
        ],
      };
    }
    case 'town': {
      const who = (view.stations[id] ?? []).map((s) => nameAt(state.table, s)).join(', ');
      return {
        title: name('town', id),
        lines: [
          who ? t('orleans-ui-town-stations', { list: who }) : t('orleans-ui-town-free'),
          ...(id === 'orleans' ? [t('orleans-ui-about-orleans')] : []),
        ],
      };
    }
    case 'deed': {
      const spaces = view.deeds[id] ?? {};
      const free = Object.fromEntries(
        Object.entries(spaces).map(([k, [f = 0, n = 0]]) => [k, n - f]),
      );
      const facts = deeds.get(id);
      const left = listed(free, 'follower');
      return {
        title: name('deed', id),
        lines: [
          t(facts?.or_development ? 'orleans-ui-deed-reward-either' : 'orleans-ui-deed-reward', {
            coins: facts?.coins ?? 0,
          }),
          left ? t('orleans-ui-deed-left', { list: left }) : t('orleans-ui-deed-over'),
        ],
      };
    }
    case 'track':
      return id === 'development'
        ? {
            title: t('orleans-ui-development'),
            lines: [t('orleans-ui-about-development')],
            icon: 'dp',
          }
        : {
            title: name('track', id),
            lines: [
              t(`orleans-ui-about-track-${id}`),
              t('orleans-ui-supply', { count: view.supply[id] ?? 0 }),
            ],
            icon: `t-${id}`,
          };
    case 'bag':
    case 'bagof': {
      // `bag:3` is the choice to draw three; `bagof:3` is the bag of seat 3.
      const seat = kind === 'bag' ? state.seat : Number(id);
      const player = view.players[seat];
      if (!player) return null;
      const inside = player.bag ? listed(player.bag, 'follower') : '';
      return {
        title: t('orleans-ui-bag'),
        lines: [
          t('orleans-ui-bag-label', { count: player.bag_size }),
          inside || (player.bag ? t('orleans-ui-bag-empty') : t('orleans-ui-bag-hidden')),
        ],
        icon: 'bag',
      };
    }
    case 'event': {
      if (!view.event) return null;
      const lines = [nameIn('orleans', 'event', view.event, 'does')];
      const coming = forecastOf(view.players[state.seat]);
      if (view.players[state.seat])
        lines.push(
          coming ? t('orleans-ui-forecast', { list: coming }) : t('orleans-ui-forecast-nothing'),
        );
      if (events.get(view.event)?.negative) lines.push(t('orleans-ui-about-shield'));
      return { title: name('event', view.event), lines, icon: `e-${view.event}` };
    }
    case 'events':
      return {
        title: t('orleans-ui-events-left'),
        lines: [listed(view.events_left, 'event')],
        icon: 'hourglass',
      };
    case 'tiles':
      return {
        title: t('orleans-ui-tiles'),
        lines: [
          `I: ${view.tiles.I.map((x) => name('place', x)).join(', ') || '–'}`,
          `II: ${view.tiles.II.map((x) => name('place', x)).join(', ') || '–'}`,
        ],
        icon: 'tile1',
      };
    case 'merchant':
      return {
        title: t('orleans-ui-merchant-of', { name: nameAt(state.table, Number(id)) }),
        lines: [t('orleans-ui-about-merchant')],
      };
    case 'coin':
    case 'station':
    case 'citizen':
    case 'level':
    case 'tech':
      return {
        title: t(`orleans-ui-${kind}`),
        lines: [t(`orleans-ui-about-${kind}`)],
        icon: kind === 'level' ? 'star' : kind,
      };
    default:
      return null;
  }
}
