import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('../../src/igroteka/locales/*/web.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const read = (lang: string) => files[`../../src/igroteka/locales/${lang}/web.ftl`]!;

function bundle(lang: string) {
  const made = new FluentBundle(lang, { useIsolating: false });
  expect(made.addResource(new FluentResource(read(lang)))).toEqual([]);
  return made;
}

const ids = (lang: string) => [...read(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

describe('words of the site', () => {
  it('exist in both languages, once each', () => {
    const en = ids('en');
    expect(new Set(en).size).toBe(en.length);
    expect(ids('ru').sort()).toEqual([...en].sort());
  });

  it('use the same arguments in both languages', () => {
    const args = (lang: string) =>
      Object.fromEntries(
        read(lang)
          .split(/^(?=[a-z][\w-]* =)/m)
          .map((m) => [/^[\w-]+/.exec(m)?.[0] ?? '', [...new Set(m.match(/\$\w+/g) ?? [])].sort().join()]),
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
      'В мешке 1 персонаж.', 'В мешке 2 персонажа.', 'В мешке 5 персонажей.', 'В мешке 21 персонаж.',
    ]);
  });

  it('are there for every literal id the code asks for', () => {
    const known = new Set(ids('en'));
    const asked = Object.values(code).flatMap((text) =>
      [...text.matchAll(/\bt\(\s*'((?:web|orl)-[\w-]+)'/g)].map((m) => m[1]!),
    );
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});
