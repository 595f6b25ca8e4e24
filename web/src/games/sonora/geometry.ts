/** The desert on the screen: y points down, and the corner of the reader is at the lower left. */
import { CORNERS } from './facts';

export interface Point {
  x: number;
  y: number;
}

/** Quarter turns clockwise that bring a corner to the lower left. */
export const turnsFor = (corner: string) => (3 - CORNERS.indexOf(corner) + 4) % 4;

/** A place of the board on the screen. */
export function turned({ x, y }: Point, turns: number): Point {
  let at: Point = { x, y: -y };
  for (let i = 0; i < turns; i++) at = { x: -at.y, y: at.x };
  return at;
}

/** The corner of the board that shows at a corner of the screen, clockwise from the upper left. */
export const cornerAt = (screen: number, turns: number) => CORNERS[(screen - turns + 8) % 4]!;

/** The directions to a corner of the screen, clockwise from the upper left. */
export const SIGNS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
