/** Where things lie on the drawn map. */
import { companies, costs, regions } from './facts';
import drawing from './map.json';

type Point = [number, number];

const drawn = drawing.regions as unknown as Record<string, { d: string; at: Point }>;
const borderLines = drawing.borders as unknown as Record<string, { d: string; at: Point }>;

export const regionIds = [...regions.keys()];
export const shapeOf = (region: string): string => drawn[region]?.d ?? '';
export const placeOf = (region: string): Point => drawn[region]?.at ?? [500, 500];
export const corners = drawing.corners as unknown as Point[];

const pairs = Object.entries(borderLines).map(([pair, line]) => {
  const [a = '', b = ''] = pair.split('|');
  return { ...line, double: regions.get(a)?.borders[b] === costs.double };
});
export const singleBorders = pairs
  .filter((pair) => !pair.double)
  .map((pair) => pair.d)
  .join('');
export const doubleBorders = pairs
  .filter((pair) => pair.double)
  .map((pair) => pair.d)
  .join('');
export const land = regionIds.map(shapeOf).join('');

/** The middle of the border between two regions; null if they have none. */
export function borderAt(a: string, b: string): Point | null {
  return borderLines[[a, b].sort().join('|')]?.at ?? null;
}

/** Where the bases have access to the coast, and what it costs there. */
export const landings = (
  drawing.bases as unknown as { company: string; region: string; at: Point }[]
)
  .map((base) => ({ ...base, cost: regions.get(base.region)?.bases?.[base.company] ?? 0 }))
  .sort((a, b) => companies.indexOf(a.company) - companies.indexOf(b.company));

export const landingAt = (company: string, region: string): Point | null =>
  landings.find((base) => base.company === company && base.region === region)?.at ?? null;
