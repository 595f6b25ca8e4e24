/** What the reader looks at: desert or sheet, which sector on a small screen, and what is previewed. */
import { MediaQuery } from 'svelte/reactivity';
import type { TableState } from '../../lib/wire';
import type { OutcomeInfo } from '../../lib/wire.gen';
import type { Session } from '../../table/session.svelte';
import { onSheet } from './view';

export const wide = new MediaQuery('min-width: 1180px', true);
export const narrow = new MediaQuery('max-width: 700px', false);

/** The sector that a decision is made in. */
const SECTORS: Record<string, string> = {
  CrossHexes: 'cliff',
  LayPath: 'creek',
  LayPathForBot: 'creek',
  DrawShape: 'canyon',
  DrawForBot: 'canyon',
  MarkMud: 'mud',
};
export const sectorOf = ({ decision }: TableState) => SECTORS[decision] ?? '';

class Desk {
  /** The sector that a small screen shows. */
  sector = $state('cliff');
  /** Desert or sheet by choice, as long as the phase lasts. */
  private chosen = $state.raw<{ phase: string; sheet: boolean } | null>(null);

  sheet(state: TableState): boolean {
    const { phase } = state.frame;
    return this.chosen?.phase === phase ? this.chosen.sheet : onSheet(state);
  }

  turnOver(state: TableState) {
    this.chosen = { phase: state.frame.phase, sheet: !this.sheet(state) };
  }
}
export const desk = new Desk();

/** What an option under the pointer would do, as the server says. */
export class Look {
  option = $state('');
  readonly told = $derived.by((): OutcomeInfo | null =>
    this.option ? (this.session.questions.what(this.option) ?? null) : null,
  );
  readonly reach = $derived(new Set(this.told?.reach ?? []));

  constructor(readonly session: Session) {}

  /** Asks about the option; gives a function that withdraws the question. */
  ask(): (() => void) | undefined {
    void this.session.play.live; // after every change of the table answers are forgotten
    return this.option ? this.session.questions.askWhat(this.option) : undefined;
  }

  at(option: string | undefined) {
    this.option = option ?? '';
  }

  leave(option?: string) {
    if (option === undefined || this.option === option) this.option = '';
  }

  /** How the points of a sector would change. */
  change(sector: string): number {
    const { seat } = this.session.shown!;
    return (this.told?.scores ?? [])
      .filter((one) => one.seat === seat && one.label === sector)
      .reduce((sum, { change }) => sum + change, 0);
  }
}
