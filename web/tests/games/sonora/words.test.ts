import { describe, expect, it } from 'vitest';
import { centre, circles, ZONES } from '../../../src/games/sonora/facts';
import { SOLO_PHASES } from '../../../src/games/sonora/view';

const files = import.meta.glob<string>('../../../../src/igroteka/games/sonora/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>('../../../src/games/sonora/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = Object.values(code).join('\n');
const ids = (file: string) => [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

const BANDS = ['corner', 'own', 'centre', 'far', 'bank', 'off'];
const BONUSES = [...centre.kept, ...centre.discovery].map(({ id }) => id);
/** Messages whose ids the screen puts together. */
const FAMILIES: Record<string, string[]> = {
  panel: ['desert', 'sheet'],
  phase: [...SOLO_PHASES, 'over'],
  status: ['hand', 'taken', 'board', 'hole', 'knocked', 'waiting', 'out', 'marked', 'aside'],
  colour: ['mine', 'bots'],
  ask: ['mine', 'bots'],
  band: BANDS,
  short: BANDS,
  circle: [...new Set(circles.map(({ animal }) => animal))],
  'about-circle': ZONES,
  rule: ZONES,
  about: [...ZONES, ...BONUSES, 'discovery', 'lizard'],
  button: ['reflick', 'keep', 'done', 'close'],
  help: ['flicking', 'swapping', 'ruins', 'writing'],
};
const members = Object.entries(FAMILIES).flatMap(([family, names]) =>
  names.map((name) => `${family}-${name}`),
);

describe('words of the screen of Sonora', () => {
  it('are there in both languages for every id the screen asks for', () => {
    const asked = [...text.matchAll(/\bui\(\s*'([\w-]+)'/g)].map((m) => m[1]!);
    expect(asked.length).toBeGreaterThan(50);
    expect(Object.keys(files)).toHaveLength(2);
    for (const file of Object.values(files)) {
      const known = new Set(ids(file));
      const wanted = [...new Set([...asked, ...members])].map((id) => `sonora-ui-${id}`);
      expect(wanted.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('are all asked for', () => {
    const unused = ids(Object.values(files)[0]!)
      .filter((id) => id.startsWith('sonora-ui-'))
      .map((id) => id.slice('sonora-ui-'.length))
      .filter((id) => !text.includes(`'${id}'`) && !members.includes(id));
    expect(unused).toEqual([]);
  });
});
