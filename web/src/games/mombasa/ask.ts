/** What the bottom bar says. */
import { waitingFor } from '../../lib/names';
import { isOver, type TableState } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Ask } from '../types';
import { name, paysText, say } from './names';
import { split, viewOf, type TaskView } from './view';

/** The numbers and names that the sentences may mention. */
function argsOf(task: TaskView | null): Record<string, string | number> {
  const args: Record<string, string | number> = {
    value: task?.left['value'] ?? 0,
    expansion: task?.left['expansion'] ?? 0,
    points: task?.left['points'] ?? 0,
    steps: task?.due['track'] ?? 0,
  };
  if (task?.company) args['company'] = task.company;
  if (task?.region) args['region'] = task.region;
  if (task?.spot) args['spot'] = task.spot;
  return args;
}

/** Decisions with a sentence of the screen; the others have that of the game. */
const TOLD = new Set([
  'Plan',
  'Turn',
  'UseGoods',
  'SpendValue',
  'AtToll',
  'EnterRegion',
  'TakePost',
  'ReturnPost',
  'SpendPoints',
  'MoveJar',
  'LayBook',
  'RemovePost',
]);

/** What can be left to spend, in order of what is told. */
const SPENT: Record<string, string> = {
  expansion: 'mo-expansion',
  points: 'mo-book',
  value: 'mo-trackstep',
};

/** What else there is to know: rewards that come when an expansion ends. */
function small(state: TableState, task: TaskView | null): string {
  if (state.decision === 'EnterRegion' || state.decision === 'TakePost') {
    const due = paysText(task?.due ?? {});
    return due ? say('due', { list: due }) : say('ask-EnterRegion-small');
  }
  if (['Turn', 'UseGoods', 'SpendValue', 'MoveJar', 'Plan'].includes(state.decision))
    return say(`ask-${state.decision}-small`);
  return '';
}

/** What is left to spend, with its picture. */
function left(task: TaskView | null): Ask['left'] {
  for (const [kind, icon] of Object.entries(SPENT)) {
    const count = task?.left[kind] ?? 0;
    if (count) return { icon, count };
  }
  return undefined;
}

/** What somebody else is in the middle of. */
function watching(state: TableState): string {
  const { task } = viewOf(state);
  if (!task?.company) return '';
  const points = task.left['expansion'];
  return points ? say('watch-expansion', { company: task.company, points }) : '';
}

export function ask(state: TableState, picked: string[]): Ask {
  const view = viewOf(state);
  const { waiting, phase } = state.frame;
  const others = waitingFor(state.table, waiting, state.seat);
  if (isOver(state)) return { head: t('web-game-over'), small: '' };
  if (!waiting.includes(state.seat) || state.options.length === 0) {
    const planned = state.seat >= 0 && phase === 'planning';
    return {
      head: planned ? say('plan-done') : others || t('web-wait'),
      small: planned ? others : watching(state),
    };
  }
  const [kind, id] = split(picked.at(-1) ?? '');
  if (kind === 'hand')
    return { head: say(phase === 'setup' ? 'ask-rest' : 'ask-slot', { card: id }), small: '' };
  if (kind === 'bought') return { head: say('ask-space', { book: id }), small: '' };
  if (picked.at(-1) === 'button:end')
    return { head: say('ask-pile'), small: say('ask-pile-small') };
  if (kind === 'tile' && id === 'tile_plus_one_good') return { head: say('ask-plus'), small: '' };
  const { task } = view;
  const head = TOLD.has(state.decision)
    ? say(`ask-${state.decision}`, argsOf(task))
    : t(`mombasa-turn-${state.decision}`, {}, t('web-choose'));
  const spot = task?.spot ? `${name('spot', task.spot)}: ` : '';
  return { head: spot + head, small: small(state, task) || others, left: left(task) };
}
