/** How long things take at the pace that the visitor has chosen. */
import { settings, type Pace } from './settings.svelte';

const TEMPO: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.5, step: 1 };
const REST: Record<Pace, number> = { slow: 900, normal: 0, fast: 0, step: 0 };

/** By what the length of an animation is multiplied. */
export const tempo = () => TEMPO[settings.pace];

/** How long the table rests after a move of somebody else, in milliseconds. */
export const restAfterMove = () => REST[settings.pace];

/** Whether moves may be shown without animation so as to catch up with the game. */
export const mayCatchUp = () => settings.pace === 'normal' || settings.pace === 'fast';

/** Ends after so many milliseconds, or at the signal. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((end) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      end();
    });
  });
