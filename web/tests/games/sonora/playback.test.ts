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
  it('shows every disc in every frame where the trace says, to its very end', async () => {
    for (const row of rows) {
      const trace = readTrace(row);
      let over = false;
      const played = playback.played;
      void playback.play(row, new AbortController().signal).then(() => (over = true));
      draw();
      const begun = now;
      let count = 0;
      while (playback.running) {
        const time = (now - begun) / 1000;
        for (const [disc, legs] of trace.legs) {
          const { x, y, gone } = playback.discs.get(disc)!;
          if (gone === 0) expect({ x, y }).toEqual(placeAt(legs, time));
        }
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
    expect(playback.discs.size).toBe(0);
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
