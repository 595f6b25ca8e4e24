/** Where a tip opens: near what it is about, and over nothing that may be pointed at next. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Scene {
  anchor: Box;
  /** What the anchor lies in, from the inside to the outside: beside each a tip may open. */
  around: Box[];
  /** What may be pointed at next. */
  targets: Box[];
  tip: Size;
  window: Size;
}

/** Between a tip and what it stands beside. */
const GAP = 8;
/** Between a tip and the edge of the window. */
const EDGE = 6;
/** What it costs to lie over the anchor, over one target, and to be a pixel further away. */
const COST = { anchor: 20_000, target: 1_000, away: 2 };

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const gap = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/** The best place for the upper left corner of a tip. */
export function beside({ anchor, around, targets, tip, window }: Scene) {
  const middle = (anchor.left + anchor.right - tip.width) / 2;
  const level = (anchor.top + anchor.bottom - tip.height) / 2;
  const places = [anchor, ...around].flatMap((box) => [
    ...[middle, box.left, box.right - tip.width].flatMap((left) => [
      [left, box.bottom + GAP],
      [left, box.top - tip.height - GAP],
    ]),
    [box.right + GAP, level],
    [box.left - tip.width - GAP, level],
  ]);
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const [x = 0, y = 0] of places) {
    const left = Math.max(EDGE, Math.min(window.width - tip.width - EDGE, x));
    const top = Math.max(EDGE, Math.min(window.height - tip.height - EDGE, y));
    const box = { left, top, right: left + tip.width, bottom: top + tip.height };
    let cost = gap(box, anchor) * COST.away + (shared(box, anchor) > 0 ? COST.anchor : 0);
    for (const target of targets) {
      const hidden = shared(box, target);
      if (hidden > 0) cost += COST.target + hidden;
    }
    if (cost < least) [best, least] = [{ left, top }, cost];
  }
  return best;
}
