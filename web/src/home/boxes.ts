/** How the boxes on the shelf are drawn and described. */
export interface BoxArt {
  spine: string;
  ink: string;
  edge?: string;
  size: Record<'en' | 'ru', number>;
  lines: Record<'en' | 'ru', string[]>;
  minutes: number;
  weight: number;
}

export const ORDER = ['orleans', 'mombasa', 'sonora', 'cosmic_colonies'];

export const BOXES: Record<string, BoxArt> = {
  orleans: {
    spine: '#6f1d1d', ink: '#7b1f1f', size: { en: 33, ru: 37 },
    lines: { en: ['ORLÉANS'], ru: ['ОРЛЕАН'] }, minutes: 90, weight: 3,
  },
  mombasa: {
    spine: '#123f3c', ink: '#fff3d2', edge: '#7a3714', size: { en: 31, ru: 32 },
    lines: { en: ['MOMBASA'], ru: ['МОМБАСА'] }, minutes: 120, weight: 4,
  },
  sonora: {
    spine: '#9c3a1d', ink: '#fff6e0', edge: '#8f2f17', size: { en: 36, ru: 37 },
    lines: { en: ['SONORA'], ru: ['СОНОРА'] }, minutes: 40, weight: 2,
  },
  cosmic_colonies: {
    spine: '#171a45', ink: '#8fe0c2', edge: '#12143a', size: { en: 26, ru: 22 },
    lines: { en: ['COSMIC', 'COLONIES'], ru: ['КОСМИЧЕСКИЕ', 'ГОРОДА'] }, minutes: 40, weight: 2,
  },
};
