/** The printed facts of Sonora, read from the same data files as the rules. Lengths in mm. */
import boardData from '../../../../src/igroteka/games/sonora/data/board.toml';
import canyonData from '../../../../src/igroteka/games/sonora/data/canyon.toml';
import centreData from '../../../../src/igroteka/games/sonora/data/centre.toml';
import cliffData from '../../../../src/igroteka/games/sonora/data/cliff.toml';
import creekData from '../../../../src/igroteka/games/sonora/data/creek.toml';
import mudData from '../../../../src/igroteka/games/sonora/data/mud.toml';
import physicsData from '../../../../src/igroteka/games/sonora/data/physics.toml';
import setupData from '../../../../src/igroteka/games/sonora/data/setup.toml';
import skillData from '../../../../src/igroteka/games/sonora/data/skills.toml';

const MM = 1000;

// --- the desert

interface BoardFile {
  field: { half_width: number; corner_leg: number; rim_width: number };
  disc: { radius: number };
  hole: { radius: number };
  zone: { id: string; animal: string; corner: string }[];
  circle: { id: string; animal: string; zone: string; x: number; y: number; radius: number }[];
}
const boardFile = boardData as BoardFile;

export const HALF = boardFile.field.half_width / MM;
export const LEG = boardFile.field.corner_leg / MM;
export const RADIUS = boardFile.disc.radius / MM;
export const HOLE = boardFile.hole.radius / MM;
/** The zones in the order of the sectors, each with its animal and its corner. */
export const zones = boardFile.zone;
export const ZONES = zones.map((zone) => zone.id);
export const CORNERS = ['nw', 'ne', 'se', 'sw'];
export const circles = boardFile.circle.map((circle) => ({
  ...circle,
  x: circle.x / MM,
  y: circle.y / MM,
  radius: circle.radius / MM,
}));
export const animalOf = (zone: string) => zones.find(({ id }) => id === zone)?.animal ?? '';
export const zoneOf = (animal: string) => zones.find((zone) => zone.animal === animal)?.id ?? '';
export const zoneAt = (corner: string) => zones.find((zone) => zone.corner === corner)?.id ?? '';

// --- discs and hands

interface SetupFile {
  discs: { colours: string[]; each: number };
  turns: { discs: number[] };
}
const setupFile = setupData as SetupFile;
export const COLOURS = setupFile.discs.colours;
export const TURNS = setupFile.turns.discs;
/** The ids of all discs; a trace names discs by their number in this list. */
export const DISCS = COLOURS.flatMap((colour) =>
  Array.from({ length: setupFile.discs.each }, (_, i) => `${colour}${i + 1}`),
);

interface PhysicsFile {
  surface: { friction: number; gravity: number };
  wall: { escape: number };
  strength: { weakest: number; strongest: number };
}
const physicsFile = physicsData as PhysicsFile;
/** Speed that a sliding disc loses, in mm a second each second. */
export const BRAKE = (physicsFile.surface.friction / 1000) * physicsFile.surface.gravity;
export const ESCAPE = physicsFile.wall.escape;
export const WEAKEST = physicsFile.strength.weakest;
export const STRONGEST = physicsFile.strength.strongest;

interface SkillFile {
  skill: { id: string; angle: number; speed: number; place: number }[];
  harder: { slow: number; growth: number; reference: number; speed_least: number };
}
const skillFile = skillData as SkillFile;
export const harder = skillFile.harder;
export const skillOf = (id: string) => skillFile.skill.find((skill) => skill.id === id)!;

// --- the sheet

export interface Building {
  id: string;
  hexes: number;
  rows: number[];
  top: number;
  bonus: string;
  bottom: number;
}
interface CliffFile {
  building: Building[];
  bot_building: { hexes: number; rows: number[] };
}
export const buildings = (cliffData as CliffFile).building;
export const botBuilding = (cliffData as CliffFile).bot_building;

interface Branch {
  id: string;
  on: string;
  cells: string[];
  bot: boolean;
  lane: number;
}
/** A cell of the creek: what is printed on it, and where it stands, in steps and lanes. */
export interface CreekCell {
  id: string;
  above: string;
  text: string;
  depth: number;
  lane: number;
  bot: boolean;
}
export const START = 'start';
export const creek: CreekCell[] = [];
const ends = new Map([[START, { id: START, depth: 0 }]]);
for (const branch of (creekData as { branch: Branch[] }).branch) {
  let above = ends.get(branch.on)!;
  branch.cells.forEach((text, i) => {
    const id = `${branch.id}${i + 1}`;
    const depth = above.depth + 1;
    const bot = branch.bot && i === branch.cells.length - 1;
    creek.push({ id, above: above.id, text, depth, lane: branch.lane / 100, bot });
    above = { id, depth };
  });
  ends.set(branch.id, above);
}
export const creekDepth = Math.max(...creek.map((cell) => cell.depth));
export const creekLanes = Math.max(...creek.map((cell) => cell.lane));

interface CanyonFile {
  grid: { rows: string[] };
  shape: { id: string; number: number; cells: string[] }[];
  cacti: { points: number[]; further: number };
}
const canyonFile = canyonData as CanyonFile;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SYMBOLS: Record<string, string> = {
  1: 'blue',
  2: 'green',
  3: 'yellow',
  r: 'reflick',
  s: 'swap',
  o: 'owl',
  f: 'fox',
  h: 'rabbit',
  d: 'discovery',
};
export interface CanyonCell {
  id: string;
  col: number;
  row: number;
  symbol: string;
  start: boolean;
  bot: boolean;
}
export const canyonWidth = canyonFile.grid.rows[0]!.length;
export const canyonHeight = canyonFile.grid.rows.length;
export const canyonRows = canyonFile.grid.rows;
export const cellName = (col: number, row: number) => `${LETTERS[col] ?? '?'}${row + 1}`;
export const canyon = new Map<string, CanyonCell>();
canyonRows.forEach((line, row) =>
  [...line].forEach((letter, col) => {
    if (letter === '#') return;
    const id = cellName(col, row);
    canyon.set(id, {
      ...{ id, col, row, symbol: SYMBOLS[letter] ?? '' },
      start: letter === 'S',
      bot: letter === 'B',
    });
  }),
);
/** The shapes as printed: cells as column and row. */
export const shapes = canyonFile.shape.map(({ id, number, cells }) => ({
  id,
  number,
  cells: cells.flatMap((line, row) =>
    [...line].flatMap((mark, col): [number, number][] => (mark === '#' ? [[col, row]] : [])),
  ),
}));
export const cactusPoints = canyonFile.cacti.points;
export const CACTI = ['blue', 'green', 'yellow'];

interface MudFile {
  boxes: { each: number };
  points: Record<string, number>;
  node: { id: string; cost: number; perimeter: boolean; x: number; y: number }[];
  triangle: { id: string; nodes: string[]; symbol: string }[];
  column: { id: string; cells: number; bonus: string }[];
}
const mudFile = mudData as MudFile;
export const nodes = mudFile.node.map((node) => ({ ...node, x: node.x / 1000, y: -node.y / 1000 }));
export const nodeOf = new Map(nodes.map((node) => [node.id, node]));
export const triangles = mudFile.triangle;
export const columns = mudFile.column;
export const mudPoints = mudFile.points;
export const boxesEach = mudFile.boxes.each;
/** Every line of the net once, as two nodes. */
export const lines = [
  ...new Map(
    triangles.flatMap(({ nodes: [a = '', b = '', c = ''] }) =>
      [
        [a, b],
        [b, c],
        [a, c],
      ].map((pair) => [[...pair].sort().join(' '), pair as [string, string]] as const),
    ),
  ).values(),
];

interface CentreFile {
  kept: { id: string; icons: number }[];
  discovery: { id: string; icons: number }[];
  fox: { largest_shape: number };
  owl: { shortest: number; longest: number };
  rabbit: { points: number; discovered: number };
}
export const centre = centreData as CentreFile;
