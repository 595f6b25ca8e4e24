/** The trace of a flick: what the event tells, and where every disc is at any moment. */
import { BRAKE, DISCS } from './facts';
import type { Point } from './geometry';

/** From this moment on a disc slides straight on, ever slower. Seconds, mm, mm a second. */
export interface Leg {
  time: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
}

export type Happening = 'stop' | 'wall' | 'launch' | 'drop' | 'skim' | 'hit' | 'escapes' | 'look';
const HAPPENINGS: readonly Happening[] = [
  'stop',
  'wall',
  'launch',
  'drop',
  'skim',
  'hit',
  'escapes',
  'look',
];

export interface Contact {
  time: number;
  kind: Happening;
  disc: string;
  speed: number;
}

export interface Trace {
  legs: Map<string, Leg[]>;
  contacts: Contact[];
  /** When everything lies still. */
  end: number;
}

const LEG = 6;
const CONTACT = 5;
const MICRO = 1e-6;
const MM = 1e-3;

export function readTrace(row: number[]): Trace {
  const legs = new Map<string, Leg[]>();
  const contacts: Contact[] = [];
  let end = 0;
  const count = row[0] ?? 0;
  for (let i = 0; i < count; i++) {
    const [time = 0, disc = 0, x = 0, y = 0, vx = 0, vy = 0] = row.slice(1 + i * LEG);
    const leg = { time: time * MICRO, x: x * MM, y: y * MM, vx: vx * MM, vy: vy * MM };
    const name = DISCS[disc] ?? '';
    const known = legs.get(name);
    if (known) known.push(leg);
    else legs.set(name, [leg]);
  }
  for (let i = 1 + count * LEG; i + CONTACT <= row.length; i += CONTACT) {
    const [time = 0, kind = 0, disc = 0, , speed = 0] = row.slice(i);
    contacts.push({
      time: time * MICRO,
      kind: HAPPENINGS[kind] ?? 'look',
      disc: DISCS[disc] ?? '',
      speed: speed * MM,
    });
    end = Math.max(end, time * MICRO);
  }
  for (const list of legs.values()) end = Math.max(end, list.at(-1)!.time);
  return { legs, contacts, end };
}

/** Where a disc is at a moment: exactly, since between its legs it only gets slower. */
export function placeAt(legs: Leg[], time: number): Point {
  let leg = legs[0]!;
  for (const next of legs) {
    if (next.time > time) break;
    leg = next;
  }
  const speed = Math.hypot(leg.vx, leg.vy);
  if (speed === 0) return { x: leg.x, y: leg.y };
  const t = Math.min(Math.max(0, time - leg.time), speed / BRAKE);
  const way = speed * t - (BRAKE * t * t) / 2;
  return { x: leg.x + (leg.vx / speed) * way, y: leg.y + (leg.vy / speed) * way };
}

/** The corners of a disc's way, for drawing it. */
export const wayOfDisc = (legs: Leg[], end: number): Point[] => {
  const points = legs.map(({ x, y }) => ({ x, y }));
  points.push(placeAt(legs, end));
  return points;
};
