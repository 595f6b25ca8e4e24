import { describe, expect, it } from 'vitest';
import module from '../../../src/games/orleans';
import { deeds, development, edges, places, trackSpaces } from '../../../src/games/orleans/facts';
import {
  along,
  edgeIds,
  endsOf,
  goodsAt,
  nameArea,
  standsIn,
  townAt,
  townIds,
} from '../../../src/games/orleans/geometry';
import { marketTokens, TRACKS } from '../../../src/games/orleans/view';
import type { TableState } from '../../../src/lib/wire';
import { nameIn, useGameWords, useLang } from '../../../src/lib/words.svelte';
import type { EventInfo } from '../../../src/lib/wire.gen';
import { withDefaults } from '../../../src/table/defaults';
import { flightOf } from '../../../src/table/motion';

const files = import.meta.glob<string>('../../../../src/igroteka/games/orleans/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = (lang: string) => files[`../../../../src/igroteka/games/orleans/words/${lang}.ftl`]!;

describe('facts and drawing', () => {
  it('draw exactly the edges of the data file, with the same ends', () => {
    expect(edgeIds.sort()).toEqual([...edges.keys()].sort());
    for (const id of edgeIds) expect(endsOf(id)).toEqual(edges.get(id)!.ends);
  });

  it('starts and ends an edge in its towns', () => {
    expect(along('W02', 0)).toEqual(townAt('orleans'));
    expect(along('W02', 1)).toEqual(townAt('briare'));
  });

  it('lays no good on another or on a town', () => {
    const tiles = edgeIds.flatMap((id) =>
      goodsAt(id, edges.get(id)!.spaces).map(([x, y]) => ({
        id,
        x: x - 23,
        y: y - 23,
        w: 46,
        h: 46,
      })),
    );
    const houses = townIds.map((id) => ({
      id,
      x: townAt(id)[0] - 28,
      y: townAt(id)[1] - 32,
      w: 56,
      h: 44,
    }));
    expect(tiles).toHaveLength([...edges.values()].reduce((sum, edge) => sum + edge.spaces, 0));
    const things = [...tiles, ...houses];
    const clashes = things.flatMap((a, i) =>
      things.slice(i + 1).flatMap((b) => {
        const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        return wide > 1 && high > 1 ? [`${a.id} ${b.id}`] : [];
      }),
    );
    expect(clashes).toEqual([]);
  });

  it('has a place for every merchant and station that hides no good and no other', () => {
    const hits = (a: number[], b: number[], size: number, other: number) =>
      Math.abs(a[0]! + size / 2 - b[0]!) < (size + other) / 2 - 6 &&
      Math.abs(a[1]! + size / 2 - b[1]!) < (size + other) / 2 - 6;
    const goods = edgeIds.flatMap((id) => goodsAt(id, edges.get(id)!.spaces));
    for (const id of townIds) {
      const { stations, merchants } = standsIn(id, (town) => town);
      expect(merchants).toHaveLength(4);
      expect(stations).toHaveLength(id === 'orleans' ? 4 : 1);
      const all = [...stations, ...merchants];
      expect(new Set(all.map(String)).size).toBe(all.length);
      const first = merchants[0]!;
      expect(goods.filter((good) => hits(first, good, 52, 46))).toEqual([]);
      expect(goods.filter((good) => hits(stations[0]!, good, 38, 46))).toEqual([]);
    }
  });

  it('has merchants and stations stand nearest to their own town, and on no name', async () => {
    await useGameWords('orleans');
    for (const lang of ['en', 'ru'] as const) {
      await useLang(lang);
      const named = (id: string) => nameIn('orleans', 'town', id, 'short');
      const names = townIds.map((id) => nameArea(id, named(id)));
      const covered = townIds.flatMap((id) => {
        const { stations, merchants } = standsIn(id, named);
        const pieces = [
          ...stations.map(([x, y]) => ({ x, y, size: 38 })),
          ...merchants.map(([x, y]) => ({ x, y, size: 52 })),
        ];
        for (const { x, y, size } of pieces) {
          const far = (town: string) =>
            Math.hypot(x + size / 2 - townAt(town)[0], y + size / 2 - townAt(town)[1]);
          expect(townIds.toSorted((a, b) => far(a) - far(b))[0]).toBe(id);
        }
        return pieces.flatMap((piece, i) =>
          names.flatMap((name, j) => {
            const wide =
              Math.min(piece.x + piece.size, name.x + name.w) - Math.max(piece.x, name.x);
            const high =
              Math.min(piece.y + piece.size, name.y + name.h) - Math.max(piece.y, name.y);
            return wide > 4 && high > 5
              ? [`${lang} ${id} ${i}: ${named(townIds[j]!)} ${wide}x${high}`]
              : [];
          }),
        );
      });
      expect(covered).toEqual([]);
    }
  });

  it('reads the tracks', () => {
    expect(TRACKS.map((id) => trackSpaces(id).length)).toEqual([9, 6, 6, 6, 6, 6]);
    expect(trackSpaces('knight').map((s) => s.draw)).toEqual([4, 5, 6, 7, 7, 8]);
    expect(development.last).toBe(30);
  });

  it('finds a note on every place, event and deed in both languages', () => {
    for (const lang of ['en', 'ru']) {
      for (const id of places.keys())
        expect(words(lang)).toMatch(
          new RegExp(`^orleans-place-${id} =.*\\n(    .*\\n)*    \\.does =`, 'm'),
        );
    }
    expect(deeds.size).toBe(8);
  });
});

describe('market', () => {
  it('spreads tokens in a steady order', () => {
    expect(marketTokens({ knight: 2, own_farmer: 1, farmer: 1 })).toEqual([
      'own_farmer',
      'farmer',
      'knight',
      'knight',
    ]);
  });
});

describe('flights', () => {
  const game = withDefaults(module);
  const event = (code: string, from: string, to: string, args: EventInfo['args'] = {}) =>
    flightOf(game, { seat: 2, code, args, from, to });

  it('carry a follower from the market to its slot', () => {
    const args = { follower: 'knight', token: 'knight' };
    expect(event('places', 'market:2/knight', 'slot:2/ship/3', args)).toEqual([
      {
        icon: 't-knight',
        seat: 2,
        from: ['market:2/knight', 'card:2'],
        to: ['slot:2/ship/3', 'card:2'],
      },
    ]);
    const own = { follower: 'farmer', token: 'own_farmer' };
    expect(event('to_bag', 'slot:2/ship/1', 'seat:2/bag', own)[0]!.icon).toBe('t-farmer');
  });

  it('know the picture of everything that moves', () => {
    expect(event('good', 'edge:R28/grain', 'seat:2/good/grain', { good: 'grain' })[0]).toEqual({
      icon: 'grain',
      seat: 2,
      from: ['edge:R28/grain', 'card:2'],
      to: ['seat:2/good/grain', 'card:2'],
    });
    const icon = (code: string, args = {}) => event(code, 'bank', 'seat:2/coins', args)[0]?.icon;
    expect(icon('coins', { coins: 3 })).toBe('coin');
    expect(icon('builds', { town: 'blois' })).toBe('station');
    expect(icon('citizen', { citizen: 'stations' })).toBe('citizen');
    expect(icon('tile', { place: 'winery' })).toBe('tile1');
    expect(icon('hourglass', { round: 3, event: 'plague' })).toBe('e-plague');
    expect(icon('advances', { track: 'knight', space: 2 })).toBe('s2');
    expect(icon('moves', { edge: 'R28', start: 'blois', town: 'tours' })).toBe(undefined);
  });

  it('know the picture of everything that can be given up', () => {
    const icon = (what: string, args = {}) =>
      event('gives', 'seat:2/bag', 'out', { what, ...args })[0]?.icon;
    expect(icon('station', { town: 'blois' })).toBe('station');
    expect(icon('stock')).toBe('station');
    expect(icon('follower', { follower: 'monk' })).toBe('t-monk');
    expect(icon('development')).toBe('s2');
    expect(icon('good', { good: 'wool' })).toBe('wool');
    expect(icon('tile', { place: 'winery' })).toBe('tile1');
    expect(icon('tech')).toBe('tech');
    expect(icon('laid_tech', { place: 'castle' })).toBe('tech');
  });

  it('leave out what a seat has planned itself, since it is there already', () => {
    const shown = { seq: 1, round: 1, seat: 2, code: 'shows', args: {} };
    const hurry = new AbortController().signal;
    const seenBy = (seat: number) => game.animate(shown, { seat } as TableState, hurry);
    expect(seenBy(2)).toBeInstanceOf(Promise);
    expect(seenBy(1)).toBeNull();
    expect(seenBy(-1)).toBeNull();
  });

  it('are not told in the log when only a piece moves', async () => {
    await useGameWords('orleans');
    for (const code of ['to_bag', 'to_market', 'to_bathhouse', 'shows', 'advances', 'places'])
      expect([code, game.story.quiet(code)]).toEqual([code, true]);
    for (const code of ['draws', 'shown', 'recruits', 'bathes', 'gives', 'sends'])
      expect([code, game.story.quiet(code)]).toEqual([code, false]);
  });

  it('need both ends', () => {
    expect(event('coins', '', 'seat:2/coins', { coins: 1 })).toEqual([]);
    expect(flightOf(game, { seat: 0, code: 'passes', args: {} })).toEqual([]);
  });
});

describe('the names of elements', () => {
  const anchors = import.meta.glob<string>('../../../../src/igroteka/games/orleans/anchors.py', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const screens = import.meta.glob<string>('../../../src/games/orleans/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it('that events speak of are drawn on some screen', () => {
    const named = [
      ...Object.values(anchors)[0]!.matchAll(/f?"([a-z]+)(?::(\{seat\}\/)?([a-z]+)?)?/g),
    ];
    const drawn = Object.values(screens).join('\n');
    const kinds = new Set(named.map((m) => m[1]!).filter((kind) => kind !== 'citizen'));
    expect(kinds.size).toBeGreaterThan(10);
    const missing = [...kinds].filter((kind) => !new RegExp(`data-at="${kind}[":]`).test(drawn));
    expect(missing).toEqual([]);
  });
});
