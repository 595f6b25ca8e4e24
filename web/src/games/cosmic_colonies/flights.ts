/** What moved between two positions, told as flights of pieces. */
import type { TableState } from '../../lib/wire';
import type { Flight } from '../types';
import { basicBuildings, resources } from './facts';
import { viewOf, type ColoniesView } from './view';

const MANY = 4;

export function flightsBetween(before: TableState, after: TableState): Flight[] {
  const a = viewOf(before);
  const b = viewOf(after);
  if (!a || !b || a.players?.length !== b.players?.length || a.round !== b.round) return [];
  const found: Flight[] = [];
  b.players.forEach((now, seat) => {
    const was = a.players[seat]!;
    const home = [`asteroid:${seat}`, `card:${seat}`];
    if (now.tiles.length > was.tiles.length) {
      const building = now.tiles.at(-1)!.building;
      if (seat !== after.seat) found.push({ icon: `cc-b-${building}`, seat, from: [`slot:${building}/1`], to: home });
    }
    if (now.monuments.length > was.monuments.length) {
      const id = now.monuments.at(-1)!.monument;
      found.push({ icon: 'cc-monument', seat, from: [`monument:${id}`], to: home });
    }
    found.push(...stores(a, b, was.resources, now.resources, seat, (r) => [`store:${seat}/${r}`, `store:${seat}`, `card:${seat}`]));
  });
  if (a.automaton && b.automaton) {
    found.push(...stores(a, b, a.automaton.resources, b.automaton.resources, 0, () => ['automaton']));
    for (const id of basicBuildings) {
      if ((b.automaton.built[id] ?? 0) > (a.automaton.built[id] ?? 0)) {
        found.push({ icon: `cc-b-${id}`, from: [`slot:${id}/1`], to: ['automaton'] });
      }
    }
  }
  return found.slice(0, 16);
}

function stores(
  a: ColoniesView,
  b: ColoniesView,
  was: Record<string, number>,
  now: Record<string, number>,
  seat: number,
  home: (resource: string) => string[],
): Flight[] {
  return resources.flatMap((id) => {
    const change = (now[id] ?? 0) - (was[id] ?? 0);
    const gathered = (b.areas[id] ?? 0) < (a.areas[id] ?? 0);
    const there = gathered && change > 0 ? [`area:${id}`] : [`supply:${id}`, 'supply', `area:${id}`];
    return Array.from({ length: Math.min(MANY, Math.abs(change)) }, () => ({
      icon: `cc-r-${id}`, seat, from: change > 0 ? there : home(id), to: change > 0 ? home(id) : there,
    }));
  });
}
