import type { BoxArt } from '../types';
import cover from './cover.svg?raw';

const box: BoxArt = {
  cover,
  spine: '#6f1d1d',
  ink: '#7b1f1f',
  size: { en: 33, ru: 37 },
};

export default box;
