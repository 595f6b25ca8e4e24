import type { BoxArt } from '../types';
import cover from './cover.svg?raw';

const box: BoxArt = {
  cover,
  spine: '#9c3a1d',
  ink: '#fff6e0',
  edge: '#8f2f17',
  size: { en: 36, ru: 37 },
};

export default box;
