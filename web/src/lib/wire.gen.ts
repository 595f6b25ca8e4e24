/* Made from the Python types by `python tools/wire.py`; do not edit. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Choose an option, a shortcut, or the numbers of an open choice, by its text.
 *
 * `seq` is the number of the last line of the log that the chooser has seen. For `grace` seconds
 * bots wait with their answer, so that the choice can be taken back.
 */
export interface Act {
  t: 'act';
  seq: number;
  option: string;
  grace?: number;
  id?: number;
}

/** Let the last own choice stand: bots need not wait any longer. */
export interface Stand {
  t: 'stand';
  id?: number;
}

/** Take the last own choice back. */
export interface Undo {
  t: 'undo';
  seq: number;
  id?: number;
}

/**
 * Ask why something cannot be chosen: an action by its text, or elements by a path.
 *
 * A path is what was picked so far and the element in question.
 */
export interface Why {
  t: 'why';
  seq: number;
  option?: string;
  path?: string[];
  id?: number;
}

/** Ask what an option would do. */
export interface What {
  t: 'what';
  seq: number;
  option: string;
  id?: number;
}

/** Ask what a strong bot would do for me now. */
export interface Hint {
  t: 'hint';
  seq: number;
  id?: number;
}

/** Say something at the table. */
export interface Say {
  t: 'say';
  text: string;
  id?: number;
}

/** Let a bot play my seat, or take it back. */
export interface HandOver {
  t: 'bot';
  on: boolean;
  id?: number;
}

/** Let a bot play the seat of somebody who keeps the others waiting. */
export interface Relieve {
  t: 'relieve';
  seat: number;
  id?: number;
}

/** Leave the table: free my seat, or if the game runs give up, and a bot plays on for good. */
export interface Leave {
  t: 'leave';
  id?: number;
}

/** Want the game to end here, or no longer; it ends when all people want it. */
export interface Vote {
  t: 'vote';
  on: boolean;
  id?: number;
}

/** Close my table while it is not full. */
export interface CloseTable {
  t: 'close';
  id?: number;
}

/** Ask whether the server is there. */
export interface Ping {
  t: 'ping';
  id?: number;
}

/**
 * The time of a seat: since when a person is waited for, and when the clock runs out.
 *
 * `left` is the milliseconds on a live clock that does not run.
 */
export interface SeatTimeInfo {
  since: string | null;
  deadline: string | null;
  left: number;
}

/**
 * One seat of a table as shown to one person.
 *
 * `taken` says that a person sits here, with or without a name. Somebody who `gave_up` has left
 * the seat to a bot for good; `vote` is the wish to end the game.
 */
export interface SeatInfo {
  name: string;
  bot: string | null;
  taken: boolean;
  online: boolean;
  you: boolean;
  colour: number;
  gave_up: boolean;
  vote: boolean;
  time: SeatTimeInfo;
}

/** The clock of a table: none, live (minutes a player, seconds more a turn), hours a move. */
export interface ClockInfo {
  kind?: 'none' | 'live' | 'days';
  minutes?: number;
  increment?: number;
  hours?: number;
}

/** A free seat and the link that leads to it. */
export interface Invite {
  seat: number;
  url: string;
}

/** Where a table began that goes on from another game: after line `seq`, seen by `seat`. */
export interface OriginInfo {
  table: string;
  seq: number;
  seat: number;
}

/**
 * A table beside its game.
 *
 * `link` seats whoever opens it, while a seat is free, and lets them watch a private table;
 * `can_sit` says that the reader needs none to sit down. `hints` says that whoever plays here may
 * ask what a strong bot would do, `origin` from which game the table goes on. `patience` is the
 * minutes after which the others may let a bot play for somebody, 0: never. `now` is the time of
 * the server.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: 'open' | 'running' | 'finished' | 'closed' | 'given_up';
  variant: Record<string, string>;
  seed_hash: string;
  seed: string | null;
  seats: SeatInfo[];
  invites: Invite[];
  link: string | null;
  can_sit: boolean;
  host: boolean;
  rematch: string | null;
  auto: boolean;
  hints: boolean;
  origin: OriginInfo | null;
  clock: ClockInfo;
  patience: number;
  now: string;
}

/** The points of a seat now, or of a party without a seat; null: hidden from the reader. */
export interface StandingInfo {
  seat: number;
  points: number | null;
  party?: string;
}

/** What every game has: round and phase, who has to choose, who has how many points. */
export interface Frame {
  round: number;
  rounds: number;
  phase: string;
  waiting: number[];
  standing: StandingInfo[];
}

/** What has changed of a frame; what is left out stays as it was. */
export interface FrameChange {
  round?: number | null;
  rounds?: number | null;
  phase?: string | null;
  waiting?: number[] | null;
  standing?: StandingInfo[] | null;
}

/**
 * An action: described once to a connection, then named by its text alone.
 *
 * `path` is the board elements a person clicks in turn.
 */
export interface ActionInfo {
  text: string;
  path: string[];
  verb: string;
  args: Record<string, string | number>;
  retracts?: boolean;
  stops?: boolean;
}

/** One whole number of an open choice: its name, its bounds, its unit. */
export interface FieldInfo {
  name: string;
  low: number;
  high: number;
  unit?: string;
}

/** An open choice: its verb, the element it starts from, its numbers in order. */
export interface OpeningInfo {
  verb: string;
  element: string;
  fields: FieldInfo[];
}

/** What speaks against an option that is allowed: the code of its sentence, all it mentions. */
export interface DoubtInfo {
  code: string;
  args: Record<string, string | number>;
}

/**
 * What a seat can do now.
 *
 * `decision` names what is to be decided, `options` are actions. Each is described the first time
 * that this connection is told of it; after that it is named by its text, or by its place in the
 * same list of the offer before. `shortcuts` are options in a row that are chosen and taken back
 * at once, `doubts` says by text which options most players would regret. `undo` counts the own
 * choices that can be taken back.
 */
export interface Offer {
  decision: string;
  options: (ActionInfo | string | number)[];
  openings?: OpeningInfo[];
  shortcuts?: (ActionInfo | string | number)[];
  doubts?: Record<string, DoubtInfo>;
  undo?: number;
}

/**
 * One thing that happened: a sentence of the log, an animation and a step of the replay in one.
 *
 * `from` and `to` are the board elements that a piece left and reached. An `occasion` befalls
 * everybody and is to be seen before the next choice; `brought` is what the reader gained or lost
 * by it, by kind of holding.
 */
export interface EventInfo {
  seat: number;
  code: string;
  args: Record<string, string | number>;
  from?: string;
  to?: string;
  trace?: number[];
  occasion?: boolean;
  brought?: Record<string, number>;
}

/** One line of the log as its reader numbers it: the events of one choice, in order. */
export interface LineInfo {
  seq: number;
  round: number;
  events: EventInfo[];
}

/** Why an action is not allowed: the code of its sentence, the clause, all it mentions. */
export interface RefusalInfo {
  code: string;
  clause: string;
  args: Record<string, string | number>;
  text: string;
}

/** One line of a score sheet. */
export interface ScoreLineInfo {
  label: string;
  amount: number;
}

/** A score sheet of a seat, or of a party without a seat. */
export interface SheetInfo {
  seat: number;
  lines: ScoreLineInfo[];
  total: number;
  tiebreak: number[];
  rank: number;
  party?: string;
}

/** How a line of a score sheet would change. */
export interface ScoreChangeInfo {
  seat: number;
  label: string;
  change: number;
}

/**
 * What an action would do; without `certain` only as far as chance does not decide.
 *
 * `ends_turn`: afterwards the seat has nothing to choose, or cannot take it back.
 */
export interface OutcomeInfo {
  certain: boolean;
  ends_turn: boolean;
  events: EventInfo[];
  scores: ScoreChangeInfo[];
  holdings: Record<string, number>;
  reach: string[];
}

/**
 * One way to go on: actions in a row, and what playouts say of it.
 *
 * `worth` is the points by which it is behind the best way, 0 or less. `parts` says by name where
 * its lead is more or less than the best way's: lines of the score sheet or parts that the game
 * names, `prospects` for what is on no sheet yet, `rivals` for what the best other has.
 */
export interface AdviceInfo {
  actions: ActionInfo[];
  worth: number;
  parts: Record<string, number>;
}

/** Something said at the table, or with a `code` something that happened to a seat. */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: string;
  code?: string;
}

/**
 * Everything a seat may know: on connecting, after an undo, and whenever in doubt.
 *
 * The chat is there on connecting only; null: as it was.
 */
export interface View {
  t: 'view';
  seq: number;
  table: TableInfo;
  seat: number;
  frame: Frame;
  view: Json;
  offer: Offer;
  log: LineInfo[];
  chat: ChatLine[] | null;
  scores: SheetInfo[] | null;
  answers: number | null;
}

/**
 * What a decision changed for a seat; what is left out stays as it was.
 *
 * `del` and `set` change the view by path; `lines` are the new ones of the log.
 */
export interface Patch {
  t: 'patch';
  seq: number;
  del?: string[];
  set?: Record<string, Json>;
  frame?: FrameChange | null;
  offer?: Offer | null;
  lines?: LineInfo[];
  scores?: SheetInfo[] | null;
  answers?: number | null;
}

/** The answer to `why`; null: nothing speaks against it. */
export interface Because {
  t: 'because';
  answers: number | null;
  refusal: RefusalInfo | null;
}

/** The answer to `what`: the outcome, or why there is none. */
export interface Would {
  t: 'would';
  answers: number | null;
  outcome: OutcomeInfo | null;
  refusal: RefusalInfo | null;
}

/** The answer to `hint`: ways to go on, the best first, each beginning with another option. */
export interface Advised {
  t: 'advice';
  answers: number | null;
  advice: AdviceInfo[];
}

/** Presence, names, hand-over, the end. */
export interface TableChanged {
  t: 'table';
  table: TableInfo;
}

/** The times of all seats, when the game waits for somebody else; `now` is the server's. */
export interface TimesChanged {
  t: 'times';
  now: string;
  times: SeatTimeInfo[];
}

/** Somebody said something. */
export interface Said {
  t: 'say';
  line: ChatLine;
  answers: number | null;
}

/** A message was not followed; nothing has changed. */
export interface Err {
  t: 'err';
  code: string;
  refusal: RefusalInfo | null;
  answers: number | null;
}

/** The server is there. */
export interface Pong {
  t: 'pong';
  answers: number | null;
}

/** How somebody wants to be called, and in which language. */
export interface MeWish {
  name: string;
  lang: string;
}

/** A seat for whoever sets the table up. */
export interface SeatMe {
  kind: 'me';
}

/** A seat for somebody who is still to come. */
export interface SeatOpen {
  kind: 'open';
}

/** A seat for a bot. */
export interface SeatBot {
  kind: 'bot';
  bot: string;
}

/** A table somebody wants to set up. */
export interface NewTable {
  game: string;
  seats: (SeatMe | SeatOpen | SeatBot)[];
  variant?: Record<string, string>;
  public?: boolean;
  auto?: boolean;
  hints?: boolean | null;
  clock?: ClockInfo;
  patience?: number;
}

/** A point of a finished game from which somebody wants to play on, against bots. */
export interface WhatIf {
  seq: number;
  seat: number;
  bot: string;
}

/** A seat that the host wants to be free again. */
export interface Free {
  seat: number;
}

/** What whoever runs the server wants done: about a table, a seat of it, or a guest. */
export interface Moderation {
  what: 'show' | 'close' | 'free' | 'delete' | 'mute' | 'ban';
  table?: string;
  seat?: number;
  guest?: string;
  hours?: number;
}

/**
 * A free seat somebody wants to take: any, or a certain one.
 *
 * `secret` is the last part of a link to the table, or with `seat` of a link to that seat.
 */
export interface Join {
  seat?: number | null;
  secret?: string;
}

/** A private table somebody wants to watch, with the secret of a link as in `Join`. */
export interface Watch {
  secret: string;
  seat?: number | null;
}

/** Leave a table out of my list, or list it again. */
export interface Hide {
  on: boolean;
}

/** Who somebody is; `known` says that they have been here before. */
export interface Me {
  name: string;
  lang: string;
  known: boolean;
}

/** A variant option; `fits` has the fewest and most seats of choices not for every table. */
export interface BoxOption {
  name: string;
  choices: string[];
  default: string;
  fits: Record<string, [number, number]>;
}

/** A game on the shelf. */
export interface Box {
  id: string;
  names: Record<string, string>;
  designer: string;
  min_seats: number;
  max_seats: number;
  minutes: number;
  weight: number;
  bots: string[];
  options: BoxOption[];
}

/** One seat in a list of tables. */
export interface ListedSeat {
  name: string;
  bot: string | null;
  taken: boolean;
  you: boolean;
}

/**
 * One row of a list of tables.
 *
 * `since` is the time from which on the game waits for the seats `waiting`, `points` are the final
 * ones by seat.
 */
export interface ListedTable {
  table: string;
  game: string;
  status: 'open' | 'running' | 'finished' | 'closed' | 'given_up';
  round: number;
  rounds: number;
  seats: ListedSeat[];
  your_turn: boolean;
  waiting: number[];
  since: string | null;
  created: string;
  updated: string;
  ranks: number[] | null;
  points: number[] | null;
  clock: ClockInfo;
  hints: boolean;
}

/**
 * One's own tables, and those one can join.
 *
 * `more` leads to the next page of one's own, null if there is none; `turns` counts those that
 * wait for the reader.
 */
export interface Tables {
  mine: ListedTable[];
  open: ListedTable[];
  more: string | null;
  turns: number;
}

/**
 * What a link leads to: the table, and whether the seat is still free.
 *
 * `yours` says that the reader sits there already.
 */
export interface Invitation {
  table: ListedTable;
  free: boolean;
  yours: boolean;
}

/** A new table, its invite links, and the link that seats whoever opens it. */
export interface Made {
  table: string;
  invites: Invite[];
  link: string | null;
}

/** The seat somebody took. */
export interface Joined {
  table: string;
  seat: number;
}

/** The table that somebody may watch. */
export interface Watching {
  table: string;
}

/** The table of the rematch. */
export interface Rematch {
  table: string;
}

/** The points at the start of a round, and the line of the log it began with. */
export interface RoundStanding {
  round: number;
  seq: number;
  standing: StandingInfo[];
}

/** Points by round and the whole log, as the asker may know them. */
export interface History {
  table: string;
  game: string;
  length: number;
  rounds: RoundStanding[];
  log: LineInfo[];
}

/** The value of the position to each seat after a line of the log. */
export interface CurvePoint {
  seq: number;
  values: number[];
}

/**
 * How the value of the game to a seat came about, in points.
 *
 * `begin`, `luck`, `choices` and `others` add up to `end`: what chance and everything the
 * choosers could not know gave, what the seat's own choices gave, and what the others' choices
 * and the passing of rounds did.
 * `missed` is what better choices would have gained.
 */
export interface SeatReview {
  begin: number;
  end: number;
  luck: number;
  choices: number;
  others: number;
  missed: number;
}

/**
 * A line of the log that mattered: a choice with a better one, or luck.
 *
 * `points` is what the better way would have gained, or what chance gave the seat. `played` is
 * what was chosen in a row from there, `better` what would have been better, `parts` says by name
 * what the gain is made of.
 */
export interface TurningPoint {
  seq: number;
  round: number;
  seat: number;
  kind: 'choice' | 'luck';
  points: number;
  played: ActionInfo[];
  better: ActionInfo[];
  parts: Record<string, number>;
}

/** A look back at a finished game: the values over its lines, the sums, the turning points. */
export interface Review {
  curve: CurvePoint[];
  seats: SeatReview[];
  turning: TurningPoint[];
}

/** How far a review is: `done` of `of` choices have been looked at. */
export interface ReviewInfo {
  status: 'none' | 'running' | 'done';
  done: number;
  of: number;
  review: Review | null;
}

/** An HTTP request that was not followed: a code and a sentence in English. */
export interface Problem {
  err: string;
  text: string;
}

export type ToServer = Act | Stand | Undo | Why | What | Hint | Say | HandOver | Relieve | Leave | Vote | CloseTable | Ping;

export type ToBrowser = View | Patch | Because | Would | Advised | TableChanged | TimesChanged | Said | Err | Pong;
