import { isButton } from '../lib/paths';
import { Link, type LinkState } from '../lib/socket';
import type { ActionInfo, Err, ToBrowser, ToServer } from '../lib/wire.gen';

/** The server closes with it: the table is private, and we have not shown a link to it. */
const NOT_PUBLIC = 4401;

/** Whatever messages go through: the network, or a stand-in for it. */
export type Line = Pick<Link, 'send' | 'close' | 'hurry'>;

/** What was chosen or taken back and is not answered yet, by the id of its message. */
interface Sent {
  id: number;
  /** What was chosen; null is an undo. */
  option: ActionInfo | null;
}

type Unnumbered<M> = M extends ToServer ? Omit<M, 'id'> : never;

/** The line to the server: sending, what is not answered yet, and coming back after a break. */
export class TableLink {
  state = $state.raw<LinkState>('connecting');
  /** When a lost line is tried again. */
  retryAt = $state.raw(0);
  /** The message that says why the server does not take us; empty while it does. */
  missing = $state.raw('');
  sent = $state.raw<Sent | null>(null);
  /** What the server did not do. */
  problem = $state.raw<Err | null>(null);
  /** Choices of a quick hand, which wait for the answer to the one before. */
  private queue: ActionInfo[] = [];
  private line: Line | null = null;
  private numbered = 0;

  /** Goes to the server of this page; `hear` gets its messages, `lost` is told of a break. */
  connect(table: string, hear: (message: ToBrowser) => void, lost: () => void) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.line = new Link(`${scheme}://${location.host}/ws/${table}`, {
      message: hear,
      state: (state, retryIn) => {
        this.state = state;
        this.retryAt = Date.now() + retryIn;
        if (state === 'lost') {
          this.forget();
          lost();
        }
      },
      turnedAway: (code) => {
        this.missing = code === NOT_PUBLIC ? 'web-not-public' : 'web-no-table';
      },
    });
  }

  /** Plays over another line than the network: fixtures and tests. */
  attach(line: Line) {
    this.line = line;
    this.state = 'open';
  }

  close() {
    this.line?.close();
  }

  retry() {
    this.line?.hurry();
  }

  get busy(): boolean {
    return this.sent !== null;
  }

  /** Sends a choice, or lets it wait for the answer to the last one; false if it cannot be sent. */
  act(option: ActionInfo, seq: number, grace = 0): boolean {
    if (this.sent) {
      // Nobody means a button twice.
      const again = option.text === this.sent.option?.text && isButton(option.path[0] ?? '');
      if (!again) this.queue.push(option);
      return true;
    }
    return this.wait(option, {
      t: 'act',
      seq,
      option: option.text,
      ...(grace > 0 ? { grace } : {}),
    });
  }

  undo(seq: number) {
    if (!this.sent) this.wait(null, { t: 'undo', seq });
  }

  /** The last choice stands: bots need not wait for an undo. */
  stand() {
    this.send({ t: 'stand' });
  }

  say(text: string) {
    this.send({ t: 'say', text });
  }

  /** Lets a bot play on one's own seat, or takes the seat back. */
  handOver(on: boolean) {
    this.send({ t: 'bot', on });
  }

  /** Lets a bot play for somebody who keeps the others waiting. */
  relieve(seat: number) {
    this.send({ t: 'relieve', seat });
  }

  /** Leaves the table; in a running game that is giving up. */
  leaveTable() {
    this.send({ t: 'leave' });
  }

  /** Wants the game to end for all, or no longer. */
  vote(on: boolean) {
    this.send({ t: 'vote', on });
  }

  /** Closes one's own table. */
  closeTable() {
    this.send({ t: 'close' });
  }

  /** Sends a message under a number of its own, which its answer will name; null if it cannot. */
  send(message: Unnumbered<ToServer>): number | null {
    const id = ++this.numbered;
    return this.line?.send({ ...message, id }) ? id : null;
  }

  /** Whether a message is the answer to the last choice. */
  isAnswer(message: ToBrowser): boolean {
    return this.sent !== null && 'answers' in message && message.answers === this.sent.id;
  }

  /** The last choice has its answer. */
  answered() {
    this.sent = null;
    this.problem = null;
  }

  /** A message was not followed; what waits behind a choice is void with it. */
  refused(problem: Err) {
    this.problem = problem;
    if (problem.answers === null || problem.answers === this.sent?.id) this.forget();
  }

  /** There will be no answer, so what waits for one is void. */
  private forget() {
    this.queue = [];
    this.sent = null;
  }

  /** The choice that waited longest, if it is still offered; else those behind it are void too. */
  next(offered: ActionInfo[]): ActionInfo | null {
    if (this.sent) return null;
    const waited = this.queue.shift();
    const option = this.problem ? undefined : offered.find((o) => o.text === waited?.text);
    if (!option) this.queue = [];
    return option ?? null;
  }

  private wait(option: ActionInfo | null, message: Unnumbered<ToServer>): boolean {
    this.problem = null;
    const id = this.send(message);
    if (id !== null) this.sent = { id, option };
    return id !== null;
  }
}
