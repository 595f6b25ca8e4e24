/** Fingers that draw on the page and do not scroll it. */

/**
 * Keeps a moving finger from scrolling or flinging the page as long as `held` says so.
 *
 * `touch-action: none` does not do it: a browser may count the end of such a drag as a fling all
 * the same, and then take the next tap for a wish to stop it.
 */
export function keepStill(node: EventTarget, held: () => boolean, signal: AbortSignal) {
  node.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable && held()) event.preventDefault();
    },
    { passive: false, signal },
  );
}
