/** Tells a double click from two clicks: it chooses once. */
const TWICE = 350;
const NEAR = 12;

interface Act {
  at: number;
  x: number;
  y: number;
  name: string;
}

export class Hand {
  private last: Act | null = null;

  /**
   * Whether a click belongs to the one before, which has chosen something: then it is not meant
   * for what that choice has brought under the pointer. `again` says whether the same thing may
   * be chosen twice in a row, as one of several resources.
   */
  twice(event: MouseEvent, name: string, again: boolean): boolean {
    const { last } = this;
    if (!last || event.detail === 0 || event.timeStamp - last.at > TWICE) return false;
    if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > NEAR) return false;
    return name !== last.name || !again;
  }

  /** Remembers a click, and whether it has chosen something. */
  clicked(event: MouseEvent, name: string, chose: boolean) {
    this.last = chose ? { at: event.timeStamp, x: event.clientX, y: event.clientY, name } : null;
  }
}
