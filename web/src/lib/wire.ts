/** The one fold of the wire in the browser: what a table screen knows after the messages it got. */
import type {
  ActionInfo,
  ChatLine,
  DoubtInfo,
  EventInfo,
  Frame,
  FrameChange,
  Json,
  LineInfo,
  Offer,
  OpeningInfo,
  Patch,
  SheetInfo,
  TableInfo,
  ToBrowser,
} from './wire.gen';

export type Args = Record<string, string | number>;

/** An event of the log, with the line it belongs to. */
export interface Told extends EventInfo {
  seq: number;
  round: number;
}

/** The events of some lines, in order. */
export function toldIn(lines: LineInfo[]): Told[] {
  return lines.flatMap(({ seq, round, events }) => events.map((e) => ({ ...e, seq, round })));
}

/** Everything a table screen shows: live, watched or replayed. */
export interface TableState {
  seq: number;
  table: TableInfo;
  seat: number;
  frame: Frame;
  /** What the seat may know of the pieces; the game knows its shape. */
  view: Json;
  /** The name of what the seat has to decide; empty if nothing. */
  decision: string;
  options: ActionInfo[];
  openings: OpeningInfo[];
  /** Options in a row that are chosen, and taken back, at once. */
  shortcuts: ActionInfo[];
  /** Options that most players would regret, by their text. */
  doubts: Record<string, DoubtInfo>;
  undo: number;
  log: Told[];
  chat: ChatLine[];
  scores: SheetInfo[] | null;
  /** Every action that this connection has been told of, by its text. */
  described: ReadonlyMap<string, ActionInfo>;
  /** By how many milliseconds the clock of this machine is ahead of the server's. */
  ahead: number;
}

export function reduce(state: TableState | null, message: ToBrowser): TableState | null {
  switch (message.t) {
    case 'view': {
      const { seq, table, seat, frame, view, log, scores } = message;
      const chat = message.chat ?? state?.chat ?? [];
      return {
        ...{ seq, table, seat, frame, view, log: toldIn(log), chat, scores },
        ...offered(state, message.offer),
        ahead: aheadOf(table.now),
      };
    }
    case 'patch':
      return state && patched(state, message);
    case 'table':
      return state && { ...state, table: message.table, ahead: aheadOf(message.table.now) };
    case 'times': {
      if (!state) return state;
      const seats = state.table.seats.map((seat, i) => ({ ...seat, time: message.times[i]! }));
      return { ...state, table: { ...state.table, seats }, ahead: aheadOf(message.now) };
    }
    case 'say':
      return state && { ...state, chat: [...state.chat, message.line] };
    default:
      return state; // answers to questions change nothing
  }
}

const aheadOf = (now: string) => Date.now() - Date.parse(now);

/** An offer describes actions, or names those described before: by text, or by their place. */
function offered(before: TableState | null, offer: Offer) {
  const shortcuts = offer.shortcuts ?? [];
  const news = [...offer.options, ...shortcuts].filter((option) => typeof option === 'object');
  const known = before?.described ?? new Map<string, ActionInfo>();
  const described =
    news.length === 0 ? known : new Map([...known, ...news.map((a) => [a.text, a] as const)]);
  const listed = (options: Offer['options'], last: ActionInfo[] = []) =>
    options.map((option) => {
      if (typeof option === 'object') return option;
      const action = typeof option === 'number' ? last[option] : described.get(option);
      if (!action) throw new Error(`the option ${option} was never described`);
      return action;
    });
  return {
    described,
    decision: offer.decision,
    options: listed(offer.options, before?.options),
    openings: offer.openings ?? [],
    shortcuts: listed(shortcuts, before?.shortcuts),
    doubts: offer.doubts ?? {},
    undo: offer.undo ?? 0,
  };
}

/** What a patch leaves out stays as it was. */
function patched(state: TableState, patch: Patch): TableState {
  let { view } = state;
  for (const path of patch.del ?? []) view = without(view, path.split('/'));
  for (const [path, value] of Object.entries(patch.set ?? {})) {
    view = assign(view, path.split('/'), value);
  }
  return {
    ...state,
    view,
    seq: patch.seq,
    frame: patch.frame ? changed(state.frame, patch.frame) : state.frame,
    log: patch.lines ? [...state.log, ...toldIn(patch.lines)] : state.log,
    scores: patch.scores ?? state.scores,
    ...(patch.offer ? offered(state, patch.offer) : {}),
  };
}

function changed(frame: Frame, by: FrameChange): Frame {
  return {
    round: by.round ?? frame.round,
    rounds: by.rounds ?? frame.rounds,
    phase: by.phase ?? frame.phase,
    waiting: by.waiting ?? frame.waiting,
    standing: by.standing ?? frame.standing,
  };
}

function assign(node: Json, keys: string[], value: Json): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(node)) {
    const copy = node.slice();
    const index = Number(key);
    copy[index] = assign(copy[index] ?? null, rest, value);
    return copy;
  }
  const base = isObject(node) ? node : {};
  return { ...base, [key]: assign(base[key] ?? null, rest, value) };
}

function without(node: Json, keys: string[]): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return node;
  if (Array.isArray(node)) {
    const copy = node.slice();
    const index = Number(key);
    if (rest.length === 0) copy.splice(index, 1);
    else copy[index] = without(copy[index] ?? null, rest);
    return copy;
  }
  if (!isObject(node) || !(key in node)) return node;
  const copy = { ...node };
  if (rest.length === 0) delete copy[key];
  else copy[key] = without(copy[key] ?? null, rest);
  return copy;
}

function isObject(node: Json): node is { [key: string]: Json } {
  return node !== null && typeof node === 'object' && !Array.isArray(node);
}

/** The points of a seat or party now; null if they are hidden from the reader or unknown. */
export const pointsOf = ({ frame }: TableState, seat: number): number | null =>
  frame.standing.find((one) => one.seat === seat)?.points ?? null;

/** Whether the game has come to its end in this position. */
export const isOver = ({ frame }: TableState): boolean => frame.waiting.length === 0;

/** Whether there is something that the reader can choose. */
export const canChoose = ({ options, openings }: TableState): boolean =>
  options.length > 0 || openings.length > 0;

/**
 * Whether the game waits for the reader's choice.
 * Without anything to choose the table itself goes on for this seat.
 */
export const isAsked = (state: TableState): boolean =>
  canChoose(state) && state.frame.waiting.includes(state.seat);
