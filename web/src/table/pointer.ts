/** Mouse, pen and finger on the table: each gesture in a file of its own. */
import type { Attachment } from 'svelte/attachments';
import { aimOf } from './choose';
import { drag } from './drag';
import { hover } from './hover';
import { press } from './press';
import type { Session } from './session.svelte';
import type { Tips } from './tips.svelte';

/** What the press under way has become, so that the end of a drag is not taken for a click. */
export interface Gesture {
  kind: 'click' | 'hold' | 'drag';
}

/** Everything on the board that carries `data-el` or `data-tip` answers the pointer. */
export function pointer(session: Session, tips: Tips): Attachment<HTMLElement> {
  return (root) => {
    const gesture: Gesture = { kind: 'click' };
    const listening = new AbortController();
    hover(root, tips, gesture, listening.signal);
    press(root, session, tips, gesture, listening.signal);
    drag(root, session, tips, gesture, listening.signal);
    return () => {
      tips.wait();
      listening.abort();
    };
  };
}

/** Remembers of every press on the page what it aims at, before anything is done about it. */
export function aiming(session: Session): Attachment<HTMLElement> {
  return (root) => {
    const aim = (event: PointerEvent) => session.hand.press(aimOf(session, event));
    root.addEventListener('pointerdown', aim, { capture: true });
    return () => root.removeEventListener('pointerdown', aim, { capture: true });
  };
}
