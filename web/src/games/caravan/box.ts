import type { BoxArt } from '../types';
import cover from './cover.svg?raw';

const box: BoxArt = {
  cover,
  spine: '#7a4a1e',
  ink: '#5b2f0d',
  size: { en: 34, ru: 34 },
};

export default box;
