/** The shape in hand while it is being drawn in the canyon: where it hovers, whether it is offered. */
import type { ActionInfo, RefusalInfo } from '../../lib/wire.gen';
import type { Session } from '../../table/session.svelte';
import { canyon, canyonHeight, canyonWidth, cellName, shapes } from './facts';

/** Column and row. */
export type Cell = [number, number];

const order = ([ax, ay]: Cell, [bx, by]: Cell) => ay - by || ax - bx;
const keyOf = (cells: Cell[]) =>
  [...cells]
    .sort(order)
    .map(([col, row]) => cellName(col, row))
    .join(' ');

/** The different ways a shape can lie: four turns, then four turns of its other side. */
function waysOf(printed: readonly Cell[]): Cell[][] {
  const ways = new Map<string, Cell[]>();
  let cells = [...printed];
  for (let side = 0; side < 2; side++) {
    for (let turn = 0; turn < 4; turn++) {
      const left = Math.min(...cells.map(([x]) => x));
      const top = Math.min(...cells.map(([, y]) => y));
      const way = cells.map(([x, y]): Cell => [x - left, y - top]).sort(order);
      const key = way.join(' ');
      if (!ways.has(key)) ways.set(key, way);
      cells = cells.map(([x, y]): Cell => [-y, x]);
    }
    cells = cells.map(([x, y]): Cell => [-x, y]);
  }
  return [...ways.values()];
}

export const kinds = shapes.map(({ id, number, cells }) => ({ id, number, ways: waysOf(cells) }));
type Kind = (typeof kinds)[number];

const moved = (way: Cell[], col: number, row: number) =>
  way.map(([x, y]): Cell => [x + col, y + row]);
const sizeOf = (way: Cell[]) => ({
  cols: Math.max(...way.map(([x]) => x)) + 1,
  rows: Math.max(...way.map(([, y]) => y)) + 1,
});
const clamp = (n: number, low: number, high: number) => Math.max(low, Math.min(high, n));

/** A place where a shape may be drawn. */
interface Spot {
  way: number;
  col: number;
  row: number;
}

export class Drawing {
  kind = $state(kinds[0]!.id);
  way = $state(0);
  col = $state(0);
  row = $state(0);
  /** The player has turned the shape, so it is not turned again to make it fit. */
  private turnedByHand = false;
  refused = $state(0);

  private readonly draws = $derived.by((): ActionInfo[] => {
    const { past, choice } = this.session.play;
    return past ? [] : choice.options.filter((o) => o.verb === 'draw');
  });
  readonly active = $derived(this.draws.length > 0);
  private readonly offers = $derived(
    new Map(this.draws.map((o) => [String(o.args['cells']), o] as const)),
  );
  /** By kind of shape, every place that is offered. */
  private readonly spots = $derived.by(() => {
    const found = new Map<string, Spot[]>(kinds.map(({ id }) => [id, []]));
    for (const kind of kinds)
      kind.ways.forEach((cells, way) => {
        const { cols, rows } = sizeOf(cells);
        for (let row = 0; row <= canyonHeight - rows; row++)
          for (let col = 0; col <= canyonWidth - cols; col++)
            if (this.offers.has(keyOf(moved(cells, col, row))))
              found.get(kind.id)!.push({ way, col, row });
      });
    return found;
  });
  private readonly shape = $derived<Kind>(kinds.find(({ id }) => id === this.kind) ?? kinds[0]!);
  readonly cells = $derived(
    moved(this.shape.ways[this.way] ?? this.shape.ways[0]!, this.col, this.row),
  );
  private readonly key = $derived(keyOf(this.cells));
  readonly text = $derived(`draw ${this.key}`);
  readonly option = $derived(this.active ? this.offers.get(this.key) : undefined);
  /** Cells under the shape that are no cells of the canyon. */
  readonly wrong = $derived(
    this.cells.filter(([col, row]) => {
      const cell = canyon.get(cellName(col, row));
      return !cell || cell.start;
    }),
  );
  /** Every cell that some place of this shape would cover. */
  readonly reach = $derived(
    new Set(
      (this.active ? (this.spots.get(this.kind) ?? []) : []).flatMap(({ way, col, row }) =>
        moved(this.shape.ways[way]!, col, row).map(([x, y]) => cellName(x, y)),
      ),
    ),
  );
  readonly refusal = $derived.by((): RefusalInfo | null =>
    this.active && !this.option ? (this.session.questions.why(this.text) ?? null) : null,
  );

  constructor(private readonly session: Session) {}

  places(kind: string) {
    return this.spots.get(kind)?.length ?? 0;
  }

  /** Asks why the shape may not lie where it is; what it would bring is asked elsewhere. */
  ask(): (() => void) | undefined {
    void this.session.play.live;
    if (!this.active || this.option || this.wrong.length > 0) return undefined;
    return this.session.questions.askWhy(this.text);
  }

  /** A new shape comes to hand: the largest one, at a place that fits. */
  begin() {
    const best = [...kinds].reverse().find(({ id }) => this.places(id) > 0);
    if (best) this.take(best.id);
  }

  take(kind: string) {
    this.kind = kind;
    this.turnedByHand = false;
    const far = ({ col, row }: Spot) =>
      Math.abs(col + 1 - canyonWidth / 2) + Math.abs(row + 1 - canyonHeight / 2);
    const [first] = [...(this.spots.get(kind) ?? [])].sort((a, b) => far(a) - far(b));
    this.way = first?.way ?? 0;
    this.at(first?.col ?? this.col, first?.row ?? this.row);
  }

  /** Puts the shape under a point: where it fits over that cell if it does anywhere. */
  over(x: number, y: number) {
    const way = this.shape.ways[this.way] ?? this.shape.ways[0]!;
    const size = sizeOf(way);
    const col = Math.round(x - size.cols / 2);
    const row = Math.round(y - size.rows / 2);
    const under = cellName(Math.floor(x), Math.floor(y));
    const near = (this.spots.get(this.kind) ?? [])
      .filter((spot) => !this.turnedByHand || spot.way === this.way)
      .filter((spot) =>
        moved(this.shape.ways[spot.way]!, spot.col, spot.row).some(
          ([c, r]) => cellName(c, r) === under,
        ),
      )
      .map((spot) => ({
        spot,
        cost:
          (spot.way === this.way ? 0 : 10) + Math.abs(spot.col - col) + Math.abs(spot.row - row),
      }))
      .sort((a, b) => a.cost - b.cost)[0];
    if (!near) return this.at(col, row);
    this.way = near.spot.way;
    this.at(near.spot.col, near.spot.row);
  }

  at(col: number, row: number) {
    const { cols, rows } = sizeOf(this.shape.ways[this.way] ?? this.shape.ways[0]!);
    this.col = clamp(col, 0, canyonWidth - cols);
    this.row = clamp(row, 0, canyonHeight - rows);
  }

  turn(move: 'turn' | 'flip') {
    const { ways } = this.shape;
    const [now, before] = [ways[this.way]!, sizeOf(ways[this.way]!)];
    const next = waysOf(now).find((way) => way !== now && this.isTurn(now, way, move));
    const at = next ? ways.findIndex((way) => way.join(' ') === next.join(' ')) : this.way;
    this.turnedByHand = true;
    this.way = Math.max(0, at);
    const after = sizeOf(ways[this.way]!);
    this.at(
      this.col + Math.trunc((before.cols - after.cols) / 2),
      this.row + Math.trunc((before.rows - after.rows) / 2),
    );
  }

  /** Whether one way is another after a quarter turn, or flipped over. */
  private isTurn(from: Cell[], to: Cell[], move: 'turn' | 'flip'): boolean {
    const made = from.map(([x, y]): Cell => (move === 'turn' ? [-y, x] : [-x, y]));
    const left = Math.min(...made.map(([x]) => x));
    const top = Math.min(...made.map(([, y]) => y));
    const norm = made.map(([x, y]): Cell => [x - left, y - top]).sort(order);
    return norm.join(' ') === to.join(' ');
  }

  covers(col: number, row: number) {
    return this.cells.some(([c, r]) => c === col && r === row);
  }

  /** Draws the shape where it is, by a click or by a key. */
  confirm(click?: MouseEvent) {
    if (!this.option) this.refused++;
    else if (click) this.session.take(click, this.option);
    else this.session.choice.take(this.option);
  }
}
