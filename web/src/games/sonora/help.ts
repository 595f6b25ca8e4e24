import { t } from '../../lib/words.svelte';
import type { HelpItem, HelpPage } from '../types';
import { centre, mudPoints, skillOf, ZONES } from './facts';
import { name, ui } from './names';
import { aboutBonus } from './notes';

const STEPS = ['flicking', 'swapping', 'ruins', 'writing'];
const BONUSES = ['reflick', 'swap', 'owl', 'fox', 'rabbit', 'discovery'];
const SKILLS = ['none', 'expert', 'good', 'casual', 'novice'];

const sectors = (): HelpItem[] =>
  ZONES.map((id) => ({ id, icon: `so-${id}`, name: name('zone', id), text: ui(`about-${id}`) }));

/** What a newcomer wants to know before the first game. */
export function help(): HelpPage {
  return {
    parts: [
      { title: ui('help-goal'), text: ui('help-goal-text') },
      { title: ui('help-flick'), text: ui('help-flick-text') },
      {
        title: ui('help-round'),
        ordered: true,
        items: STEPS.map((id) => ({ id, name: name('phase', id), text: ui(`help-${id}`) })),
      },
      { title: ui('help-where'), text: ui('help-where-text') },
      { title: ui('help-sectors'), items: sectors() },
      {
        title: ui('bonuses'),
        items: BONUSES.map((id) => ({
          id,
          icon: `so-${id}`,
          name: name('bonus', id),
          text: aboutBonus(id),
        })),
      },
      {
        title: ui('cacti'),
        items: Object.entries(mudPoints).map(([id, points]) => ({
          id,
          icon: `so-c-${id}`,
          name: name('cactus', id),
          text: ui('about-cactus-mud', { points }),
        })),
      },
      {
        title: t('sonora-variant-skill'),
        text: ui('help-skill-text'),
        items: SKILLS.map((id) => {
          const { angle, speed } = skillOf(id);
          return {
            id,
            name: name('variant', `skill-${id}`),
            text: angle
              ? ui('hands-of', {
                  angle: (angle / 1000).toFixed(1),
                  speed: Math.round(speed / 10),
                })
              : ui('hands-none'),
          };
        }),
      },
      { title: ui('help-solo'), text: ui('help-solo-text') },
    ],
    keys: [ui('key-flick'), ui('key-draw')],
    note: t('sonora-about', { fox: centre.fox.largest_shape }),
  };
}
