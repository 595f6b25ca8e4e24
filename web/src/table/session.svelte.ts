import { tick } from 'svelte';
import { anchorsOf, seen } from '../lib/flight';
import { mayCatchUp, pause, restAfterMove } from '../lib/pace';
import { Questions } from '../lib/questions.svelte';
import { settings } from '../lib/settings.svelte';
import { knock } from '../lib/sound';
import { isAsked, reduce, toldIn, type TableState } from '../lib/wire';
import type { ActionInfo, EventInfo, ToBrowser } from '../lib/wire.gen';
import { Hand } from './hand';
import { HintDesk } from './hint.svelte';
import { Occasions, type Card } from './hold';
import { TableLink } from './link.svelte';
import { EventMotion } from './motion';
import { Play } from './play.svelte';
import { ReviewDesk } from './review.svelte';
import { othersMoved, type Move } from './strip';
import { TableWindow } from './window.svelte';

/** If more messages than this wait to be shown, they are shown without animation. */
const FAR_BEHIND = 4;
/** How long a move that is seen again stays on the screen. */
const GLANCE = 1100;

/** One table on the screen: holds the link, the game and the window, and leads messages through. */
export class Session {
  readonly link = new TableLink();
  readonly play: Play;
  readonly window: TableWindow;
  readonly hand = new Hand();
  readonly questions: Questions;
  readonly hint: HintDesk;
  readonly review: ReviewDesk;
  private readonly motion = new EventMotion();
  private readonly occasions = new Occasions();
  /** Messages that are still to be shown. */
  private waiting: ToBrowser[] = [];
  /** The position after all that has come, shown or not. */
  private newest: TableState | null = null;
  /** Whether this seat may choose, though something may have to be shown first. */
  mayAct = $state(false);
  /** Somebody who looks elsewhere has been told of the turn before it is shown. */
  private called = false;
  private showing: Promise<void> | null = null;
  /** The last move of somebody else is on the screen, and no other event has followed it. */
  private unseen = false;
  /** The button that brings a question back which the table has answered by itself. */
  skipped = $state.raw<{ back: string } | null>(null);
  /** Until when bots wait for an undo, in milliseconds; 0 if they do not. */
  grace = $state.raw(0);
  /** The player wants to be asked, this time. */
  private wantsToBeAsked = false;

  constructor(readonly id: string) {
    this.play = new Play(id, (option) => this.act(option));
    this.window = new TableWindow(this.play);
    this.questions = new Questions((wish) => {
      const { live } = this.play;
      return live && live.seat >= 0 ? this.link.send({ ...wish, seq: live.seq }) : null;
    });
    this.review = new ReviewDesk(id);
    this.hint = new HintDesk(() => this.link.send({ t: 'hint', seq: this.play.live!.seq }));
  }

  /** The position on the screen, live or past. */
  get shown() {
    return this.play.shown;
  }

  get choice() {
    return this.play.choice;
  }

  connect() {
    this.link.connect(
      this.id,
      (message) => this.receive(message),
      () => {
        this.questions.forget();
        this.hint.forget();
      },
    );
  }

  /** Comes anew, as somebody who has sat down meanwhile: the server asks who one is only then. */
  reconnect() {
    this.link.close();
    this.connect();
  }

  close() {
    this.window.goOn();
    this.motion.hurry();
    this.review.close();
    this.link.close();
  }

  /**
   * Messages are shown one after another, each when the animation of the one before has ended.
   * Answers to questions change nothing, so they do not wait.
   */
  receive(message: ToBrowser) {
    if (this.hint.heard(message)) return this.lookAtHint();
    if (this.questions.heard(message)) return;
    this.arrived(message);
    const aside = message.t === 'say' || message.t === 'table';
    if (aside && this.play.live && !this.waiting.some((other) => other.t === 'view')) {
      // What is said need not wait for what is shown.
      this.play.show(reduce(this.play.live, message)!);
      return;
    }
    this.waiting.push(message);
    if (this.farBehind) this.motion.hurry();
    this.showing ??= this.showAll();
  }

  /** Notices a turn as soon as it comes, since what is shown first may wait for somebody away. */
  private arrived(message: ToBrowser) {
    this.newest = reduce(this.newest, message);
    const may = this.newest !== null && isAsked(this.newest);
    if (may && !this.mayAct && this.play.live && document.visibilityState === 'hidden') {
      this.called = true;
      this.window.turnCame(this.id, this.play.game!.turn.ask(this.newest!, [], []).head);
    }
    this.mayAct = may;
  }

  private get farBehind() {
    return this.waiting.length > FAR_BEHIND && mayCatchUp();
  }

  /** Ends when all that has come is on the screen. */
  async idle() {
    await this.showing;
  }

  private async showAll() {
    for (let message = this.waiting.shift(); message; message = this.waiting.shift()) {
      try {
        await this.show(message);
      } catch (error) {
        console.error(error);
      }
    }
    this.showing = null;
  }

  private async show(message: ToBrowser) {
    if (message.t === 'err') return this.link.refused(message);
    const { play } = this;
    const before = play.live;
    const after = reduce(before, message);
    if (!after || after === before) return;
    await play.load(after.table.game);
    const game = play.game!;
    const events = message.t === 'patch' ? toldIn(message.lines ?? []) : [];
    const theirs = othersMoved(game, events, after.seat);
    const answer = this.link.isAnswer(message);
    if (theirs && !answer && this.unseen && settings.pace === 'step' && !this.link.busy)
      await this.window.step();
    const wasMine = play.waitingForMe;
    const did = answer ? this.link.sent?.option?.text : undefined;
    if (message.t === 'view' || settings.pace === 'fast') this.occasions.forget();
    const card =
      before && settings.pace !== 'fast' ? this.occasions.met(game, before, after, events) : null;
    const change = async () => {
      if (answer || message.t === 'view') this.settle(message);
      if (after.seq !== before?.seq || message.t === 'view') this.questions.forget();
      if (after.seq !== before?.seq) this.window.question = null;
      if (after.options !== before?.options) this.hint.moved(did, after.options);
      play.show(after, card !== null);
      if (!before) this.window.opened();
      await tick();
    };
    const { landed } = await this.motion.play({
      game,
      before: before ?? after,
      events,
      // Whoever waits for an answer does not wait for others.
      wanted: () => !play.past && (answer || !this.link.busy) && !this.farBehind,
      change,
    });
    this.goOn();
    if (!this.link.busy) await landed;
    if (!wasMine && play.waitingForMe && before && !this.called)
      this.window.turnCame(this.id, game.turn.ask(after, [], []).head);
    if (play.waitingForMe) this.called = false;
    if (answer || events.length > 0) this.unseen = theirs;
    if (theirs && !answer) this.grace = 0;
    await this.letSee(card, theirs);
    this.skip();
  }

  /** Gives the player time to see what happened: a rest, or a card that waits for them. */
  private async letSee(card: Card | null, theirs: boolean) {
    const rest = restAfterMove();
    if (theirs && rest > 0 && !this.link.busy)
      await this.motion.run((signal) => pause(rest, signal));
    if (!card) return;
    this.unseen = false;
    await this.window.hold(card);
    this.play.ask();
  }

  /** Answers a question by itself that hardly anybody answers otherwise. */
  private skip() {
    const { live, game, waitingForMe, past } = this.play;
    if (!live || !game || past || !waitingForMe || this.link.busy || !settings.skip) return;
    const found = this.wantsToBeAsked ? null : game.turn.skip(live);
    if (!found) return;
    this.skipped = found;
    this.link.act(found.option, live.seq);
  }

  /** Takes the answer back that the table gave by itself, so that the player can give another. */
  askAgain() {
    this.wantsToBeAsked = true;
    this.skipped = null;
    this.undo();
  }

  /** What was asked for is done, or everything is told anew. */
  private settle(message: ToBrowser) {
    if (this.link.isAnswer(message)) {
      if (settings.sound && this.link.sent?.option) knock();
      this.link.answered();
    }
    this.link.problem = null;
    if (message.t !== 'view') return;
    this.play.forgetPast();
    if (this.play.past) void this.play.loadHistory().catch(() => undefined);
  }

  /** Sends what was chosen while an answer was under way, if it still can be chosen. */
  private goOn() {
    const waited = this.link.next(this.play.live?.options ?? []);
    if (waited) this.choice.take(waited);
  }

  act(option: ActionInfo) {
    const { live, past } = this.play;
    if (!live || past) return;
    const doubt = live.doubts[option.text] ?? null;
    if (doubt && !this.link.busy) this.window.question = { option, doubt };
    else if (settings.confirm && !this.link.busy && !live.shortcuts.includes(option))
      void this.actIfGoingOn(option);
    else this.send(option);
  }

  /** Sends a choice at once if the turn goes on after it; else the player is asked once more. */
  private async actIfGoingOn(option: ActionInfo) {
    const { live } = this.play;
    const outcome = await this.questions.whatOf(option.text);
    if (this.play.live !== live) return;
    if (outcome && !outcome.ends_turn) this.send(option);
    else this.window.question = { option, doubt: null };
  }

  /** The player means what they were asked about. */
  insist() {
    const { question } = this.window;
    this.window.question = null;
    if (question && !this.play.past) this.send(question.option);
  }

  private send(option: ActionInfo) {
    const { live } = this.play;
    if (!live) return;
    this.hurry();
    this.window.question = null;
    this.skipped = null;
    this.wantsToBeAsked = false;
    const bots = live.table.seats.some((seat) => seat.bot !== null);
    const grace = bots ? settings.grace : 0;
    if (!this.link.act(option, live.seq, grace)) this.choice.drop();
    this.grace = grace > 0 ? Date.now() + grace * 1000 : 0;
  }

  /** Whoever acts has seen what is on the screen: nothing holds the answer up. */
  private hurry() {
    this.motion.hurry();
    if (this.window.stepping) this.window.goOn();
  }

  /** The last choice stands: bots go on at once. */
  stand() {
    this.grace = 0;
    this.link.stand();
  }

  /**
   * Chooses an option by a click on something that is no element of the board, such as a button.
   * False if the click was made for something else, which has gone meanwhile.
   */
  take(event: MouseEvent, option: ActionInfo): boolean {
    const meant = this.hand.means(event, {
      doing: { kind: 'act', option },
      holder: event.currentTarget,
    });
    if (meant) this.choice.take(option);
    return meant;
  }

  /** Chooses by a button: an option, or the first element of one that goes on upon the board. */
  choose(event: MouseEvent, option: ActionInfo) {
    const [element = '', ...more] = option.path;
    if (more.length === 0) return void this.take(event, option);
    const doing = this.choice.doing(element);
    if (doing && this.hand.means(event, { doing, holder: event.currentTarget }))
      this.choice.carryOut(doing);
  }

  /** Gives up what was picked, or takes the last decision back. */
  undo() {
    const { live, past, choice } = this.play;
    if (!live || past || this.link.busy) return;
    if (choice.holding || this.window.question) return this.letGo();
    if (live.undo < 1) return;
    this.hurry();
    this.link.undo(live.seq);
  }

  /** The player lets go of what they picked, and of what went wrong before. */
  letGo() {
    this.link.problem = null;
    this.window.question = null;
    this.choice.drop();
  }

  /** Shows a move once more where it happened, then the game as it is. */
  async glance({ seq, events }: Move) {
    const { play } = this;
    if (play.past && !play.glancing) return;
    let before: TableState | null = null;
    let after: TableState | null = null;
    try {
      [before, after] = await Promise.all([play.at(seq - 1), play.at(seq)]);
    } catch {
      // Without the server its places are lit up, and no more.
    }
    this.turnTo(events.flatMap(({ from, to }) => [to, from]));
    if (before && after && seq > 0) {
      play.glancing = true;
      play.showPast(before);
      await tick();
      const { landed } = await this.motion.play({
        game: play.game!,
        before,
        events,
        wanted: () => true,
        change: async () => {
          if (play.glancing) play.showPast(after);
          await tick();
        },
      });
      this.light(events);
      await landed;
      await this.motion.run((signal) => pause(GLANCE, signal));
      if (play.glancing) play.leaveReplay();
    } else this.light(events);
  }

  /** Whether the player may ask now what a strong bot would do. */
  get canHint() {
    const { live, waitingForMe, hushed, past } = this.play;
    return live !== null && live.table.hints && waitingForMe && !hushed && !past;
  }

  /** Asks what a strong bot would do, or puts its answer away. */
  toggleHint() {
    if (this.hint.state !== 'shut') this.hint.shut();
    else if (this.canHint) {
      this.hint.ask();
      this.lookAtHint();
    }
  }

  /** Brings the first step of a hint into sight. */
  private lookAtHint() {
    const path = this.hint.steps[0]?.path ?? [];
    if (this.hint.state !== 'told') return;
    this.turnTo(path);
    void tick().then(() => seen(path)?.scrollIntoView({ block: 'nearest' }));
  }

  /** Opens the panel in which one of these elements is, if none is in sight. */
  private turnTo(elements: (string | undefined)[]) {
    const names = elements.filter((name) => name !== undefined);
    if (names.length === 0 || seen(names)) return;
    const pane = names
      .flatMap(anchorsOf)
      .map((node) => node.closest<HTMLElement>('[data-pane]')?.dataset.pane)
      .find((name) => name !== undefined);
    if (pane) this.window.panel = pane;
  }

  /** Lights the places up where something happened. */
  private light(events: EventInfo[]) {
    for (const { from, to } of events) {
      for (const node of [from, to].flatMap((name) => (name ? anchorsOf(name) : []))) {
        node.classList.add('lit-again');
        setTimeout(() => node.classList.remove('lit-again'), GLANCE);
      }
    }
  }

  /** Opens the past: at a step, or at the beginning of a finished game and the end of another. */
  async startReplay(step: number | null = null) {
    const { play } = this;
    const first = play.live?.table.status === 'finished' ? 0 : (play.live?.seq ?? 0);
    try {
      await play.loadHistory();
      await this.replayAt(Math.min(step ?? first, play.history?.length ?? first));
      this.window.showScores = false;
    } catch {
      this.link.problem = { t: 'err', code: 'unavailable', refusal: null, answers: null };
    }
  }

  /** Shows the position after so many lines; one step forward is played like the live game. */
  async replayAt(seq: number) {
    const { play } = this;
    const before = play.past;
    const after = await play.at(seq);
    if (!after) return;
    const change = async () => {
      play.showPast(after);
      await tick();
    };
    const forward = before !== null && seq === before.seq + 1;
    const { landed } = await this.motion.play({
      game: play.game!,
      before: before ?? after,
      events: forward ? after.log.filter((event) => event.seq === seq) : [],
      wanted: () => true,
      change,
    });
    await landed;
  }
}
