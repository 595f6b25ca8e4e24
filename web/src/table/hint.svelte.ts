import type { ActionInfo, AdviceInfo, ToBrowser } from '../lib/wire.gen';

/** How many actions of one way are marked on the board. */
const MARKED = 6;

/** What a strong bot would do: asked for by the player, and shown until the position changes. */
export class HintDesk {
  state = $state.raw<'shut' | 'thinking' | 'told' | 'refused'>('shut');
  /** The ways to go on, the best first. */
  ways = $state.raw<AdviceInfo[]>([]);
  /** Which of them is looked at. */
  picked = $state.raw(0);
  /** How many actions of it have been done. */
  private done = $state.raw(0);
  /** Why there is no hint. */
  code = $state.raw('');
  private asked: number | null = null;
  way = $derived(this.ways[this.picked] ?? null);
  /** What is still to be done of the way that is looked at. */
  steps = $derived(this.way?.actions.slice(this.done) ?? []);
  /** The numbers of the steps at each element of the board. */
  marks = $derived.by(() => {
    const found = new Map<string, number[]>();
    if (this.state !== 'told') return found;
    this.steps.slice(0, MARKED).forEach(({ path }, i) => {
      for (const element of new Set(path))
        found.set(element, [...(found.get(element) ?? []), i + 1]);
    });
    return found;
  });

  /** `send` asks the server about the present position; its id, or null if it cannot be sent. */
  constructor(private readonly send: () => number | null) {}

  /** Opens the desk, and asks unless the answer is there or under way. */
  ask() {
    if (this.ways.length > 0) return void (this.state = 'told');
    if (this.asked === null) this.asked = this.send();
    this.state = this.asked === null ? 'refused' : 'thinking';
    if (this.asked === null) this.code = 'unavailable';
  }

  /** Puts the hint away; what is under way is taken over when it comes, and shown when asked. */
  shut() {
    this.state = 'shut';
  }

  pick(index: number) {
    this.picked = index;
    this.done = 0;
  }

  /** Takes an answer of the server over; false if the message is none to a hint. */
  heard(message: ToBrowser): boolean {
    if (message.t !== 'advice' && message.t !== 'err') return false;
    if (message.answers === null || message.answers !== this.asked) return message.t === 'advice';
    this.asked = null;
    if (message.t === 'advice') {
      this.ways = message.advice;
      this.pick(0);
      if (this.state === 'thinking') this.state = 'told';
    } else if (this.state === 'thinking') {
      this.code = message.code;
      this.state = 'refused';
    }
    return true;
  }

  /**
   * Something else can be chosen now, after the player has done `did`. A way that the player
   * follows stays as long as its next step can be chosen; everything else is forgotten.
   */
  moved(did: string | undefined, options: ActionInfo[]) {
    const [now, next] = this.steps;
    const follows = now !== undefined && now.text === did;
    if (this.state === 'told' && follows && options.some(({ text }) => text === next?.text)) {
      this.done++;
      this.ways = this.ways.filter((way) => way === this.way);
      this.picked = 0;
      return;
    }
    this.forget();
  }

  forget() {
    this.state = 'shut';
    this.ways = [];
    this.asked = null;
    this.pick(0);
  }
}
