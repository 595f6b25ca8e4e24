/** The longest that the table waits for one animation. */
const LONGEST = 8000;

/**
 * Animations one after another. Whoever awaits one waits for its end, but never for ever: it is cut
 * short when the page is hidden, when something more important comes, and when it takes too long.
 */
export class Motion {
  private cut: AbortController | null = null;

  /** Runs an animation; it hears by the signal that nobody waits for it any more. */
  async run(animation: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.hurry();
    const cut = new AbortController();
    this.cut = cut;
    const whenHidden = () => document.visibilityState === 'hidden' && cut.abort();
    const timer = setTimeout(() => cut.abort(), LONGEST);
    document.addEventListener('visibilitychange', whenHidden);
    const ended = new Promise<void>((end) => cut.signal.addEventListener('abort', () => end()));
    try {
      await Promise.race([animation(cut.signal), ended]);
    } catch (error) {
      console.error(error); // what it should have shown is only not seen
    } finally {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenHidden);
      cut.abort();
    }
  }

  /** Ends the animation under way at once. */
  hurry() {
    this.cut?.abort();
    this.cut = null;
  }
}
