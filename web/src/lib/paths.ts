/** Options carry paths of element ids; a choice walks down these paths. */
import type { ActionInfo, OpeningInfo } from './wire.gen';

export function startsWith(path: string[], picked: string[]): boolean {
  return picked.every((element, i) => path[i] === element);
}

/** The elements that may be chosen next, each with the options it leads to. */
export function nextElements(options: ActionInfo[], picked: string[]): Map<string, ActionInfo[]> {
  const next = new Map<string, ActionInfo[]>();
  for (const option of options) {
    if (!startsWith(option.path, picked)) continue;
    const element = option.path[picked.length];
    if (element === undefined) continue;
    const known = next.get(element);
    if (known) known.push(option);
    else next.set(element, [option]);
  }
  return next;
}

/** Options whose path is exactly what was picked. */
export function finished(options: ActionInfo[], picked: string[]): ActionInfo[] {
  return options.filter((o) => o.path.length === picked.length && startsWith(o.path, picked));
}

/** Picks that can be taken for granted: every option begins with them and goes on. */
export function forced(options: ActionInfo[]): string[] {
  const real = options.filter((o) => !o.retracts);
  const walk: string[] = [];
  for (;;) {
    const element = real[0]?.path[walk.length];
    if (element === undefined || real.some((o) => o.path.length <= walk.length + 1)) return walk;
    if (real.some((o) => o.path[walk.length] !== element)) return walk;
    walk.push(element);
  }
}

/** An element is called `kind:id`. */
export const kindOf = (element: string) => element.slice(0, Math.max(0, element.indexOf(':')));
export const idOf = (element: string) => element.slice(element.indexOf(':') + 1);

/** An element that no board shows: a button of the bottom bar. */
export const isButton = (element: string) => kindOf(element) === 'button';

/** The action of an open choice with these numbers. */
export function openAction({ verb, element, fields }: OpeningInfo, numbers: number[]): ActionInfo {
  const args = Object.fromEntries(fields.map((field, i) => [field.name, numbers[i] ?? field.low]));
  return { text: [verb, ...numbers].join(' '), path: [element], verb, args };
}
