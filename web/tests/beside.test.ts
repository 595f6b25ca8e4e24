import { describe, expect, it } from 'vitest';
import { beside, type Box, type Scene } from '../src/table/beside';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const window = { width: 1000, height: 700 };
const tip = { width: 300, height: 100 };
const at = (scene: Partial<Scene>) => {
  const anchor = scene.anchor ?? box(500, 300, 20, 20);
  const { left, top } = beside({ anchor, around: [], targets: [], tip, window, ...scene });
  return box(left, top, tip.width, tip.height);
};
const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('a tip', () => {
  it('opens below what it is about', () => {
    expect(at({})).toEqual(box(360, 328, 300, 100));
  });

  it('stays in the window and off its anchor', () => {
    for (const anchor of [box(980, 680, 15, 15), box(2, 2, 15, 15), box(2, 680, 900, 15)]) {
      const found = at({ anchor });
      expect(meets(found, anchor)).toBe(false);
      expect(found.left).toBeGreaterThanOrEqual(0);
      expect(found.right).toBeLessThanOrEqual(window.width);
      expect(found.bottom).toBeLessThanOrEqual(window.height);
    }
  });

  it('turns aside for one target', () => {
    const target = box(500, 330, 40, 40);
    expect(meets(at({ targets: [target] }), target)).toBe(false);
  });

  it('goes beside the board when everything around its anchor is a target', () => {
    const board = box(400, 100, 250, 500);
    const targets = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
      [0, 1, 2].map((column) => box(410 + column * 80, 110 + row * 60, 60, 50)),
    );
    const found = at({ around: [board], targets });
    expect(targets.filter((target) => meets(found, target))).toEqual([]);
    expect(meets(found, board)).toBe(false);
  });

  it('stays near where no place is free', () => {
    const targets = [box(0, 0, 1000, 700)];
    expect(at({ targets, around: [box(0, 0, 1000, 700)] })).toEqual(box(360, 328, 300, 100));
  });
});
