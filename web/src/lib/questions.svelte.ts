/** What the browser asks instead of deriving it: why something cannot be chosen, and what it does. */
import { SvelteMap } from 'svelte/reactivity';
import type { OutcomeInfo, RefusalInfo, ToBrowser, What, Why } from './wire.gen';

/** The least time between two questions of a kind: a pointer passes over things faster. */
const GAP = 50;

type Wish = Omit<Why, 'id' | 'seq'> | Omit<What, 'id' | 'seq'>;

/** Sends a question about the present position; its id, or null if it cannot be sent. */
export type Asking = (wish: Wish) => number | null;

/** Questions of one kind: one is under way at a time, and of those that wait the newest is next. */
class Kind<Answer> {
  /** What is known of the present position, by what was asked; null is an answer too. */
  private readonly known = new SvelteMap<string, Answer | null>();
  private pending: { id: number; key: string } | null = null;
  private readonly waiting = new Map<string, Wish>();
  private readonly waiters = new Map<string, ((answer: Answer | null | undefined) => void)[]>();
  private free = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly asking: Asking) {}

  /** The answer, or undefined as long as there is none. */
  answer(key: string): Answer | null | undefined {
    return this.known.get(key);
  }

  ask(key: string, wish: Wish) {
    if (this.known.has(key) || this.pending?.key === key) return;
    this.waiting.delete(key);
    this.waiting.set(key, wish);
    this.goOn();
  }

  /** Nobody wants to know any more; what is under way is answered all the same. */
  drop(key: string) {
    this.waiting.delete(key);
  }

  /** Takes an answer over; false if it is to no question of this kind. */
  heard(id: number, answer: Answer | null | undefined): boolean {
    if (this.pending?.id !== id) return false;
    const { key } = this.pending;
    if (answer !== undefined) this.known.set(key, answer);
    this.pending = null;
    this.tell(key, answer);
    this.goOn();
    return true;
  }

  /** The answer, once it has come; undefined if the position changes first. */
  async wait(key: string, wish: Wish): Promise<Answer | null | undefined> {
    if (this.known.has(key)) return this.known.get(key);
    const answer = new Promise<Answer | null | undefined>((end) => {
      const others = this.waiters.get(key) ?? [];
      this.waiters.set(key, [...others, end]);
    });
    this.ask(key, wish);
    return answer;
  }

  private tell(key: string, answer: Answer | null | undefined) {
    for (const end of this.waiters.get(key) ?? []) end(answer);
    this.waiters.delete(key);
  }

  /** There will be no answer to what is under way. */
  giveUp() {
    this.pending = null;
    this.goOn();
  }

  /** The position has changed: nothing that was asked holds any more. */
  forget() {
    clearTimeout(this.timer);
    this.known.clear();
    this.pending = null;
    this.waiting.clear();
    for (const key of [...this.waiters.keys()]) this.tell(key, undefined);
  }

  private goOn() {
    clearTimeout(this.timer);
    const [key, wish] = [...this.waiting].at(-1) ?? [];
    if (this.pending || key === undefined || !wish) return;
    const early = this.free - Date.now();
    if (early > 0) {
      this.timer = setTimeout(() => this.goOn(), early);
      return;
    }
    this.waiting.delete(key);
    const id = this.asking(wish);
    if (id === null) return;
    this.free = Date.now() + GAP;
    this.pending = { id, key };
  }
}

/** No option is written like this. */
const keyOf = (path: string[]) => `> ${path.join(' ')}`;

/**
 * The two kinds of questions about the present position.
 *
 * To ask gives a function that withdraws the question, for effects; the answer is read apart from
 * it, and is undefined as long as it has not come.
 */
export class Questions {
  private readonly whys: Kind<RefusalInfo>;
  private readonly whats: Kind<OutcomeInfo>;

  constructor(asking: Asking) {
    this.whys = new Kind(asking);
    this.whats = new Kind(asking);
  }

  /** Asks why the last of these elements cannot be picked after the others. */
  askWhyNot(path: string[]): () => void {
    this.whys.ask(keyOf(path), { t: 'why', path });
    return () => this.whys.drop(keyOf(path));
  }

  /** Asks why an action cannot be chosen. */
  askWhy(option: string): () => void {
    this.whys.ask(option, { t: 'why', option });
    return () => this.whys.drop(option);
  }

  /** Asks what an option would do. */
  askWhat(option: string): () => void {
    this.whats.ask(option, { t: 'what', option });
    return () => this.whats.drop(option);
  }

  /** What an option would do, once the answer has come; undefined if the position changes first. */
  whatOf(option: string): Promise<OutcomeInfo | null | undefined> {
    return this.whats.wait(option, { t: 'what', option });
  }

  /** The reason; null if nothing speaks against it, undefined as long as nobody knows. */
  whyNot(path: string[]): RefusalInfo | null | undefined {
    return this.whys.answer(keyOf(path));
  }

  why(option: string): RefusalInfo | null | undefined {
    return this.whys.answer(option);
  }

  what(option: string): OutcomeInfo | null | undefined {
    return this.whats.answer(option);
  }

  /** Takes an answer of the server over; false if the message is none to a question. */
  heard(message: ToBrowser): boolean {
    switch (message.t) {
      case 'because':
        if (message.answers !== null) this.whys.heard(message.answers, message.refusal);
        return true;
      case 'would':
        if (message.answers !== null) this.whats.heard(message.answers, message.outcome);
        return true;
      case 'err':
        if (message.answers !== null) return this.unanswered(message.answers);
        // The server could not tell which message it refuses: questions are asked anew.
        this.whys.giveUp();
        this.whats.giveUp();
        return false;
      default:
        return false;
    }
  }

  /** A question that came too late has no answer, and nobody needs to be told. */
  private unanswered(id: number): boolean {
    return this.whys.heard(id, undefined) || this.whats.heard(id, undefined);
  }

  forget() {
    this.whys.forget();
    this.whats.forget();
  }
}
