/** The shelf of screens: every folder here with an `index.ts` is the screen of the game it is named after. */
import type { GameModule } from './types';

const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });

export async function gameModule(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  if (!load) throw new Error(`no screen for ${id}`);
  return load();
}
