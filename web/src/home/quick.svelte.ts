import type { Box, NewTable } from '../lib/wire.gen';

/** Who sits on the other seats: bots at once, anybody who comes by, or friends with a link. */
export type Company = 'bots' | 'people' | 'friends';

/** How many may play a game. */
export const countsOf = ({ min_seats, max_seats }: Box) =>
  Array.from({ length: max_seats - min_seats + 1 }, (_, i) => min_seats + i);

/** What the visitor has chosen for a quick start, as far as a game allows it. */
export class QuickChoice {
  seats = $state(3);
  level = $state('');
  company = $state<Company>('bots');

  seatsOf(game: Box | undefined): number {
    return game ? Math.min(Math.max(this.seats, game.min_seats), game.max_seats) : this.seats;
  }

  botOf(game: Box | undefined): string {
    const bots = game?.bots ?? [];
    return bots.includes(this.level) ? this.level : (bots[1] ?? bots[0] ?? '');
  }

  /** The seats as the form of a new table knows them. */
  kindsOf(game: Box | undefined): string[] {
    const other = this.company === 'bots' ? `bot:${this.botOf(game)}` : 'open';
    return Array.from({ length: this.seatsOf(game) }, (_, i) => (i === 0 ? 'me' : other));
  }

  /** The table that a quick start sets up. */
  wish(game: Box): NewTable {
    const bot = this.botOf(game);
    return {
      game: game.id,
      seats: Array.from({ length: this.seatsOf(game) }, (_, i) => {
        if (i === 0) return { kind: 'me' as const };
        return this.company === 'bots' ? { kind: 'bot' as const, bot } : { kind: 'open' as const };
      }),
      variant: Object.fromEntries(game.options.map((o) => [o.name, o.default])),
      public: this.company === 'people',
      auto: true,
    };
  }
}
