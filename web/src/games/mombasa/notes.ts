/** Notes on pieces: what it is and what it does. */
import { nameAt } from '../../lib/names';
import type { TableState } from '../../lib/wire';
import { t } from '../../lib/words.svelte';
import type { Note } from '../types';
import {
  basePlaces,
  bookTrack,
  books,
  cardIcon,
  cards,
  companies,
  crossed,
  diamondTrack,
  letters,
  regions,
  slotOpener,
  spots,
  tracks,
} from './facts';
import { name, needsText, paysText, say } from './names';
import { split, viewOf, type View } from './view';

export function cardNote(card: string): Note {
  const facts = cards.get(card);
  const lines = [name('card', card, 'does')];
  if (facts?.red !== undefined) lines.push(say('about-red', { red: facts.red }));
  return { title: name('card', card), lines, icon: cardIcon(card) };
}

function bookNote(book: string): Note {
  const facts = books.get(book)!;
  const cost = letters.find((letter) => letter.id === facts.letter)?.cost;
  const gives = facts.scale
    ? t('mombasa-pays-scale', { good: name('suit', facts.scale, 'gen') })
    : paysText(facts.rewards ?? {});
  return {
    title: facts.letter ? say('book', { book }) : name('book', book),
    lines: [
      say('book-needs', { list: needsText(facts.requires) }),
      say('book-gives', { list: gives }),
      ...(cost ? [say('book-costs', { count: cost })] : []),
    ],
    icon: 'mo-book',
  };
}

function regionNote(region: string, view: View): Note {
  const facts = regions.get(region)!;
  const seen = view.regions[region]!;
  const lines = [
    facts.reward
      ? say('region-gives', { list: paysText({ [facts.reward]: facts.amount ?? 0 }) })
      : say('region-gives-nothing'),
  ];
  if (facts.mines) lines.push(say('region-mines', { count: facts.mines }));
  lines.push(
    seen.post ? say('region-held', { company: seen.post }) : say('region-free'),
    say('region-borders', {
      list: Object.entries(facts.borders)
        .map(([other, cost]) => `${name('region', other)} ${cost}`)
        .join(', '),
    }),
  );
  const way = view.task?.ways[region];
  if (way)
    lines.push(
      say(way.regions.length > 1 ? 'way' : 'way-direct', {
        list: way.regions.map((id) => name('region', id)).join(' → '),
        cost: way.cost,
        points: view.task?.left['expansion'] ?? 0,
        pays: paysText(way.pays) || '–',
      }),
    );
  return { title: name('region', region), lines };
}

function trackNote(company: string, state: TableState): Note {
  const view = viewOf(state);
  const id = view.companies[company]!.track;
  const facts = tracks.get(id)!;
  const at = view.players[state.seat]?.on_track[company];
  const field = Object.keys(facts.fields);
  const lines = [
    say('track-bonus', { space: field[0] ?? '', bonus: name('track', id, 'first') }),
    say('track-bonus', { space: field[1] ?? '', bonus: name('track', id, 'second') }),
    ...Object.entries(facts.tolls).map(([space, pounds]) =>
      say('track-toll', { space: Number(space), pounds }),
    ),
  ];
  if (at !== undefined) {
    const next = Object.entries(facts.shares).find(([space]) => Number(space) > at);
    lines.unshift(
      next
        ? say('track-next', { at, space: Number(next[0]), shares: next[1] })
        : say('track-end', { at }),
    );
  }
  return { title: say('track', { company, track: id }), lines, icon: `mo-c-${company}` };
}

function spotNote(id: string, state: TableState): Note {
  const view = viewOf(state);
  const facts = spots.get(id)!;
  const lines = [name('spot', id, 'does')];
  if (facts.pounds && facts.track) lines.push(say('spot-costs', { pounds: facts.pounds }));
  for (const line of facts.lines ?? []) {
    const { from, ...pays } = line;
    lines.push(say('spot-line', { from, list: paysText(pays) }));
  }
  if (facts.suit)
    lines.push(
      view.players
        .map((player, seat) => `${nameAt(state.table, seat)} ${player.totals[facts.suit!] ?? 0}`)
        .join(', '),
    );
  const seat = view.spots[id] ?? -1;
  if (seat >= 0) lines.push(say('spot-taken', { name: nameAt(state.table, seat) }));
  return { title: name('spot', id), lines };
}

function shareNote(company: string, state: TableState): Note {
  const view = viewOf(state);
  const { price } = view.companies[company]!;
  return {
    title: say('shares-of', { company }),
    lines: [
      say('share-price', { price }),
      ...view.players.map((player, seat) =>
        say('share-line', {
          name: nameAt(state.table, seat),
          count: player.shares[company] ?? 0,
          worth: (player.shares[company] ?? 0) * price,
        }),
      ),
    ],
    icon: 'mo-share',
  };
}

function baseNote(company: string, view: View): Note {
  const seen = view.companies[company]!;
  const posts = seen.columns.reduce((sum, column) => sum + column.posts, 0);
  return {
    title: name('company', company),
    lines: [
      say('share-price', { price: seen.price }),
      say('base-posts', { count: posts }),
      say('about-base'),
    ],
    icon: `mo-c-${company}`,
  };
}

function columnNote(id: string, view: View): Note {
  const [company = '', column = '1'] = id.split('/');
  const i = Number(column) - 1;
  const seen = view.companies[company]!.columns[i]!;
  const places = basePlaces(i, seen.posts, seen.opened);
  const top = places.find((place) => place.post);
  return {
    title: say('column', { company, column: i + 1, posts: seen.posts }),
    lines: [
      ...(top ? [say('column-uncovers', { coins: top.coins })] : []),
      say('share-price', { price: view.companies[company]!.price }),
    ],
    icon: `mo-post-${company}`,
  };
}

const plain = (id: string, icon: string): Note => ({
  title: say(`${id}-title`),
  lines: [say(`about-${id}`)],
  icon,
});

export function note(element: string, state: TableState): Note | null {
  const view = viewOf(state);
  const [kind, id] = split(element);
  const me = view.players[state.seat];
  switch (kind) {
    case 'hand':
    case 'card':
      return cards.has(id) ? cardNote(id) : null;
    case 'tile':
      return cards.has(id) ? cardNote(id) : null;
    case 'display': {
      const seen = view.display[id];
      if (!seen) return { title: say('empty-space'), lines: [] };
      const found = cardNote(seen.card);
      const cheaper = Object.entries(seen.cheaper).map(([good, price]) =>
        say('price-with', { good, price }),
      );
      return { ...found, lines: [...found.lines, say('price', { price: seen.price }), ...cheaper] };
    }
    case 'slot': {
      const slot = me?.slots[Number(id) - 1];
      if (slot?.card) {
        const found = cardNote(slot.card);
        if (slot.used) return { ...found, lines: [say('about-used'), ...found.lines] };
        const expands =
          cards.get(slot.card)?.type === 'expansion' && state.frame.phase === 'actions';
        return expands ? { ...found, lines: [say('about-expanding'), ...found.lines] } : found;
      }
      if (slot?.open || !id) return plain('slot', 'mo-card');
      const diamonds = slotOpener[Number(id) - 1] === 'diamonds';
      return {
        title: say('slot-title'),
        lines: [
          diamonds
            ? say('opens-diamonds', { space: diamondTrack.opens_slot_at })
            : say('opens-books', { space: bookTrack.opens_slot_at }),
        ],
        icon: 'lock',
      };
    }
    case 'rest': {
      const pile = me?.rests[Number(id) - 1] ?? [];
      return {
        title: say('rest', { slot: id }),
        lines: [
          ...(pile.length ? [pile.map((card) => name('card', card)).join(', ')] : []),
          say('about-rest'),
        ],
        icon: 'mo-back',
      };
    }
    case 'book': {
      const seen = view.book_display[id];
      if (!seen?.book) return { title: say('empty-space'), lines: [] };
      const found = bookNote(seen.book);
      return seen.coin ? { ...found, lines: [...found.lines, say('about-coin')] } : found;
    }
    case 'bought':
    case 'bookof':
      return bookNote(id);
    case 'flip':
    case 'space': {
      const space = Number(id);
      const lying = me?.books[space - 1];
      const lines: string[] = [];
      if (bookTrack.values[space])
        lines.push(say('space-worth', { worth: bookTrack.values[space] }));
      if (space === bookTrack.opens_slot_at) lines.push(say('space-opens'));
      if (crossed.has(space)) lines.push(say('space-crossed'));
      if (!lying) return { title: say('space', { space }), lines: [...lines, say('space-empty')] };
      if (lying.turned) lines.unshift(say('space-turned'));
      const found = bookNote(lying.book);
      return {
        ...found,
        title: `${say('space', { space })} · ${found.title}`,
        lines: [...found.lines.slice(0, 2), ...lines],
      };
    }
    case 'region':
      return regionNote(id, view);
    case 'base':
      return baseNote(id, view);
    case 'post':
      return columnNote(id, view);
    case 'track':
      return companies.includes(id) ? trackNote(id, state) : null;
    case 'spot':
      return spotNote(id, state);
    case 'share':
      return shareNote(id, state);
    case 'books':
      return {
        title: say('supply', { letter: id }),
        lines: [say('about-supply', { count: view.book_supply[id] ?? 0 })],
        icon: 'mo-book',
      };
    case 'discard':
      return {
        title: say('discard-title'),
        lines: [
          view.discard
            .slice(-12)
            .map((card) => name('card', card))
            .join(', ') || '–',
        ],
        icon: 'mo-card',
      };
    case 'jar':
      return plain('jar', 'mo-ink');
    case 'diamond':
      return plain('diamond', 'mo-diamond');
    case 'pound':
      return plain('pound', 'mo-pound');
    case 'worth':
      return plain('worth', 'mo-share');
    case 'markers':
      return plain('markers', `s${Math.max(0, state.seat)}`);
    case 'deck':
      return plain('deck', 'mo-back');
    case 'surcharge':
      return plain('surcharge', 'mo-card');
    default:
      return null;
  }
}
