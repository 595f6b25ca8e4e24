import { describe, expect, it } from 'vitest';
import { reduce, type Json, type ViewMessage } from '../src/lib/wire';
import { deeds, development, edges, places, trackSpaces } from '../src/games/orleans/facts';
import { flightsBetween } from '../src/games/orleans/flights';
import { along, edgeIds, endsOf, goodsAt, standAt, townAt, townIds } from '../src/games/orleans/geometry';
import { marketTokens, TRACKS } from '../src/games/orleans/view';
import planning from '../dev/fixtures/planning.json';

const start = reduce(null, planning as unknown as ViewMessage)!;
const after = (set: Record<string, Json>) =>
  reduce(start, { t: 'patch', seq: 42, set, del: [], options: [], refusals: [], undo: 0, events: [], log: [], scores: null })!;
const files = import.meta.glob<string>('../../src/igroteka/locales/*/orleans.ftl', { query: '?raw', import: 'default', eager: true });
const words = (lang: string) => files[`../../src/igroteka/locales/${lang}/orleans.ftl`]!;

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
    const tiles = edgeIds.flatMap((id) => goodsAt(id, edges.get(id)!.spaces).map(([x, y]) => ({ id, x: x - 23, y: y - 23, w: 46, h: 46 })));
    const houses = townIds.map((id) => ({ id, x: townAt(id)[0] - 28, y: townAt(id)[1] - 32, w: 56, h: 44 }));
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

  it('lets merchants stand beside their town, each in another place', () => {
    for (const id of townIds) {
      const places = [0, 1, 2, 3].map((nth) => standAt(id, nth));
      expect(new Set(places.map(String)).size).toBe(4);
      for (const [x, y] of places) expect([x >= 0, y >= 0]).toEqual([true, true]);
    }
  });

  it('reads the tracks', () => {
    expect(TRACKS.map((id) => trackSpaces(id).length)).toEqual([9, 6, 6, 6, 6, 6]);
    expect(trackSpaces('knight').map((s) => s.draw)).toEqual([4, 5, 6, 7, 7, 8]);
    expect(development.last).toBe(30);
  });

  it('finds a note on every place, event and deed in both languages', () => {
    for (const lang of ['en', 'ru']) {
      for (const id of places.keys()) expect(words(lang)).toMatch(new RegExp(`^orleans-place-${id} =.*\\n(    .*\\n)*    \\.does =`, 'm'));
    }
    expect(deeds.size).toBe(8);
  });
});

describe('market', () => {
  it('spreads tokens in a steady order', () => {
    expect(marketTokens({ knight: 2, own_farmer: 1, farmer: 1 })).toEqual(['own_farmer', 'farmer', 'knight', 'knight']);
  });
});

describe('flights', () => {
  it('carry a follower from the market to its slot', () => {
    const flights = flightsBetween(start, after({ 'players/0/market/knight': 0, 'players/0/places/ship/2': 'knight' }));
    expect(flights).toEqual([
      { icon: 't-knight', seat: 0, from: ['market:0/knight', 'seat:0/bag', 'card:0'], to: ['slot:0/ship/3', 'card:0'] },
    ]);
  });

  it('carry a good from its road to the player', () => {
    const flights = flightsBetween(start, after({ 'players/0/goods/grain': 3, 'edges/R28': [], 'players/0/merchant': 'nevers' }));
    expect(flights[0]).toMatchObject({ icon: 'grain', from: ['edge:R28/grain'] });
  });

  it('pay coins from the bank, at most a handful', () => {
    const flights = flightsBetween(start, after({ 'players/2/coins': 16 }));
    expect(flights).toHaveLength(4);
    expect(flights[0]!.from).toEqual(['bank']);
  });
});
