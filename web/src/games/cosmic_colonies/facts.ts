/** The printed facts of Cosmic Colonies, read from the same data files as the rules. */
import advancedData from '../../../../src/igroteka/games/cosmic_colonies/data/advanced_workers.toml';
import asteroidData from '../../../../src/igroteka/games/cosmic_colonies/data/asteroids.toml';
import basicData from '../../../../src/igroteka/games/cosmic_colonies/data/basic_workers.toml';
import buildingData from '../../../../src/igroteka/games/cosmic_colonies/data/buildings.toml';
import goalData from '../../../../src/igroteka/games/cosmic_colonies/data/goals.toml';
import monumentData from '../../../../src/igroteka/games/cosmic_colonies/data/monuments.toml';
import resourceData from '../../../../src/igroteka/games/cosmic_colonies/data/resources.toml';
import setupData from '../../../../src/igroteka/games/cosmic_colonies/data/setup.toml';
import soloData from '../../../../src/igroteka/games/cosmic_colonies/data/solo_workers.toml';
import { shapeOf, type Square } from './grid';

export type Price = Record<string, number>;

export interface Ability {
  allow?: string[];
  both?: boolean;
  before?: object[];
  before_gather?: object[];
  before_build?: object[];
  after_gather?: object[];
  after_build?: object[];
  gather?: object;
  build?: {
    cost_delta?: number;
    discount_type?: string;
    any_types?: boolean;
  };
}

/** What the automaton tries: to build a building, or to gather these resources in order. */
export interface Try {
  do: 'build' | 'gather';
  building?: string;
  resources?: string[];
}

export interface WorkerFacts {
  id: string;
  priority: number;
  capacity: number;
  ability?: Ability;
  day?: Ability;
  night?: Ability;
  first?: Try;
  second?: Try;
}

interface BuildingFacts {
  id: string;
  tiles: number;
  basic: boolean;
  cells: string[];
  prices?: Price[];
}

interface GoalFacts {
  id: string;
  top: string;
  top_points: number;
  bottom: string;
  bottom_points: number;
}

interface TerrainFacts {
  id: string;
  letter: string;
  points?: number[];
  each?: number[];
}

interface Setup {
  game: { actions: number; set_points: number };
  monuments: { points: number };
  solo: { storage: number; missing_penalty: number };
  difficulty: { levels: number[] };
}

const byId = <T extends { id: string }>(list: T[]) => new Map(list.map((x) => [x.id, x]));
const workersIn = (data: unknown) => (data as { worker: WorkerFacts[] }).worker;

export const resources = (resourceData as { resource: { id: string }[] }).resource.map((r) => r.id);
export const terrains = (resourceData as { terrain: TerrainFacts[] }).terrain;
export const buildings = byId((buildingData as { building: BuildingFacts[] }).building);
export const basicBuildings = [...buildings.values()].filter((b) => b.basic).map((b) => b.id);
export const goals = byId((goalData as { goal: GoalFacts[] }).goal);
export const monuments = byId(
  (monumentData as { monument: { id: string; cells: string[] }[] }).monument,
);
export const workers = byId([
  ...workersIn(basicData),
  ...workersIn(advancedData),
  ...workersIn(soloData),
]);
export const setup = setupData as Setup;

interface AsteroidFacts {
  id: string;
  basic: string[];
  advanced: string[];
}
const asteroids = byId((asteroidData as { asteroid: AsteroidFacts[] }).asteroid);
export const asteroidIds = [...asteroids.keys()];

/** The terrain of every square of an asteroid, by `row,col`. */
export function ground(asteroid: string, side: string): Map<string, string> {
  const found = new Map<string, string>();
  (asteroids.get(asteroid)?.[side === 'advanced' ? 'advanced' : 'basic'] ?? []).forEach(
    (line, row) =>
      [...line].forEach((letter, col) => {
        const terrain = terrains.find((x) => x.letter === letter);
        if (terrain) found.set(`${row},${col}`, terrain.id);
      }),
  );
  return found;
}

export const cellsOf = (building: string): Square[] =>
  shapeOf(buildings.get(building)?.cells ?? []);
export const monumentCells = (id: string): Square[] => shapeOf(monuments.get(id)?.cells ?? []);

/** What each open square of a terrain brings, if its points stand in no table. */
export const eachOf = (id: string, side: string): number =>
  terrains.find((x) => x.id === id)?.each?.[side === 'advanced' ? 1 : 0] ?? 0;

/** Whether a terrain brings points on this side of the asteroids. */
export const brings = (id: string, side: string): boolean =>
  terrains.some((x) => x.id === id && x.points !== undefined) || eachOf(id, side) > 0;

/** What is printed on a card, or on the half of it that works. */
export function abilityOf(worker: string, half: string): Ability {
  const facts = workers.get(worker);
  return (half === 'night' ? facts?.night : facts?.day) ?? facts?.ability ?? {};
}

/** The part of the turn that a worker's ability is about. */
export function momentOf(ability: Ability): 'before' | 'gather' | 'build' | 'both' {
  if (ability.both) return 'both';
  if (ability.before) return 'before';
  if (
    ability.gather ||
    ability.before_gather ||
    ability.after_gather ||
    (ability.allow?.length === 1 && ability.allow[0] === 'gather')
  )
    return 'gather';
  return 'build';
}

/** One entry per resource of a price; `same` and `other` stand for free choices. */
export function priceTokens(price: Price): string[] {
  return Object.entries(price).flatMap(([kind, n]) => Array<string>(n).fill(kind));
}
