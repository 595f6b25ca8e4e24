/** The tile in hand while it is being laid: where it hovers, whether it fits, what it would change. */
import type { Option } from '../../lib/wire';
import type { Session } from '../../table/session.svelte';
import { abilityOf, basicBuildings, buildings, cellsOf, goals, setup, terrainPoints, terrains } from './facts';
import { beside, keyOf, middleOf, SIZE, sizeOf, turned, wayAfter, type Square } from './grid';
import { groundOf, occupied, viewOf, workerOf, type PlayerView } from './view';

export type Reason = '' | 'off_asteroid' | 'overlaps' | 'covers_nothing' | 'not_adjacent';

/** What laying a tile would change in the score. */
export interface Change {
  uncovered: Record<string, number>;
  terrain: Record<string, number>;
  goal: number;
  sets: number;
  total: number;
}

const spot = (row: number, col: number, way: number) => `${row},${col},${way}`;

export function changeOf(player: PlayerView, building: string, cells: Square[]): Change {
  const land = groundOf(player);
  const taken = occupied(player);
  const uncovered = { ...player.uncovered };
  for (const [row, col] of cells) {
    const key = keyOf(row, col);
    const terrain = land.get(key);
    if (terrain && !taken.has(key)) uncovered[terrain] = (uncovered[terrain] ?? 0) - 1;
  }
  const terrain: Record<string, number> = {};
  for (const { id } of terrains) {
    terrain[id] = terrainPoints(id, uncovered[id] ?? 0, player.side) - (player.terrain_points[id] ?? 0);
  }
  const facts = player.goal ? goals.get(player.goal) : undefined;
  const goal = (facts?.top === building ? facts.top_points : 0) + (facts?.bottom === building ? facts.bottom_points : 0);
  const built = (id: string) => (player.built[id] ?? 0) + (id === building ? 1 : 0);
  const sets = setup.game.set_points * Math.min(...basicBuildings.map(built)) - player.set_points;
  const total = Object.values(terrain).reduce((a, b) => a + b, 0) + goal + sets;
  return { uncovered, terrain, goal, sets, total };
}

export class Placement {
  way = $state(0);
  row = $state(0);
  col = $state(0);
  /** All places are marked, not only the one under the tile. */
  all = $state(false);
  /** Grows with every refused try, so that the tile can shake. */
  refused = $state(0);

  private readonly lays = $derived.by(() => this.offered());
  readonly building = $derived(String(this.lays[0]?.args['building'] ?? ''));
  readonly active = $derived(this.building !== '');
  readonly ways = $derived(this.active ? turned(cellsOf(this.building)) : []);
  private readonly places = $derived(
    new Map(this.lays.map((o) => [spot(Number(o.args['row']), Number(o.args['col']), Number(o.args['turn'])), o])),
  );
  /** As it lies now; the way of the tile before may be one that this tile does not have. */
  private readonly shape = $derived<Square[]>(this.ways[this.way] ?? this.ways[0] ?? [[0, 0]]);
  readonly cells = $derived(this.shape.map(([r, c]): Square => [r + this.row, c + this.col]));
  readonly option = $derived(this.places.get(spot(this.row, this.col, this.way)));
  readonly player = $derived.by(() => {
    const state = this.session.shown!;
    return viewOf(state).players[state.seat];
  });
  readonly change = $derived(this.active && this.player && this.option ? changeOf(this.player, this.building, this.cells) : null);
  readonly why = $derived(this.active && !this.option ? this.reason() : '');
  /** The squares that stand in the way. */
  readonly wrong = $derived(this.active && !this.option && this.player ? this.offending(this.player) : []);
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
      for (const [r, c] of this.ways[Number(o.args['turn'])] ?? []) found.add(keyOf(r + Number(o.args['row']), c + Number(o.args['col'])));
    }
    return found;
  });

  constructor(private readonly session: Session) {}

  private offered(): Option[] {
    const { past, choice } = this.session;
    return past ? [] : choice.options.filter((o) => o.verb === 'lay');
  }

  get places_left() {
    return this.lays.length;
  }

  /** A new tile comes to hand: it waits at a place that fits, near the middle. */
  begin() {
    const far = (o: Option) => {
      const way = this.ways[Number(o.args['turn'])] ?? [[0, 0]];
      const at = middleOf(way as Square[]);
      return Math.abs(at.row + Number(o.args['row']) - 3.5) + Math.abs(at.col + Number(o.args['col']) - 3.5);
    };
    const first = [...this.lays].sort((a, b) => far(a) - far(b))[0];
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

  at(row: number, col: number) {
    const { rows, cols } = sizeOf(this.shape);
    const rim = this.overhang;
    this.row = Math.max(-rim, Math.min(SIZE - rows + rim, row));
    this.col = Math.max(-rim, Math.min(SIZE - cols + rim, col));
  }

  turn(move: 'turn' | 'back' | 'flip') {
    const before = sizeOf(this.shape);
    this.way = wayAfter(this.ways, this.way, move);
    const after = sizeOf(this.shape);
    this.at(this.row + Math.trunc((before.rows - after.rows) / 2), this.col + Math.trunc((before.cols - after.cols) / 2));
  }

  covers(row: number, col: number) {
    return this.cells.some(([r, c]) => r === row && c === col);
  }

  confirm() {
    if (this.option) this.session.choice.take(this.option);
    else this.refused++;
  }

  private get ability() {
    const worker = this.player ? workerOf(this.player) : null;
    return worker && buildings.get(this.building)?.basic ? (abilityOf(worker.id, worker.second).build ?? {}) : {};
  }

  get overhang() {
    return Math.min(2, this.ability.overhang ?? 0);
  }

  private offending(player: PlayerView): string[] {
    const land = groundOf(player);
    const taken = occupied(player);
    const keys = this.cells.map(([r, c]) => keyOf(r, c));
    const outside = keys.filter((k) => !land.has(k));
    if (outside.length > this.overhang) return outside;
    return keys.filter((k) => taken.has(k));
  }

  /** The reason to show; whether the tile may lie there is for the offered options to say. */
  private reason(): Reason {
    const { player } = this;
    if (!player) return '';
    const land = groundOf(player);
    const taken = occupied(player);
    const keys = this.cells.map(([r, c]) => keyOf(r, c));
    if (keys.filter((k) => !land.has(k)).length > this.overhang) return 'off_asteroid';
    if (keys.filter((k) => taken.has(k)).length > (this.ability.overlap ?? 0)) return 'overlaps';
    const near = beside(keys);
    if (taken.size > 0 && ![...near].some((k) => taken.has(k))) return 'not_adjacent';
    return 'covers_nothing';
  }
}
