/** The home page without a server: `/?fixture`. Only in development. */
import type { Box, ListedTable, Me } from '../src/lib/wire.gen';

const boxes = import.meta.glob('../src/games/*/box.ts');
const games = Object.keys(boxes).map((path) => path.split('/').at(-2)!);

const game = (id: string): Box => ({
  id,
  names: { en: id, ru: id },
  designer: '',
  min_seats: 2,
  max_seats: 4,
  minutes: 60,
  weight: 3,
  bots: ['novice', 'casual', 'strong', 'expert'],
  options: [
    { name: 'pace', choices: ['slow', 'fast'], default: 'slow', fits: {} },
    { name: 'begins', choices: ['lot', '1', '4'], default: 'lot', fits: { 4: [4, 4] } },
  ],
});
const row = (
  table: string,
  status: ListedTable['status'],
  round: number,
  turn: boolean,
  names: string[],
  ranks: number[] | null = null,
): ListedTable => ({
  table,
  game: games[round % games.length]!,
  status,
  round,
  rounds: 18,
  your_turn: turn,
  waiting: turn ? [0] : [1],
  since: status === 'running' ? '2026-11-15T10:00:00Z' : null,
  created: '2026-11-14T10:00:00Z',
  updated: '2026-11-15T10:00:00Z',
  ranks,
  points: ranks && names.map((_, i) => 100 - i),
  clock: { kind: 'none', minutes: 0, increment: 0, hours: 0 },
  hints: true,
  seats: names.map((name, i) => ({
    name,
    bot: name.startsWith('Bot') ? 'casual' : null,
    taken: name !== '' && !name.startsWith('Bot'),
    you: i === 0,
  })),
});

export const home: { me: Me; games: Box[]; mine: ListedTable[]; open: ListedTable[] } = {
  me: { name: 'Anna', lang: 'ru', known: true },
  games: games.map(game),
  mine: [
    row('a', 'running', 9, true, ['Anna', 'Boris', 'Chloé', 'Dmitri']),
    row('b', 'running', 3, false, ['Anna', 'Bot 1', 'Bot 2']),
    row('c', 'open', 1, false, ['Anna', '', 'Bot 1']),
    row('d', 'finished', 18, false, ['Anna', 'Bot 1', 'Bot 2'], [1, 2, 3]),
  ],
  open: [
    row('e', 'open', 1, false, ['Inès', '', '']),
    row('f', 'open', 1, false, ['Pavel', 'Bot 1', '', '']),
  ],
};
