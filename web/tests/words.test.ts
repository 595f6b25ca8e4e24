import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { deeds, events, goodIds, places } from '../src/games/orleans/facts';
import { townIds } from '../src/games/orleans/geometry';
import { FOLLOWERS, PHASES, TRACKS } from '../src/games/orleans/view';

const files = import.meta.glob<string>('../../src/igroteka/locales/*/web.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const read = (lang: string) => files[`../../src/igroteka/locales/${lang}/web.ftl`]!;

function bundle(lang: string) {
  const made = new FluentBundle(lang, { useIsolating: false });
  expect(made.addResource(new FluentResource(read(lang)))).toEqual([]);
  return made;
}

const ids = (lang: string) => [...read(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

const own = import.meta.glob<string>('../../src/igroteka/locales/*/orleans.ftl', { query: '?raw', import: 'default', eager: true });

/** Messages whose ids the code puts together. */
const FAMILIES: Record<string, string[]> = {
  'orl-about-follower': [...FOLLOWERS, 'tech'],
  'orl-about-track': TRACKS,
  'orl-event-short': [...events.keys()],
  'orl-phase-short': [...PHASES, 'end', 'exclusion'],
  'orl-help-phase': PHASES,
  'orl-effect': ['river', 'road', 'deeds', 'shield', 'bathe'],
  'orl-about': ['coin', 'station', 'citizen', 'level', 'tech', 'road', 'river'],
  'orl-edge': ['road', 'river'],
  'orl-button': ['nothing', 'none', 'later', 'keep', 'suffer', 'enough', 'pass', 'done'],
  'orl-ask': ['exclude', 'draw', 'return', 'plan', 'tile', 'move', 'good', 'send', 'bathe', 'food', 'give', 'shield', 'tech', 'use', 'pass'],
  'orl-reward': ['coin', 'development'],
  'web-err': ['stale', 'not_offered', 'refused', 'too_fast', 'too_long', 'bad_message', 'not_seated'],
  'web-theme': ['auto', 'light', 'dark'],
  'web-game': ['orleans', 'mombasa', 'sonora', 'cosmic_colonies'],
  'web-company': ['bots', 'people', 'friends'],
  'web-play-now': ['text', 'people', 'friends', 'alone'],
  'web-welcome': ['play', 'play-text', 'friends', 'friends-text', 'rules', 'rules-text'],
  'web-luck': ['match', 'differ'],
  'web-key': ['arrows', 'enter', 'esc', 'z', 'o', 'panels', 'help'],
};

describe('words of the site', () => {
  it('exist in both languages, once each', () => {
    const en = ids('en');
    expect(new Set(en).size).toBe(en.length);
    expect(ids('ru').sort()).toEqual([...en].sort());
  });

  it('use the same arguments in both languages, each in its own forms', () => {
    const args = (lang: string) =>
      Object.fromEntries(
        read(lang)
          .split(/^(?=[a-z][\w-]* =)/m)
          .map((m) => [/^[\w-]+/.exec(m)?.[0] ?? '', [...new Set(m.match(/\$[a-z]+/g) ?? [])].sort().join()]),
      );
    const ru = args('ru');
    for (const [id, used] of Object.entries(args('en'))) {
      if (id) expect([id, ru[id]]).toEqual([id, used]);
    }
  });

  it('format Russian plurals', () => {
    const ru = bundle('ru');
    const say = (n: number) => ru.formatPattern(ru.getMessage('orl-bag-label')!.value!, { count: n });
    expect([1, 2, 5, 21].map(say)).toEqual([
      'В мешочке 1 персонаж.', 'В мешочке 2 персонажа.', 'В мешочке 5 персонажей.', 'В мешочке 21 персонаж.',
    ]);
  });

  it('are there for every id the code puts together', () => {
    const known = new Set(ids('en'));
    const asked = Object.entries(FAMILIES).flatMap(([family, members]) => members.map((m) => `${family}-${m}`));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('find the names of pieces in the words of the game', () => {
    const wanted = [
      ...[...FOLLOWERS, 'tech', ...FOLLOWERS.slice(0, 4).map((f) => `own_${f}`)].map((id) => `follower-${id}`),
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
    for (const text of Object.values(own)) {
      expect(wanted.filter((id) => !text.includes(`\norleans-${id} =`))).toEqual([]);
    }
    expect(Object.keys(own)).toHaveLength(2);
  });

  it('are there for every literal id the code asks for', () => {
    const known = new Set(ids('en'));
    const asked = Object.values(code).flatMap((text) =>
      [...text.matchAll(/\bt\(\s*'((?:web|orl)-[\w-]+)'/g)].map((m) => m[1]!),
    );
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});
