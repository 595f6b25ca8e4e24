/** The tile in hand while it is being laid: where it hovers, and what the server says about it. */
import type { ActionInfo, OutcomeInfo, RefusalInfo } from '../../lib/wire.gen';
import type { Session } from '../../table/session.svelte';
import { keyOf, middleOf, SIZE, sizeOf, type Square } from './grid';
import { squaresOf, viewOf } from './view';

/** What laying a tile would change: points by line of the score sheet, resources by kind. */
export interface Change {
  lines: Record<string, number>;
  total: number;
  holdings: Record<string, number>;
}

/** How far the picture of the asteroid can grow; the board has no names for squares beyond. */
const MARGIN = 2;

const place = (building: string, row: number, col: number, way: number) =>
  `lay ${building} ${row},${col} turn ${way}`;

export function changeOf({ scores, holdings }: OutcomeInfo, seat: number): Change {
  const mine = scores.filter((one) => one.seat === seat);
  return {
    lines: Object.fromEntries(mine.map(({ label, change }) => [label, change])),
    total: mine.reduce((sum, { change }) => sum + change, 0),
    holdings,
  };
}

export class Placement {
  way = $state(0);
  row = $state(0);
  col = $state(0);
  /** All places are marked, not only the one under the tile. */
  all = $state(false);
  /** Grows with every refused try, so that the tile can shake. */
  refused = $state(0);
  /** The last answers about this tile: they stay until the next ones come. */
  private lastChange = $state.raw<Change | null>(null);
  private lastRefusal = $state.raw<RefusalInfo | null>(null);

  private readonly lays = $derived.by(() => this.offered());
  private readonly laying = $derived.by(() => {
    const { laying } = viewOf(this.session.shown!);
    return this.lays.length > 0 ? laying : undefined;
  });
  readonly building = $derived(this.laying?.building ?? '');
  readonly active = $derived(this.building !== '');
  private readonly ways = $derived(this.laying?.ways.map((way) => squaresOf(way.cells)) ?? []);
  private readonly places = $derived(new Map(this.lays.map((o) => [o.text, o])));
  /** As it lies now; the way of the tile before may be one that this tile does not have. */
  private readonly shape = $derived<Square[]>(this.ways[this.way] ?? this.ways[0] ?? [[0, 0]]);
  readonly cells = $derived(this.shape.map(([r, c]): Square => [r + this.row, c + this.col]));
  /** Where the tile is now, as the server calls it. */
  private readonly text = $derived(place(this.building, this.row, this.col, this.way));
  readonly option = $derived(this.places.get(this.text));
  readonly change = $derived(this.active && this.option ? (this.told ?? this.lastChange) : null);
  readonly refusal = $derived(
    this.active && !this.option ? (this.reason ?? this.lastRefusal) : null,
  );
  /** Whether the server has not said yet what it thinks of this place. */
  readonly waiting = $derived(this.active && !(this.option ? this.told : this.reason));
  /** The squares in the way. Those of the last answer are shown as far as they are still covered. */
  readonly wrong = $derived.by(() => {
    const under = new Set(this.cells.map(([r, c]) => keyOf(r, c)));
    const where = String(this.refusal?.args['where'] ?? '');
    return where.split(' ').filter((key) => under.has(key));
  });
  /** The terrain of the open squares under the tile, by square. */
  readonly under = $derived.by(() => {
    const found = new Map<string, string>();
    if (!this.option) return found;
    for (const [terrain, squares] of Object.entries(this.laying?.open ?? {}))
      for (const [row, col] of squaresOf(squares))
        if (this.covers(row, col)) found.set(keyOf(row, col), terrain);
    return found;
  });
  /** The free squares beside tiles that it has to touch. */
  readonly beside = $derived(
    new Set(squaresOf(this.laying?.beside ?? []).map(([r, c]) => keyOf(r, c))),
  );
  /** The middles of all places for the way the tile lies now. */
  readonly spots = $derived.by(() =>
    this.lays
      .filter((o) => Number(o.args['turn']) === this.way)
      .map((o) => {
        const row = Number(o.args['row']);
        const col = Number(o.args['col']);
        const at = middleOf(this.shape);
        return { row, col, at: { row: at.row + row, col: at.col + col } };
      }),
  );
  /** All squares that any place would cover. */
  readonly reach = $derived.by(() => {
    const found = new Set<string>();
    for (const o of this.lays) {
      for (const [r, c] of this.ways[Number(o.args['turn'])] ?? [])
        found.add(keyOf(r + Number(o.args['row']), c + Number(o.args['col'])));
    }
    return found;
  });

  constructor(private readonly session: Session) {}

  private offered(): ActionInfo[] {
    const { past, choice } = this.session.play;
    return past ? [] : choice.options.filter((o) => o.verb === 'lay');
  }

  get places_left() {
    return this.lays.length;
  }

  /** Asks about the place under the tile; gives a function that withdraws the question. */
  ask(): (() => void) | undefined {
    void this.session.play.live; // after every change of the table answers are forgotten
    if (!this.active) return undefined;
    const { questions } = this.session;
    return this.option ? questions.askWhat(this.text) : questions.askWhy(this.text);
  }

  /** Keeps the answers about the place under the tile. */
  hear() {
    if (this.told) this.lastChange = this.told;
    if (this.reason) this.lastRefusal = this.reason;
  }

  private get told(): Change | null {
    const outcome = this.session.questions.what(this.text);
    return outcome ? changeOf(outcome, this.session.shown!.seat) : null;
  }

  private get reason(): RefusalInfo | null {
    return this.session.questions.why(this.text) ?? null;
  }

  /** A new tile comes to hand: it waits at a place that fits, near the middle. */
  begin() {
    const far = (o: ActionInfo) => {
      const way = this.ways[Number(o.args['turn'])] ?? [[0, 0]];
      const at = middleOf(way);
      return (
        Math.abs(at.row + Number(o.args['row']) - 3.5) +
        Math.abs(at.col + Number(o.args['col']) - 3.5)
      );
    };
    const first = [...this.lays].sort((a, b) => far(a) - far(b))[0];
    this.lastChange = this.lastRefusal = null;
    if (!first) return;
    this.way = Number(first.args['turn']);
    this.row = Number(first.args['row']);
    this.col = Number(first.args['col']);
  }

  /** Puts the middle of the tile under a point, given in squares. */
  over(y: number, x: number) {
    const { rows, cols } = sizeOf(this.shape);
    this.at(Math.round(y - rows / 2), Math.round(x - cols / 2));
  }

  /** Moves the tile, as far as it stays on the picture; the server knows no place beside it. */
  at(row: number, col: number) {
    const { rows, cols } = sizeOf(this.shape);
    const rim = this.overhang;
    const inside = (n: number) => n >= 0 && n < SIZE;
    const nearer = (n: number, size: number) => n + Math.sign((SIZE - size) / 2 - n);
    this.row = Math.max(-rim, Math.min(SIZE - rows + rim, row));
    this.col = Math.max(-rim, Math.min(SIZE - cols + rim, col));
    while (!this.cells.some(([r, c]) => inside(r) && inside(c))) {
      this.row = nearer(this.row, rows);
      this.col = nearer(this.col, cols);
    }
  }

  turn(move: 'turn' | 'back' | 'flip') {
    const ways = this.laying?.ways ?? [];
    const before = sizeOf(this.shape);
    const now = ways[this.way] ? this.way : 0;
    if (move === 'flip') this.way = ways[now]?.flipped ?? 0;
    else if (move === 'turn') this.way = ways[now]?.turned ?? 0;
    else
      this.way = Math.max(
        0,
        ways.findIndex((way) => way.turned === now),
      );
    const after = sizeOf(this.shape);
    this.at(
      this.row + Math.trunc((before.rows - after.rows) / 2),
      this.col + Math.trunc((before.cols - after.cols) / 2),
    );
  }

  covers(row: number, col: number) {
    return this.cells.some(([r, c]) => r === row && c === col);
  }

  /** Lays the tile where it is, by a click or by a key. */
  confirm(click?: MouseEvent) {
    if (!this.option) this.refused++;
    else if (click) this.session.take(click, this.option);
    else this.session.choice.take(this.option);
  }

  /** How far the tile can be moved over the edge. */
  get overhang() {
    return Math.min(MARGIN, this.laying?.overhang ?? 0);
  }
}
