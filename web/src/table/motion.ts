/** Shows what happened: the events of a change drive the animation, before and around it. */
import { Departures, type Flight } from '../lib/flight';
import { Motion } from '../lib/motion';
import { settings } from '../lib/settings.svelte';
import type { TableState } from '../lib/wire';
import type { EventInfo } from '../lib/wire.gen';
import type { Game } from './defaults';

/** The element of an event, and the card of its seat for where that one is not drawn. */
function anchors(element: string, seat: number): string[] {
  const owner = /^\w+:(\d+)\//.exec(element)?.[1] ?? (seat >= 0 ? String(seat) : null);
  return owner === null ? [element] : [element, `card:${owner}`];
}

/** So many equal pieces fly at most. */
const MANY = 4;

/** The pieces that an event moves. */
export function flightOf(game: Game, event: EventInfo): Flight[] {
  const { seat, from, to } = event;
  const piece = from && to ? game.piece(event) : null;
  if (!piece || !from || !to) return [];
  const { icon, count } = typeof piece === 'string' ? { icon: piece, count: 1 } : piece;
  const flight = { icon, seat, from: anchors(from, seat), to: anchors(to, seat) };
  return Array.from({ length: Math.min(MANY, count) }, () => flight);
}

/** A change of the position on the screen, and the events that led to it. */
export interface Step {
  game: Game;
  before: TableState;
  events: EventInfo[];
  /** Whether the table still wants to see it. */
  wanted: () => boolean;
  /** Puts the new position on the screen. */
  change: () => Promise<void>;
}

export class EventMotion extends Motion {
  /**
   * Plays the events of a step: what the game animates itself on the old position, then the change,
   * and around it the flights of all other pieces. It ends with the change; `landed` when all have
   * come to rest.
   */
  async play(step: Step): Promise<{ landed: Promise<void> }> {
    const { game, before, events, wanted, change } = step;
    const seen = () => !settings.still && document.visibilityState !== 'hidden' && wanted();
    const flights: Flight[] = [];
    for (const event of events) {
      if (!seen()) break;
      let own: Promise<void> | null = null;
      await this.run((signal) => {
        own = game.animate(event, before, signal);
        return own ?? Promise.resolve();
      });
      if (!own) flights.push(...flightOf(game, event));
    }
    const departures = new Departures(seen() ? flights : []);
    await change();
    return { landed: this.run((signal) => departures.fly(signal)) };
  }
}
