/** The numbered rules that refusals point at, from the project's own rule files. */
const files = import.meta.glob<string>('../../../../docs/rules/cosmic_colonies/*.md', { query: '?raw', import: 'default' });

export interface Chapter {
  title: string;
  clauses: { id: string; text: string }[];
}

export function parseRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    const heading = /^## (\d+\.? .+)$/.exec(line);
    const clause = /^- \*\*([A-Z]?\d+(?:\.\d+)*[a-z]?)\*\* (.+)$/.exec(line);
    if (heading) chapters.push({ title: heading[1]!, clauses: [] });
    else if (clause) chapters.at(-1)?.clauses.push({ id: clause[1]!, text: clause[2]! });
  }
  return chapters;
}

export async function rules(): Promise<Chapter[]> {
  const load = Object.entries(files).find(([path]) => path.endsWith('/clauses.md'))?.[1];
  return load ? parseRules(await load()) : [];
}
