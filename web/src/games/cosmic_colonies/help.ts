import { t } from '../../lib/words.svelte';
import type { HelpItem, HelpPage } from '../types';
import { basicBuildings, buildings, setup, terrains } from './facts';
import Figure from './Figure.svelte';
import { name, say } from './names';
import { priceText } from './notes';

const STEPS = ['choosing', 'acting', 'refresh'];
const SPECIAL = ['soylent_factory', 'statue'];

function scoring(): HelpItem[] {
  const about = (id: string, title: string, text: string): HelpItem => ({
    id,
    icon: `cc-${id}`,
    name: title,
    text,
  });
  return [
    ...terrains.map(({ id, points }) =>
      about(
        `t-${id}`,
        name('terrain', id),
        points
          ? t('cosmic_colonies-ui-about-terrain', { list: points.join(' · ') })
          : t('cosmic_colonies-ui-about-soil'),
      ),
    ),
    about(
      'set',
      t('cosmic_colonies-ui-sets'),
      t('cosmic_colonies-ui-about-sets', { points: setup.game.set_points }),
    ),
    about('goal', t('cosmic_colonies-ui-goal'), t('cosmic_colonies-ui-about-goal')),
    about(
      'monument',
      t('cosmic_colonies-ui-monuments'),
      t('cosmic_colonies-ui-about-monument', { points: setup.monuments.points }),
    ),
  ];
}

/** What a newcomer wants to know before the first game. */
export function help(): HelpPage {
  return {
    parts: [
      { title: t('cosmic_colonies-ui-help-goal'), text: t('cosmic_colonies-ui-help-goal-text') },
      {
        title: t('cosmic_colonies-ui-help-round'),
        ordered: true,
        items: STEPS.map((id) => ({
          id,
          name: name('phase', id),
          text: t(`cosmic_colonies-ui-help-${id}`),
        })),
      },
      {
        title: t('cosmic_colonies-ui-help-laying'),
        text: t('cosmic_colonies-ui-help-laying-text'),
      },
      { title: t('cosmic_colonies-ui-help-scoring'), items: scoring() },
      {
        title: t('cosmic_colonies-ui-buildings'),
        Figure,
        items: [
          ...basicBuildings.map((id) => ({
            id,
            name: name('building', id),
            text: buildings.get(id)!.prices!.map(priceText).join(' / '),
          })),
          ...SPECIAL.map((id) => ({
            id,
            name: name('building', id),
            text: t('cosmic_colonies-ui-about-special'),
          })),
        ],
      },
      {
        title: t('cosmic_colonies-ui-help-solo'),
        text: t('cosmic_colonies-ui-help-solo-text', { penalty: setup.solo.missing_penalty }),
      },
    ],
    keys: [t('cosmic_colonies-ui-key-lay')],
    note: say('about', {}, ''),
  };
}
