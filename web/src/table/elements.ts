/** Things on the page that have a name: `data-el` can be chosen, `data-tip` only looked at. */
export type Named = HTMLElement | SVGElement;

/** The named thing at a place of the page; what a game's own gesture draws is left to it. */
export const namedAt = (node: EventTarget | null) =>
  node instanceof Element && !ownGesture(node)
    ? node.closest<Named>('[data-el], [data-tip]')
    : null;

/** Whether a place of the page belongs to a gesture of the game. */
export const ownGesture = (node: EventTarget | null) =>
  node instanceof Element && node.closest('[data-gesture]') !== null;

export const nameOf = (node: Named) => node.dataset.el ?? node.dataset.tip ?? '';
