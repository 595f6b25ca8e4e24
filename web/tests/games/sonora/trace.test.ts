import { describe, expect, it } from 'vitest';
import again from '../../../dev/games/sonora/again.json';
import flick from '../../../dev/games/sonora/flick.json';
import take from '../../../dev/games/sonora/take.json';
import { BRAKE, DISCS } from '../../../src/games/sonora/facts';
import { placeAt, readTrace, wayOfDisc } from '../../../src/games/sonora/trace';

interface Stored {
  view: { discs: { disc: string; place?: number[] }[] };
  log: { events: { code: string; trace?: number[] }[] }[];
}
const events = (stored: Stored) => stored.log.flatMap((line) => line.events);

describe('a trace of the server', () => {
  it.each([
    ['take', take],
    ['flick', flick],
    ['again', again],
  ])('leads every disc to where it lies: %s', (_, file) => {
    const stored = file as unknown as Stored;
    const lies = new Map<string, { x: number; y: number }>();
    for (const { code, trace: row } of events(stored)) {
      if (code === 'board_turns') lies.clear();
      if (!row) continue;
      const trace = readTrace(row);
      for (const [disc, legs] of trace.legs) lies.set(disc, placeAt(legs, trace.end));
    }
    const placed = stored.view.discs.filter(({ place }) => place);
    expect(placed.length).toBeGreaterThan(0);
    for (const { disc, place } of placed) {
      expect(lies.get(disc)!.x).toBeCloseTo(place![0]! / 1000, 1);
      expect(lies.get(disc)!.y).toBeCloseTo(place![1]! / 1000, 1);
    }
  });

  it('has contacts in the order of time, none after its end, each of a disc that moves', () => {
    const rows = events(take as unknown as Stored).flatMap(({ trace }) => (trace ? [trace] : []));
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const { contacts, legs, end } = readTrace(row);
      const times = contacts.map(({ time }) => time);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)!).toBeLessThanOrEqual(end);
      for (const { disc } of contacts) expect(legs.has(disc)).toBe(true);
    }
  });
});

describe('a row of numbers', () => {
  const second = 1_000_000;
  const row = [
    2, // legs: time, disc, x, y, vx, vy
    ...[0, 1, -50_000, 10_000, 400_000, 0],
    ...[second / 10, 1, -12_000, 10_000, 0, 0],
    ...[second / 10, 5, 1, 7, 250_000], // contact: time, hit, disc, other, speed
  ];

  it('is read as seconds, mm and names', () => {
    const { legs, contacts, end } = readTrace(row);
    expect([...legs.keys()]).toEqual([DISCS[1]]);
    expect(legs.get(DISCS[1]!)![0]).toEqual({ time: 0, x: -50, y: 10, vx: 400, vy: 0 });
    expect(contacts).toEqual([
      { time: expect.closeTo(0.1) as number, kind: 'hit', disc: DISCS[1], speed: 250 },
    ]);
    expect(end).toBeCloseTo(0.1);
    expect(readTrace([]).end).toBe(0);
  });

  it('gives the place at any moment: ever slower, still before and after', () => {
    const legs = readTrace(row).legs.get(DISCS[1]!)!;
    expect(placeAt(legs, -1)).toEqual({ x: -50, y: 10 });
    expect(placeAt(legs, 0.05).x).toBeCloseTo(-50 + 400 * 0.05 - (BRAKE * 0.05 ** 2) / 2);
    expect(placeAt(legs, 0.1)).toEqual({ x: -12, y: 10 });
    expect(placeAt(legs, 9)).toEqual({ x: -12, y: 10 });
    const alone = legs.slice(0, 1);
    const stop = 400 / BRAKE;
    expect(placeAt(alone, stop + 5)).toEqual(placeAt(alone, stop));
    expect(wayOfDisc(legs, 0.1).map(({ x }) => x)).toEqual([-50, -12, -12]);
  });
});
