import type { ToBrowser, ToServer } from './wire.gen';

export type LinkState = 'connecting' | 'open' | 'lost';

export interface LinkEvents {
  message(message: ToBrowser): void;
  state(state: LinkState, retryIn: number): void;
  /** The server will not take us: there is no such table, or we may not see it. */
  turnedAway(code: number): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A lost line is noticed within five seconds. */
const PING_EVERY = 1_500;
const SILENCE = 4_000;
const FINAL = new Set([4401, 4403, 4404, 4409, 4410]);

/** The wait before attempt `n`, doubled each time, with a little noise so that clients spread. */
export function backoff(n: number, noise = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.8 + 0.4 * noise);
}

/** One WebSocket that comes back by itself; after each reconnect the server sends a fresh view. */
export class Link {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  constructor(
    private readonly url: string,
    private readonly on: LinkEvents,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.offline);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.offline);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.retry);
    clearInterval(this.ping);
    this.socket?.close();
  }

  /** Tries again at once, e.g. when the visitor presses the button or the network returns. */
  hurry = () => {
    if (this.closed || document.visibilityState === 'hidden') return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.open();
  };

  private open() {
    if (this.closed) return;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      clearInterval(this.ping);
      let last = Date.now();
      this.ping = setInterval(() => {
        const now = Date.now();
        // A page that slept has not listened: it asks before it judges.
        if (now - last > 2 * PING_EVERY) this.heard = now;
        last = now;
        if (now - this.heard > SILENCE) this.lose(socket);
        else this.send({ t: 'ping' });
      }, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as ToBrowser;
      if (message.t === 'view') {
        this.tries = 0;
        this.on.state('open', 0);
      }
      this.on.message(message);
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      if (FINAL.has(event.code)) {
        this.close();
        this.on.turnedAway(event.code);
        return;
      }
      this.lose(socket);
    };
  }

  /** The line is gone, whether or not the other side has said so: it is tried again. */
  private lose(socket: WebSocket) {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    socket.close();
    clearInterval(this.ping);
    const wait = backoff(this.tries++);
    this.on.state('lost', wait);
    this.retry = setTimeout(() => this.open(), wait);
  }

  /** The network of this machine is gone. */
  private offline = () => {
    if (this.socket) this.lose(this.socket);
  };
}
