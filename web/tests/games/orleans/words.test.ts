import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { deeds, events, goodIds, places } from '../../../src/games/orleans/facts';
import { townIds } from '../../../src/games/orleans/geometry';
import { FOLLOWERS, PHASES, TRACKS } from '../../../src/games/orleans/view';

const files = import.meta.glob<string>('../../../../src/igroteka/games/orleans/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>('../../../src/games/orleans/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (lang: string) => files[`../../../../src/igroteka/games/orleans/words/${lang}.ftl`]!;
const ids = (lang: string) => [...read(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

/** Messages whose ids the screen puts together. */
const FAMILIES: Record<string, string[]> = {
  'orleans-ui': ['coin', 'station', 'citizen', 'level', 'tech'],
  'orleans-ui-about-follower': [...FOLLOWERS, 'tech'],
  'orleans-ui-about-track': TRACKS,
  'orleans-ui-event-short': [...events.keys()],
  'orleans-ui-phase-short': [...PHASES, 'end', 'exclusion'],
  'orleans-ui-help-phase': PHASES,
  'orleans-ui-effect': ['river', 'road', 'deeds', 'shield', 'bathe'],
  'orleans-ui-about': ['coin', 'station', 'citizen', 'level', 'tech', 'road', 'river'],
  'orleans-ui-edge': ['road', 'river'],
  'orleans-ui-button': ['nothing', 'none', 'later', 'keep', 'suffer', 'enough', 'pass', 'done'],
  'orleans-ui-ask': [
    'exclude',
    'draw',
    'return',
    'plan',
    'tile',
    'move',
    'good',
    'send',
    'bathe',
    'food',
    'give',
    'shield',
    'tech',
    'use',
    'pass',
  ],
  'orleans-ui-reward': ['coin', 'development'],
  'orleans-ui-village': ['boatman', 'craftsman', 'trader'],
  'orleans-ui-forecast': ['coins', 'food', 'follower'],
};

const members = Object.entries(FAMILIES).flatMap(([family, names]) =>
  names.map((name) => `${family}-${name}`),
);

describe('words of the screen of Orléans', () => {
  it('are there for every id the screen puts together', () => {
    for (const lang of ['en', 'ru']) {
      const known = new Set(ids(lang));
      expect(members.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('are there for every literal id the screen asks for', () => {
    const known = new Set(ids('en'));
    const asked = Object.values(code).flatMap((text) =>
      [...text.matchAll(/'(orleans-[\w-]+)'/g)].map((m) => m[1]!),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('are all asked for', () => {
    const text = Object.values(code).join('\n');
    const unused = ids('en').filter(
      (id) => id.startsWith('orleans-ui-') && !text.includes(`'${id}'`) && !members.includes(id),
    );
    expect(unused).toEqual([]);
  });

  it('format Russian plurals', () => {
    const ru = new FluentBundle('ru', { useIsolating: false });
    expect(ru.addResource(new FluentResource(read('ru')))).toEqual([]);
    const say = (n: number) =>
      ru.formatPattern(ru.getMessage('orleans-ui-bag-label')!.value!, { count: n });
    expect([1, 2, 5, 21].map(say)).toEqual([
      'В мешочке 1 персонаж.',
      'В мешочке 2 персонажа.',
      'В мешочке 5 персонажей.',
      'В мешочке 21 персонаж.',
    ]);
  });

  it('name every piece', () => {
    const wanted = [
      ...[...FOLLOWERS, 'tech', ...FOLLOWERS.slice(0, 4).map((f) => `own_${f}`)].map(
        (id) => `follower-${id}`,
      ),
      ...[...places.keys()].map((id) => `place-${id}`),
      ...[...deeds.keys()].map((id) => `deed-${id}`),
      ...[...events.keys()].map((id) => `event-name-${id}`),
      ...goodIds.map((id) => `good-${id}`),
      ...townIds.map((id) => `town-${id}`),
      ...TRACKS.map((id) => `track-${id}`),
      ...PHASES.map((id) => `phase-${id}`),
      ...['any', 'neutral', 'store'].map((id) => `wants-${id}`),
      ...['coins', 'goods'].map((id) => `label-${id}`),
    ];
    for (const text of Object.values(files)) {
      expect(wanted.filter((id) => !text.includes(`\norleans-${id} =`))).toEqual([]);
    }
    expect(Object.keys(files)).toHaveLength(2);
  });
});
