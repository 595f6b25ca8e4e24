import { nameIn, t } from '../../lib/words.svelte';
import type { HelpPage } from '../types';
import { events, places } from './facts';
import { FOLLOWERS, PHASES } from './view';

const name = (kind: string, id: string, form?: string) => nameIn('orleans', kind, id, form);

/** What a newcomer wants to know before the first game. */
export function help(): HelpPage {
  return {
    parts: [
      { title: t('orleans-ui-help-goal'), text: t('orleans-ui-help-goal-text') },
      {
        title: t('orleans-ui-help-round'),
        ordered: true,
        items: PHASES.map((id) => ({
          id,
          name: name('phase', id),
          text: t(`orleans-ui-help-phase-${id}`),
        })),
      },
      { title: t('orleans-ui-help-scoring'), text: t('orleans-ui-help-scoring-text') },
      {
        title: t('orleans-ui-help-followers'),
        items: FOLLOWERS.map((id) => ({
          id,
          icon: `t-${id}`,
          name: name('follower', id),
          text: t(`orleans-ui-about-follower-${id}`),
        })),
      },
      {
        title: t('orleans-ui-help-events'),
        items: [...events.keys()].map((id) => ({
          id,
          icon: `e-${id}`,
          name: name('event', id),
          text: name('event', id, 'does'),
        })),
      },
      {
        title: t('orleans-ui-help-places'),
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
