import type { BoxArt } from '../types';
import cover from './cover.svg?raw';

const box: BoxArt = {
  cover,
  spine: '#123f3c',
  ink: '#fff3d2',
  edge: '#7a3714',
  size: { en: 31, ru: 32 },
};

export default box;
