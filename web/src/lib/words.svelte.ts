import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const files = import.meta.glob<string>(['../../../src/igroteka/locales/*/*.ftl', '!../../../src/igroteka/locales/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
});
const SITE = ['common', 'web'];

const bundles = new Map<Lang, { bundle: FluentBundle; loaded: Set<string> }>();
const wanted = new Set(SITE);
let ready = $state.raw<{ lang: Lang; bundle: FluentBundle } | null>(null);

async function bundleFor(lang: Lang): Promise<FluentBundle> {
  let known = bundles.get(lang);
  if (!known) {
    known = { bundle: new FluentBundle(lang, { useIsolating: false }), loaded: new Set() };
    bundles.set(lang, known);
  }
  for (const name of wanted) {
    const load = files[`../../../src/igroteka/locales/${lang}/${name}.ftl`];
    if (!load || known.loaded.has(name)) continue;
    const text = await load(); // fails without a connection
    known.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    known.loaded.add(name);
  }
  return known.bundle;
}

/** Loads the words of a language and switches every text at once; stays as it is if it cannot. */
export async function useLang(lang: Lang): Promise<void> {
  try {
    const bundle = await bundleFor(lang);
    ready = { lang, bundle };
  } catch (error) {
    if (!ready) throw error;
    return;
  }
  if (settings.lang !== lang) settings.set({ lang });
  later(() => void bundleFor(lang === 'ru' ? 'en' : 'ru').catch(() => undefined));
}

/** The other language comes when there is nothing else to do: then the switch needs no network. */
const later = (work: () => void) => setTimeout(work, 1500);

/** Loads the words of a game, in whatever language is used. */
export async function useGameWords(game: string): Promise<void> {
  wanted.add(game);
  await useLang(settings.lang);
}

export function has(id: string): boolean {
  return ready?.bundle.hasMessage(id) ?? false;
}

/** The text of a message, or its id when nobody has written it yet. */
export function t(id: string, args?: Record<string, FluentVariable>, fallback?: string): string {
  const bundle = ready?.bundle;
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return fallback ?? id;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args ?? null, errors);
}

/** Kinds of names that a game's sentences may mention, and how their messages begin. */
const KINDS: Record<string, string> = {
  follower: 'follower',
  wanted: 'follower',
  place: 'place',
  tile: 'place',
  good: 'good',
  town: 'town',
  start: 'town',
  edge: 'edge',
  deed: 'deed',
  track: 'track',
  event: 'event-name',
  citizen: 'citizen',
  what: 'what',
  why: 'why',
  worker: 'worker',
  building: 'building',
  resource: 'resource',
  given: 'resource',
  monument: 'monument',
  terrain: 'terrain',
  asteroid: 'asteroid',
  goal: 'goal',
  square: 'square',
};

/** Arguments that list several ids in one text: they come as names with commas. */
const LISTS: Record<string, string> = { followers: 'follower', workers: 'worker' };

/** Kinds drawn as a small picture in front of the word. */
const DRAWN = new Set(['follower', 'good']);
const OPEN = '\uE000';
const MID = '\uE001';
const SHUT = '\uE002';

function nameOf(game: string, kind: string, id: string, drawn: boolean) {
  const messageId = `${game}-${KINDS[kind]}-${id.replace(/[:/,]/g, '-')}`;
  const message = ready?.bundle.getMessage(messageId);
  const wrap = (text: string) =>
    drawn && DRAWN.has(KINDS[kind] ?? '') ? `${OPEN}${KINDS[kind]}:${id}${MID}${text}${SHUT}` : text;
  const forms: Record<string, string> = { '': wrap(t(messageId, undefined, id)) };
  for (const key of Object.keys(message?.attributes ?? {})) {
    forms[`_${key}`] = wrap(t(`${messageId}.${key}`));
  }
  return forms;
}

/** Names come translated, with their forms as `$place_acc` and their code as `$place_id`. */
function gameArgs(game: string, args: Record<string, string | number>, drawn: boolean) {
  const full: Record<string, FluentVariable> = {};
  for (const kind of Object.keys(KINDS)) full[`${kind}_id`] = 'none';
  for (const [key, value] of Object.entries(args)) {
    full[key] = value;
    const list = LISTS[key];
    if (list && typeof value === 'string') {
      const names = value.split(' ').filter(Boolean).map((id) => nameOf(game, list, id, drawn));
      full[key] = names.map((forms) => forms['_nom'] ?? forms['']!).join(', ');
    }
    if (typeof value === 'string' && key in KINDS) {
      full[`${key}_id`] = value;
      for (const [form, text] of Object.entries(nameOf(game, key, value, drawn))) {
        full[key + form] = text;
      }
    }
  }
  return full;
}

export function gameText(
  game: string,
  id: string,
  args: Record<string, string | number> = {},
  fallback?: string,
): string {
  return t(`${game}-${id}`, gameArgs(game, args, false), fallback);
}

export type Rich = string | { icon: string; text: string };

/** Like `gameText`, with pieces marked so that they can be drawn inside the sentence. */
export function gameRich(game: string, id: string, args: Record<string, string | number>): Rich[] {
  const text = t(`${game}-${id}`, gameArgs(game, args, true), `${id}`);
  return text
    .split(OPEN)
    .flatMap((part, i) => {
      if (i === 0) return [part];
      const [piece = '', rest = ''] = part.split(MID);
      const [word = '', after = ''] = rest.split(SHUT);
      return [{ icon: piece, text: word }, after];
    })
    .filter((part) => part !== '');
}

/** The name of one of a game's things, by kind and id; with a form such as `short` or `does`. */
export function nameIn(game: string, kind: string, id: string, form?: string): string {
  const message = `${game}-${KINDS[kind] ?? kind}-${id.replace(/[:/,]/g, '-')}`;
  if (!form) return t(message, undefined, id);
  return t(`${message}.${form}`, undefined, t(message, undefined, id));
}
