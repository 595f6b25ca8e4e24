/** The flick in hand: its four numbers, and what pointer and keys do to them. */
import { openAction } from '../../lib/paths';
import type { OpeningInfo, RefusalInfo } from '../../lib/wire.gen';
import type { Session } from '../../table/session.svelte';
import {
  angleOf,
  angleTo,
  BOUNDS,
  clamp,
  powerAt,
  PULL,
  shareOf,
  startAt,
  startOf,
  turnOf,
  FIELDS,
  type Aim,
} from './aim';
import { RADIUS } from './facts';
import type { Point } from './geometry';

const KEY = 'igroteka-sonora';
export const FIRST: Aim = { across: 0, back: 200, turn: 0, power: 200 };
/** A shorter pull, in mm, is no flick. */
const SHORT = 6;
/** So near to the disc the pointer takes hold of it, and does not put it elsewhere. */
const HOLD = RADIUS * 1.4;

/** Steps of the keys: of an angle in radians, of a power, of a place. */
const TURN = (1 * Math.PI) / 180;
const FINE = 0.2;
const STRENGTH = 10;
const ASIDE = 50;

class Aiming {
  aim = $state<Aim>({ ...FIRST });
  opening = $state.raw<OpeningInfo | null>(null);
  /** Where a pull began and is now, on the screen of the board. */
  pull = $state.raw<{ from: Point; to: Point } | null>(null);
  /** The disc is being put somewhere else on the corner. */
  placing = $state(false);
  /** Letting go of the mouse flicks. */
  release = $state(stored());
  private session: Session | null = null;

  readonly ready = $derived(this.opening !== null);
  readonly degrees = $derived((angleOf(this.aim.turn) * 180) / Math.PI);
  readonly share = $derived(shareOf(this.aim.power));

  open(session: Session, opening: OpeningInfo) {
    this.session = session;
    this.opening = opening;
    this.aim = { ...FIRST };
    this.pull = null;
    this.placing = false;
  }

  close(opening: OpeningInfo) {
    if (this.opening !== opening) return;
    this.opening = null;
    this.pull = null;
    this.placing = false;
  }

  get start(): Point {
    return startOf(this.aim);
  }

  set(change: Partial<Aim>) {
    this.aim = { ...this.aim, ...change };
  }

  /** The pointer goes down: it takes the disc by hand, moves it on its corner, or begins a pull. */
  press(at: Point, corner: boolean) {
    const { x, y } = this.start;
    this.placing = corner && Math.hypot(at.x - x, at.y - y) > HOLD;
    if (this.placing) this.set(startAt(at));
    else this.pull = { from: at, to: at };
  }

  move(at: Point) {
    if (this.placing) return this.set(startAt(at));
    if (!this.pull) return;
    this.pull = { from: this.pull.from, to: at };
    const dx = this.pull.from.x - at.x;
    const dy = this.pull.from.y - at.y;
    const long = Math.hypot(dx, dy);
    if (long < SHORT) return;
    this.set({
      turn: turnOf(angleTo({ x: dx, y: dy })),
      power: powerAt((long - SHORT) / (PULL - SHORT)),
    });
  }

  /** The pointer goes up; true if that was a pull, not a tap. */
  lift(): boolean {
    const { pull } = this;
    this.pull = null;
    this.placing = false;
    return pull !== null && Math.hypot(pull.to.x - pull.from.x, pull.to.y - pull.from.y) >= SHORT;
  }

  /** Lets go of a pull without a flick. */
  drop() {
    this.pull = null;
    this.placing = false;
  }

  by(angle: number, power: number, across = 0) {
    const { aim } = this;
    this.set({
      turn: turnOf(angleOf(aim.turn) + angle),
      power: clamp(aim.power + power, 0, BOUNDS.power),
      across: clamp(aim.across + across, -BOUNDS.across, BOUNDS.across),
    });
  }

  /** What a key does; false if it does nothing here. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const fine = event.shiftKey ? FINE : 1;
    switch (event.key) {
      case 'ArrowLeft':
        this.by(-TURN * fine, 0);
        return true;
      case 'ArrowRight':
        this.by(TURN * fine, 0);
        return true;
      case 'ArrowUp':
      case '+':
      case '=':
        this.by(0, Math.round(STRENGTH * (event.key === '+' ? 1 : fine)));
        return true;
      case 'ArrowDown':
      case '-':
      case '_':
        this.by(0, -Math.round(STRENGTH * fine));
        return true;
      case 'Escape':
        this.drop();
        return true;
      case 'Enter':
      case ' ':
        if (!event.repeat) this.flick();
        return true;
    }
    // these keys have other letters on other keyboards
    const aside = { Comma: -ASIDE, Period: ASIDE }[event.code];
    if (aside === undefined) return false;
    this.by(0, 0, Math.round(aside * fine));
    return true;
  }

  /** The four numbers of the flick, as the server reads them. */
  readonly numbers = $derived(FIELDS.map((field) => Math.round(this.aim[field])));
  private readonly action = $derived(this.opening && openAction(this.opening, this.numbers));
  /** Numbers that were typed may lie outside the bounds; then the server says why they cannot be. */
  private readonly doubtful = $derived(
    this.opening?.fields.some(({ low, high }, i) => {
      const n = this.numbers[i]!;
      return n < low || n > high;
    }) ?? false,
  );
  readonly refusal = $derived.by((): RefusalInfo | null =>
    this.doubtful && this.action ? (this.session?.questions.why(this.action.text) ?? null) : null,
  );

  /** Asks why the flick in hand cannot be made, if it may be one that cannot. */
  ask(): (() => void) | undefined {
    if (!this.doubtful || !this.action) return undefined;
    return this.session?.questions.askWhy(this.action.text);
  }

  /** Flicks, by a click on a button, or by a key or a pull without one. */
  flick(click?: MouseEvent) {
    const { session, action } = this;
    if (!session || !action) return;
    if (click) session.take(click, action);
    else session.choice.take(action);
  }

  setRelease(on: boolean) {
    this.release = on;
    try {
      localStorage.setItem(KEY, on ? 'release' : 'button');
    } catch {
      // it then lasts for this visit
    }
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'button';
  } catch {
    return true;
  }
}

export const aiming = new Aiming();
