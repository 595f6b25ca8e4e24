import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, Link, type LinkState } from '../src/lib/socket';

describe('backoff', () => {
  it('doubles from half a second up to fifteen', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((n) => backoff(n, 0.5))).toEqual([
      500, 1000, 2000, 4000, 8000, 15000, 15000,
    ]);
  });
});

/** A socket on which the other side falls silent without a word. */
class Mute {
  static OPEN = 1;
  static made: Mute[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    Mute.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}

describe('a lost connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Mute);
    Mute.made = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const connect = () => {
    const states: LinkState[] = [];
    const link = new Link('ws://here', {
      message: () => undefined,
      state: (state) => states.push(state),
      turnedAway: () => undefined,
    });
    Mute.made[0]!.onopen();
    return { link, states, socket: Mute.made[0]! };
  };
  const hears = (socket: Mute) => socket.onmessage({ data: '{"t":"pong"}' });

  it('is noticed within five seconds after the last word, and tried again', () => {
    const { link, states, socket } = connect();
    for (let i = 0; i < 7; i++) {
      vi.advanceTimersByTime(1_000);
      hears(socket);
    }
    expect(states).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(states).toEqual(['lost']);
    vi.advanceTimersByTime(1_000);
    expect(Mute.made).toHaveLength(2);
    link.close();
  });

  it('is told at once when this machine has no network', () => {
    const { link, states } = connect();
    dispatchEvent(new Event('offline'));
    expect(states).toEqual(['lost']);
    link.close();
  });
});
