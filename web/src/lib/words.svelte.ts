import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const PACKAGE = '../../../src/igroteka';
const files = import.meta.glob<string>(
  [
    '../../../src/igroteka/locales/*/*.ftl',
    '!../../../src/igroteka/locales/*/terminal.ftl',
    '../../../src/igroteka/games/*/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const SITE = ['common', 'web'];

/** Which arguments of a game's sentences hold ids of things with a name: its `words/names.toml`. */
interface NameKinds {
  /** Arguments that hold one id, and the kind of its name. */
  named: Record<string, string>;
  /** Arguments that list several ids in one text: they come as names with commas. */
  listed: Record<string, string>;
  /** Kinds drawn as a small picture in front of the word. */
  drawn: { kinds: string[] };
  /** Events that the log leaves out. */
  log: { quiet: string[] };
}
const kindFiles = import.meta.glob<NameKinds>('../../../src/igroteka/games/*/words/names.toml', {
  import: 'default',
});
const NONE: NameKinds = { named: {}, listed: {}, drawn: { kinds: [] }, log: { quiet: [] } };
const kinds = new Map<string, NameKinds>();
const kindsOf = (game: string) => kinds.get(game) ?? NONE;

/** Whether the log leaves an event out: the board shows it, or another line tells it. */
export const isQuiet = (game: string, code: string) => kindsOf(game).log.quiet.includes(code);

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
    const path = SITE.includes(name) ? `locales/${lang}/${name}` : `games/${name}/words/${lang}`;
    const load = files[`${PACKAGE}/${path}.ftl`];
    if (!load || known.loaded.has(name)) continue;
    const text = await load(); // fails without a connection
    const names = await kindFiles[`${PACKAGE}/games/${name}/words/names.toml`]?.();
    if (names) kinds.set(name, names);
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

/** Whether somebody has written a message, or with `name.attribute` an attribute of one. */
export function has(id: string): boolean {
  const [name, attribute] = id.split('.') as [string, string?];
  const message = ready?.bundle.getMessage(name);
  return message !== undefined && (!attribute || attribute in message.attributes);
}

/** Whether the visitor points with a finger. */
const touches = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/**
 * The text of a message, or its id when nobody has written it yet.
 * Whoever points with a finger reads its attribute `touch`, if it has one.
 */
export function t(id: string, args?: Record<string, FluentVariable>, fallback?: string): string {
  const bundle = ready?.bundle;
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundle?.getMessage(name);
  const touch = attribute ? undefined : message?.attributes['touch'];
  const plain = attribute ? message?.attributes[attribute] : message?.value;
  const pattern = touch && touches() ? touch : plain;
  if (!bundle || !pattern) return fallback ?? id;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args ?? null, errors);
}

/** A small picture in front of a word is marked inside the sentence by these. */
const OPEN = '\uE000';
const MID = '\uE001';
const SHUT = '\uE002';

/** What ids such as `edge:north` or `3,4` hold and a message id may not. */
const messageOf = (game: string, kind: string, id: string) =>
  `${game}-${kind}-${id.replace(/[:/,]/g, '-')}`;

/** The name of a thing and its forms by attribute, the name itself under the empty one. */
function formsOf(game: string, kind: string, id: string, drawn: boolean) {
  const messageId = messageOf(game, kind, id);
  const message = ready?.bundle.getMessage(messageId);
  const wrap = (text: string) =>
    drawn && kindsOf(game).drawn.kinds.includes(kind)
      ? `${OPEN}${kind}:${id}${MID}${text}${SHUT}`
      : text;
  const forms: Record<string, string> = { '': wrap(t(messageId, undefined, id)) };
  for (const key of Object.keys(message?.attributes ?? {})) {
    forms[`_${key}`] = wrap(t(`${messageId}.${key}`));
  }
  return forms;
}

/** Names come translated, with their forms as `$place_acc` and their code as `$place_id`. */
function gameArgs(game: string, args: Record<string, string | number>, drawn: boolean) {
  const { named, listed } = kindsOf(game);
  const full: Record<string, FluentVariable> = { ...args };
  for (const [key, kind] of Object.entries(named)) {
    const id = args[key];
    full[`${key}_id`] = typeof id === 'string' ? id : 'none';
    if (typeof id !== 'string') continue;
    for (const [form, text] of Object.entries(formsOf(game, kind, id, drawn)))
      full[key + form] = text;
  }
  for (const [key, kind] of Object.entries(listed)) {
    const ids = args[key];
    if (typeof ids !== 'string') continue;
    const names = ids
      .split(' ')
      .filter(Boolean)
      .map((id) => formsOf(game, kind, id, drawn));
    full[key] = names.map((forms) => forms['_nom'] ?? forms['']!).join(', ');
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
  const message = messageOf(game, kindsOf(game).named[kind] ?? kind, id);
  if (!form) return t(message, undefined, id);
  return t(`${message}.${form}`, undefined, t(message, undefined, id));
}
