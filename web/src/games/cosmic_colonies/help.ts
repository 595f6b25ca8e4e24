import { t } from '../../lib/words.svelte';
import type { HelpItem, HelpPage } from '../types';
import { basicBuildings, buildings, setup, terrains } from './facts';
import Figure from './Figure.svelte';
import { name, say } from './names';
import { priceText } from './notes';

const STEPS = ['choosing', 'acting', 'refresh'];
const SPECIAL = ['soylent_factory', 'statue'];

function scoring(): HelpItem[] {
  const about = (id: string, title: string, text: string): HelpItem => ({ id, icon: `cc-${id}`, name: title, text });
  return [
    ...terrains.map(({ id, points }) =>
      about(`t-${id}`, name('terrain', id), points ? t('cc-about-terrain', { list: points.join(' · ') }) : t('cc-about-soil')),
    ),
    about('set', t('cc-sets'), t('cc-about-sets', { points: setup.game.set_points })),
    about('goal', t('cc-goal'), t('cc-about-goal')),
    about('monument', t('cc-monuments'), t('cc-about-monument', { points: setup.monuments.points })),
  ];
}

/** What a newcomer wants to know before the first game. */
export function help(): HelpPage {
  return {
    parts: [
      { title: t('cc-help-goal'), text: t('cc-help-goal-text') },
      {
        title: t('cc-help-round'),
        ordered: true,
        items: STEPS.map((id) => ({ id, name: name('phase', id), text: t(`cc-help-${id}`) })),
      },
      { title: t('cc-help-laying'), text: t('cc-help-laying-text') },
      { title: t('cc-help-scoring'), items: scoring() },
      {
        title: t('cc-buildings'),
        Figure,
        items: [
          ...basicBuildings.map((id) => ({ id, name: name('building', id), text: buildings.get(id)!.prices!.map(priceText).join(' / ') })),
          ...SPECIAL.map((id) => ({ id, name: name('building', id), text: t('cc-about-special') })),
        ],
      },
      { title: t('cc-help-solo'), text: t('cc-help-solo-text', { penalty: setup.solo.missing_penalty }) },
    ],
    keys: [t('cc-key-lay')],
    note: say('about', {}, ''),
  };
}
