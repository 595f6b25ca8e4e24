/** What the server is asked over HTTP. */
import type {
  Box,
  History,
  Invitation,
  Join,
  Joined,
  Made,
  Me,
  NewTable,
  Problem,
  Rematch,
  ReviewInfo,
  Tables,
  View,
  Watch,
  Watching,
  WhatIf,
} from './wire.gen';

/** How long a name may be. */
export const NAME_LETTERS = 24;

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
    const { err = '', text = '' } = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new ApiError(answer.status, err, text);
  }
  return (await answer.json()) as T;
}

export const api = {
  me: () => call<Me>('/api/me'),
  saveMe: (name: string, lang: string) => call<Me>('/api/me', { name, lang }),
  games: () => call<Box[]>('/api/games'),
  /** The tables of the visitor and those to join; `wanted` narrows the visitor's own down. */
  tables: (wanted: Record<string, string> = {}) =>
    call<Tables>(`/api/tables?${new URLSearchParams(wanted).toString()}`),
  create: (wish: NewTable) => call<Made>('/api/tables', wish),
  join: (table: string, wish: Join = {}) => call<Joined>(`/api/tables/${table}/join`, wish),
  /** From now on sees a private table, by the secret of a link to it. */
  watch: (table: string, wish: Watch) => call<Watching>(`/api/tables/${table}/watch`, wish),
  hide: (table: string, on: boolean) => call<unknown>(`/api/tables/${table}/hide`, { on }),
  /** What a link leads to; `path` is what follows `/j/`. */
  invitation: (path: string) => call<Invitation>(`/api/links/${path}`),
  rematch: (table: string) => call<Rematch>(`/api/tables/${table}/rematch`, {}),
  /** An earlier position; after the end also as another seat saw it. */
  at: (table: string, seq: number, seat: number | null = null) =>
    call<View>(`/api/tables/${table}/at/${seq}${seat === null ? '' : `?seat=${seat}`}`),
  /** How far the review of a finished game is; to ask for it lets it be made. */
  review: (table: string) => call<ReviewInfo>(`/api/tables/${table}/review`),
  askReview: (table: string) => call<ReviewInfo>(`/api/tables/${table}/review`, {}),
  /** Sets up a table that goes on from a past point of a finished game. */
  playOn: (table: string, wish: WhatIf) => call<Made>(`/api/tables/${table}/whatif`, wish),
  history: (table: string) => call<History>(`/api/tables/${table}/history`),
};
