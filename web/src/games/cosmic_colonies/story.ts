/** The story of a game told action by action, where the rules tell it token by token. */
import type { Args, LogLine } from '../../lib/wire';
import { resources, workers, type Try } from './facts';
import { say } from './names';

/** Lines that follow each other and become one with a list of resources. */
const LISTED = new Set(['gathers', 'gains', 'discards', 'bot_gathers']);

const counted = (counts: Map<string, number>) =>
  [...counts].map(([resource, number]) => say('label-count', { resource, number })).join(', ');

function listOf(lines: LogLine[]): string {
  const counts = new Map<string, number>();
  for (const { args } of lines) {
    const id = String(args['resource']);
    counts.set(id, (counts.get(id) ?? 0) + Number(args['number'] ?? 1));
  }
  return counted(counts);
}

const priceOf = (args: Args) =>
  counted(new Map(resources.map((id) => [id, Number(args[id] ?? 0)] as const).filter(([, n]) => n > 0)));

export const triesOf = (worker: string): Try[] => {
  const facts = workers.get(worker);
  return [facts?.first, facts?.second].filter((x): x is Try => x !== undefined);
};

/** What the automaton could not do before it did this. */
function failed(worker: string, did: 'build' | 'gather'): Args {
  const [first] = triesOf(worker);
  if (!first || first.do === did) return { failed: 'none' };
  return first.do === 'build' ? { failed: 'build', building: first.building! } : { failed: 'gather' };
}

export function retell(lines: LogLine[]): LogLine[] {
  const groups: LogLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const joins = last && LISTED.has(line.code) && last.code === line.code && last.seat === line.seat && last.round === line.round;
    if (joins) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  const told: LogLine[] = [];
  let card = '';
  for (const group of groups) {
    const line = group.at(-1)!;
    const before = told.at(-1);
    if (line.code === 'bot_shows') card = String(line.args['worker']);
    if (LISTED.has(line.code)) {
      const more = line.code === 'bot_gathers' ? failed(card, 'gather') : {};
      told.push({ ...line, code: `${line.code}_all`, args: { ...more, list: listOf(group) } });
    } else if (line.code === 'bot_builds') {
      told.push(failed(card, 'build')['failed'] === 'gather' ? { ...line, code: 'bot_builds_then' } : line);
    } else if (line.code === 'builds' && before?.code === 'pays' && before.seat === line.seat && priceOf(before.args)) {
      told[told.length - 1] = { ...line, code: 'builds_for', args: { ...line.args, list: priceOf(before.args) } };
    } else told.push(line);
  }
  return told;
}

/** The automaton's last turn: its card, and what came of it. */
export interface BotTurn {
  worker: string;
  did: 'build' | 'gather' | 'idle' | '';
  taken: string[];
}

export function botTurn(log: LogLine[]): BotTurn | null {
  const from = log.findLastIndex((l) => l.code === 'bot_shows');
  if (from < 0) return null;
  const after = log.slice(from + 1);
  const taken = after.filter((l) => l.code === 'bot_gathers').map((l) => String(l.args['resource']));
  const built = after.some((l) => l.code === 'bot_builds');
  const idle = after.some((l) => l.code === 'bot_idles');
  return {
    worker: String(log[from]!.args['worker']),
    did: built ? 'build' : taken.length > 0 ? 'gather' : idle ? 'idle' : '',
    taken,
  };
}
