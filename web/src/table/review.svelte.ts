import { untrack } from 'svelte';
import { api, ApiError } from '../lib/api';
import type { ReviewInfo, TurningPoint } from '../lib/wire.gen';

/** How often to ask how far a review is. */
const EVERY = 1000;

/** The review of a finished game: asked for, waited for, and shown. */
export class ReviewDesk {
  info = $state.raw<ReviewInfo | null>(null);
  /** Why there is none, as a code of the server. */
  trouble = $state.raw('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  made = $derived(this.info?.review ?? null);
  turning = $derived<TurningPoint[]>(this.made?.turning ?? []);

  constructor(private readonly table: string) {}

  /** Looks how far it is, unless that is known; an effect that calls it does not run again. */
  async look() {
    const status = untrack(() => this.info?.status);
    if (status !== 'done') await this.ask(() => api.review(this.table));
  }

  /** Wants it to be made. */
  async begin() {
    await this.ask(() => api.askReview(this.table));
  }

  /** Nobody waits any more. */
  close() {
    clearTimeout(this.timer);
  }

  /** The turning point at a position: what is about to be chosen there, or luck just had. */
  at(seq: number): { number: number; point: TurningPoint } | null {
    const found = this.turning.findIndex((point) => stepOf(point) === seq);
    return found < 0 ? null : { number: found + 1, point: this.turning[found]! };
  }

  private async ask(call: () => Promise<ReviewInfo>) {
    clearTimeout(this.timer);
    this.trouble = '';
    try {
      this.info = await call();
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : 'unavailable';
      return;
    }
    if (this.info.status === 'running')
      this.timer = setTimeout(() => void this.ask(() => api.review(this.table)), EVERY);
  }
}

/** The step of the replay that shows a turning point: before a choice, after luck. */
export const stepOf = ({ kind, seq }: TurningPoint) => (kind === 'choice' ? seq - 1 : seq);
