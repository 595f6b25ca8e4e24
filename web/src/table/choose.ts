/** What a click, a tap or a key does to an element of the board. */
import type { Doing } from '../lib/choice.svelte';
import { namedAt } from './elements';
import type { Aim } from './hand';
import type { Session } from './session.svelte';
import type { Tips } from './tips.svelte';

/** What choosing an element does now; it may stand for another one. */
export function doingOf(session: Session, element: string): Doing | null {
  const { choice } = session;
  const { game, past, shown } = session.play;
  if (past || !game || !shown) return null;
  const legal = new Set(choice.next.keys());
  const meant = legal.has(element) ? element : (game.alias(element, legal, shown) ?? element);
  return choice.doing(meant);
}

/** What a press of the pointer aims at. */
export function aimOf(session: Session, event: MouseEvent): Aim {
  const element = namedAt(event.target)?.dataset.el;
  const thing =
    event.target instanceof Element
      ? event.target.closest('[data-el], button, [role="button"]')
      : null;
  return {
    doing: element ? doingOf(session, element) : undefined,
    path: event.composedPath(),
    options: [...session.choice.options, ...session.choice.shortcuts],
    open: session.play.live?.openings.map((opening) => opening.verb) ?? [],
    time: event.timeStamp,
    at: { clientX: event.clientX, clientY: event.clientY },
    box: thing?.getBoundingClientRect() ?? null,
  };
}

/** Chooses an element; what cannot be chosen says why. */
export function choose(session: Session, tips: Tips, element: string, anchor: Element) {
  if (session.play.past) return tips.show(element, anchor);
  session.link.problem = null;
  const doing = doingOf(session, element);
  const path = session.choice.blocked(element);
  if (doing) {
    tips.hide();
    session.choice.carryOut(doing);
  } else if (path) tips.refuse(path, anchor);
  else tips.show(element, anchor);
}
