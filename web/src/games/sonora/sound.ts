/** Wood on wood: short clacks, as loud and bright as the discs are fast. */
import { settings } from '../../lib/settings.svelte';
import type { Happening } from './trace';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const SECONDS = 0.09;

function clatter(at: AudioContext): AudioBuffer {
  const buffer = at.createBuffer(1, Math.round(at.sampleRate * SECONDS), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++)
    data[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / data.length);
  return buffer;
}

/** Pitch and loudness of what happens to a disc; the rest makes no sound. */
const SOUNDS: Partial<Record<Happening, { pitch: number; level: number }>> = {
  hit: { pitch: 2300, level: 0.5 },
  wall: { pitch: 900, level: 0.4 },
  drop: { pitch: 420, level: 0.6 },
  escapes: { pitch: 650, level: 0.35 },
};

/** The sound of one contact, if the visitor wants sounds. */
export function clack(kind: Happening, speed: number) {
  const sound = SOUNDS[kind];
  if (!sound || !settings.sound) return;
  try {
    context ??= new AudioContext();
    noise ??= clatter(context);
    const hard = Math.min(1, 0.15 + speed / 1500);
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = sound.pitch * (0.8 + 0.4 * hard);
    filter.Q.value = 2.5;
    const level = context.createGain();
    level.gain.value = sound.level * hard;
    source.connect(filter).connect(level).connect(context.destination);
    source.start();
  } catch {
    // no sound device
  }
}
