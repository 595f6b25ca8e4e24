import { describe, expect, it } from 'vitest';
import {
  angleOf,
  angleTo,
  BACK,
  BOUNDS,
  cloud,
  DEVIATES,
  direction,
  powerAt,
  powerOf,
  shareOf,
  slide,
  speedFor,
  speedOf,
  spreadOf,
  startAt,
  startOf,
  turnOf,
  wayOf,
  type Aim,
} from '../../../src/games/sonora/aim';
import { HALF, LEG, RADIUS, STRONGEST, WEAKEST } from '../../../src/games/sonora/facts';
import { CORNERS } from '../../../src/games/sonora/facts';
import { cornerAt, turned, turnsFor } from '../../../src/games/sonora/geometry';

const AIM: Aim = { across: 0, back: 200, turn: 0, power: 300 };

describe('the corner of the reader', () => {
  it('lies at the lower left, whichever corner of the board it is', () => {
    const far = HALF - 5;
    const places: Record<string, { x: number; y: number }> = {
      nw: { x: -far, y: far },
      ne: { x: far, y: far },
      se: { x: far, y: -far },
      sw: { x: -far, y: -far },
    };
    for (const corner of CORNERS) {
      const turns = turnsFor(corner);
      const { x, y } = turned(places[corner]!, turns);
      expect([x, y]).toEqual([-far, far]);
      expect(cornerAt(3, turns)).toBe(corner);
    }
  });
});

describe('a start', () => {
  it('lies wholly on the corner, however it is set', () => {
    for (const across of [-BOUNDS.across, 0, BOUNDS.across])
      for (const back of [0, BACK]) {
        const { x, y } = startOf({ ...AIM, across, back });
        expect(x).toBeGreaterThanOrEqual(-HALF + RADIUS - 0.02);
        expect(y).toBeLessThanOrEqual(HALF - RADIUS + 0.02);
        // its rim does not pass the launch edge
        expect((y - x - (2 * HALF - LEG)) / Math.SQRT2).toBeGreaterThanOrEqual(RADIUS - 0.02);
      }
  });

  it('is found again from its place', () => {
    for (const across of [-700, -3, 0, 450])
      for (const back of [0, 200, 900]) {
        const found = startAt(startOf({ ...AIM, across, back }));
        expect(found.back).toBe(back);
        expect(Math.abs(found.across - across)).toBeLessThanOrEqual(1);
      }
  });

  it('is the nearest one if the pointer is beside the corner', () => {
    expect(startAt({ x: 0, y: 0 })).toEqual({ across: 0, back: 0 });
    const { back } = startAt({ x: -2 * HALF, y: 2 * HALF });
    expect(back).toBe(BACK);
  });
});

describe('direction and strength', () => {
  it('straight ahead leads over the hole', () => {
    const start = startOf(AIM);
    const to = direction(angleOf(0));
    expect(start.x * to.y - start.y * to.x).toBeCloseTo(0);
    expect(start.x * to.x + start.y * to.y).toBeLessThan(0);
  });

  it('turn to the right and back again', () => {
    for (const turn of [-1500, -33, 0, 7, 1500]) expect(turnOf(angleOf(turn))).toBe(turn);
    const angle = angleOf(400);
    expect(angleTo(direction(angle))).toBeCloseTo(angle);
    expect(angle).toBeGreaterThan(0);
    expect(turnOf(3)).toBe(BOUNDS.turn);
  });

  it('lead from a power to a speed, a way and back', () => {
    expect(speedOf(0)).toBe(WEAKEST);
    expect(speedOf(BOUNDS.power)).toBe(STRONGEST);
    for (const power of [0, 130, 500, 1000]) {
      expect(powerOf(speedOf(power))).toBe(power);
      expect(speedFor(wayOf(speedOf(power)))).toBeCloseTo(speedOf(power));
    }
    expect(powerOf(1e9)).toBe(BOUNDS.power);
  });

  it('fill the strength bar without a jump', () => {
    expect([powerAt(-1), powerAt(0), powerAt(1), powerAt(2)]).toEqual([0, 0, 1000, 1000]);
    for (let power = 0; power <= 1000; power += 20) expect(powerAt(shareOf(power))).toBe(power);
    const shares = Array.from({ length: 101 }, (_, i) => powerAt(i / 100));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});

describe('a slide', () => {
  const start = { x: 0, y: 0 };
  const east = angleTo({ x: 1, y: 0 });

  it('goes as far as its speed carries it', () => {
    const { end, free } = slide(start, east, speedFor(60), []);
    expect(free).toBe(true);
    expect(end.x).toBeCloseTo(60);
    expect(end.y).toBeCloseTo(0);
  });

  it('ends at the first disc, wall or face of a corner in its way', () => {
    const disc = { x: 50, y: 0 };
    expect(slide(start, east, 2000, [{ x: 80, y: 0 }, disc]).end.x).toBeCloseTo(50 - 2 * RADIUS);
    expect(slide(start, east, 2000, [{ x: 50, y: 3 * RADIUS }]).end.x).toBeCloseTo(HALF - RADIUS);
    expect(slide(start, east, 2000, [{ x: -50, y: 0 }]).free).toBe(false);
    const { end } = slide(start, 0, 2000, []); // ahead: up and to the right
    expect(end.x - end.y).toBeCloseTo(2 * HALF - LEG - RADIUS * Math.SQRT2);
    for (const [x, y] of [
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const there = slide(start, angleTo({ x, y }), 2000, []).end;
      expect(Math.abs(there.x) + Math.abs(there.y)).toBeCloseTo(HALF - RADIUS);
    }
  });
});

describe('the cloud of a table', () => {
  it('is as wide as its hands are unsteady, and no dot without noise', () => {
    expect(cloud(AIM, 'none', [])).toEqual([]);
    const wide = ['expert', 'good', 'casual', 'novice'].map((skill) => {
      const ends = cloud(AIM, skill, []).map(({ end }) => end);
      expect(ends).toHaveLength(DEVIATES.length);
      const mean = { x: 0, y: 0 };
      for (const { x, y } of ends) {
        mean.x += x / ends.length;
        mean.y += y / ends.length;
      }
      return Math.sqrt(
        ends.reduce((sum, { x, y }) => sum + (x - mean.x) ** 2 + (y - mean.y) ** 2, 0) /
          ends.length,
      );
    });
    expect(wide).toEqual([...wide].sort((a, b) => a - b));
    expect(wide[3]!).toBeGreaterThan(2 * wide[0]!);
  });

  it('has the deviations that the table rolls: normal, cut at three', () => {
    const of = (k: 'x' | 'y') =>
      Math.sqrt(DEVIATES.reduce((sum, d) => sum + d[k] ** 2, 0) / DEVIATES.length);
    expect(of('x')).toBeGreaterThan(0.9);
    expect(of('x')).toBeLessThan(1.1);
    expect(of('y')).toBeGreaterThan(0.9);
    expect(of('y')).toBeLessThan(1.1);
    for (const { x, y } of DEVIATES) expect(Math.hypot(x, y)).toBeLessThanOrEqual(3.0001);
  });

  it('grows with the strength, as hands do', () => {
    expect(spreadOf('good', 900).angle).toBeGreaterThan(spreadOf('good', 200).angle);
    expect(spreadOf('none', 900).angle).toBe(0);
  });
});
