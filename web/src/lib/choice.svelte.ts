import { finished, forced, nextElements, refusalFor } from './paths';
import type { Option, Refusal } from './wire';

/** What may follow the picks; taking something back is always within reach. */
function reachable(options: Option[], picked: string[]): Map<string, Option[]> {
  const next = nextElements(options, picked);
  if (picked.length === 0) return next;
  for (const option of options) {
    const element = option.path[0];
    if (option.retracts && option.path.length === 1 && element && !next.has(element)) {
      next.set(element, [option]);
    }
  }
  return next;
}

export type Mark = 'chosen' | 'legal' | 'plain';

/** What the player is about to choose: elements picked so far, and what may follow. */
export class Choice {
  options = $state.raw<Option[]>([]);
  refusals = $state.raw<Refusal[]>([]);
  picked = $state.raw<string[]>([]);
  next = $derived(reachable(this.options, this.picked));
  first = $derived(nextElements(this.options, []));
  ready = $derived(finished(this.options, this.picked));
  /** How many of the picks the layer made by itself. */
  granted = $state.raw(0);

  constructor(private readonly act: (option: Option) => void) {}

  offer(options: Option[], refusals: Refusal[]) {
    // What happens meanwhile does not take a pick out of the player's hand, if it still leads on.
    const kept = this.picked.length > this.granted && nextElements(options, this.picked).size > 0;
    this.options = options;
    this.refusals = refusals;
    if (!kept) this.drop();
  }

  /** Gives up the picks, except those that leave no alternative. */
  drop() {
    this.picked = forced(this.options);
    this.granted = this.picked.length;
  }

  mark(element: string): Mark {
    if (this.picked.includes(element)) return 'chosen';
    return this.next.has(element) ? 'legal' : 'plain';
  }

  why(element: string): Refusal | undefined {
    if (this.next.has(element) || this.picked.includes(element)) return undefined;
    return refusalFor(this.refusals, this.picked, element);
  }

  /** True if the element led somewhere. */
  pick(element: string): boolean {
    const at = this.picked.indexOf(element);
    if (at >= this.granted) {
      this.picked = this.picked.slice(0, at);
      return true;
    }
    if (this.follow(this.picked, element)) return true;
    if (this.first.has(element)) {
      return this.follow([], element);
    }
    return false;
  }

  private follow(from: string[], element: string): boolean {
    const leads = nextElements(this.options, from).get(element);
    if (!leads) return false;
    const walked = [...from, element];
    const done = finished(leads, walked);
    if (done.length === 1 && leads.length === 1) {
      this.act(done[0]!);
      this.picked = [];
      this.granted = 0;
    } else {
      this.picked = walked;
    }
    return true;
  }

  /** Used by drag and drop: from one element straight to another. */
  join(from: string, to: string): boolean {
    const option = this.options.find(
      (o) => o.path.length === 2 && o.path[0] === from && o.path[1] === to,
    );
    if (option) {
      this.act(option);
      this.picked = [];
      this.granted = 0;
    }
    return option !== undefined;
  }

  take(option: Option) {
    this.act(option);
    this.picked = [];
    this.granted = 0;
  }
}
