import { notify } from '../lib/notice';
import { settings } from '../lib/settings.svelte';
import { bell, chime } from '../lib/sound';
import { t } from '../lib/words.svelte';
import type { ActionInfo, DoubtInfo } from '../lib/wire.gen';
import type { Card } from './hold';
import type { Play } from './play.svelte';

export type DialogName =
  | ''
  | 'help'
  | 'settings'
  | 'menu'
  | 'luck'
  | 'invite'
  | 'options'
  | 'hand-over'
  | 'chat'
  | 'name'
  | 'leave'
  | 'end'
  | 'close'
  | 'review'
  | 'what-if';

/** A choice that is sent only when the player says so once more. */
export interface Question {
  option: ActionInfo;
  /** What speaks against it; null if it only ends the turn. */
  doubt: DoubtInfo | null;
}

/** The window around the board: what is open in it, and what it calls attention to. */
export class TableWindow {
  /** The panel that a small screen shows. */
  panel = $state('own');
  /** The seat whose board is open, or -1. */
  openSeat = $state(-1);
  dialog = $state<DialogName>('');
  /** The clause that the help page opens at. */
  clause = $state('');
  showScores = $state(true);
  /** How often it became this seat's turn. */
  turns = $state(0);
  /** What the player is asked once more before it is sent. */
  question = $state.raw<Question | null>(null);
  /** What holds the screen until it has been seen. */
  card = $state.raw<Card | null>(null);
  /** Step by step, the next move of somebody else waits for the player. */
  stepping = $state(false);
  private seen: () => void = () => undefined;
  /** How much of the chat has been read. */
  heard = $state(0);
  unread = $derived.by(() => {
    const { live } = this.play;
    return (
      live?.chat.slice(this.heard).filter((line) => line.seat !== live.seat && !line.code).length ??
      0
    );
  });

  constructor(private readonly play: Play) {}

  /** Opens the help page at a clause. */
  openRule(clause: string) {
    this.clause = clause;
    this.dialog = 'help';
  }

  /** Ends when the player has seen the card. */
  hold(card: Card): Promise<void> {
    this.card = card;
    if (settings.sound) bell();
    return new Promise((end) => (this.seen = end));
  }

  /** Ends when the player wants to see the next move. */
  step(): Promise<void> {
    this.stepping = true;
    return new Promise((end) => (this.seen = end));
  }

  /** The player has seen what the table waits for. */
  goOn() {
    this.card = null;
    this.stepping = false;
    this.seen();
  }

  closeDialog() {
    this.dialog = '';
    this.clause = '';
  }

  /** Somebody comes to the table: old chat is not news, and free seats want guests. */
  opened() {
    const { live } = this.play;
    this.heard = live?.chat.length ?? 0;
    if (live?.table.host && live.table.link && live.table.status === 'open') this.dialog = 'invite';
  }

  /** It is this seat's turn now. */
  turnCame(table: string, ask: string) {
    this.turns++;
    if (settings.sound) chime();
    if (settings.notify) notify(t('web-your-turn'), ask, table);
  }
}
