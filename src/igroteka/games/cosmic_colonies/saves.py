"""A position of Cosmic Colonies as plain data with readable ids, and the checked way back."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import meta
from igroteka.games.cosmic_colonies.grid import SIZE, cells_of, mask_of, written_squares
from igroteka.games.cosmic_colonies.pieces import (
    ASTEROIDS,
    BASIC,
    BUILDINGS,
    GOALS,
    MONUMENT_MASKS,
    MONUMENTS,
    PLACEMENTS,
    RESOURCES,
    ROUNDS,
    SLOT_NAMES,
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
from igroteka.games.cosmic_colonies.rules.setup import WAYS
from igroteka.games.cosmic_colonies.save_checks import MANY, check_position
from igroteka.games.cosmic_colonies.state import (
    PHASES,
    ColoniesState,
    Player,
    new_player,
    new_state,
)
from igroteka.games.cosmic_colonies.workers import CARDS, MOMENTS
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
    each = s.slots_each()
    slots = [
        f"{BUILDINGS[kind]}/{SLOT_NAMES[slot]}"
        for kind in range(BASIC)
        for slot in range(each)
        if s.slots[kind * each + slot]
    ]
    data: dict[str, object] = {
        "seats": s.seats,
        "variant": meta.META.written_variant(variant_of(s)),
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
    if len(set(filled)) != len(filled):
        raise UnreadableSave(f"{r.at('slots')}: expected each slot once")
    s.slots = [1 if slot in filled else 0 for slot in range(len(names))]
    s.tiles = r.tally("tiles", BUILDINGS, MANY)
    s.monuments = r.ids("monuments", MONUMENTS)
    s.players = [restore_player(player) for player in r.children("players", seats)]
    passing = r.items("passing", 2)
    s.passing = [
        [index_of(word, CARDS, r.at("passing")) for word in str(cards).split()] for cards in passing
    ]
    for seen in r.items("passing_seen", 2):
        if not isinstance(seen, bool):
            raise UnreadableSave(
                f"{r.at('passing_seen')}: expected true or false, found {shown(seen)}"
            )
    s.passing_seen = [seen is True for seen in r.items("passing_seen", 2)]
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
    check_position(s, STEPS)
    return s


def restore_variant(s: ColoniesState, r: Reader) -> None:
    """The options of the game."""
    chosen = meta.META.read_variant(r, s.seats)
    s.advanced = chosen["mode"] == "advanced"
    s.expansion = chosen["expansion"] == "yes"
    s.by_hand = chosen["cards"] == "chosen"
    s.ways = WAYS[chosen["workers"]]
    s.difficulty = int(chosen["difficulty"])
