let context: AudioContext | null = null;

/** Two soft notes: it is your turn. */
export function chime() {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    [523.25, 783.99].forEach((pitch, i) => {
      const tone = context!.createOscillator();
      const level = context!.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      const start = now + i * 0.13;
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(0.12, start + 0.02);
      level.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(level).connect(context!.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    });
  } catch {
    // no sound device
  }
}
