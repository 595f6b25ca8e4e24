/** Pieces follow the pointer from one element to another; the game says which, and where to. */
import { keepStill } from '../lib/still';
import { namedAt, nameOf } from './elements';
import type { Gesture } from './pointer';
import type { Session } from './session.svelte';
import type { Tips } from './tips.svelte';

/** How far a pressed pointer moves before it drags; a finger that taps is never quite still. */
const FAR = { mouse: 7, finger: 16 };

interface Dragged {
  from: string;
  node: HTMLElement;
  start: [number, number];
  /** The options when it was taken up: what comes to be possible meanwhile is not meant. */
  offered: Set<string>;
  /** Its picture under the pointer, once it has left its place. */
  ghost: HTMLElement | null;
}

export function drag(
  root: HTMLElement,
  session: Session,
  tips: Tips,
  gesture: Gesture,
  signal: AbortSignal,
) {
  const { choice } = session;
  let dragged: Dragged | null = null;
  let hot: Element | null = null;

  function down(event: PointerEvent) {
    const node = namedAt(event.target);
    const from = node?.dataset.el ?? '';
    if (!event.isPrimary || event.button !== 0 || !(node instanceof HTMLElement)) return;
    if (session.play.past || !choice.first.has(from)) return;
    if (!session.play.game?.drags.can(from)) return;
    const offered = new Set([...choice.options, ...choice.shortcuts].map((option) => option.text));
    dragged = { from, node, start: [event.clientX, event.clientY], offered, ghost: null };
  }

  function move(event: PointerEvent) {
    if (!dragged || !event.isPrimary) return;
    const [x, y] = dragged.start;
    if (!dragged.ghost) {
      const far = event.pointerType === 'touch' ? FAR.finger : FAR.mouse;
      if (Math.hypot(event.clientX - x, event.clientY - y) < far) return;
      dragged.ghost = lift(dragged);
      root.setPointerCapture(event.pointerId);
    }
    const under = namedAt(document.elementFromPoint(event.clientX, event.clientY));
    heat(under && choice.between(dragged.from, nameOf(under)) ? under : null);
    dragged.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%) scale(1.15)`;
    event.preventDefault();
  }

  /** Takes a piece up: its picture leaves, and what it may be put on lights up. */
  function lift({ from, node }: Dragged): HTMLElement {
    gesture.kind = 'drag';
    tips.wait();
    tips.hide();
    const picture = node.querySelector('[data-piece]') ?? node;
    const box = picture.getBoundingClientRect();
    const ghost = document.createElement('div');
    ghost.className = 'dragged';
    ghost.append(picture.cloneNode(true));
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    document.body.append(ghost);
    choice.lift(from);
    return ghost;
  }

  const areaOf = (from: string) => session.play.game?.drags.area?.(from) ?? null;

  function heat(node: Element | null) {
    if (node === hot) return;
    hot?.classList.remove('under');
    node?.classList.add('under');
    hot = node;
  }

  /** The piece goes back to where it was. */
  function abort() {
    if (dragged?.ghost) choice.drop();
    dragged?.ghost?.remove();
    dragged = null;
    heat(null);
  }

  function up(event: PointerEvent) {
    if (!dragged || !event.isPrimary) return;
    const { ghost, from, offered } = dragged;
    abort();
    if (ghost) letGo(from, offered, document.elementFromPoint(event.clientX, event.clientY));
  }

  function letGo(from: string, offered: Set<string>, under: Element | null) {
    const area = areaOf(from);
    const target = namedAt(under);
    const name = target ? nameOf(target) : '';
    const inside = area !== null && under?.closest(`[data-drop="${CSS.escape(area)}"]`);
    choice.drop();
    const doing = choice.between(from, name) ?? (inside ? choice.doing(from) : null);
    const meant = doing?.kind !== 'act' || offered.has(doing.option.text);
    if (doing && meant) return choice.carryOut(doing);
    if (area === null && target && name !== from) tips.refuse([from, name], target);
  }

  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', abort, { signal });
  keepStill(root, () => dragged !== null, signal);
  addEventListener('keydown', (event) => event.key === 'Escape' && abort(), { signal });
}
