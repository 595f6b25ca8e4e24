/** Clicks and taps choose, a long press only asks. */
import { choose, doingOf } from './choose';
import { namedAt, nameOf, ownGesture } from './elements';
import type { Gesture } from './pointer';
import type { Session } from './session.svelte';
import type { Tips } from './tips.svelte';

const LONG = 450;
const STAY = 4000;

export function press(
  root: HTMLElement,
  session: Session,
  tips: Tips,
  gesture: Gesture,
  signal: AbortSignal,
) {
  let since = 0;
  /**
   * A busy page may hear of a short tap only after the timer of a long press; and of its end not
   * at all, if what was pressed has left the page meanwhile. Then nothing was asked.
   */
  const settle = (end: Event) => {
    if (gesture.kind !== 'hold' || end.timeStamp - since >= LONG) return;
    gesture.kind = 'click';
    tips.hide();
  };
  root.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary) return; // a second finger
      gesture.kind = 'click';
      since = event.timeStamp;
      const node = namedAt(event.target);
      if (!node) return tips.hide();
      if (event.pointerType === 'mouse') return;
      tips.later(LONG, () => {
        if (!node.isConnected) return; // the board was drawn anew under the finger
        gesture.kind = 'hold';
        tips.show(nameOf(node), node);
      });
    },
    { signal },
  );
  // On the whole window: what was pressed may have left the page.
  addEventListener(
    'pointerup',
    (event) => {
      tips.wait();
      settle(event);
    },
    { signal },
  );
  addEventListener('pointercancel', () => tips.wait(), { signal });
  root.addEventListener(
    'click',
    (event) => {
      if (ownGesture(event.target)) return;
      tips.wait();
      settle(event);
      if (gesture.kind !== 'click' && event.detail > 0) return event.preventDefault();
      const node = namedAt(event.target);
      const element = node?.dataset.el;
      const doing = element ? doingOf(session, element) : null;
      if (!session.hand.means(event, { doing })) return;
      if (!node) {
        session.letGo();
        return tips.hide();
      }
      if (doing && event.detail > 0) tips.rest(event.clientX, event.clientY);
      if (element) choose(session, tips, element, node);
      else tips.show(nameOf(node), node);
      if (tips.element) tips.later(STAY, () => tips.hide());
    },
    { signal },
  );
  root.addEventListener(
    'contextmenu',
    (event) => {
      const element = namedAt(event.target)?.dataset.el ?? '';
      if (gesture.kind === 'hold' || session.play.game?.drags.can(element)) event.preventDefault();
    },
    { signal },
  );
}
