/** Plays the trace of a flick on the desert: live, on replay, and once more for whoever asks. */
import { settings } from '../../lib/settings.svelte';
import type { Told } from '../../lib/wire';
import type { Point } from './geometry';
import { clack } from './sound';
import { placeAt, readTrace, type Contact, type Leg, type Trace } from './trace';

/** A disc on its way; `gone` grows from 0 to 1 while it falls. */
export interface Moving extends Point {
  gone: number;
  fall: 'hole' | 'rim' | '';
}

/** Where something struck, and how hard; it is seen for a moment. */
export interface Flash extends Point {
  id: number;
  time: number;
  hard: number;
}

/** The flick under way: when it began on the clock of the page, and where its discs are when. */
export interface Film {
  begun: number;
  seconds: number;
  /** Of each disc, at every step from the beginning to the end. */
  discs: ReadonlyMap<string, readonly Moving[]>;
}

const FALL = 0.35;
const FLASH = 0.22;
const AFTER = 0.15;
/** Steps a second of a film; between them a disc is less than 0.1 mm beside a straight line. */
const STEPS = 120;

class Playback {
  /** What is shown; the browser itself moves the discs, so that no frame needs the page. */
  film = $state.raw<Film | null>(null);
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
    this.film = null;
    this.flashes = [];
    this.running = false;
    this.ghost = false;
  }

  private frames(trace: Trace, signal: AbortSignal): Promise<void> {
    const flashes = trace.contacts.filter(isFlash).map(({ disc, time, speed }, id) => ({
      ...placeAt(trace.legs.get(disc)!, time),
      ...{ id, time, hard: Math.min(1, speed / 1200) },
    }));
    let heard = 0;
    return new Promise((done) => {
      signal.addEventListener('abort', () => done(), { once: true });
      const frame = (now: number) => {
        if (signal.aborted) return;
        const film = (this.film ??= filmOf(trace, now));
        const time = (now - film.begun) / 1000;
        for (let next = trace.contacts[heard]; next && next.time <= time;) {
          if (!this.ghost) clack(next.kind, next.speed);
          next = trace.contacts[++heard];
        }
        this.flash(flashes.filter((one) => one.time <= time && time < one.time + FLASH));
        if (time < film.seconds) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame(frame);
    });
  }

  private flash(now: readonly Flash[]) {
    const same = now.length === this.flashes.length && now[0] === this.flashes[0];
    if (!same) this.flashes = now;
  }
}

function filmOf(trace: Trace, begun: number): Film {
  const ends = new Map(trace.contacts.filter(isEnd).map((end) => [end.disc, end] as const));
  const steps = Math.ceil((trace.end + (ends.size > 0 ? FALL : 0) + AFTER) * STEPS);
  const discs = new Map(
    [...trace.legs].map(([disc, legs]) => [
      disc,
      Array.from({ length: steps + 1 }, (_, i) => movingAt(legs, ends.get(disc), i / STEPS)),
    ]),
  );
  return { begun, seconds: steps / STEPS, discs };
}

/** Where a disc is at a moment; one that fell stays where it fell, or slides into the hole. */
function movingAt(legs: Leg[], end: Contact | undefined, time: number): Moving {
  if (!end || end.time > time) return { ...placeAt(legs, time), gone: 0, fall: '' };
  const gone = Math.min(1, (time - end.time) / FALL);
  if (end.kind === 'escapes') return { ...placeAt(legs, time), gone, fall: 'rim' };
  const { x, y } = placeAt(legs, end.time);
  const left = 1 - Math.min(1, gone * 2);
  return { x: x * left, y: y * left, gone, fall: 'hole' };
}

const isEnd = ({ kind }: Contact) => kind === 'drop' || kind === 'escapes';
const isFlash = ({ kind, speed }: Contact) => (kind === 'hit' || kind === 'wall') && speed > 60;

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
