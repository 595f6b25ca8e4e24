"""What each seat may know of a position of Cosmic Colonies; and the redeal."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.pieces import (
    AREA_LIMIT,
    ASTEROIDS,
    BASIC,
    BUILDINGS,
    GOALS,
    MONUMENTS,
    RESOURCES,
    ROUNDS,
    SIDES,
    STORAGE,
    TERRAIN,
    TERRAINS,
)
from igroteka.games.cosmic_colonies.rules.scoring import (
    bot_score,
    goal_points,
    open_points,
    set_points,
    terrain_points,
)
from igroteka.games.cosmic_colonies.rules.setup import cards_to_choose_from
from igroteka.games.cosmic_colonies.saves import squares_of, variant_of
from igroteka.games.cosmic_colonies.state import (
    ACTING,
    PHASES,
    PICKING,
    RANK_AND_FILE,
    ColoniesState,
    Player,
)
from igroteka.games.cosmic_colonies.workers import CARDS, WORKERS
from igroteka.kernel.dice import after_roll, dice_from, rolled, shuffled
from igroteka.kernel.save import counted

SPECTATOR = -1


def names_of(cards: list[int]) -> list[str]:
    """Cards by name."""
    return [CARDS[card] for card in cards]


def look_at_player(s: ColoniesState, seat: int, viewer: int) -> dict[str, object]:
    """One player as another, a spectator or oneself sees them."""
    player = s.players[seat]
    side = s.side()
    open_squares = {
        TERRAINS[terrain]: (TERRAIN[side][player.asteroid][terrain] & ~player.occupied).bit_count()
        for terrain in range(len(TERRAINS))
    }
    seen: dict[str, object] = {
        "asteroid": ASTEROIDS[player.asteroid],
        "side": SIDES[side],
        "resources": {RESOURCES[kind]: player.resources[kind] for kind in range(len(RESOURCES))},
        "storage": STORAGE,
        "tiles": [
            {"building": BUILDINGS[player.kinds[n]], "squares": squares_of(player.masks[n])}
            for n in range(len(player.kinds))
        ],
        "monuments": [
            {
                "monument": MONUMENTS[player.monuments[n]],
                "squares": squares_of(player.monument_masks[n]),
            }
            for n in range(len(player.monuments))
        ],
        "uncovered": open_squares,
        "terrain_points": {
            TERRAINS[terrain]: terrain_points(s, seat, terrain) for terrain in range(len(TERRAINS))
        },
        "set_points": set_points(s, seat),
        "built": counted([player.kinds.count(kind) for kind in range(len(BUILDINGS))], BUILDINGS),
        "played": names_of(player.played[: player.revealed]),
        # What is chosen face down still looks like part of the hand.
        "hand_size": len(player.hand) + len(player.played) - player.revealed,
        "seen": names_of(player.seen),
        "score": open_points(s, seat),
    }
    if seat == viewer:
        seen["hand"] = names_of(player.hand)
        seen["chosen"] = names_of(player.played[player.revealed :])
        seen["goal"] = GOALS[player.goal]
        seen["goal_points"] = goal_points(s, seat)
        seen["score"] = open_points(s, seat) + goal_points(s, seat)
    return seen


def look(s: ColoniesState, seat: int) -> dict[str, object]:
    """The table as `seat` sees it."""
    each = s.slots_each()
    order: list[tuple[int, int]] = []
    for other in range(s.seats):
        player = s.players[other]
        if player.revealed:
            order.append((WORKERS[player.played[player.revealed - 1]].priority, other))
    order.sort()
    seen: dict[str, object] = {
        "round": s.round,
        "rounds": ROUNDS,
        "phase": PHASES[s.phase],
        "variant": variant_of(s),
        "areas": {RESOURCES[kind]: s.areas[kind] for kind in range(len(RESOURCES))},
        "area_limit": AREA_LIMIT[s.seats],
        "supply": {RESOURCES[kind]: s.supply[kind] for kind in range(len(RESOURCES))},
        "slots": {
            BUILDINGS[kind]: [bool(s.slots[kind * each + slot]) for slot in range(each)]
            for kind in range(BASIC)
        },
        "tiles": {BUILDINGS[kind]: s.tiles[kind] for kind in range(len(BUILDINGS))},
        "monuments": [MONUMENTS[monument] for monument in s.monuments],
        "order": [other for _, other in order],
        "players": [look_at_player(s, other, seat) for other in range(s.seats)],
        "passing": [
            names_of(s.passing[space]) if s.passing_seen[space] else len(s.passing[space])
            for space in range(2)
        ],
        "picked": names_of(s.deck) if s.phase == PICKING and s.by_hand else [],
    }
    if s.seats == 1:
        seen["automaton"] = {
            "deck": len(s.deck),
            "discard": names_of(s.discard),
            "cards": names_of(s.bot_cards),
            "resources": {RESOURCES[k]: s.bot_resources[k] for k in range(len(RESOURCES))},
            "built": {BUILDINGS[k]: s.bot_built[k] for k in range(BASIC)},
            "difficulty": s.difficulty,
            "score": bot_score(s).total,
        }
    return seen


# --- dealing anew ----------------------------------------------------------------------------


def redeal(s: ColoniesState, seat: int, dice: int) -> ColoniesState:
    """A position `seat` cannot tell from the true one: unseen cards and goals are dealt anew."""
    new = s.clone()
    new.dice = dice_from(dice, 0)
    for other in range(new.seats):
        new.players[other].dice = dice_from(dice, 1 + other)
    if new.phase == PICKING:
        deal_goals_anew(new, seat)
        return new
    if new.seats == 1:
        new.deck, new.dice = shuffled(new.deck, new.dice)
        return new if seat == 0 else hide_solo_hand(new)
    deal_cards_anew(new, seat)
    deal_goals_anew(new, seat)
    return new


def hide_solo_hand(s: ColoniesState) -> ColoniesState:
    """A spectator of a solo game knows neither the hand, the deck nor the goal."""
    player = s.players[0]
    hidden = [*player.hand, *player.played[player.revealed :], *s.deck]
    mixed, s.dice = shuffled(hidden, s.dice)
    size = len(player.hand)
    unrevealed = len(player.played) - player.revealed
    player.hand = sorted(mixed[:size])
    player.played = player.played[: player.revealed] + mixed[size : size + unrevealed]
    s.deck = mixed[size + unrevealed :]
    deal_goals_anew(s, SPECTATOR)
    return s


def deal_cards_anew(s: ColoniesState, seat: int) -> None:
    """Cards nobody has shown `seat` go round again: hands, choices, first stacks and the box."""
    known: list[int] = []
    for other in range(s.seats):
        player = s.players[other]
        known += player.played[: player.revealed]
        if other == seat:
            known += [*player.hand, *player.played[player.revealed :]]
        else:
            known += player.seen
    for space in range(2):
        if s.passing_seen[space]:
            known += s.passing[space]
    if s.by_hand:
        known += s.box  # all saw which cards were picked
    pool = [card for card in cards_to_choose_from(s) if card not in known]
    mixed, s.dice = shuffled(pool, s.dice)
    called = number_called(s)
    for other in range(s.seats):
        if other != seat:
            choose_anew(s, seat, other, mixed, called)
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            known_here = [card for card in player.seen if card not in player.played]
            missing = len(player.hand) - len(known_here)
            player.hand = sorted([*known_here, *[mixed.pop() for _ in range(missing)]])
    for space in range(2):
        if not s.passing_seen[space]:
            s.passing[space] = sorted([mixed.pop() for _ in s.passing[space]])
    if not s.by_hand:
        s.box = sorted(mixed)


def number_called(s: ColoniesState) -> int:
    """10.1 While counting: the last number called; whoever holds a worker holds a higher one."""
    called = 0
    if s.ways == RANK_AND_FILE and s.phase == ACTING:
        for player in s.players:
            for card in player.played[: player.revealed]:
                called = max(called, WORKERS[card].priority)
    return called


def face_down(player: Player) -> int:
    """How many workers a player has chosen and not shown."""
    return len(player.played) - player.revealed


def needed_from_pool(s: ColoniesState, other: int, called: int) -> int:
    """How many face-down workers of a player cannot be among the cards all have seen there."""
    player = s.players[other]
    own = [card for card in player.seen if WORKERS[card].priority > called]
    return max(0, face_down(player) - len(own))


def choose_anew(s: ColoniesState, seat: int, other: int, pool: list[int], called: int) -> None:
    """Give a player other face-down workers, leaving enough for those who come after."""
    player = s.players[other]
    number = face_down(player)
    shown_cards = player.played[: player.revealed]
    spare = len([card for card in pool if WORKERS[card].priority > called])
    for later in range(other + 1, s.seats):
        if later != seat:
            spare -= needed_from_pool(s, later, called)
    # Cards all have seen stay with the player, in the hand or face down.
    spare = min(spare, len(player.hand) + number - len(player.seen))
    own = [card for card in player.seen if WORKERS[card].priority > called]
    chosen: list[int] = []
    for _ in range(number):
        from_pool = [card for card in pool if WORKERS[card].priority > called] if spare else []
        cards = [*own, *from_pool]
        card = cards[rolled(s.dice, len(cards))]
        s.dice = after_roll(s.dice)
        if card in own:
            own.remove(card)
        else:
            pool.remove(card)
            spare -= 1
        chosen.append(card)
    if s.ways == RANK_AND_FILE and s.phase == ACTING:
        chosen.sort()
    player.played = [*shown_cards, *chosen]


def deal_goals_anew(s: ColoniesState, seat: int) -> None:
    """The goals `seat` has not seen."""
    pool = [
        *s.goals_out,
        *[s.players[other].goal for other in range(s.seats) if other != seat],
    ]
    mixed, s.dice = shuffled(sorted(pool), s.dice)
    for other in range(s.seats):
        if other != seat:
            s.players[other].goal = mixed.pop()
    s.goals_out = sorted(mixed)
