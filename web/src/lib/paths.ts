/** Options carry paths of element ids; a choice walks down these paths. */
import type { Option, Refusal } from './wire';

export function startsWith(path: string[], picked: string[]): boolean {
  return picked.every((element, i) => path[i] === element);
}

/** The elements that may be chosen next, each with the options it leads to. */
export function nextElements(options: Option[], picked: string[]): Map<string, Option[]> {
  const next = new Map<string, Option[]>();
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
export function finished(options: Option[], picked: string[]): Option[] {
  return options.filter((o) => o.path.length === picked.length && startsWith(o.path, picked));
}

/** Picks that can be taken for granted: every option begins with them and goes on. */
export function forced(options: Option[]): string[] {
  const real = options.filter((o) => !o.retracts);
  const walk: string[] = [];
  for (;;) {
    const element = real[0]?.path[walk.length];
    if (element === undefined || real.some((o) => o.path.length <= walk.length + 1)) return walk;
    if (real.some((o) => o.path[walk.length] !== element)) return walk;
    walk.push(element);
  }
}

/** Why an element cannot be chosen after `picked`. */
export function refusalFor(
  refusals: Refusal[],
  picked: string[],
  element: string,
): Refusal | undefined {
  const wanted = [...picked, element];
  return (
    refusals.find((r) => r.path.length === wanted.length && startsWith(r.path, wanted)) ??
    refusals.find((r) => startsWith(r.path, wanted)) ??
    (picked.length === 0 ? refusals.find((r) => r.path.at(-1) === element && r.path.length === 1) : undefined)
  );
}
