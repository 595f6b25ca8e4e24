/** The messages between server and browser, and the one pure reducer that folds them. */

export type Args = Record<string, string | number>;
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Option {
  text: string;
  path: string[];
  verb: string;
  args: Args;
  retracts: boolean;
}

export interface Refusal {
  text: string;
  path: string[];
  code: string;
  clause: string;
  numbers: Args;
}

export interface SeatInfo {
  name: string;
  bot: string | null;
  online: boolean;
  you: boolean;
  colour: number;
}

export interface Invite {
  seat: number;
  url: string;
}

export interface TableInfo {
  id: string;
  game: string;
  status: 'open' | 'running' | 'finished';
  seed_hash: string;
  seed: string | null;
  seats: SeatInfo[];
  invites?: Invite[];
  /** The table where the same people play again, once somebody asked for it. */
  rematch?: string | null;
  auto?: boolean;
}

export interface GameEvent {
  code: string;
  seat: number;
  args: Args;
}

export interface LogLine extends GameEvent {
  seq: number;
  round: number;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface ScoreSheet {
  seat: number;
  lines: { label: string; amount: number }[];
  total: number;
  tiebreak: number[];
  rank: number;
}

export interface ViewMessage {
  t: 'view';
  seq: number;
  table: TableInfo;
  seat: number;
  view: Json;
  options: Option[];
  refusals: Refusal[];
  undo: number;
  log: LogLine[];
  chat: ChatLine[];
  scores: ScoreSheet[] | null;
}

export interface PatchMessage {
  t: 'patch';
  seq: number;
  set: Record<string, Json>;
  del: string[];
  options: Option[];
  refusals: Refusal[];
  undo: number;
  events: GameEvent[];
  log: LogLine[];
  scores: ScoreSheet[] | null;
}

export type TableMessage = { t: 'table' } & TableInfo;
export type SayMessage = { t: 'say' } & ChatLine;

export interface ErrMessage {
  t: 'err';
  code: string;
  refusal: Omit<Refusal, 'text' | 'path'> | null;
}

export type ServerMessage =
  | ViewMessage
  | PatchMessage
  | TableMessage
  | SayMessage
  | ErrMessage
  | { t: 'pong' };

export type ClientMessage =
  | { t: 'act'; seq: number; option: string }
  | { t: 'undo'; seq: number }
  | { t: 'say'; text: string }
  | { t: 'bot'; on: boolean }
  | { t: 'ping' };

/** Everything a table screen shows: live, watched or replayed. */
export interface TableState {
  seq: number;
  table: TableInfo;
  seat: number;
  view: Json;
  options: Option[];
  refusals: Refusal[];
  undo: number;
  events: GameEvent[];
  log: LogLine[];
  chat: ChatLine[];
  scores: ScoreSheet[] | null;
}

export function reduce(state: TableState | null, message: ServerMessage): TableState | null {
  switch (message.t) {
    case 'view':
      return {
        seq: message.seq,
        table: message.table,
        seat: message.seat,
        view: message.view,
        options: message.options ?? [],
        refusals: message.refusals ?? [],
        undo: message.undo ?? 0,
        events: [],
        log: message.log ?? [],
        chat: message.chat ?? [],
        scores: message.scores ?? null,
      };
    case 'patch':
      return state && applyPatch(state, message);
    case 'table': {
      if (!state) return null;
      const { t: _, ...table } = message;
      return { ...state, table: { ...state.table, ...table }, events: [] };
    }
    case 'say': {
      if (!state) return null;
      const { t: _, ...line } = message;
      return { ...state, chat: [...state.chat, line], events: [] };
    }
    default:
      return state;
  }
}

function applyPatch(state: TableState, patch: PatchMessage): TableState {
  let view = state.view;
  for (const path of patch.del ?? []) view = without(view, path.split('/'));
  for (const [path, value] of Object.entries(patch.set ?? {})) {
    view = assign(view, path.split('/'), value);
  }
  const kept = patch.seq < state.seq ? state.log.filter((l) => l.seq <= patch.seq) : state.log;
  return {
    ...state,
    seq: patch.seq,
    view,
    options: patch.options ?? [],
    refusals: patch.refusals ?? [],
    undo: patch.undo ?? 0,
    events: patch.events ?? [],
    log: patch.log?.length ? [...kept, ...patch.log] : kept,
    scores: patch.scores ?? null,
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
