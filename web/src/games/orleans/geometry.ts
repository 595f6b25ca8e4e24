/** Where things lie on the drawn map. */
import { edges as printed } from './facts';
import drawing from './map.json';

interface Bent {
  kind: string;
  ends: string[];
  bend: number[];
  /** Where along the way its goods lie, if not in the middle or at a third. */
  spaces?: number[];
}
type Point = [number, number];

const edges = drawing.edges as unknown as Record<string, Bent>;
const towns = drawing.towns as unknown as Record<
  string,
  { at: Point; label: Point; anchor: 'start' | 'middle' | 'end' }
>;

export const townAt = (id: string): Point => towns[id]?.at ?? [500, 500];
export function labelAt(id: string) {
  const { label, anchor } = towns[id]!;
  return { x: label[0], y: label[1], anchor };
}
export const endsOf = (id: string): string[] => edges[id]?.ends ?? [];
export const edgeIds = Object.keys(edges);
export const townIds = Object.keys(towns);

export function edgePath(id: string): string {
  const edge = edges[id]!;
  const [a, b] = edge.ends.map(townAt) as [Point, Point];
  return `M${a.join(' ')}Q${edge.bend.join(' ')} ${b.join(' ')}`;
}

/** The points at which the goods of an edge lie. */
export function goodsAt(id: string, count: number): Point[] {
  const shares = edges[id]!.spaces ?? (count === 2 ? [0.35, 0.65] : [0.5]);
  return shares.map((s) => along(id, s));
}

/** The point at share `s` of a bent edge. */
export function along(id: string, s: number): Point {
  const edge = edges[id]!;
  const [a, b] = edge.ends.map(townAt) as [Point, Point];
  const c = edge.bend as Point;
  const mix = (i: 0 | 1) => (1 - s) ** 2 * a[i] + 2 * s * (1 - s) * c[i] + s ** 2 * b[i];
  return [mix(0), mix(1)];
}

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GOOD = 46;
const MERCHANT = 52;
const STATION = 38;
/** A letter of a town's name is about so wide; those of some alphabets are wider. */
const letters = (name: string) => name.length * (/[а-я]/i.test(name) ? 16.2 : 14.3);
const around = ([x, y]: Point, w: number, h = w): Area => ({ x: x - w / 2, y: y - h / 2, w, h });

const shared = (a: Area, b: Area) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Where the name of a town is written. */
export function nameArea(id: string, name: string): Area {
  const { label, anchor } = towns[id]!;
  const big = id === 'orleans' ? 1.3 : 1;
  const w = letters(name) * big;
  const x = anchor === 'start' ? label[0] : anchor === 'end' ? label[0] - w : label[0] - w / 2;
  return { x, y: label[1] - 24 * big, w, h: 30 * big };
}

/** All spaces for goods on the map. */
const goodAreas = edgeIds.flatMap((id) =>
  goodsAt(id, printed.get(id)?.spaces ?? 1).map((at) => around(at, GOOD)),
);

/** Places around a town, the nearest first. */
const RING: Point[] = [34, 41, 48, 55, 62, 70, 78, 86, 94, 103, 112].flatMap((far) =>
  Array.from({ length: 32 }, (_, i): Point => {
    const angle = (i * Math.PI) / 16;
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.85];
  }),
);

const FAR = 20;
const ELSEWHERE = 20_000;

/** The place of a size around a town that hides the least. */
function free(town: string, size: number, taken: Area[], names: Area[]): Area {
  const at = townAt(town);
  const inside = ([x, y]: Point) =>
    x > size / 2 && y > size / 2 && x < 1000 - size / 2 && y < 1000 - size / 2;
  const spots = RING.map(([dx, dy]): Point => [at[0] + dx, at[1] + dy]).filter(inside);
  const cost = (area: Area) =>
    goodAreas.reduce((sum, good) => sum + shared(area, good) * 20, 0) +
    names.reduce((sum, name) => sum + shared(area, name) * 40, 0) +
    townIds.reduce((sum, id) => sum + shared(area, around(townAt(id), 54, 50)), 0) +
    taken.reduce((sum, other) => sum + shared(area, other) * 10, 0);
  /** Far from its town a piece seems to stand in another one. */
  const astray = ([x, y]: Point) => {
    const far = (id: string) => Math.hypot(x - townAt(id)[0], y - townAt(id)[1]);
    const own = far(town);
    return own * FAR + (townIds.some((id) => id !== town && far(id) < own) ? ELSEWHERE : 0);
  };
  const priced = spots.map((spot) => {
    const area = around(spot, size);
    return { area, price: cost(area) + astray(spot) };
  });
  return priced.reduce((a, b) => (b.price < a.price ? b : a)).area;
}

const MOST_SEATS = 4;

/** Where stations and merchants stand in a town: beside it, and on no good and no name. */
export interface Stands {
  stations: Point[];
  merchants: Point[];
}

const known = new Map<string, Stands>();

export function standsIn(town: string, nameOf: (id: string) => string): Stands {
  const key = `${town} ${nameOf(town)}`;
  const old = known.get(key);
  if (old) return old;
  const names = townIds.map((id) => nameArea(id, nameOf(id)));
  const taken: Area[] = [];
  const take = (size: number): Point => {
    const area = free(town, size, taken, names);
    taken.push(area);
    return [area.x, area.y];
  };
  const found = {
    stations: Array.from({ length: town === 'orleans' ? MOST_SEATS : 1 }, () => take(STATION)),
    merchants: Array.from({ length: MOST_SEATS }, () => take(MERCHANT)),
  };
  known.set(key, found);
  return found;
}
