import { describe, expect, it } from 'vitest';
import { PHASES } from '../../../src/games/cosmic_colonies/view';

const files = import.meta.glob<string>(
  '../../../../src/igroteka/games/cosmic_colonies/words/*.ftl',
  { query: '?raw', import: 'default', eager: true },
);
const code = import.meta.glob<string>('../../../src/games/cosmic_colonies/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = Object.values(code).join('\n');
const ids = (file: string) => [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

/** Messages whose ids the screen puts together. */
const FAMILIES: Record<string, string[]> = {
  'phase-short': ['picking', ...PHASES, 'end'],
  ask: ['act', 'gather', 'build', 'pay', 'swap', 'gain', 'discard', 'pick_up', 'demolish', 'raise'],
  button: ['enough', 'skip', 'rest'],
  card: ['used', 'work', 'chosen'],
  help: PHASES,
  moment: ['before', 'gather', 'build', 'both'],
  order: ['choosing', 'ready', 'now', 'done', 'later'],
  slot: ['cannot_afford', 'fits_nowhere', 'only_gather', 'done_already', 'none_in_supply'],
  why: ['off_asteroid', 'overlaps', 'not_adjacent', 'covers_nothing'],
  bot: ['store_full', 'area_empty', 'slot_empty', 'cannot_afford'],
};
const members = Object.entries(FAMILIES).flatMap(([family, names]) =>
  names.map((name) => `cosmic_colonies-ui-${family}-${name}`),
);

describe('words of the screen of Cosmic Colonies', () => {
  it('are there in both languages for every id the screen asks for', () => {
    const asked = [...text.matchAll(/'(cosmic_colonies-ui-[\w-]+)'/g)].map((m) => m[1]!);
    expect(asked.length).toBeGreaterThan(50);
    expect(Object.keys(files)).toHaveLength(2);
    for (const file of Object.values(files)) {
      const known = new Set(ids(file));
      expect([...new Set([...asked, ...members])].filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('are all asked for', () => {
    const unused = ids(Object.values(files)[0]!).filter(
      (id) =>
        id.startsWith('cosmic_colonies-ui-') && !text.includes(`'${id}'`) && !members.includes(id),
    );
    expect(unused).toEqual([]);
  });
});
