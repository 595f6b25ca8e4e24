import { nameIn, t } from '../../lib/words.svelte';
import type { HelpPage } from '../types';
import { events, places } from './facts';
import { FOLLOWERS, PHASES } from './view';

const name = (kind: string, id: string, form?: string) => nameIn('orleans', kind, id, form);

/** What a newcomer wants to know before the first game. */
export function help(): HelpPage {
  return {
    parts: [
      { title: t('orl-help-goal'), text: t('orl-help-goal-text') },
      {
        title: t('orl-help-round'),
        ordered: true,
        items: PHASES.map((id) => ({ id, name: name('phase', id), text: t(`orl-help-phase-${id}`) })),
      },
      { title: t('orl-help-scoring'), text: t('orl-help-scoring-text') },
      {
        title: t('orl-help-followers'),
        items: FOLLOWERS.map((id) => ({ id, icon: `t-${id}`, name: name('follower', id), text: t(`orl-about-follower-${id}`) })),
      },
      {
        title: t('orl-help-events'),
        items: [...events.keys()].map((id) => ({ id, icon: `e-${id}`, name: name('event', id), text: name('event', id, 'does') })),
      },
      {
        title: t('orl-help-places'),
        items: [...places.values()].map((place) => ({
          id: place.id,
          mark: place.stack ?? '',
          name: name('place', place.id),
          needs: place.slots.map((slot) => (FOLLOWERS.includes(slot) ? `t-${slot}` : '')),
          text: name('place', place.id, 'does'),
        })),
      },
    ],
    keys: [],
    note: t('orleans-about'),
  };
}
