let context: AudioContext | null = null;

/** Soft notes one after another: pitch in hertz, and when each begins in seconds. */
function play(notes: [pitch: number, at: number][], loud: number, long: number) {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [pitch, at] of notes) {
      const tone = context.createOscillator();
      const level = context.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      const start = now + at;
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(loud, start + 0.02);
      level.gain.exponentialRampToValueAtTime(0.001, start + long);
      tone.connect(level).connect(context.destination);
      tone.start(start);
      tone.stop(start + long + 0.05);
    }
  } catch {
    // no sound device
  }
}

/** It is your turn. */
export const chime = () =>
  play(
    [
      [523.25, 0],
      [783.99, 0.13],
    ],
    0.12,
    0.5,
  );

/** Something of one's own came to lie on the table. */
export const knock = () => play([[196, 0]], 0.08, 0.12);

/** Something that everybody has to see. */
export const bell = () => play([[659.25, 0]], 0.08, 0.7);

/** The game is won. */
export const fanfare = () =>
  play(
    [
      [523.25, 0],
      [659.25, 0.14],
      [783.99, 0.28],
      [1046.5, 0.42],
    ],
    0.12,
    0.8,
  );
