import { choose } from './choose';
import { ownGesture } from './elements';
import type { Session } from './session.svelte';
import { tips } from './tips.svelte';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function targets(session: Session): (HTMLElement | SVGElement)[] {
  const legal = session.choice.next;
  const chosen = session.choice.picked;
  const seen = new Set<string>();
  return [...document.querySelectorAll<HTMLElement | SVGElement>('[data-el]')].filter((node) => {
    const name = node.dataset.el ?? '';
    if (!legal.has(name) && !chosen.includes(name)) return false;
    if (seen.has(name) || node.getBoundingClientRect().width === 0) return false;
    seen.add(name);
    return true;
  });
}

/** The nearest legal target in a direction; straight ahead counts more than sideways. */
function nearest(
  from: Element | null,
  list: Element[],
  [dx, dy]: [number, number],
): Element | undefined {
  const centre = (e: Element) => {
    const b = e.getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2] as const;
  };
  if (!from) return list[0];
  const [x, y] = centre(from);
  let best: Element | undefined;
  let least = Infinity;
  for (const e of list) {
    if (e === from) continue;
    const [ex, ey] = centre(e);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = e;
    }
  }
  return best ?? (list.includes(from) ? undefined : list[0]);
}

export function keyboard(session: Session, event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target as Element | null;
  if (
    at instanceof HTMLInputElement ||
    at instanceof HTMLSelectElement ||
    at instanceof HTMLTextAreaElement
  )
    return;
  if (ownGesture(at)) return;
  const inDialog = document.querySelector('dialog[open]') !== null;
  if (inDialog) return;
  if (ARROWS[event.key] && at?.closest('[data-scrolls]')) return;
  if (session.play.past && !session.play.glancing) return; // the replay has keys of its own
  const arrow = ARROWS[event.key];
  if (arrow) {
    const list = targets(session);
    const active = document.activeElement?.closest('[data-el]') ?? null;
    const to = nearest(active, list, arrow) as HTMLElement | undefined;
    if (to) {
      to.focus();
      event.preventDefault();
    }
    return;
  }
  switch (event.key) {
    case 'Enter':
    case ' ': {
      if (session.window.stepping && !at?.closest('button, a, [data-el]')) {
        session.window.goOn();
        event.preventDefault();
        return;
      }
      const node = at?.closest<SVGElement>('[data-el]');
      if (node instanceof SVGElement && node.dataset.el) {
        choose(session, tips, node.dataset.el, node);
        event.preventDefault();
      }
      return;
    }
    case 'Escape':
      session.hint.shut();
      session.letGo();
      tips.hide();
      return;
    case '?':
      session.window.dialog = 'help';
      return;
  }
  switch (event.code) {
    case 'KeyZ':
      if (!event.repeat) session.undo();
      return;
    case 'KeyH':
      if (!event.repeat) session.toggleHint();
      return;
    case 'KeyO':
      if (!session.play.past) session.window.dialog = 'options';
      event.preventDefault();
      return;
    case 'Digit1':
    case 'Digit2':
    case 'Digit3':
    case 'Digit4':
    case 'Digit5': {
      const panel = session.play.game?.panels.list[Number(event.code.slice(5)) - 1];
      if (!panel) return;
      session.window.panel = panel.id;
      const pane = [...document.querySelectorAll<HTMLElement>(`[data-pane="${panel.id}"]`)].find(
        (p) => p.offsetWidth > 0,
      );
      const inside =
        pane?.querySelector<HTMLElement>('[data-el][tabindex="0"]') ??
        pane?.querySelector<HTMLElement>('[data-el], button');
      inside?.focus();
    }
  }
}
