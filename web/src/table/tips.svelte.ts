import type { Refusal } from '../lib/wire';

/** The one tooltip of the table: over which element it stands, and why. */
class Tips {
  element = $state('');
  anchor = $state.raw<Element | null>(null);
  /** Set when the tip answers a refused try; it then stays for a while. */
  refusal = $state.raw<Refusal | undefined>(undefined);

  get shaken() {
    return this.refusal !== undefined;
  }

  show(element: string, anchor: Element, refusal?: Refusal) {
    this.element = element;
    this.anchor = anchor;
    this.refusal = refusal;
  }

  hide() {
    this.element = '';
    this.anchor = null;
    this.refusal = undefined;
  }
}

export const tips = new Tips();
export type { Tips };
