/** How far a pointer moves before it means something else. */
const STIR = 6;

/** The one tooltip of the table: over which element it stands, and what it was asked for. */
export class Tips {
  element = $state('');
  anchor = $state.raw<Element | null>(null);
  /** The elements of a try that led nowhere; the tip says why, and stays for a while. */
  tried = $state.raw<string[] | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the pointer last did something: until it moves on, nothing new opens there. */
  private calm: [number, number] | null = null;

  show(element: string, anchor: Element) {
    this.element = element;
    this.anchor = anchor;
    this.tried = null;
  }

  /** Says why the last of these elements could not be chosen after the others. */
  refuse(path: string[], anchor: Element) {
    this.element = path.at(-1) ?? '';
    this.anchor = anchor;
    this.tried = path;
  }

  /** Something was chosen at this point: what comes to lie under the pointer is not asked about. */
  rest(x: number, y: number) {
    this.wait();
    this.calm = [x, y];
  }

  /** Whoever comes to a table has done nothing there yet. */
  begin() {
    this.calm = null;
  }

  /** Whether the pointer has moved on since it last did something. */
  moved(x: number, y: number): boolean {
    if (this.calm && Math.hypot(x - this.calm[0], y - this.calm[1]) < STIR) return false;
    this.calm = null;
    return true;
  }

  hide() {
    this.element = '';
    this.anchor = null;
    this.tried = null;
  }

  /** Does something to the tip in a while, unless something else comes first. */
  later(ms: number, what: () => void) {
    this.wait();
    this.timer = setTimeout(what, ms);
  }

  /** Leaves the tip as it is. */
  wait() {
    clearTimeout(this.timer);
  }
}

export const tips = new Tips();

const SHAKE = 400;

/** Shakes an element: it cannot be chosen. */
export function shake(anchor: Element) {
  anchor.classList.remove('refused');
  void anchor.getBoundingClientRect(); // lets the animation begin anew
  anchor.classList.add('refused');
  setTimeout(() => anchor.classList.remove('refused'), SHAKE);
}
