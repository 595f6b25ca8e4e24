/** A table of two with the toy game, and the messages of its server. */
import { flushSync, tick } from 'svelte';
import type { GameModule } from '../../src/games/types';
import type {
  ActionInfo,
  OpeningInfo,
  Patch,
  RefusalInfo,
  ToBrowser,
  ToServer,
  View,
} from '../../src/lib/wire.gen';
import { withDefaults } from '../../src/table/defaults';
import { Session } from '../../src/table/session.svelte';
import toy from '.';

export const option = (text: string, ...path: string[]): ActionInfo => ({
  text,
  path,
  verb: text.split(' ')[0]!,
  args: {},
});

export const refusal = (text: string): RefusalInfo => ({
  text,
  code: 'taken',
  clause: '1.2',
  args: { verb: text.split(' ')[0]! },
});

export const offer = (
  options: ActionInfo[],
  openings: OpeningInfo[] = [],
  undo = 0,
): View['offer'] => ({ decision: 'Put', options, openings, undo });

const person = (name: string, you: boolean) => ({
  ...{ name, bot: null, taken: true, online: true, you, colour: 0, gave_up: false, vote: false },
  time: { since: null, deadline: null, left: 0 },
});

export const view = (options: ActionInfo[], more: Partial<View> = {}): View => ({
  t: 'view',
  seq: 1,
  table: {
    id: 'x',
    game: 'toy',
    status: 'running',
    variant: {},
    seed_hash: '',
    seed: null,
    seats: [person('Anna', true), person('Boris', false)],
    invites: [],
    link: null,
    can_sit: false,
    host: true,
    rematch: null,
    auto: true,
    clock: { kind: 'none', minutes: 0, increment: 0, hours: 0 },
    patience: 10,
    hints: true,
    origin: null,
    now: '2026-11-15T10:00:00Z',
  },
  seat: 0,
  frame: {
    round: 2,
    rounds: 5,
    phase: 'play',
    waiting: [0],
    standing: [
      { seat: 0, points: 3 },
      { seat: 1, points: 4 },
    ],
  },
  view: {},
  offer: offer(options),
  log: [],
  chat: [],
  scores: null,
  answers: null,
  ...more,
});

/** What came of a choice of the first seat, or with `answers` of one's own message. */
export const patch = (seq: number, options: ActionInfo[], more: Partial<Patch> = {}): Patch => ({
  t: 'patch',
  seq,
  offer: offer(options),
  lines: [{ seq, round: 2, events: [{ code: 'puts', seat: 0, args: {} }] }],
  ...more,
});

/** A session with the toy game, and what it sends. */
export async function openTable(
  first: View,
  capabilities: Partial<GameModule> = {},
): Promise<{ session: Session; sent: ToServer[]; acted: () => string[] }> {
  const sent: ToServer[] = [];
  const session = new Session('x');
  session.link.attach({ send: (m) => (sent.push(m), true), close() {}, hurry() {} });
  session.play.game = withDefaults({ ...toy, ...capabilities });
  await hear(session, first);
  const acted = () => sent.flatMap((m) => (m.t === 'act' ? [m.option] : []));
  return { session, sent, acted };
}

/** The id of the last message of a kind, which its answer names. */
export const lastId = (sent: ToServer[], kind: ToServer['t']) =>
  sent.findLast((m) => m.t === kind)?.id ?? -1;

/** Lets a message come, and waits until it is on the screen. */
export async function hear(session: Session, message: ToBrowser) {
  session.receive(message);
  await session.idle();
  await tick();
  flushSync();
}
