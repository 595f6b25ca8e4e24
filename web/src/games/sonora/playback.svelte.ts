/** Plays the trace of a flick on the desert: live, on replay, and once more for whoever asks. */
import { settings } from '../../lib/settings.svelte';
import type { Told } from '../../lib/wire';
import type { Point } from './geometry';
import { clack } from './sound';
import { placeAt, readTrace, type Contact, type Trace } from './trace';

/** A disc on its way; `gone` grows from 0 to 1 while it falls. */
export interface Moving extends Point {
  gone: number;
  fall: 'hole' | 'rim' | '';
}

/** Where something struck, and how long ago, in seconds. */
export interface Flash extends Point {
  age: number;
  hard: number;
}

const FALL = 0.35;
const FLASH = 0.22;
const AFTER = 0.15;

class Playback {
  /** The discs of the flick under way by id; empty if none is. */
  discs = $state.raw<ReadonlyMap<string, Moving>>(new Map());
  flashes = $state.raw<readonly Flash[]>([]);
  /** A ghost only shows again what was: the discs stay where they are. */
  ghost = $state(false);
  running = $state(false);
  /** How many traces have been played to their end. */
  played = $state(0);
  private cut: AbortController | null = null;

  /** Plays a trace in real time; ends with it, or at the signal. */
  async play(row: number[], hurry: AbortSignal, ghost = false): Promise<void> {
    this.cut?.abort();
    const cut = new AbortController();
    this.cut = cut;
    const trace = readTrace(row);
    this.ghost = ghost;
    this.running = true;
    const stop = () => cut.abort();
    hurry.addEventListener('abort', stop);
    try {
      await this.frames(trace, cut.signal);
      if (!cut.signal.aborted && !ghost) this.played++;
    } finally {
      hurry.removeEventListener('abort', stop);
      if (this.cut === cut) this.clear();
    }
  }

  private clear() {
    this.cut = null;
    this.discs = new Map();
    this.flashes = [];
    this.running = false;
    this.ghost = false;
  }

  private frames(trace: Trace, signal: AbortSignal): Promise<void> {
    const falls = trace.contacts.some(({ kind }) => kind === 'drop' || kind === 'escapes');
    const end = trace.end + (falls ? FALL : 0) + AFTER;
    let begun: number | null = null;
    let heard = 0;
    return new Promise((done) => {
      signal.addEventListener('abort', () => done(), { once: true });
      const frame = (now: number) => {
        if (signal.aborted) return;
        begun ??= now;
        const time = (now - begun) / 1000;
        for (let next = trace.contacts[heard]; next && next.time <= time;) {
          if (!this.ghost) clack(next.kind, next.speed);
          next = trace.contacts[++heard];
        }
        this.show(trace, time);
        if (time < end) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame(frame);
    });
  }

  private show(trace: Trace, time: number) {
    const found = new Map<string, Moving>();
    for (const [disc, legs] of trace.legs) {
      const end = trace.contacts.find(
        (c) => c.disc === disc && (c.kind === 'drop' || c.kind === 'escapes') && c.time <= time,
      );
      const gone = end ? Math.min(1, (time - end.time) / FALL) : 0;
      const at = placeAt(legs, end?.kind === 'drop' ? end.time : time);
      if (end?.kind === 'drop') {
        const left = 1 - Math.min(1, gone * 2);
        found.set(disc, { x: at.x * left, y: at.y * left, gone, fall: 'hole' });
      } else found.set(disc, { ...at, gone, fall: end ? 'rim' : '' });
    }
    this.discs = found;
    this.flashes = trace.contacts
      .filter((c) => isFlash(c, time))
      .map((c) => ({
        ...placeAt(trace.legs.get(c.disc)!, c.time),
        age: (time - c.time) / FLASH,
        hard: Math.min(1, c.speed / 1200),
      }));
  }
}

const isFlash = ({ kind, time, speed }: Contact, now: number) =>
  (kind === 'hit' || kind === 'wall') && speed > 60 && time <= now && now < time + FLASH;

export const playback = new Playback();

/** Turns the board by a quarter, before the next round lies on the table. */
export async function turnBoard(hurry: AbortSignal): Promise<void> {
  const land = document.querySelectorAll('[data-turns]');
  const turning = [...land].map((node) =>
    node.animate([{ rotate: '0deg' }, { rotate: '90deg' }], {
      duration: 900,
      easing: 'ease-in-out',
    }),
  );
  hurry.addEventListener('abort', () => turning.forEach((one) => one.cancel()), { once: true });
  await Promise.all(turning.map((one) => one.finished.catch(() => undefined)));
}

/** The last flick of the log, if there is one. */
export const lastFlick = (log: Told[]): Told | undefined =>
  log.findLast((event) => event.trace !== undefined && event.trace.length > 0);

/** Shows the last flick once more as a ghost; without motion its way alone tells it. */
export function again(event: Told) {
  if (settings.still || !event.trace || playback.running) return;
  void playback.play(event.trace, new AbortController().signal, true);
}
