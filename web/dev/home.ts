import type { GameInfo, Me, TableRow } from '../src/lib/api';

const game = (id: string, en: string, ru: string, built: boolean, min = 2, max = 4): GameInfo => ({
  id, names: { en, ru }, built, min_seats: min, max_seats: max, bots: built ? ['random', 'greedy'] : [],
  options: built
    ? [
        { name: 'planning', choices: ['together', 'in_turn'], default: 'together', fits: {} },
        { name: 'exclusion', choices: ['no', 'yes'], default: 'no', fits: {} },
        { name: 'first_player', choices: ['random', '1', '2', '3', '4'], default: 'random', fits: { 3: [3, 4], 4: [4, 4] } },
      ]
    : [],
});
const row = (table: string, status: TableRow['status'], round: number, turn: boolean, names: string[], ranks: number[] | null = null): TableRow => ({
  table, game: 'orleans', status, round, rounds: 18, your_turn: turn, updated: '2026-11-15T10:00:00Z', ranks,
  seats: names.map((name, i) => ({ name, bot: name.startsWith('Bot') ? 'greedy' : null, you: i === 0 })),
});

export const home = {
  me: { name: 'Anna', lang: 'ru', known: true } as Me,
  games: [
    game('mombasa', 'Mombasa', 'Момбаса', false),
    game('orleans', 'Orléans', 'Орлеан', true),
    game('sonora', 'Sonora', 'Сонора', false, 1, 4),
    game('cosmic_colonies', 'Cosmic Colonies', 'Космические города', false, 1, 5),
  ],
  mine: [
    row('a', 'running', 9, true, ['Anna', 'Boris', 'Chloé', 'Dmitri']),
    row('b', 'running', 3, false, ['Anna', 'Bot 1', 'Bot 2']),
    row('c', 'open', 1, false, ['Anna', '', 'Bot 1']),
    row('d', 'finished', 18, false, ['Anna', 'Bot 1', 'Bot 2'], [1, 2, 3]),
  ] as TableRow[],
  open: [
    row('e', 'open', 1, false, ['Inès', '', '']),
    row('f', 'open', 1, false, ['Pavel', 'Bot 1', '', '']),
  ] as TableRow[],
};
