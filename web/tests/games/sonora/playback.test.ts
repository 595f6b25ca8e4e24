import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import take from '../../../dev/games/sonora/take.json';
import { playback } from '../../../src/games/sonora/playback.svelte';
import { placeAt, readTrace } from '../../../src/games/sonora/trace';

const rows = (take as unknown as { log: { events: { trace?: number[] }[] }[] }).log
  .flatMap((line) => line.events)
  .flatMap(({ trace }) => (trace ? [trace] : []));

/** A screen of sixty frames a second, which a test draws one by one. */
let frames: FrameRequestCallback[] = [];
let now = 0;
function draw() {
  now += 1000 / 60;
  for (const frame of frames.splice(0)) frame(now);
}

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

describe('the playback of a flick', () => {
  it('films every disc at every step where the trace says, to its very end', async () => {
    for (const row of rows) {
      const trace = readTrace(row);
      const stop = new AbortController();
      void playback.play(row, stop.signal);
      draw();
      const { begun, seconds, discs } = playback.film!;
      expect(begun).toBe(now);
      expect(seconds).toBeGreaterThan(trace.end);
      expect([...discs.keys()]).toEqual([...trace.legs.keys()]);
      for (const [disc, legs] of trace.legs) {
        const steps = discs.get(disc)!;
        steps.forEach(({ x, y, gone }, i) => {
          const time = (i / (steps.length - 1)) * seconds;
          if (gone > 0) return;
          const there = placeAt(legs, time);
          expect(x).toBeCloseTo(there.x, 6);
          expect(y).toBeCloseTo(there.y, 6);
        });
      }
      stop.abort();
      await new Promise((done) => setTimeout(done));
    }
  });

  it('lets a straight way between two steps stray less than a tenth of a millimetre', async () => {
    for (const row of rows) {
      const trace = readTrace(row);
      const stop = new AbortController();
      void playback.play(row, stop.signal);
      draw();
      const { seconds, discs } = playback.film!;
      for (const [disc, legs] of trace.legs) {
        const steps = discs.get(disc)!;
        const step = seconds / (steps.length - 1);
        for (let i = 0; i + 1 < steps.length; i++) {
          const [a, b] = [steps[i]!, steps[i + 1]!];
          if (b.gone > 0 || legs.some(({ time }) => time > i * step && time < (i + 1) * step))
            continue;
          const there = placeAt(legs, (i + 0.5) * step);
          expect(Math.hypot((a.x + b.x) / 2 - there.x, (a.y + b.y) / 2 - there.y)).toBeLessThan(
            0.1,
          );
        }
      }
      stop.abort();
      await new Promise((done) => setTimeout(done));
    }
  });

  it('plays a flick to its very end and counts it', async () => {
    for (const row of rows) {
      const trace = readTrace(row);
      let over = false;
      const played = playback.played;
      void playback.play(row, new AbortController().signal).then(() => (over = true));
      draw();
      let count = 0;
      while (playback.running) {
        expect(over).toBe(false);
        draw();
        count++;
        await Promise.resolve();
        await Promise.resolve();
        await new Promise((done) => setTimeout(done));
      }
      expect(over).toBe(true);
      expect(playback.played).toBe(played + 1);
      expect(count / 60).toBeGreaterThan(trace.end);
      expect(count / 60).toBeLessThan(trace.end + 0.6);
    }
  });

  it('ends at once when nobody wants to see it, and leaves nothing behind', async () => {
    const stop = new AbortController();
    const ended = playback.play(rows[0]!, stop.signal);
    draw();
    expect(playback.running).toBe(true);
    stop.abort();
    await ended;
    expect(playback.running).toBe(false);
    expect(playback.film).toBeNull();
  });

  it('as a ghost counts as nothing that was played', async () => {
    const before = playback.played;
    const stop = new AbortController();
    const ended = playback.play(rows[0]!, stop.signal, true);
    draw();
    expect(playback.ghost).toBe(true);
    stop.abort();
    await ended;
    expect(playback.ghost).toBe(false);
    expect(playback.played).toBe(before);
  });
});
