/** Names and sentences of this game. */
import type { Args } from '../../lib/wire';
import { nameIn, t } from '../../lib/words.svelte';

export const GAME = 'cosmic_colonies';

export const name = (kind: string, id: string, form?: string) => nameIn(GAME, kind, id, form);

const LINE_ICONS: Record<string, string> = {
  sets: 'cc-set',
  goal: 'cc-goal',
  monument: 'cc-monument',
  bot: 'cc-robot',
};

/** The picture of a line of the score sheet. */
export const lineIcon = (label: string) => LINE_ICONS[label] ?? `cc-t-${label}`;

const KINDS: Record<string, string> = {
  worker: 'worker',
  building: 'building',
  resource: 'resource',
  given: 'resource',
  monument: 'monument',
  terrain: 'terrain',
  asteroid: 'asteroid',
  goal: 'goal',
};
const FORMS = [
  'nom',
  'gen',
  'dat',
  'acc',
  'ins',
  'pre',
  'short',
  'one',
  'few',
  'many',
  'gender',
  'place',
];

/** A sentence of the game's own file; names in it come translated, with their cases. */
export function say(id: string, args: Args = {}, fallback?: string): string {
  const full: Args = {};
  for (const kind of Object.keys(KINDS)) full[`${kind}_id`] = 'none';
  for (const [key, value] of Object.entries(args)) {
    full[key] = value;
    const kind = KINDS[key];
    if (!kind || typeof value !== 'string') continue;
    full[`${key}_id`] = value;
    full[key] = name(kind, value);
    for (const form of FORMS) full[`${key}_${form}`] = name(kind, value, form);
  }
  return t(`${GAME}-${id}`, full, fallback);
}

export const resourceList = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => `${name('resource', id)} × ${n}`)
    .join(', ');

const VOWEL = 'аеёиоуыэюя';

/** Long Russian words get places to break at, for narrow cards. */
export const soft = (text: string) =>
  text.replace(/[а-яё]{10,}/gi, (word) =>
    word.replace(
      new RegExp(`(?<=.{3})([${VOWEL}])(?=[^${VOWEL}ьъй][${VOWEL}].{2})`, 'gi'),
      '$1\u00AD',
    ),
  );
