/** The one tooltip of the table: over which element it stands, and why. */
class Tips {
  element = $state('');
  anchor = $state.raw<Element | null>(null);
  shaken = $state(false);

  show(element: string, anchor: Element, shaken = false) {
    this.element = element;
    this.anchor = anchor;
    this.shaken = shaken;
  }

  hide() {
    this.element = '';
    this.anchor = null;
  }
}

export const tips = new Tips();
export type { Tips };
