import { afterEach, describe, expect, it, vi } from 'vitest';
import { t, useGameWords, useLang } from '../src/lib/words.svelte';

const files = import.meta.glob<string>('../../src/igroteka/locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (lang: string) => files[`../../src/igroteka/locales/${lang}/web.ftl`]!;

const ids = (lang: string) => [...read(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

/** Messages whose ids the code puts together. */
const FAMILIES: Record<string, string[]> = {
  'web-err': [
    'stale',
    'not_offered',
    'refused',
    'too_fast',
    'too_long',
    'bad_message',
    'not_seated',
  ],
  'web-theme': ['auto', 'light', 'dark'],
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
          .map((m) => [
            /^[\w-]+/.exec(m)?.[0] ?? '',
            [...new Set(m.match(/\$[a-z]+/g) ?? [])].sort().join(),
          ]),
      );
    const ru = args('ru');
    for (const [id, used] of Object.entries(args('en'))) {
      if (id) expect([id, ru[id]]).toEqual([id, used]);
    }
  });

  it('are there for every id the code puts together', () => {
    const known = new Set(ids('en'));
    const asked = Object.entries(FAMILIES).flatMap(([family, members]) =>
      members.map((m) => `${family}-${m}`),
    );
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are there for every literal id the code asks for', () => {
    const known = new Set(ids('en'));
    const asked = Object.values(code).flatMap((text) =>
      [...text.matchAll(/\bt\(\s*'(web-[\w-]+)'/g)].map((m) => m[1]!),
    );
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('words for a finger', () => {
  const games = import.meta.glob<string>('../../src/igroteka/games/*/words/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  /** The messages with an attribute for whoever touches, by game and language. */
  const found = Object.entries(games).flatMap(([path, text]) => {
    const [, game = '', lang = ''] = /games\/(\w+)\/words\/(\w+)\.ftl$/.exec(path) ?? [];
    return text
      .split(/^(?=[a-z][\w-]* =)/m)
      .filter((message) => /^ {4}\.touch = /m.test(message))
      .map((message) => ({ game, lang, id: /^[\w-]+/.exec(message)![0] }));
  });
  const ids = (lang: string) => found.filter((one) => one.lang === lang).map((one) => one.id);
  afterEach(() => vi.unstubAllGlobals());

  it('are there in both languages', () => {
    expect(ids('en').length).toBeGreaterThan(0);
    expect(ids('ru').sort()).toEqual(ids('en').sort());
  });

  it('are read by whoever points with one, and by nobody else', async () => {
    const points = (coarse: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
    for (const { game, id } of found.filter((one) => one.lang === 'en')) {
      await useGameWords(game);
      await useLang('en');
      points(true);
      const touched = t(id);
      points(false);
      expect([id, t(id)]).not.toEqual([id, touched]);
      expect(touched).toBe(t(`${id}.touch`));
      expect(touched).not.toMatch(/\bclick/i);
    }
  });
});
