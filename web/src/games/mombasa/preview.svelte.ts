/** What pointing at something would lead to: asked from the server, shown on the boards. */
import type { Session } from '../../table/session.svelte';

export class Preview {
  /** The element under the pointer or the focus. */
  private element = $state('');
  private readonly option = $derived.by(() => {
    const { choice, play } = this.session;
    if (!this.element || play.past || !play.waitingForMe) return null;
    const doing = choice.doing(this.element);
    return doing?.kind === 'act' && !doing.option.retracts ? doing.option.text : null;
  });
  private readonly reach = $derived.by(() => {
    const outcome = this.option ? this.session.questions.what(this.option) : null;
    return new Set(outcome?.reach ?? []);
  });

  constructor(private readonly session: Session) {}

  /** Whether what is pointed at leads to this element. */
  leadsTo(element: string): boolean {
    return this.reach.has(element);
  }

  /** Watches the pointer and the focus inside of a node. */
  watch = (root: HTMLElement) => {
    const end = new AbortController();
    const point = ({ target }: Event) => {
      const node = target instanceof Element ? target.closest<HTMLElement>('[data-el]') : null;
      this.element = node?.dataset.el ?? '';
    };
    // Removing a focused element blurs it in the middle of an update.
    const leave = () => queueMicrotask(() => (this.element = ''));
    root.addEventListener('pointerover', point, { signal: end.signal });
    root.addEventListener('focusin', point, { signal: end.signal });
    root.addEventListener('pointerleave', leave, { signal: end.signal });
    root.addEventListener('focusout', leave, { signal: end.signal });
    return () => end.abort();
  };

  /** Asks as long as something is pointed at; for an effect. */
  ask = (): (() => void) | undefined =>
    this.option ? this.session.questions.askWhat(this.option) : undefined;
}
