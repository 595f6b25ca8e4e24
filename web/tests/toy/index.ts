/** The smallest screen a game can have: the table does the rest. */
import type { GameModule } from '../../src/games/types';
import Board from './Board.svelte';

const module: GameModule = {
  id: 'toy',
  sprite: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  Board,
};

export default module;
