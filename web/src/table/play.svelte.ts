import { gameModule } from '../games';
import { api } from '../lib/api';
import { Choice } from '../lib/choice.svelte';
import { isAsked, reduce, type TableState } from '../lib/wire';
import type { ActionInfo, History } from '../lib/wire.gen';
import { useGameWords } from '../lib/words.svelte';
import { withDefaults, type Game } from './defaults';

/** The game on the screen: the live position, a past one on replay, and the choice being made. */
export class Play {
  game = $state.raw<Game | null>(null);
  live = $state.raw<TableState | null>(null);
  past = $state.raw<TableState | null>(null);
  history = $state.raw<History | null>(null);
  /** The past position is only a move seen again; the game goes on as soon as it is over. */
  glancing = $state(false);
  /** Nothing is asked yet, since something has to be seen first. */
  hushed = $state(false);
  readonly choice: Choice;
  shown = $derived(this.past ?? this.live);
  /** Whether this visitor has a seat, and does not only watch. */
  seated = $derived(this.live !== null && this.live.seat >= 0);
  waitingForMe = $derived(this.live !== null && isAsked(this.live));
  /** The seat through whose eyes the past is seen; null for one's own. */
  viewpoint = $state.raw<number | null>(null);
  private readonly cache = new Map<string, TableState>();

  constructor(
    readonly table: string,
    act: (option: ActionInfo) => void,
  ) {
    this.choice = new Choice(act);
  }

  /** Fetches the screen and the words of a game, once. */
  async load(game: string) {
    if (this.game?.id === game) return;
    const [module] = await Promise.all([gameModule(game), useGameWords(game)]);
    this.game = withDefaults(module);
    const { drags } = this.game;
    this.choice.canFollow = (element) => drags.can(element);
  }

  /** Puts the next live position on the screen; on replay it stays behind the past one. */
  show(state: TableState, hush = this.hushed) {
    const same = this.live?.options === state.options && hush === this.hushed;
    this.live = state;
    this.hushed = hush;
    if (!same && !this.past) this.offer();
  }

  /** What had to be seen first has been seen: the question may be asked. */
  ask() {
    this.hushed = false;
    if (!this.past) this.offer();
  }

  private offer() {
    if (this.hushed) this.choice.offer([]);
    else if (this.live) this.choice.offer(this.live.options, this.live.shortcuts);
  }

  /** The position after so many lines of the log, as far as this visitor may know it. */
  async at(seq: number): Promise<TableState | null> {
    const key = `${seq} ${this.viewpoint ?? ''}`;
    const known = this.cache.get(key);
    if (known) return known;
    const state = reduce(null, await api.at(this.table, seq, this.viewpoint));
    if (state) this.cache.set(key, state);
    return state;
  }

  showPast(state: TableState) {
    this.past = state;
    this.choice.offer([]);
  }

  async loadHistory() {
    this.history = await api.history(this.table);
  }

  /** The lines of the log may have other numbers now. */
  forgetPast() {
    this.cache.clear();
    this.history = null;
  }

  leaveReplay() {
    this.past = null;
    this.glancing = false;
    this.viewpoint = null;
    this.offer();
  }
}
