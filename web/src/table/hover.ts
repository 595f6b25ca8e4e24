/** The tip over what the mouse rests on, or what has the focus. */
import { namedAt, nameOf } from './elements';
import type { Gesture } from './pointer';
import type { Tips } from './tips.svelte';

const REST = 250;
/** The keys that move the focus: where it comes back by itself, as after a dialog, nothing is asked. */
const MOVES = /^(Tab|Arrow|Digit)/;

export function hover(root: HTMLElement, tips: Tips, gesture: Gesture, signal: AbortSignal) {
  tips.begin();
  let moves = false;
  addEventListener('keydown', (event) => (moves = MOVES.test(event.code)), {
    capture: true,
    signal,
  });
  // What comes to light under a resting pointer, as when a dialog closes, is not asked about.
  addEventListener(
    'pointerdown',
    ({ clientX, clientY, target }) => !namedAt(target) && tips.rest(clientX, clientY),
    { capture: true, signal },
  );
  root.addEventListener(
    'pointerover',
    (event) => {
      const node = namedAt(event.target);
      if (event.pointerType !== 'mouse' || gesture.kind === 'drag' || !node) return;
      if (tips.tried && tips.anchor === node) return;
      if (!tips.moved(event.clientX, event.clientY)) return;
      tips.later(REST, () => tips.show(nameOf(node), node));
    },
    { signal },
  );
  root.addEventListener(
    'pointerout',
    (event) => {
      if (event.pointerType !== 'mouse' || tips.tried) return;
      if (namedAt(event.target) === namedAt(event.relatedTarget)) return;
      tips.wait();
      tips.hide();
    },
    { signal },
  );
  root.addEventListener(
    'focusin',
    (event) => {
      const node = namedAt(event.target);
      if (moves && node?.matches(':focus-visible'))
        tips.later(REST, () => tips.show(nameOf(node), node));
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    () => {
      tips.wait();
      // removing a focused element blurs it in the middle of an update
      queueMicrotask(() => !tips.tried && tips.hide());
    },
    { signal },
  );
}
