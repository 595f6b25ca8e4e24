/** The story of a game told action by action, where the rules tell it token by token. */
import type { Args } from '../../lib/wire';
import type { Told } from '../../lib/wire';
import { resources, workers, type Try } from './facts';
import { say } from './names';

/** Lines that follow each other and become one with a list of resources. */
const LISTED = new Set(['gains', 'discards']);

const counted = (counts: Map<string, number>) =>
  [...counts].map(([resource, number]) => say('label-count', { resource, number })).join(', ');

function listOf(lines: Told[]): string {
  const counts = new Map<string, number>();
  for (const { args } of lines) {
    const id = String(args['resource']);
    counts.set(id, (counts.get(id) ?? 0) + Number(args['number'] ?? 1));
  }
  return counted(counts);
}

/** The resources of a payment or a gather. */
const amountsOf = (args: Args) =>
  new Map(resources.map((id) => [id, Number(args[id] ?? 0)] as const).filter(([, n]) => n > 0));
const priceOf = (args: Args) => counted(amountsOf(args));

export const triesOf = (worker: string): Try[] => {
  const facts = workers.get(worker);
  return [facts?.first, facts?.second].filter((x): x is Try => x !== undefined);
};

/** What the automaton has tried in vain, which the line after it tells too. */
const CANNOT = new Set(['bot_cannot_build', 'bot_cannot_gather']);

export function retell(lines: Told[]): Told[] {
  const groups: Told[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const joins =
      last &&
      LISTED.has(line.code) &&
      last.code === line.code &&
      last.seat === line.seat &&
      last.round === line.round;
    if (joins) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  const told: Told[] = [];
  for (const group of groups) {
    const line = group.at(-1)!;
    const before = told.at(-1);
    const failed = CANNOT.has(before?.code ?? '') ? before : undefined;
    if (failed && line.code.startsWith('bot_')) told.pop();
    if (LISTED.has(line.code)) {
      told.push({ ...line, code: `${line.code}_all`, args: { list: listOf(group) } });
    } else if (line.code === 'bot_gathers') {
      told.push({
        ...line,
        code: 'bot_gathers_all',
        args: { failed: failed ? 'build' : 'none', ...failed?.args, list: priceOf(line.args) },
      });
    } else if (line.code === 'bot_builds' && failed) {
      told.push({ ...line, code: 'bot_builds_then' });
    } else if (
      line.code === 'builds' &&
      before?.code === 'pays' &&
      before.seat === line.seat &&
      priceOf(before.args)
    ) {
      told[told.length - 1] = {
        ...line,
        code: 'builds_for',
        args: { ...line.args, list: priceOf(before.args) },
      };
    } else told.push(line);
  }
  return told;
}

/** The automaton's last turn: its card, how many tries were in vain, and what came of it. */
export interface BotTurn {
  worker: string;
  failed: number;
  did: 'build' | 'gather' | 'idle' | '';
  taken: string[];
}

export function botTurn(log: Told[]): BotTurn | null {
  const from = log.findLastIndex((l) => l.code === 'bot_shows');
  if (from < 0) return null;
  const after = log.slice(from + 1);
  const gathered = after.find((l) => l.code === 'bot_gathers');
  const taken = gathered
    ? [...amountsOf(gathered.args)].flatMap(([id, n]) => Array<string>(n).fill(id))
    : [];
  const built = after.some((l) => l.code === 'bot_builds');
  const idle = after.some((l) => l.code === 'bot_idles');
  return {
    worker: String(log[from]!.args['worker']),
    failed: after.filter((l) => CANNOT.has(l.code)).length,
    did: built ? 'build' : taken.length > 0 ? 'gather' : idle ? 'idle' : '',
    taken,
  };
}
