/** Clicks, hovers, long presses and drags on anything that carries `data-el` or `data-tip`. */
import type { Attachment } from 'svelte/attachments';
import type { Session } from './session.svelte';
import type { Tips } from './tips.svelte';

const HOVER = 250;
const LONG_PRESS = 450;
const FAR = 7;
const STAY = 4000;

const marked = (node: EventTarget | null) =>
  node instanceof Element ? node.closest<HTMLElement | SVGElement>('[data-el], [data-tip]') : null;
const nameOf = (node: HTMLElement | SVGElement) => node.dataset.el ?? node.dataset.tip ?? '';

export function choose(session: Session, tips: Tips, element: string, anchor: Element) {
  const { choice, game } = session;
  if (session.past) return tips.show(element, anchor);
  session.problem = null;
  const legal = new Set(choice.next.keys());
  const meant = legal.has(element)
    ? element
    : (game!.alias(element, legal, session.shown!) ?? element);
  if (choice.pick(meant)) {
    tips.hide();
    return;
  }
  const refused = choice.why(element);
  if (refused) {
    anchor.classList.remove('refused');
    void anchor.getBoundingClientRect();
    anchor.classList.add('refused');
    setTimeout(() => anchor.classList.remove('refused'), 400);
  }
  tips.show(element, anchor, refused);
}

export function pointer(session: Session, tips: Tips): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let drag: { from: string; start: [number, number]; node: HTMLElement; ghost: HTMLElement | null; id: number } | null = null;
    let swallow = false;
    let hot: Element | null = null;

    const cancel = () => clearTimeout(timer);
    const later = (ms: number, what: () => void) => {
      cancel();
      timer = setTimeout(what, ms);
    };

    function over(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || drag?.ghost) return;
      const node = marked(event.target);
      if (!node) return;
      if (tips.shaken && tips.anchor === node) return;
      later(HOVER, () => tips.show(nameOf(node), node));
    }
    function out(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      if (marked(event.target) === marked(event.relatedTarget)) return;
      if (tips.shaken) return;
      cancel();
      tips.hide();
    }
    function down(event: PointerEvent) {
      const node = marked(event.target);
      held = false;
      if (drag) return; // a second finger
      if (!node) return tips.hide();
      if (event.pointerType !== 'mouse') {
        later(LONG_PRESS, () => {
          held = true;
          tips.show(nameOf(node), node);
        });
      }
      const source = node.dataset.el ?? '';
      const movable = node instanceof HTMLElement && (session.game?.drags(source) ?? false);
      if (movable && event.button === 0 && !session.past && session.choice.first.has(source)) {
        drag = { from: source, start: [event.clientX, event.clientY], node, ghost: null, id: event.pointerId };
      }
    }
    function move(event: PointerEvent) {
      if (!drag || event.pointerId !== drag.id) return;
      const [x, y] = drag.start;
      if (!drag.ghost) {
        if (Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
        cancel();
        tips.hide();
        const picture = drag.node.querySelector('.tok') ?? drag.node;
        const box = picture.getBoundingClientRect();
        const ghost = document.createElement('div');
        ghost.className = 'dragged';
        ghost.append(picture.cloneNode(true));
        ghost.style.width = `${box.width}px`;
        ghost.style.height = `${box.height}px`;
        document.body.append(ghost);
        drag.ghost = ghost;
        root.setPointerCapture(event.pointerId);
        if (drag.from.startsWith('market:') && !session.choice.picked.includes(drag.from)) {
          session.choice.drop();
          session.choice.pick(drag.from);
        }
      }
      const under = marked(document.elementFromPoint(event.clientX, event.clientY));
      if (under !== hot) {
        hot?.classList.remove('under');
        hot = under?.classList.contains('legal') ? under : null;
        hot?.classList.add('under');
      }
      drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%) scale(1.15)`;
      event.preventDefault();
    }
    /** The piece goes back to where it was. */
    function abort() {
      cancel();
      drag?.ghost?.remove();
      drag = null;
      hot?.classList.remove('under');
      hot = null;
    }
    function escape(event: KeyboardEvent) {
      if (event.key === 'Escape' && drag?.ghost) abort();
    }
    function up(event: PointerEvent) {
      cancel();
      if (!drag || event.pointerId !== drag.id) return;
      const { ghost, from } = drag;
      abort();
      if (!ghost) return;
      swallow = true;
      setTimeout(() => (swallow = false), 60);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const target = marked(under);
      const name = target ? nameOf(target) : '';
      if (from.startsWith('slot:')) {
        if (under?.closest('[data-drop="market"]')) session.choice.pick(from);
        return;
      }
      if (name && session.choice.join(from, name)) return;
      if (target && name.startsWith('slot:')) choose(session, tips, name, target);
      session.choice.drop();
    }
    function click(event: MouseEvent) {
      cancel();
      if (swallow || held) {
        event.preventDefault();
        return;
      }
      const node = marked(event.target);
      if (!node) {
        session.letGo();
        return tips.hide();
      }
      if (node.dataset.el) {
        const name = node.dataset.el;
        const retracts = session.choice.next.get(name)?.some((option) => option.retracts) ?? false;
        if (session.hand.twice(event, name, !retracts)) return;
        const before = session.acts;
        choose(session, tips, name, node);
        session.hand.clicked(event, name, session.acts !== before);
        if (tips.element) later(STAY, () => tips.hide());
      } else {
        tips.show(nameOf(node), node);
        later(STAY, () => tips.hide());
      }
    }
    function focus(event: FocusEvent) {
      const node = marked(event.target);
      if (node && node.matches(':focus-visible')) later(HOVER, () => tips.show(nameOf(node), node));
    }
    function blur() {
      cancel();
      // removing a focused element blurs it in the middle of an update
      queueMicrotask(() => !tips.shaken && tips.hide());
    }
    function menu(event: Event) {
      if (held || marked(event.target)?.dataset.el?.startsWith('market:')) event.preventDefault();
    }

    root.addEventListener('pointerover', over);
    root.addEventListener('pointerout', out);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', abort);
    addEventListener('keydown', escape);
    root.addEventListener('click', click);
    root.addEventListener('focusin', focus);
    root.addEventListener('focusout', blur);
    root.addEventListener('contextmenu', menu);
    return () => {
      cancel();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerout', out);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', abort);
      removeEventListener('keydown', escape);
      root.removeEventListener('click', click);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('focusout', blur);
      root.removeEventListener('contextmenu', menu);
    };
  };
}
