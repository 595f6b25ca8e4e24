import { finished, forced, nextElements } from './paths';
import type { ActionInfo } from './wire.gen';

/** What may follow the picks; taking something back is always within reach. */
function reachable(options: ActionInfo[], picked: string[]): Map<string, ActionInfo[]> {
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

/** What choosing an element does: it picks it, gives up picks, or acts. */
export type Doing =
  | { kind: 'pick' | 'drop'; element: string; picked: string[]; target?: string }
  | { kind: 'act'; option: ActionInfo };

/** What the player is about to choose: elements picked so far, and what may follow. */
export class Choice {
  options = $state.raw<ActionInfo[]>([]);
  /** Options in a row that are chosen at once; where an option does, it goes first. */
  shortcuts = $state.raw<ActionInfo[]>([]);
  picked = $state.raw<string[]>([]);
  /** Where a piece shall go that is yet to be picked: the end of a path, chosen first. */
  target = $state.raw('');
  next = $derived(
    this.target
      ? this.towards(this.target)
      : new Map([
          ...reachable(this.shortcuts, this.picked),
          ...reachable(this.options, this.picked),
        ]),
  );
  first = $derived(nextElements(this.options, []));
  /** Elements that end a path of two and may be chosen before its piece. */
  targets = $derived(
    new Set(
      this.options.flatMap(({ path: [piece, end, more] }) =>
        piece && end && more === undefined && this.canFollow(piece) ? [end] : [],
      ),
    ),
  );
  ready = $derived(finished(this.options, this.picked));
  /** How many of the picks the layer made by itself. */
  granted = $state.raw(0);
  /** Whether a piece may be picked after the place where it shall go. */
  canFollow: (element: string) => boolean = () => false;

  constructor(private readonly act: (option: ActionInfo) => void) {}

  offer(options: ActionInfo[], shortcuts: ActionInfo[] = []) {
    // What happens meanwhile does not take a pick out of the player's hand, if it still leads on.
    const kept = this.picked.length > this.granted && nextElements(options, this.picked).size > 0;
    this.options = options;
    this.shortcuts = shortcuts;
    if (this.target && this.towards(this.target).size === 0) this.target = '';
    if (!kept && !this.target) this.drop();
  }

  /** Gives up the picks, except those that leave no alternative. */
  drop() {
    this.target = '';
    this.picked = forced(this.options);
    this.granted = this.picked.length;
  }

  /** Whether the player holds something that can be let go. */
  get holding(): boolean {
    return this.target !== '' || this.picked.length > this.granted;
  }

  mark(element: string): Mark {
    if (element === this.target || this.picked.includes(element)) return 'chosen';
    return this.next.has(element) ? 'legal' : 'plain';
  }

  /** The picks that an element would come after if it could be picked; null if it can. */
  blocked(element: string): string[] | null {
    if (this.mark(element) !== 'plain' || this.asTarget(element)) return null;
    return this.target ? [element, this.target] : [...this.picked, element];
  }

  /** What choosing an element would do now; null if it leads nowhere. */
  doing(element: string): Doing | null {
    const at = this.picked.indexOf(element);
    if (element === this.target) return { kind: 'drop', element, picked: [] };
    // A path may name one element twice: then the second press goes on.
    if (at >= this.granted)
      return (
        this.onward(this.picked, element) ?? {
          kind: 'drop',
          element,
          picked: this.picked.slice(0, at),
        }
      );
    const last = this.target ? this.towards(this.target).get(element)?.[0] : undefined;
    if (last) return { kind: 'act', option: last };
    return this.onward(this.picked, element) ?? this.onward([], element) ?? this.asTarget(element);
  }

  /** What dragging one element to another would do now. */
  between(from: string, to: string): Doing | null {
    return this.onward([from], to);
  }

  /** The pieces that can go to an element, where it ends a path of two. */
  private towards(target: string): Map<string, ActionInfo[]> {
    const found = new Map<string, ActionInfo[]>();
    for (const option of this.options) {
      const [piece, end, more] = option.path;
      if (piece && end === target && more === undefined && this.canFollow(piece))
        found.set(piece, [option]);
    }
    return found;
  }

  /** With a piece in hand a place is where it goes, or says why it does not take it. */
  private asTarget(element: string): Doing | null {
    const inHand = this.picked.length > this.granted;
    return !inHand && this.targets.has(element)
      ? { kind: 'pick', element, picked: [], target: element }
      : null;
  }

  private onward(from: string[], element: string): Doing | null {
    const leads =
      nextElements(this.options, from).get(element) ??
      nextElements(this.shortcuts, from).get(element);
    if (!leads) return null;
    const picked = [...from, element];
    const [option] = finished(leads, picked);
    if (option && leads.length === 1) return { kind: 'act', option };
    return { kind: 'pick', element, picked };
  }

  carryOut(doing: Doing) {
    if (doing.kind === 'act') return this.take(doing.option);
    this.picked = doing.picked;
    this.target = doing.target ?? '';
    if (doing.target) this.granted = 0;
  }

  /** Takes a piece up, so that what it may be put on lights up. */
  lift(element: string) {
    this.target = '';
    this.granted = 0;
    this.picked = [element];
  }

  /** Chooses an element; true if it led somewhere. */
  pick(element: string): boolean {
    const doing = this.doing(element);
    if (doing) this.carryOut(doing);
    return doing !== null;
  }

  take(option: ActionInfo) {
    this.act(option);
    this.picked = [];
    this.target = '';
    this.granted = 0;
  }
}
