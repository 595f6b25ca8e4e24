import { tick } from 'svelte';
import { api, type History } from '../lib/api';
import { Choice } from '../lib/choice.svelte';
import { withFlights } from '../lib/flight';
import { notify } from '../lib/notice';
import { settings } from '../lib/settings.svelte';
import { Link, type LinkState } from '../lib/socket';
import { chime } from '../lib/sound';
import {
  reduce,
  type ErrMessage,
  type Option,
  type ServerMessage,
  type TableState,
  type ViewMessage,
} from '../lib/wire';
import { t, useGameWords } from '../lib/words.svelte';
import { gameModule } from '../games';
import { Hand } from './hand';
import type { GameModule } from '../games/types';

const PATIENCE = 4000;

/** Whether a change is what came of this seat's own choice, not of somebody else's. */
function answers(before: TableState | null, after: TableState): boolean {
  if (!before || after.events.some((event) => event.seat === after.seat)) return true;
  const texts = (state: TableState) => state.options.map((option) => option.text).join('\n');
  return texts(before) !== texts(after) || before.undo !== after.undo;
}

/** One table on the screen: the live state, the choice being made, and the replay. */
export class Session {
  live = $state.raw<TableState | null>(null);
  past = $state.raw<TableState | null>(null);
  game = $state.raw<GameModule | null>(null);
  link = $state.raw<LinkState>('connecting');
  retryAt = $state.raw(0);
  problem = $state.raw<ErrMessage | null>(null);
  missing = $state(false);
  /** What was sent and is not answered yet, and what is to follow it. */
  sent = $state.raw<Option | null>(null);
  undoing = $state.raw(false);
  /** How often something was chosen here. */
  acts = 0;
  readonly hand = new Hand();
  private queued = '';
  private patience: ReturnType<typeof setTimeout> | undefined;
  tried = '';
  history = $state.raw<History | null>(null);
  panel = $state('own');
  openSeat = $state(-1);
  dialog = $state<'' | 'help' | 'settings' | 'menu' | 'luck' | 'invite' | 'options' | 'hand-over'>('');
  clause = $state('');
  showScores = $state(true);
  yourTurn = $state(0);
  /** How much of the chat has been read. */
  heard = $state(0);
  unread = $derived(
    this.live ? this.live.chat.slice(this.heard).filter((line) => line.seat !== this.live!.seat).length : 0,
  );
  choice = new Choice((option) => this.act(option));
  shown = $derived(this.past ?? this.live);
  replaying = $derived(this.past !== null);
  mine = $derived(this.live !== null && this.live.seat >= 0);
  waitingForMe = $derived(
    // Without an option the table itself goes on for this seat.
    this.live !== null && this.live.options.length > 0 && (this.game?.waiting(this.live).includes(this.live.seat) ?? false),
  );

  private socket: Pick<Link, 'send' | 'close' | 'hurry'> | null = null;
  private line: Promise<void> = Promise.resolve();
  private cache = new Map<number, TableState>();

  constructor(readonly id: string) {}

  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new Link(`${scheme}://${location.host}/ws/${this.id}`, {
      message: (message) => this.receive(message),
      state: (state, retryIn) => {
        this.link = state;
        this.retryAt = Date.now() + retryIn;
        if (state === 'lost') this.answered();
      },
      turnedAway: () => {
        this.missing = true;
      },
    });
  }

  /** Plays over another line than the network: fixtures and tests. */
  attach(line: Pick<Link, 'send' | 'close' | 'hurry'>) {
    this.socket = line;
    this.link = 'open';
  }

  close() {
    this.socket?.close();
  }

  retry() {
    this.socket?.hurry();
  }

  /** Messages are shown one after another, so that flights start from the right picture. */
  receive(message: ServerMessage) {
    this.line = this.line.then(() => this.show(message)).catch((e: unknown) => console.error(e));
  }

  private async show(message: ServerMessage) {
    if (message.t === 'err') {
      this.problem = message;
      this.answered();
      return;
    }
    if (message.t === 'pong') return;
    const before = this.live;
    const after = reduce(before, message);
    if (!after) return;
    if (!this.game || this.game.id !== after.table.game) {
      const [module] = await Promise.all([gameModule(after.table.game), useGameWords(after.table.game)]);
      this.game = module;
    }
    if (!before && (after.table.invites?.length ?? 0) > 0) this.dialog = 'invite';
    const wasMine = this.waitingForMe;
    const change = async () => {
      if (!before) this.heard = after.chat.length;
      this.live = after;
      if (message.t === 'view' || message.t === 'patch') {
        if (message.t === 'view' || answers(before, after)) {
          this.answered();
          this.problem = null;
        }
        if (!this.past) this.choice.offer(after.options, after.refusals);
      }
      await tick();
    };
    if (message.t === 'patch' && before && !this.past) {
      await withFlights(this.game.flights(before, after, after.events), settings.still, change);
    } else {
      await change();
    }
    this.goOn();
    if (!wasMine && this.waitingForMe && before) {
      this.yourTurn++;
      if (settings.sound) chime();
      if (settings.notify) notify(t('web-your-turn'), this.game.ask(after, [], []).head, this.id);
    }
  }

  act(option: Option) {
    if (!this.live || this.past) return;
    this.acts++;
    if (this.sent || this.undoing) {
      // A quick hand: the next choice waits for the answer to this one. Nobody means a button twice.
      const again = option.text === this.sent?.text && option.path[0]?.startsWith('button:');
      if (!again) this.queued = option.text;
      return;
    }
    const ok = this.socket
      ? this.socket.send({ t: 'act', seq: this.live.seq, option: option.text })
      : false;
    this.tried = option.text;
    this.problem = null;
    if (!ok) return this.choice.drop();
    this.sent = option;
    this.wait();
  }

  undo() {
    if (!this.live || this.live.undo < 1 || this.past || this.sent || this.undoing) return;
    this.problem = null;
    if (this.choice.picked.length > this.choice.granted) return this.choice.drop();
    this.undoing = this.socket?.send({ t: 'undo', seq: this.live.seq }) ?? false;
    this.wait();
  }

  /** The player lets go of what they picked, and of what went wrong before. */
  letGo() {
    this.problem = null;
    this.choice.drop();
  }

  private wait() {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.answered(), PATIENCE);
  }

  private answered() {
    clearTimeout(this.patience);
    this.sent = null;
    this.undoing = false;
  }

  /** Sends what was chosen while an answer was under way, if it still can be chosen. */
  private goOn() {
    if (!this.queued || this.sent || this.undoing) return;
    const option = this.live?.options.find((o) => o.text === this.queued);
    this.queued = '';
    if (option && !this.problem) this.choice.take(option);
  }

  say(text: string) {
    this.socket?.send({ t: 'say', text });
  }

  handOver(on: boolean) {
    this.socket?.send({ t: 'bot', on });
  }

  /** Shows the position after `seq` decisions; the live game goes on underneath. */
  async replayAt(seq: number) {
    const known = this.cache.get(seq);
    if (known) {
      this.past = known;
    } else {
      const body = await api.at(this.id, seq);
      const state = reduce(null, { ...body, t: 'view' } as ViewMessage);
      if (!state || !this.live) return;
      const full: TableState = {
        ...state,
        seq,
        table: state.table ?? this.live.table,
        seat: this.live.seat,
        log: this.live.log.filter((l) => l.seq <= seq),
        chat: this.live.chat,
        options: [],
        refusals: [],
        undo: 0,
      };
      this.cache.set(seq, full);
      this.past = full;
    }
    this.choice.offer([], []);
  }

  async loadHistory() {
    this.history = await api.history(this.id);
  }

  async startReplay() {
    try {
      await this.loadHistory();
      await this.replayAt(this.live?.table.status === 'finished' ? 0 : (this.live?.seq ?? 0));
      this.showScores = false;
    } catch {
      this.problem = { t: 'err', code: 'unavailable', refusal: null };
    }
  }

  leaveReplay() {
    this.past = null;
    if (this.live) this.choice.offer(this.live.options, this.live.refusals);
  }
}
