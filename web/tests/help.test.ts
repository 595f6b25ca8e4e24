import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameModule } from '../src/games';

import { parseRules, quoted, rulebooks } from '../src/lib/rulebook';
import { useGameWords, useLang } from '../src/lib/words.svelte';
import { withDefaults, type Game } from '../src/table/defaults';
import Help from '../src/table/Help.svelte';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const RULES = '- **R2 Draw.** First `say`.\n- **R3 More.** So.\n';
const parts: ReturnType<typeof mount>[] = [];

async function show(game: Game, clause = '') {
  parts.push(mount(Help, { target: document.body, props: { game, clause } }));
  await rulebooks(game.id);
  await tick();
  flushSync();
}

const text = (selector: string) =>
  [...document.querySelectorAll(selector)].map((e) => e.textContent.replace(/\s+/g, ' ').trim());

beforeEach(async () => useLang('en'));
afterEach(async () => {
  for (const part of parts.splice(0)) await unmount(part);
});

describe('the rulebook', () => {
  it('is read chapter by chapter', () => {
    const book = parseRules(
      '# Toy\n\n## Glossary\n\n## 3 Turns\n\nWords.\n\n- **3.1** One (R2).\n- **3.2a** Two — so.\n',
      RULES,
    );
    expect(book.chapters).toEqual([
      {
        title: '3 Turns',
        clauses: [
          { id: '3.1', title: '', text: 'One (R2).' },
          { id: '3.2a', title: '', text: 'Two\u00A0— so.' },
        ],
      },
    ]);
    expect(quoted(book, '3.1')!.clauses.map((c) => c.id)).toEqual(['3.1', 'R2']);
    expect(quoted(book, '3.2a')!.clauses.map((c) => c.id)).toEqual(['3.2a']);
    expect(quoted(book, '9.9')).toBeNull();
  });
});

const screens = Object.keys(import.meta.glob('../src/games/*/index.ts')).map((path) =>
  path.split('/').at(-2)!,
);

describe.each(screens)('the help page of %s', (id) => {
  let game: Game;
  beforeEach(async () => {
    game = withDefaults(await gameModule(id));
    await useGameWords(id);
  });

  it('tells all rules and rulings in both languages', async () => {
    const books = await rulebooks(id);
    const ids = (book: (typeof books)['en']) =>
      [...book.chapters.flatMap((c) => c.clauses), ...book.rulings].map((c) => c.id);
    expect(ids(books.en).length).toBeGreaterThan(5);
    expect(ids(books.ru)).toEqual(ids(books.en));

    await show(game);
    expect(text('details .clauses li').length).toBe(ids(books.en).length);
  });

  it('switches to the other language at once', async () => {
    const book = (await rulebooks(id)).en;
    const all = book.chapters.flatMap((c) => c.clauses);
    const clause = (all.find((c) => /\bR\d/.test(c.text)) ?? all[0]!).id; // with a ruling, if any
    const cited = quoted(book, clause)!.clauses.length;
    await show(game, clause);
    expect(text('.cited li')[0]).toContain(`§ ${clause} `);
    const english = text('.help section, .cited li, details li, summary');
    expect(text('.cited li')).toHaveLength(cited);

    await useLang('ru');
    flushSync();

    expect(text('.cited li')).toHaveLength(cited);
    const russian = text('.help section, .cited li, details li, summary');
    expect(russian).toHaveLength(english.length);
    expect(russian.filter((line) => !/[а-я]/i.test(line))).toEqual([]);
    expect(english.filter((line) => /[а-я]/i.test(line))).toEqual([]);
  });

  it('leaves no word unsaid', async () => {
    for (const lang of ['en', 'ru'] as const) {
      await useLang(lang);
      await show(game);
      expect(document.body.textContent).not.toMatch(new RegExp(`\\b(web|${id})-[a-z]`));
      expect(document.body.textContent).not.toContain('{');
    }
  });
});
