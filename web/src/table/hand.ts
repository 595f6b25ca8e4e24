/** Binds a click to the position it was made on. */
import type { Doing } from '../lib/choice.svelte';
import { isButton } from '../lib/paths';
import type { ActionInfo } from '../lib/wire.gen';

/** What a press of the pointer aims at, and the position it is made on. */
export interface Aim {
  /** What choosing the element under the pointer does; undefined where no element is. */
  doing: Doing | null | undefined;
  /** The nodes under the pointer, the inmost first. */
  path: EventTarget[];
  /** What could be chosen: options, and the verbs of open choices. */
  options: ActionInfo[];
  open: string[];
  /** When it is made, in milliseconds, by the clock of events; and where. */
  time: number;
  at: Place;
  /** The place of what is under the pointer; null if that is no thing of its own. */
  box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> | null;
}

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;
type Click = Place & Pick<MouseEvent, 'detail'>;

/** What a click would do now. */
export interface Intent {
  doing: Doing | null;
  /** The node that acts by itself, where the click is not on an element of the board. */
  holder?: EventTarget | null;
}

/** No system lets two clicks that lie further apart, in milliseconds, be a double click. */
const DOUBLE = 1000;

/**
 * The table may change between the press and the click, and a first click may bring something new
 * under the pointer of the second. So a click does only what it was made for: what it would have
 * done when the pointer went down, and as part of a double click what the first click was for.
 * What a double click is says the browser; two clicks on two places are none, however quick, nor
 * are two taps that a busy browser only hears of together.
 */
export class Hand {
  private pressed: Aim | null = null;
  private first: Aim | null = null;
  /** When the last click was made. */
  private last = -Infinity;

  press(aim: Aim) {
    this.pressed = aim;
    // Whoever has pressed something elsewhere meanwhile does not go on with a double click.
    if (this.first && !inside(this.first.box, aim.at)) this.first = null;
  }

  /** Whether a click is meant for what it would do now. */
  means(click: Click, now: Intent): boolean {
    if (click.detail === 0) return true; // by key
    const { pressed, first } = this;
    this.pressed = null;
    const apart = (pressed?.time ?? this.last) - this.last;
    this.last = pressed?.time ?? this.last;
    if (click.detail > 1 && apart < DOUBLE && first && inside(first.box, click))
      return !isOnce(first, now.doing) && keeps(first, now) && keeps(pressed, now);
    this.first = pressed ?? first;
    return keeps(pressed, now);
  }
}

const inside = (box: Aim['box'], { clientX: x, clientY: y }: Place) =>
  !box || (box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);

/** Whether what a click does now is what it was aimed at. */
function keeps(aim: Aim | null, { doing, holder }: Intent): boolean {
  if (!aim || !doing) return true;
  if (!holder) return same(aim.doing ?? null, doing);
  const offered = (option: ActionInfo) =>
    aim.options.some((o) => o.text === option.text) || aim.open.includes(option.verb);
  return aim.path.includes(holder) && (doing.kind !== 'act' || offered(doing.option));
}

function same(a: Doing | null, b: Doing): boolean {
  if (a?.kind === 'act') return b.kind === 'act' && a.option.text === b.option.text;
  return a?.kind === b.kind && a.element === b.element;
}

/** Nobody means a button of the bar or an open choice twice, even if the next position has it too. */
const isOnce = (aim: Aim, doing: Doing | null) =>
  doing?.kind === 'act' &&
  (isButton(doing.option.path[0] ?? '') || aim.open.includes(doing.option.verb));
