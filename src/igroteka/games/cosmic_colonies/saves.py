"""A position of Cosmic Colonies as plain data with readable ids, and the checked way back."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import meta
from igroteka.games.cosmic_colonies.grid import SIZE, cells_of, mask_of
from igroteka.games.cosmic_colonies.pieces import (
    ACTIONS_EACH,
    AREA_LIMIT,
    ASTEROIDS,
    BASIC,
    BUILDINGS,
    CARDS_IN_GAME,
    GOALS,
    GROUND,
    HAND_SIZE,
    MONUMENT_MASKS,
    MONUMENTS,
    MONUMENTS_IN_GAME,
    PLACEMENTS,
    RESOURCES,
    ROUNDS,
    SLOT_NAMES,
    TILES,
    UNITS,
)
from igroteka.games.cosmic_colonies.rules import (
    building,
    effects,
    gathering,
    monuments,
    refresh,
    setup,
    solo,
    store,
    turns,
)
from igroteka.games.cosmic_colonies.rules.setup import WAYS, cards_to_choose_from
from igroteka.games.cosmic_colonies.state import (
    END,
    PHASES,
    PICKING,
    ColoniesState,
    Player,
    new_player,
    new_state,
)
from igroteka.games.cosmic_colonies.workers import CARDS, MOMENTS, ability_of
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import (
    Reader,
    StepCodec,
    index_of,
    listed,
    shown,
    tallied,
    without_nothing,
)
from igroteka.kernel.step import AnyStep

MANY = 999
MOST_OUTSIDE = 2  # 13.9: no worker lets more squares hang over
OF_ALL = (
    "Round", "NextRound", "ChooseWorkers", "Reveal", "ActByPriority", "SortWorkers", "CountOn",
    "Refresh", "ShowBotCard", "BotTurn", "DealCards",
)  # fmt: skip
LIMITS = {"done": 2, "nth": 1, "number": MANY, "left": MANY, "chosen": 15, "taken": 15}

STEPS = StepCodec(
    {
        "building": BUILDINGS,
        "which": ("first", "second"),
        "moment": MOMENTS,
        "slot": SLOT_NAMES,
    }
)
for _name, _maker, _fields in (
    ("Round", turns.Round, ()),
    ("NextRound", turns.NextRound, ()),
    ("ChooseWorkers", turns.ChooseWorkers, ("number",)),
    ("ChooseWorker", turns.ChooseWorker, ()),
    ("Reveal", turns.Reveal, ("which",)),
    ("ActByPriority", turns.ActByPriority, ("which",)),
    ("SortWorkers", turns.SortWorkers, ()),
    ("CountOn", turns.CountOn, ()),
    ("WorkerTurn", turns.WorkerTurn, ("which",)),
    ("Act", turns.Act, ("which", "done")),
    ("ChooseAction", turns.ChooseAction, ("which", "done")),
    ("GatherMore", gathering.GatherMore, ("which", "chosen", "left")),
    ("FinishGathering", gathering.FinishGathering, ("which", "taken")),
    ("PayPrice", building.PayPrice, ("which", "nth", "building", "slot")),
    ("LayTile", building.LayTile, ("which", "nth", "building")),
    ("MayBuildAgain", building.MayBuildAgain, ("which",)),
    ("BuildAgain", building.BuildAgain, ("which",)),
    ("DoEffect", effects.DoEffect, ("which", "moment", "number")),
    ("LaySpecial", effects.LaySpecial, ("building", "pay")),
    ("PayAny", effects.PayAny, ("number",)),
    ("MoveTile", effects.MoveTile, ()),
    ("LayMoved", effects.LayMoved, ("building", "mask")),
    ("DemolishTile", effects.DemolishTile, ("amount",)),
    ("RaiseMonument", monuments.RaiseMonument, ("mask",)),
    ("StorageLimit", store.StorageLimit, ()),
    ("GiveBack", store.GiveBack, ()),
    ("GainAny", store.GainAny, ("number",)),
    ("Exchange", store.Exchange, ("number",)),
    ("Refresh", refresh.Refresh, ()),
    ("ShowBotCard", solo.ShowBotCard, ()),
    ("BotTurn", solo.BotTurn, ()),
    ("PickWorkers", setup.PickWorkers, ("left",)),
    ("DealCards", setup.DealCards, ()),
):
    STEPS.add(_maker, _name, _fields)

FIELDS = (
    "seats", "variant", "round", "phase", "areas", "supply", "slots", "tiles", "monuments",
    "players", "passing", "passing_seen", "box", "goals_out", "solo", "stack", "own", "dice",
)  # fmt: skip
PLAYER_FIELDS = (
    "asteroid", "resources", "tiles", "monuments", "hand", "played", "revealed", "seen", "goal",
    "dice",
)  # fmt: skip
SOLO_FIELDS = ("deck", "discard", "cards", "resources", "built")
WAY_NAMES = tuple(WAYS)


def variant_of(s: ColoniesState) -> dict[str, str]:
    """The options this game was set up with."""
    return {
        "mode": "advanced" if s.advanced else "basic",
        "workers": WAY_NAMES[s.ways],
        "expansion": "yes" if s.expansion else "no",
        "cards": "chosen" if s.by_hand else "random",
        "difficulty": str(s.difficulty),
    }


def squares_of(mask: int) -> list[list[int]]:
    """The squares of a mask as row and column."""
    return [[row, col] for row, col in cells_of(mask)]


def written_squares(mask: int) -> str:
    """`0,2 0,3 1,2 1,3`."""
    return " ".join([f"{row},{col}" for row, col in cells_of(mask)])


def read_squares(text: str, where: str) -> int:
    """The way back from `written_squares`."""
    cells: list[tuple[int, int]] = []
    for word in text.split():
        row, comma, col = word.partition(",")
        try:
            cells.append((int(row), int(col)))
        except ValueError:
            raise UnreadableSave(
                f"{where}: expected squares such as 0,2; found {shown(word)}"
            ) from None
        if not comma or not all([-2 <= n < SIZE + 2 for n in cells[-1]]):
            raise UnreadableSave(f"{where}: expected a square near the asteroid, found {word!r}")
    return mask_of(cells)


# --- out -------------------------------------------------------------------------------------


def dump_player(player: Player) -> dict[str, object]:
    """One player."""
    return without_nothing(
        {
            "asteroid": ASTEROIDS[player.asteroid],
            "resources": tallied(player.resources, RESOURCES),
            "tiles": [
                f"{BUILDINGS[player.kinds[n]]} {written_squares(player.masks[n])}"
                for n in range(len(player.kinds))
            ],
            "monuments": [
                f"{MONUMENTS[player.monuments[n]]} {written_squares(player.monument_masks[n])}"
                for n in range(len(player.monuments))
            ],
            "hand": listed(player.hand, CARDS),
            "played": listed(player.played, CARDS),
            "revealed": player.revealed,
            "seen": listed(player.seen, CARDS),
            "goal": GOALS[player.goal],
            "dice": f"{player.dice:x}",
        }
    )


def dump(s: ColoniesState) -> dict[str, object]:
    """The whole position."""
    variant = variant_of(s)
    each = s.slots_each()
    slots = [
        f"{BUILDINGS[kind]}/{SLOT_NAMES[slot]}"
        for kind in range(BASIC)
        for slot in range(each)
        if s.slots[kind * each + slot]
    ]
    data: dict[str, object] = {
        "seats": s.seats,
        "variant": {
            option.name: variant[option.name]
            for option in meta.META.options
            if variant[option.name] != option.default
        },
        "round": s.round,
        "phase": PHASES[s.phase],
        "areas": tallied(s.areas, RESOURCES),
        "supply": tallied(s.supply, RESOURCES),
        "slots": " ".join(slots),
        "tiles": tallied(s.tiles, BUILDINGS),
        "monuments": listed(s.monuments, MONUMENTS),
        "players": [dump_player(player) for player in s.players],
        "passing": [listed(cards, CARDS) for cards in s.passing],
        "passing_seen": s.passing_seen.copy(),
        "box": listed(s.box, CARDS),
        "goals_out": listed(s.goals_out, GOALS),
        "stack": STEPS.write_all(s.stack),
        "own": [STEPS.write_all(steps) for steps in s.own],
        "dice": f"{s.dice:x}",
    }
    data["solo"] = without_nothing(
        {
            "deck": listed(s.deck, CARDS),
            "discard": listed(s.discard, CARDS),
            "cards": listed(s.bot_cards, CARDS),
            "resources": tallied(s.bot_resources, RESOURCES),
            "built": tallied(s.bot_built, BUILDINGS[:BASIC]),
        }
    )
    return data


# --- in --------------------------------------------------------------------------------------


def restore_player(r: Reader) -> Player:
    """One player."""
    player = new_player()
    r.known(PLAYER_FIELDS)
    player.asteroid = r.name("asteroid", ASTEROIDS)
    player.resources = r.tally("resources", RESOURCES, MANY)
    for index, tile in enumerate(r.items("tiles") if "tiles" in r.data else []):
        where = f"{r.at('tiles')}[{index}]"
        name, _, squares = str(tile).partition(" ")
        kind = index_of(name, BUILDINGS, where)
        mask = read_squares(squares, where)
        if not any([placement.mask == mask for placement in PLACEMENTS[kind]]):
            raise UnreadableSave(f"{where}: expected the squares of a {name}, found {squares!r}")
        player.kinds.append(kind)
        player.masks.append(mask)
    for index, tile in enumerate(r.items("monuments") if "monuments" in r.data else []):
        where = f"{r.at('monuments')}[{index}]"
        name, _, squares = str(tile).partition(" ")
        monument = index_of(name, MONUMENTS, where)
        mask = read_squares(squares, where)
        if mask not in MONUMENT_MASKS[monument]:
            raise UnreadableSave(f"{where}: expected the squares of {name}, found {squares!r}")
        player.monuments.append(monument)
        player.monument_masks.append(mask)
    player.occupied = player.covered()
    player.hand = r.ids("hand", CARDS)
    player.played = r.ids("played", CARDS)
    player.revealed = r.number("revealed", 0, len(player.played))
    player.seen = r.ids("seen", CARDS)
    for card in player.seen:
        if card not in player.hand and card not in player.played[player.revealed :]:
            raise UnreadableSave(f"{r.at('seen')}: expected cards of the hand, found {CARDS[card]}")
    player.goal = r.name("goal", GOALS)
    player.dice = r.big("dice")
    return player


def restore(r: Reader) -> ColoniesState:
    """The whole position, checked."""
    seats = r.whole("seats", meta.META.min_seats, meta.META.max_seats)
    s = new_state(seats)
    r.known(FIELDS)
    restore_variant(s, r.child("variant"))
    s.round = r.whole("round", 1, ROUNDS)
    s.phase = r.name("phase", PHASES)
    s.areas = r.tally("areas", RESOURCES, MANY)
    s.supply = r.tally("supply", RESOURCES, MANY)
    each = s.slots_each()
    names = [
        f"{BUILDINGS[kind]}/{SLOT_NAMES[slot]}" for kind in range(BASIC) for slot in range(each)
    ]
    filled = r.ids("slots", names)
    s.slots = [1 if slot in filled else 0 for slot in range(len(names))]
    s.tiles = r.tally("tiles", BUILDINGS, MANY)
    s.monuments = r.ids("monuments", MONUMENTS)
    s.players = [restore_player(player) for player in r.children("players", seats)]
    passing = r.items("passing", 2)
    s.passing = [
        [index_of(word, CARDS, r.at("passing")) for word in str(cards).split()] for cards in passing
    ]
    s.passing_seen = [bool(seen) for seen in r.items("passing_seen", 2)]
    s.box = r.ids("box", CARDS)
    s.goals_out = r.ids("goals_out", GOALS)
    alone = r.child("solo")
    alone.known(SOLO_FIELDS)
    s.deck = alone.ids("deck", CARDS)
    s.discard = alone.ids("discard", CARDS)
    s.bot_cards = alone.ids("cards", CARDS)
    s.bot_resources = alone.tally("resources", RESOURCES, MANY)
    s.bot_built = alone.tally("built", BUILDINGS[:BASIC], MANY)
    s.stack = STEPS.read_all(r.value("stack"), r.at("stack"), seats)
    s.own = STEPS.read_own(r, "own", seats)
    s.dice = r.big("dice")
    check_pieces(s)
    check_table(s)
    for step in [*s.stack, *[step for steps in s.own for step in steps]]:
        check_step(s, step)
    if not s.stack and not any(s.own) and s.phase != END:
        raise UnreadableSave("stack: expected steps to do before the end, found none")
    for seat in range(seats):
        choosing = [step for step in s.own[seat] if isinstance(step, turns.ChooseWorker)]
        if len(choosing) > len(s.players[seat].hand):
            raise UnreadableSave(f"own[{seat}]: expected a card for each choice, found fewer")
    return s


def check_table(s: ColoniesState) -> None:
    """Refuse what the rules never lead to."""
    if s.seats == 1 and (s.advanced or s.by_hand or s.ways):
        raise UnreadableSave("variant: expected the solo game without other variants")
    for kind in range(len(RESOURCES)):
        if s.areas[kind] > AREA_LIMIT[s.seats]:
            raise UnreadableSave(
                f"areas: expected at most {AREA_LIMIT[s.seats]} {RESOURCES[kind]}, "
                f"found {s.areas[kind]}"
            )
    dealt = HAND_SIZE if s.phase != PICKING else 0
    rocks = [player.asteroid for player in s.players]
    if len(set(rocks)) != len(rocks):
        raise UnreadableSave("players: expected different asteroids, found one twice")
    for seat in range(s.seats):
        player = s.players[seat]
        where = f"players[{seat}]"
        if len(player.hand) + len(player.played) != dealt:
            raise UnreadableSave(
                f"{where}.hand: expected {dealt} cards with those played, "
                f"found {len(player.hand) + len(player.played)}"
            )
        if len(set(player.seen)) != len(player.seen):
            raise UnreadableSave(f"{where}.seen: expected each card once")
        ground = GROUND[s.side()][player.asteroid]
        for number in range(len(player.masks)):
            mask = player.masks[number]
            inside = mask & ground
            under = 0
            for earlier in player.masks[:number]:
                under |= earlier & mask
            free = (mask & ~under).bit_count()
            if not inside or not free or (mask & ~ground).bit_count() > MOST_OUTSIDE:
                raise UnreadableSave(
                    f"{where}.tiles[{number}]: expected a tile on the asteroid, "
                    f"found {written_squares(mask)}"
                )
        for number in range(len(player.monument_masks)):
            if player.monument_masks[number] & ~ground:
                raise UnreadableSave(f"{where}.monuments[{number}]: expected it on the asteroid")


def check_step(s: ColoniesState, step: AnyStep) -> None:
    """Refuse a pending step that does not fit the position."""
    name = type(step).__name__
    fields = STEPS.fields[name]
    numbers = step.numbers()
    if step.seat < 0 and name not in OF_ALL:
        raise UnreadableSave(f"stack: expected a seat for {name}, found nobody")
    if isinstance(step, turns.ChooseWorkers) and not 1 <= step.number <= ACTIONS_EACH:
        raise UnreadableSave(f"stack: expected 1 or {ACTIONS_EACH} workers, found {step.number}")
    if isinstance(step, setup.PickWorkers) and step.left > CARDS_IN_GAME[s.seats] - len(s.deck):
        raise UnreadableSave(f"stack: expected fewer cards to pick, found {step.left}")
    for index in range(len(fields)):
        field = fields[index]
        if numbers[index] < 0 or (field in LIMITS and numbers[index] > LIMITS[field]):
            raise UnreadableSave(f"stack: expected {name} with a {field}, found {numbers[index]}")
        if field == "which" and step.seat >= 0:
            player = s.players[step.seat]
            pending = numbers[index] < len(player.played)
            if not pending:
                raise UnreadableSave(f"stack: expected a worker played for {name}, found none")
    if isinstance(step, effects.DoEffect):
        card = s.players[step.seat].played[step.which]
        if step.number >= len(ability_of(card, step.which == 1).effects[step.moment]):
            raise UnreadableSave(f"stack: expected an effect of {CARDS[card]}, found none")
    if isinstance(step, effects.LaySpecial) and (
        step.building < BASIC or not s.tiles[step.building]
    ):
        raise UnreadableSave("stack: expected a statue or soylent factory of the supply to lay")
    if isinstance(step, building.LayTile) and step.building >= BASIC:
        raise UnreadableSave("stack: expected a basic building to lay")


def restore_variant(s: ColoniesState, r: Reader) -> None:
    """The options of the game."""
    r.known([option.name for option in meta.META.options])
    chosen = {
        option.name: option.choices[r.name(option.name, option.choices)]
        if option.name in r.data
        else option.default
        for option in meta.META.options
    }
    s.advanced = chosen["mode"] == "advanced"
    s.expansion = chosen["expansion"] == "yes"
    s.by_hand = chosen["cards"] == "chosen"
    s.ways = WAYS[chosen["workers"]]
    s.difficulty = int(chosen["difficulty"])


def pieces_of(s: ColoniesState) -> dict[str, int]:
    """How many of each piece there are anywhere in the game."""
    found: dict[str, int] = {}
    for kind in range(len(RESOURCES)):
        held = sum([player.resources[kind] for player in s.players])
        found[RESOURCES[kind]] = s.supply[kind] + s.areas[kind] + held + s.bot_resources[kind]
    each = s.slots_each()
    for kind in range(len(BUILDINGS)):
        number = s.tiles[kind] + sum([player.kinds.count(kind) for player in s.players])
        if kind < BASIC:
            number += sum(s.slots[kind * each : (kind + 1) * each]) + s.bot_built[kind]
        for step in s.stack:
            if isinstance(step, (building.LayTile, effects.LayMoved)) and step.building == kind:
                number += 1  # on its way to the asteroid
        found[BUILDINGS[kind]] = number
    cards = [*s.box, *s.deck, *s.discard, *s.bot_cards, *s.passing[0], *s.passing[1]]
    goals = s.goals_out.copy()
    raised = s.monuments.copy()
    for player in s.players:
        cards += [*player.hand, *player.played]
        goals.append(player.goal)
        raised += player.monuments
    found["worker cards"] = len(cards)
    found["different worker cards"] = len(set(cards))
    found["goals"] = len(goals)
    found["different goals"] = len(set(goals))
    found["monuments"] = len(raised)
    found["different monuments"] = len(set(raised))
    return found


def pieces_in_box(s: ColoniesState) -> dict[str, int]:
    """How many of each piece there must be."""
    found: dict[str, int] = {}
    for kind in range(len(RESOURCES)):
        found[RESOURCES[kind]] = UNITS[kind]
    for kind in range(len(BUILDINGS)):
        found[BUILDINGS[kind]] = TILES[kind]
    cards = len(cards_to_choose_from(s))
    found["worker cards"] = cards
    found["different worker cards"] = cards
    found["goals"] = len(GOALS)
    found["different goals"] = len(GOALS)
    found["monuments"] = MONUMENTS_IN_GAME[s.seats] if s.expansion else 0
    found["different monuments"] = found["monuments"]
    return found


def check_pieces(s: ColoniesState) -> None:
    """Refuse a position in which pieces are missing, added or of another deck."""
    found = pieces_of(s)
    expected = pieces_in_box(s)
    for name in expected:
        if found[name] != expected[name]:
            raise UnreadableSave(f"{name}: expected {expected[name]} in all, found {found[name]}")
    known = cards_to_choose_from(s)
    cards = [*s.box, *s.deck, *s.discard, *s.bot_cards, *s.passing[0], *s.passing[1]]
    for player in s.players:
        cards += [*player.hand, *player.played]
    for card in cards:
        if card not in known:
            raise UnreadableSave(f"cards: expected cards of this game, found {CARDS[card]}")
