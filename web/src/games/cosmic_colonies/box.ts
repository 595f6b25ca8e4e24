import type { BoxArt } from '../types';
import cover from './cover.svg?raw';

const box: BoxArt = {
  cover,
  spine: '#171a45',
  ink: '#8fe0c2',
  edge: '#12143a',
  size: { en: 26, ru: 22 },
};

export default box;
