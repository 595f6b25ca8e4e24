/** Squares and shapes, and how their outlines are drawn. */
export type Square = [row: number, col: number];

export const SIZE = 8;
export const CELL = 46;
export const EDGE = 16;

export const keyOf = (row: number, col: number) => `${row},${col}`;
export const shapeOf = (rows: string[]): Square[] =>
  rows.flatMap((line, row) =>
    [...line].flatMap((c, col) => (c === '#' ? [[row, col] as Square] : [])),
  );

/** The shape moved to the corner, its squares row by row. */
export function settled(cells: Square[]): Square[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, col]) => col));
  return cells
    .map(([row, col]): Square => [row - top, col - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export const sizeOf = (cells: Square[]) => ({
  rows: 1 + Math.max(...cells.map(([row]) => row)),
  cols: 1 + Math.max(...cells.map(([, col]) => col)),
});

interface Side {
  from: [number, number];
  to: [number, number];
}

/** Borders of the squares, chained clockwise into loops of corners `[x, y]` in squares. */
function loops(cells: Square[]): [number, number][][] {
  const inside = new Set(cells.map(([row, col]) => keyOf(row, col)));
  const sides: Side[] = [];
  for (const [row, col] of cells) {
    if (!inside.has(keyOf(row - 1, col))) sides.push({ from: [col, row], to: [col + 1, row] });
    if (!inside.has(keyOf(row, col + 1)))
      sides.push({ from: [col + 1, row], to: [col + 1, row + 1] });
    if (!inside.has(keyOf(row + 1, col)))
      sides.push({ from: [col + 1, row + 1], to: [col, row + 1] });
    if (!inside.has(keyOf(row, col - 1))) sides.push({ from: [col, row + 1], to: [col, row] });
  }
  const found: [number, number][][] = [];
  while (sides.length > 0) {
    let side = sides.shift()!;
    const loop = [side];
    for (;;) {
      const dx = side.to[0] - side.from[0];
      const dy = side.to[1] - side.from[1];
      const next = sides.filter((s) => s.from[0] === side.to[0] && s.from[1] === side.to[1]);
      if (next.length === 0) break;
      // where squares only touch by a corner, turn right and stay with the same square
      const right = next.find((s) => s.to[0] - s.from[0] === -dy && s.to[1] - s.from[1] === dx);
      side = right ?? next[0]!;
      sides.splice(sides.indexOf(side), 1);
      loop.push(side);
    }
    const corners = loop.filter((s, i) => {
      const before = loop.at(i - 1)!;
      return (
        (before.to[0] - before.from[0]) * (s.to[1] - s.from[1]) !==
        (before.to[1] - before.from[1]) * (s.to[0] - s.from[0])
      );
    });
    found.push(corners.map((s) => s.from));
  }
  return found;
}

/** The outline of some squares as a path with round corners, drawn a little inside. */
export function outline(cells: Square[], inset = 0, round = 8, cell = CELL, edge = EDGE): string {
  const parts: string[] = [];
  for (const corners of loops(cells)) {
    const unit = (a: [number, number], b: [number, number]): [number, number] => [
      Math.sign(b[0] - a[0]),
      Math.sign(b[1] - a[1]),
    ];
    const points = corners.map((at, i) => {
      const before = unit(corners.at(i - 1)!, at);
      const after = unit(at, corners[(i + 1) % corners.length]!);
      const x = edge + at[0] * cell + inset * (-before[1] - after[1]);
      const y = edge + at[1] * cell + inset * (before[0] + after[0]);
      return { x, y, before, after };
    });
    points.forEach(({ x, y, before, after }, i) => {
      const start = `${x - before[0] * round} ${y - before[1] * round}`;
      parts.push(
        `${i === 0 ? 'M' : 'L'}${start}Q${x} ${y} ${x + after[0] * round} ${y + after[1] * round}`,
      );
    });
    parts.push('Z');
  }
  return parts.join('');
}

/** Where the picture of a tile stands: the square nearest to its middle, or the middle itself. */
export function middleOf(cells: Square[]): { row: number; col: number } {
  const row = cells.reduce((sum, [r]) => sum + r, 0) / cells.length;
  const col = cells.reduce((sum, [, c]) => sum + c, 0) / cells.length;
  const inside = new Set(cells.map(([r, c]) => keyOf(r, c)));
  const around = [Math.floor(row), Math.ceil(row)].flatMap((r) =>
    [Math.floor(col), Math.ceil(col)].map((c) => keyOf(r, c)),
  );
  if (around.every((k) => inside.has(k)) && row % 0.5 === 0 && col % 0.5 === 0) return { row, col };
  const far = ([r, c]: Square) => (r - row) ** 2 + (c - col) ** 2;
  const best = cells.reduce((a, b) => (far(b) < far(a) ? b : a));
  return { row: best[0], col: best[1] };
}
