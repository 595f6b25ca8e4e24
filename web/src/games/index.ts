import type { GameModule } from './types';

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  orleans: () => import('./orleans'),
  cosmic_colonies: () => import('./cosmic_colonies'),
};

export async function gameModule(id: string): Promise<GameModule> {
  const load = modules[id];
  if (!load) throw new Error(`no screen for ${id}`);
  return (await load()).default;
}
