import type { HelpPage } from '../types';
import { companies, spots, suits, tracks } from './facts';
import { t } from '../../lib/words.svelte';
import { name, say } from './names';

const ACTIONS = ['goods', 'expansion', 'bookkeeper', 'merchant', 'marker', 'end'];
const ACTION_ICONS: Record<string, string> = {
  goods: 'mo-coffee',
  expansion: 'mo-expansion',
  bookkeeper: 'mo-bookkeeper',
  merchant: 'mo-merchant',
  marker: 's0',
  end: 'mo-back',
};
const SYMBOLS: Record<string, string> = {
  pound: 'mo-pound',
  diamond: 'mo-diamond',
  book: 'mo-book',
  step: 'mo-trackstep',
  remove: 'mo-remove',
  mine: 'mo-mine',
  same: 'mo-same',
  people: 'mo-people',
  share: 'mo-share',
  star: 'mo-star',
  jar: 'mo-ink',
};

/** What a newcomer wants to know before the first game. */
export function help(): HelpPage {
  return {
    parts: [
      { title: say('help-goal'), text: say('help-goal-text') },
      {
        title: say('help-round'),
        ordered: true,
        items: ['planning', 'actions', 'preparation'].map((id) => ({
          id,
          name: say(`help-phase-${id}`),
          text: say(`help-phase-${id}-text`),
        })),
      },
      {
        title: say('help-actions'),
        items: ACTIONS.map((id) => ({
          id,
          icon: ACTION_ICONS[id],
          name: say(`help-action-${id}`),
          text: say(`help-action-${id}-text`),
        })),
      },
      { title: say('help-scoring'), text: say('help-scoring-text') },
      {
        title: say('help-symbols'),
        items: [
          ...companies.map((id) => ({
            id,
            icon: `mo-c-${id}`,
            name: name('company', id),
            text: say('help-company-text'),
          })),
          ...suits.map((id) => ({
            id,
            icon: `mo-${id}`,
            name: name('suit', id),
            text: say(`help-suit-${id}`),
          })),
          ...Object.entries(SYMBOLS).map(([id, icon]) => ({
            id,
            icon,
            name: say(`help-symbol-${id}`),
            text: say(`help-symbol-${id}-text`),
          })),
        ],
      },
      {
        title: say('help-spots'),
        items: [...spots.values()].map((spot) => ({
          id: spot.id,
          mark: spot.track ?? '',
          name: name('spot', spot.id),
          text: name('spot', spot.id, 'does'),
        })),
      },
      {
        title: say('help-tracks'),
        text: say('help-tracks-text'),
        items: [...tracks.keys()].map((id) => ({
          id,
          mark: id,
          name: name('track', id, 'first'),
          text: name('track', id, 'second'),
        })),
      },
    ],
    keys: [],
    note: t('mombasa-about'),
  };
}
