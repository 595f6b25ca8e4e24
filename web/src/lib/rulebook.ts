/** The numbered rules that refusals point at, in every language, from the project's own rule files. */
import type { Lang } from './settings.svelte';

const files = import.meta.glob<string>(
  ['../../../docs/rules/*/{clauses,rulings}.md', '../../../docs/rules/*/{clauses,rulings}.ru.md'],
  { query: '?raw', import: 'default' },
);

/** A clause, or a ruling with its title. */
export interface Clause {
  id: string;
  title: string;
  text: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

export interface Rulebook {
  chapters: Chapter[];
  rulings: Clause[];
}

/** A line does not begin with a dash. */
const typeset = (text: string) => text.replaceAll(' — ', '\u00A0— ');

export function parseRules(clauses: string, rulings: string): Rulebook {
  const chapters: Chapter[] = [];
  for (const line of clauses.split('\n')) {
    const heading = /^## (.+)$/.exec(line);
    const clause = /^- \*\*(\d+(?:\.\d+)*[a-z]?)\*\* (.+)$/.exec(line);
    if (heading) chapters.push({ title: heading[1]!, clauses: [] });
    else if (clause)
      chapters.at(-1)?.clauses.push({ id: clause[1]!, title: '', text: typeset(clause[2]!) });
  }
  const decided = [...rulings.matchAll(/^- \*\*(R\d+) ([^*]+)\*\* (.+)$/gm)];
  return {
    chapters: chapters.filter((chapter) => chapter.clauses.length > 0), // not the glossary
    rulings: decided.map((m) => ({ id: m[1]!, title: m[2]!, text: typeset(m[3]!) })),
  };
}

const read = async (game: string, name: string) =>
  (await files[`../../../docs/rules/${game}/${name}.md`]?.()) ?? '';

/** All languages together, so that a switch shows at once. */
export async function rulebooks(game: string): Promise<Record<Lang, Rulebook>> {
  const names = ['clauses', 'rulings', 'clauses.ru', 'rulings.ru'];
  const [clauses, rulings, inRussian, decided] = await Promise.all(
    names.map((name) => read(game, name)),
  );
  return { en: parseRules(clauses!, rulings!), ru: parseRules(inRussian!, decided!) };
}

/** One clause, and the rulings it rests on. */
export function quoted(book: Rulebook, id: string): { title: string; clauses: Clause[] } | null {
  for (const chapter of book.chapters) {
    const found = chapter.clauses.find((c) => c.id === id);
    if (!found) continue;
    const cited = new Set(found.text.match(/\bR\d+\b/g));
    return {
      title: chapter.title,
      clauses: [found, ...book.rulings.filter((r) => cited.has(r.id))],
    };
  }
  return null;
}
