/** Where things lie on the drawn map. */
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
const towns = drawing.towns as unknown as Record<string, { at: Point; label: Point; anchor: 'start' | 'middle' | 'end' }>;

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

/** Merchants that meet in a town stand side by side. */
const MEETING: Point[] = [
  [-66, -34],
  [-98, -20],
  [-82, 12],
  [-50, 20],
];

/** Where the `nth` of the merchants in a town stands: beside it, and never on its name. */
export function standAt(town: string, nth: number): Point {
  const { at, label, anchor } = towns[town]!;
  const beside = anchor === 'end' && Math.abs(label[1] - at[1]) < 20;
  const [dx, dy] = MEETING[nth] ?? MEETING[0]!;
  return [Math.max(4, at[0] + dx + (beside ? 14 : 0)), Math.max(4, at[1] + dy - (beside ? 42 : 0))];
}
