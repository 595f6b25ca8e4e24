/**
 * From the four numbers of a flick to a line on the screen, and back.
 *
 * Everything is seen from behind the launch corner at the lower left: `ahead` leads to the hole,
 * `aside` to the right of it. Where the discs really go is the business of the server.
 */
import { BRAKE, HALF, harder, LEG, RADIUS, skillOf, STRONGEST, WEAKEST } from './facts';
import type { Point } from './geometry';

export interface Aim {
  across: number;
  back: number;
  turn: number;
  power: number;
}

export const FIELDS = ['across', 'back', 'turn', 'power'] as const;
export const BOUNDS = {
  across: 1000,
  turn: 1500,
  power: 1000,
};
/** A turn is the tangent of half its angle in this part. */
const HALF_TURN = 2000;
const ROOT = Math.SQRT2;
/** How far the middle of a disc on the corner is from the hole, at least and at most. */
const FRONT = (2 * HALF - LEG) / ROOT + RADIUS;
const REAR = (HALF - RADIUS) * ROOT;
export const BACK = Math.floor((REAR - FRONT) * 100);
const BACK_MM = 0.01;

const AHEAD: Point = { x: 1 / ROOT, y: -1 / ROOT };
const ASIDE: Point = { x: 1 / ROOT, y: 1 / ROOT };

const along = (ahead: number, aside: number): Point => ({
  x: AHEAD.x * ahead + ASIDE.x * aside,
  y: AHEAD.y * ahead + ASIDE.y * aside,
});

export const clamp = (n: number, low: number, high: number) => Math.max(low, Math.min(high, n));

/** Where the disc starts. */
export function startOf({ across, back }: Aim): Point {
  const depth = FRONT + back * BACK_MM;
  return along(-depth, (across * (REAR - depth)) / BOUNDS.across);
}

/** The numbers of a start near a point: the nearest one on the corner. */
export function startAt({ x, y }: Point): Pick<Aim, 'across' | 'back'> {
  const depth = clamp(-(x * AHEAD.x + y * AHEAD.y), FRONT, REAR - 0.01);
  const side = x * ASIDE.x + y * ASIDE.y;
  return {
    back: clamp(Math.round((depth - FRONT) / BACK_MM), 0, BACK),
    across: clamp(
      Math.round((side * BOUNDS.across) / Math.max(0.01, REAR - depth)),
      -BOUNDS.across,
      BOUNDS.across,
    ),
  };
}

/** The angle of a turn to the right of the line to the hole, in radians. */
export const angleOf = (turn: number) => 2 * Math.atan(turn / HALF_TURN);
export const turnOf = (angle: number) =>
  clamp(Math.round(HALF_TURN * Math.tan(angle / 2)), -BOUNDS.turn, BOUNDS.turn);

/** The direction of an angle. */
export const direction = (angle: number): Point => along(Math.cos(angle), Math.sin(angle));
/** The angle of a direction on the screen; straight backwards is as far as it goes. */
export const angleTo = ({ x, y }: Point) =>
  clamp(
    Math.atan2(x * ASIDE.x + y * ASIDE.y, x * AHEAD.x + y * AHEAD.y),
    -Math.PI * 0.99,
    Math.PI * 0.99,
  );

/** mm a second. */
export const speedOf = (power: number) => WEAKEST + ((STRONGEST - WEAKEST) * power) / BOUNDS.power;
export const powerOf = (speed: number) =>
  clamp(Math.round(((speed - WEAKEST) * BOUNDS.power) / (STRONGEST - WEAKEST)), 0, BOUNDS.power);
/** How far a disc of this speed slides if nothing is in its way. */
export const wayOf = (speed: number) => (speed * speed) / (2 * BRAKE);
export const speedFor = (way: number) => Math.sqrt(2 * BRAKE * Math.max(0, way));

// --- the strength bar: useful strengths take most of it

const SCALE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.13, 130],
  [0.28, 230],
  [0.46, 320],
  [0.68, 460],
  [0.86, 730],
  [1, 1000],
];

function between(at: number, from: 0 | 1): number {
  const to = from === 0 ? 1 : 0;
  for (let i = 1; i < SCALE.length; i++) {
    const [a, b] = [SCALE[i - 1]!, SCALE[i]!];
    if (at <= b[from]) return a[to] + ((at - a[from]) * (b[to] - a[to])) / (b[from] - a[from]);
  }
  return SCALE.at(-1)![to];
}

/** From a share of the bar, or of the longest pull, to a power, and back. */
export const powerAt = (share: number) => Math.round(between(clamp(share, 0, 1), 0));
export const shareOf = (power: number) => between(clamp(power, 0, BOUNDS.power), 1);

/** The longest pull, in mm of the board. */
export const PULL = 100;

// --- what this table's hands make of it

export interface Spread {
  /** One standard deviation each: radians, a share of the speed, mm. */
  angle: number;
  speed: number;
  place: number;
}

export function spreadOf(skill: string, power: number): Spread {
  const { angle, speed, place } = skillOf(skill);
  const more = harder.slow / 1000 + ((harder.growth / 1000) * speedOf(power)) / harder.reference;
  return {
    angle: ((angle / 1000) * more * Math.PI) / 180,
    speed: speed / 1000,
    place: place / 1000,
  };
}

/** Evenly spread pairs of normal deviates, the same at every look; cut at three deviations. */
export const DEVIATES: readonly Point[] = Array.from({ length: 72 }, (_, i) => {
  const radius = Math.min(3, Math.sqrt(-2 * Math.log(1 - (i + 0.5) / 72)));
  const angle = i * Math.PI * (3 - Math.sqrt(5));
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});

/** How a free slide ends: where it stops, or where it first meets something. */
export interface Slide {
  end: Point;
  free: boolean;
}

/** A straight slide up to the first disc or wall in its way. */
export function slide(start: Point, angle: number, speed: number, discs: Point[]): Slide {
  const to = direction(angle);
  let way = wayOf(speed);
  let free = true;
  const meet = (at: number) => {
    if (at < 0 || at >= way) return;
    way = at;
    free = false;
  };
  for (const disc of discs) {
    const dx = disc.x - start.x;
    const dy = disc.y - start.y;
    const ahead = dx * to.x + dy * to.y;
    const gap = (2 * RADIUS) ** 2 - (dx * dx + dy * dy - ahead * ahead);
    if (ahead > 0 && gap > 0) meet(ahead - Math.sqrt(gap));
  }
  const room = HALF - RADIUS;
  if (to.x > 0) meet((room - start.x) / to.x);
  if (to.x < 0) meet((-room - start.x) / to.x);
  if (to.y > 0) meet((room - start.y) / to.y);
  if (to.y < 0) meet((-room - start.y) / to.y);
  // the faces of the three other launch corners
  const edge = 2 * HALF - LEG - RADIUS * ROOT;
  for (const [sx, sy] of [
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const speedTo = sx * to.x + sy * to.y;
    if (speedTo > 0) meet((edge - sx * start.x - sy * start.y) / speedTo);
  }
  return { end: { x: start.x + to.x * way, y: start.y + to.y * way }, free };
}

/** Where a flick may end at this table, hand by hand, as far as nothing is met. */
export function cloud(aim: Aim, skill: string, discs: Point[]): Slide[] {
  const spread = spreadOf(skill, aim.power);
  if (spread.angle === 0) return [];
  const start = startOf(aim);
  const angle = angleOf(aim.turn);
  const speed = speedOf(aim.power);
  const least = harder.speed_least / 1000;
  return DEVIATES.map((by, i) => {
    const place = DEVIATES[(i * 29) % DEVIATES.length]!;
    return slide(
      { x: start.x + place.x * spread.place, y: start.y + place.y * spread.place },
      angle + by.x * spread.angle,
      Math.min(STRONGEST, speed * Math.max(least, 1 + by.y * spread.speed)),
      discs,
    );
  });
}
