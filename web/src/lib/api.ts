import type { ViewMessage } from './wire';

export interface Me {
  name: string;
  lang: string;
  known: boolean;
}

/** How long a name may be; the server cuts the rest off. */
export const NAME_LETTERS = 24;

export interface VariantOption {
  name: string;
  choices: string[];
  default: string;
  /** For choices that are not for every table: the fewest and the most seats. */
  fits: Record<string, [number, number]>;
}

export interface GameInfo {
  id: string;
  names: { en: string; ru: string };
  built: boolean;
  min_seats: number;
  max_seats: number;
  bots: string[];
  options: VariantOption[];
}

export interface TableRow {
  table: string;
  game: string;
  status: 'open' | 'running' | 'finished';
  round: number;
  rounds: number;
  seats: { name: string; bot: string | null; you: boolean }[];
  your_turn: boolean;
  updated: string;
  ranks: number[] | null;
}

export interface History {
  table: string;
  game: string;
  length: number;
  rounds: { round: number; seq: number; scores: number[] }[];
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface NewTable {
  game: string;
  seats: SeatWish[];
  variant: Record<string, string>;
  public?: boolean;
  auto?: boolean;
}

/** A refusal of the server: its status, its code and its sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: string,
  ) {
    super(`HTTP ${status} ${code}: ${text}`);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  const answer = await fetch(path, { credentials: 'same-origin', ...init });
  if (!answer.ok) {
    const { err = '', text = '' } = (await answer.json().catch(() => ({}))) as { err?: string; text?: string };
    throw new ApiError(answer.status, err, text);
  }
  return (await answer.json()) as T;
}

export const api = {
  me: () => call<Me>('/api/me'),
  saveMe: (name: string, lang: string) => call<Me>('/api/me', { name, lang }),
  games: () => call<GameInfo[]>('/api/games'),
  tables: () => call<{ mine: TableRow[]; open: TableRow[] }>('/api/tables'),
  create: (wish: NewTable) =>
    call<{ table: string; invites: { seat: number; url: string }[] }>('/api/tables', wish),
  join: (table: string, seat: number) => call<unknown>(`/api/tables/${table}/join`, { seat }),
  rematch: (table: string) => call<{ table: string }>(`/api/tables/${table}/rematch`, {}),
  at: (table: string, seq: number) => call<ViewMessage>(`/api/tables/${table}/at/${seq}`),
  history: (table: string) => call<History>(`/api/tables/${table}/history`),
};
