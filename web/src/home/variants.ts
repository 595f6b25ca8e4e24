import type { Box, BoxOption } from '../lib/wire.gen';

/** What can be chosen at a table of so many seats. */
export function choicesFor(option: BoxOption, seats: number): string[] {
  return option.choices.filter((choice) => {
    const [fewest, most] = option.fits[choice] ?? [seats, seats];
    return fewest <= seats && seats <= most;
  });
}

/** Wishes for as many seats as the game allows: the last ones leave first, but never oneself; bots fill up. */
export function fitted(seats: string[], game: Pick<Box, 'min_seats' | 'max_seats'>): string[] {
  const kept = [...seats];
  while (kept.length > game.max_seats)
    kept.splice(
      kept.findLastIndex((seat) => seat !== 'me'),
      1,
    );
  while (kept.length < game.min_seats) kept.push('bot:');
  return kept;
}
