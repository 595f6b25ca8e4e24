/** What moved between two positions, told as flights of pieces. */
import type { TableState } from '../../lib/wire';
import type { Flight } from '../types';
import { edgeIds } from './geometry';
import { plainToken, viewOf, type OrleansView, type PlayerView } from './view';

const MANY = 4;

const iconOf = (token: string) => (token === 'tech' ? 'tech' : `t-${plainToken(token)}`);

export function flightsBetween(before: TableState, after: TableState): Flight[] {
  const a = viewOf(before);
  const b = viewOf(after);
  if (!a || !b || a.players?.length !== b.players?.length) return [];
  const found: Flight[] = [];
  b.players.forEach((now, seat) => {
    const was = a.players[seat]!;
    found.push(...followers(a, b, was, now, seat), ...goods(a, b, was, now, seat));
    found.push(...wealth(a, b, was, now, seat));
  });
  return found.slice(0, 24);
}

function followers(a: OrleansView, b: OrleansView, was: PlayerView, now: PlayerView, seat: number): Flight[] {
  const list: Flight[] = [];
  const bag = [`seat:${seat}/bag`, `card:${seat}`];
  const gained = new Map<string, number>();
  for (const token of new Set([...Object.keys(was.market), ...Object.keys(now.market)])) {
    gained.set(token, (now.market[token] ?? 0) - (was.market[token] ?? 0));
  }
  for (const [place, slots] of Object.entries(now.places)) {
    const old = was.places[place] ?? [];
    slots.forEach((token, i) => {
      const before = old[i] ?? null;
      if (token === before) return;
      const here = [`slot:${seat}/${place}/${i + 1}`, `card:${seat}`];
      if (token) {
        const left = gained.get(token) ?? 0;
        const fromMarket = left < 0;
        if (fromMarket) gained.set(token, left + 1);
        const from = token === 'tech' ? ['techs'] : fromMarket ? [`market:${seat}/${token}`, ...bag] : bag;
        list.push({ icon: iconOf(token), seat, from, to: here });
      } else if (before) {
        const more = gained.get(before) ?? 0;
        if (more > 0) {
          gained.set(before, more - 1);
          list.push({ icon: iconOf(before), seat, from: here, to: [`market:${seat}/${before}`, `seat:${seat}/market`] });
        } else {
          const deed = deedThatTook(a, b, before);
          list.push({ icon: iconOf(before), seat, from: here, to: deed ? [`deed:${deed}`] : bag });
        }
      }
    });
  }
  for (const [token, count] of gained) {
    for (let i = 0; i < count; i++) {
      list.push({ icon: iconOf(token), seat, from: bag, to: [`market:${seat}/${token}`, `seat:${seat}/market`] });
    }
  }
  for (const [kind, step] of Object.entries(now.tracks)) {
    if (step > (was.tracks[kind] ?? 0)) {
      list.push({ icon: `t-${kind}`, seat, from: [`supply:${kind}`], to: bag });
    }
  }
  if ((b.supply['monk'] ?? 0) < (a.supply['monk'] ?? 0) && now.bag_size > was.bag_size && a.turn === seat) {
    list.push({ icon: 't-monk', seat, from: ['supply:monk'], to: bag });
  }
  return list;
}

function deedThatTook(a: OrleansView, b: OrleansView, token: string): string | undefined {
  return Object.keys(b.deeds).find(
    (id) => (b.deeds[id]?.[token]?.[0] ?? 0) > (a.deeds[id]?.[token]?.[0] ?? 0),
  );
}

function goods(a: OrleansView, b: OrleansView, was: PlayerView, now: PlayerView, seat: number): Flight[] {
  const list: Flight[] = [];
  for (const [good, count] of Object.entries(now.goods)) {
    const change = count - (was.goods[good] ?? 0);
    if (change === 0) continue;
    const mine = [`seat:${seat}/good/${good}`, `card:${seat}`];
    const edge = edgeIds.find(
      (id) => (b.edges[id]?.length ?? 0) < (a.edges[id]?.length ?? 0) && a.edges[id]?.includes(good),
    );
    const elsewhere = change > 0 && edge ? [`edge:${edge}/${good}`] : [`goods:${good}`];
    list.push({ icon: good, seat, from: change > 0 ? elsewhere : mine, to: change > 0 ? mine : elsewhere });
  }
  return list;
}

function wealth(a: OrleansView, b: OrleansView, was: PlayerView, now: PlayerView, seat: number): Flight[] {
  const list: Flight[] = [];
  const purse = [`seat:${seat}/coins`, `card:${seat}`];
  const change = now.coins - was.coins;
  for (let i = 0; i < Math.min(MANY, Math.abs(change)); i++) {
    list.push({ icon: 'coin', seat, from: change > 0 ? ['bank'] : purse, to: change > 0 ? purse : ['bank'] });
  }
  if (now.citizens > was.citizens) {
    const gone = a.citizens.find((c) => !b.citizens.includes(c)) ?? 'bank';
    list.push({ icon: 'citizen', seat, from: [gone, `supply:${gone}`], to: [`seat:${seat}/citizen`, `card:${seat}`] });
  }
  if (now.techs > was.techs) list.push({ icon: 'tech', seat, from: ['techs'], to: [`seat:${seat}/bag`, `card:${seat}`] });
  if (now.stations_built > was.stations_built) {
    const town = Object.keys(b.stations).find(
      (id) => b.stations[id]!.includes(seat) && !(a.stations[id] ?? []).includes(seat),
    );
    if (town) list.push({ icon: 'station', seat, from: [`seat:${seat}/station`, `card:${seat}`], to: [`station:${town}/${seat}`] });
  }
  return list;
}
