/** The screen of the template: a board and the pictures of its cards; the table does the rest. */
import { idOf } from '../../lib/paths';
import { nameIn } from '../../lib/words.svelte';
import type { GameModule } from '../types';
import Board from './Board.svelte';
import sprite from './icons.svg?raw';

const module: GameModule = {
  id: 'caravan',
  sprite,
  Board,
  panels: {
    list: [
      { id: 'own', icon: 'board', label: 'web-panel-board' },
      { id: 'players', icon: 'people', label: 'web-players' },
    ],
    of: (element) => (/^(hand|plan):/.test(element) ? 'own' : null),
  },
  turn: { phases: () => ['planning', 'turns', 'stakes'] },
  note: (element) =>
    /^(hand|plan):/.test(element)
      ? {
          title: nameIn('caravan', 'card', idOf(element)),
          lines: [nameIn('caravan', 'card', idOf(element), 'does')],
          icon: `caravan-${idOf(element)}`,
        }
      : null,
  piece: ({ args }) => `caravan-${args['card'] ?? 'back'}`,
  story: { picture: (piece) => `caravan-${idOf(piece)}` },
};

export default module;
