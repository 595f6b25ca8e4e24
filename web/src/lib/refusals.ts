import type { RefusalInfo } from './wire.gen';
import { gameText, t } from './words.svelte';

/** Why something is not allowed, in the game's own words or in those of all games. */
export function refusalText(game: string, refusal: RefusalInfo): string {
  const shared = t(`refuse-${refusal.code}`, refusal.args, t('web-err-refused'));
  return gameText(game, `refuse-${refusal.code}`, refusal.args, shared);
}
