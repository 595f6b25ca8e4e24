/**
 * A way through several regions: the player points at the last one, the server has said what the
 * way costs and brings, and once the player agrees its regions are entered one after the other.
 */
import { untrack } from 'svelte';
import type { Session } from '../../table/session.svelte';
import { viewOf, type WayView } from './view';

export class Walk {
  /** The region that the player points at. */
  goal = $state('');
  /** Whether the player has agreed, so that every step is made as soon as it can be. */
  private going = $state(false);
  readonly way = $derived.by((): WayView | null => {
    const shown = this.session.shown;
    return (shown && this.goal && viewOf(shown).task?.ways[this.goal]) || null;
  });

  constructor(private readonly session: Session) {}

  /** The place of a region on the way from 1 on; 0 if the way does not go there. */
  place(region: string): number {
    return (this.way?.regions.indexOf(region) ?? -1) + 1;
  }

  aim(region: string) {
    this.goal = this.goal === region ? '' : region;
    this.going = false;
  }

  drop() {
    this.goal = '';
    this.going = false;
  }

  /** The first step, by a click; the others follow. */
  begin(event: MouseEvent) {
    const step = this.next();
    if (step && this.session.take(event, step)) this.going = true;
  }

  /** Goes on when the position allows it, and ends with the way; for an effect. */
  goOn() {
    const { live } = this.session.play;
    if (!this.goal || !live) return;
    const task = viewOf(live).task;
    if (!task || !live.frame.waiting.includes(live.seat) || task.seat !== live.seat)
      return this.drop();
    if (live.decision !== 'EnterRegion') return;
    const step = this.next();
    if (!step) return this.drop();
    // One step at a time: the next one follows the answer to this one.
    if (this.going && !this.session.link.busy) untrack(() => this.session.choice.take(step));
  }

  private next() {
    const first = this.way?.regions[0];
    return this.session.choice.options.find((option) => option.text === `enter ${first}`);
  }
}
