"""A position of Orléans as plain data with readable ids, and the checked way back."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.orleans import meta, pieces
from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    DEVELOPMENT_END,
    EDGE_OF,
    EDGES,
    EMPTY,
    EVENT_TILES,
    EVENTS,
    FOLLOWERS,
    GOODS,
    KINDS,
    LAST_SPACE,
    NO_GOOD,
    ON_SLOT,
    PILGRIMAGE,
    PLACE_COUNT,
    PLACES,
    ROUNDS,
    SLOT_COUNT,
    SLOTS,
    SLOTS_OF,
    SPACE_MARK,
    SPACES_OF,
    STATIONS_EACH,
    TECH_TILES,
    TILES,
    TOKENS,
    TOWNS,
    TRACKS,
)
from igroteka.games.orleans.rules import (
    bathhouse,
    deeds,
    events,
    followers,
    places,
    planning,
    rounds,
    scoring,
    setup,
    technology,
    torture,
    turns,
)
from igroteka.games.orleans.save_checks import (
    check_pieces,
    check_slots,
    check_what_others_see,
)
from igroteka.games.orleans.state import PHASES, OrleansState, Player, new_player, new_state
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

MANY = 999
NOTHING = "."
NO_SLOTS = [EMPTY] * SLOT_COUNT

STEPS = StepCodec(
    {
        "place": PLACES,
        "token": TOKENS,
        "edge": EDGES,
        "way": ("road", "river"),
        "stacks": ("", "I", "I II"),
    }
)
for _name, _maker in (
    ("Round", rounds.Round),
    ("TurnHourglass", rounds.TurnHourglass),
    ("Census", rounds.Census),
    ("FollowersPhase", followers.FollowersPhase),
    ("DrawFollowers", followers.DrawFollowers),
    ("ChooseNumber", followers.ChooseNumber),
    ("PlanningPhase", planning.PlanningPhase),
    ("PlaceFollowers", planning.PlaceFollowers),
    ("ActionsPhase", turns.ActionsPhase),
    ("Turn", turns.Turn),
    ("NextTurn", turns.NextTurn),
    ("EventPhase", events.EventPhase),
    ("MeetEvent", events.MeetEvent),
    ("MayIgnoreEvent", events.MayIgnoreEvent),
    ("GiveFood", events.GiveFood),
    ("PassFirstPlayer", rounds.PassFirstPlayer),
    ("EndOfGame", scoring.EndOfGame),
    ("ExcludeTile", setup.ExcludeTile),
    ("LayTechs", technology.LayTechs),
):
    STEPS.add(_maker, _name)
STEPS.add(followers.ReturnFollowers, "ReturnFollowers", ("allowance",))
STEPS.add(turns.ReturnToBag, "ReturnToBag", ("place",))
STEPS.add(places.ChooseTile, "ChooseTile", ("stacks",))
STEPS.add(places.MoveMerchant, "MoveMerchant", ("way",))
STEPS.add(places.TakeGood, "TakeGood", ("edge",))
STEPS.add(deeds.SendFollowers, "SendFollowers", ("place", "sent"))
STEPS.add(bathhouse.Bathe, "Bathe", ("token", "token"))
STEPS.add(torture.Torture, "Torture", ("missing",))


def variant_of(s: OrleansState) -> dict[str, str]:
    """The options this game was set up with."""
    return {
        "planning": "in_turn" if s.in_turn else "together",
        "exclusion": "yes" if s.exclusion else "no",
        "first_player": "random" if s.variant_first < 0 else str(s.variant_first + 1),
    }


# --- out -------------------------------------------------------------------------------------


def words(ids: list[int], names: Sequence[str]) -> str:
    """What lies in a row, e.g. `farmer . tech`; a dot is an empty space."""
    return " ".join([NOTHING if index < 0 else names[index] for index in ids])


def places_unlike(slots: list[int], other: list[int]) -> dict[str, str]:
    """What lies on the slots of each place where it differs from another set of slots."""
    return {
        PLACES[place]: words([slots[slot] for slot in SLOTS_OF[place]], ON_SLOT)
        for place in range(PLACE_COUNT)
        if any([slots[slot] != other[slot] for slot in SLOTS_OF[place]])
    }


PLAYER_FIELDS = (
    "coins", "goods", "bag", "market", "places", "tracks", "development", "citizens", "merchant",
    "techs", "techs_laid", "tiles", "passed", "planning", "dice",
)  # fmt: skip
FIELDS = (
    "seats", "variant", "round", "phase", "first", "hourglass", "supply", "techs", "goods_market",
    "edges", "stations", "deeds", "citizens", "players", "out", "stack", "own", "dice",
)  # fmt: skip
PLANNING_FIELDS = ("market", "places", "bag_size", "placed", "second_thoughts")
OUT_FIELDS = ("followers", "goods", "tiles", "techs", "stations")


def dump_player(player: Player) -> dict[str, object]:
    """One player. What is not written is 0, empty or false."""
    planning: dict[str, object] = {}
    if player.shown_slots:
        planning = {
            "market": tallied(player.shown_market, TOKENS),
            "places": places_unlike(player.shown_slots, player.slots),
            "bag_size": player.shown_bag,
        }
    if player.placed:
        planning["placed"] = listed(player.placed, SLOTS)
    if player.second_thoughts:
        planning["second_thoughts"] = player.second_thoughts
    return without_nothing(
        {
            "coins": player.coins,
            "goods": tallied(player.goods, GOODS),
            "bag": tallied(player.bag, TOKENS),
            "market": tallied(player.market, TOKENS),
            "places": places_unlike(player.slots, NO_SLOTS),
            "tracks": tallied(player.tracks, TRACKS),
            "development": player.development,
            "citizens": player.citizens,
            "merchant": TOWNS[player.merchant],
            "techs": player.techs,
            "techs_laid": player.techs_laid,
            "tiles": listed(player.tiles, PLACES),
            "passed": player.passed,
            "planning": planning,
            "dice": f"{player.dice:x}",
        }
    )


def dump(s: OrleansState) -> dict[str, object]:
    """The whole position; stations and tiles in stock follow from the rest."""
    goods: dict[str, str] = {}
    for good in range(len(GOODS)):
        lying = [EDGE_OF[space] for space in range(len(EDGE_OF)) if s.spaces[space] == good]
        goods[GOODS[good]] = listed(lying, EDGES)
    filled: dict[str, str] = {}
    for deed in range(len(DEEDS)):
        here = [
            DEED_SPACES[deed * KINDS + kind] - s.deeds[deed * KINDS + kind] for kind in range(KINDS)
        ]
        if any(here):
            filled[DEEDS[deed]] = tallied(here, FOLLOWERS)
    out = {
        "followers": tallied(s.tokens_out, FOLLOWERS),
        "goods": tallied(s.goods_out, GOODS),
        "tiles": listed(s.excluded, PLACES),
        "techs": s.techs_out,
        "stations": s.stations_out.copy() if any(s.stations_out) else [],
    }
    return {
        "seats": s.seats,
        "variant": meta.META.written_variant(variant_of(s)),
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "hourglass": listed(s.hourglass, EVENTS),
        "supply": tallied(s.supply, FOLLOWERS),
        "techs": s.techs,
        "goods_market": tallied(s.goods_market, GOODS),
        "edges": without_nothing(dict(goods)),
        "stations": {
            TOWNS[town]: [seat for seat in range(s.seats) if s.stations[town] & (1 << seat)]
            for town in range(len(TOWNS))
            if s.stations[town]
        },
        "deeds": filled,
        "citizens": listed(
            [index for index in range(len(DEEDS), len(CITIZENS)) if s.citizens[index]], CITIZENS
        ),
        "players": [dump_player(player) for player in s.players],
        "out": without_nothing(out),
        "stack": STEPS.write_all(s.stack),
        "own": [STEPS.write_all(steps) for steps in s.own],
        "dice": f"{s.dice:x}",
    }


# --- in --------------------------------------------------------------------------------------


def read_words(r: Reader, key: str, length: int, names: Sequence[str]) -> list[int]:
    """The way back from `words`: one id or dot for each space."""
    text = r.value(key)
    found = text.split() if isinstance(text, str) else []
    if len(found) != length:
        raise UnreadableSave(
            f"{r.at(key)}: expected {length} words such as {words([0, -1][:length], names)!r}, "
            f"found {shown(text)}"
        )
    return [-1 if word == NOTHING else index_of(word, names, r.at(key)) for word in found]


def read_slots(r: Reader, otherwise: list[int]) -> list[int]:
    """What lies on the slots of the places named here, and otherwise on the others."""
    slots = otherwise.copy()
    r.known(PLACES)
    for name in r.data:
        place = PLACES.index(name)
        found = read_words(r, name, len(SLOTS_OF[place]), ON_SLOT)
        for number in range(len(found)):
            slots[SLOTS_OF[place][number]] = found[number]
    return slots


def restore_player(r: Reader) -> Player:
    """One player."""
    player = new_player()
    r.known(PLAYER_FIELDS)
    player.coins = r.number("coins", 0, MANY)
    player.goods = r.tally("goods", GOODS, MANY)
    player.bag = r.tally("bag", TOKENS, MANY)
    player.market = r.tally("market", TOKENS, MANY)
    if "places" in r.data:
        player.slots = read_slots(r.child("places"), NO_SLOTS)
    player.tracks = r.tally("tracks", TRACKS, MANY)
    for track in range(len(TRACKS)):
        if player.tracks[track] > LAST_SPACE[track]:
            raise UnreadableSave(
                f"{r.at('tracks')}: expected at most {LAST_SPACE[track]} for {TRACKS[track]}, "
                f"found {player.tracks[track]}"
            )
    player.development = r.number("development", 0, DEVELOPMENT_END)
    player.citizens = r.number("citizens", 0, len(CITIZENS))
    player.merchant = r.name("merchant", TOWNS)
    player.techs = r.number("techs", 0, TECH_TILES)
    player.techs_laid = r.number("techs_laid", 0, TECH_TILES)
    player.tiles = [pieces.FIRST_TILE + tile for tile in r.ids("tiles", TILES)]
    player.passed = r.flag("passed") if "passed" in r.data else False
    if "planning" in r.data:
        planning = r.child("planning")
        planning.known(PLANNING_FIELDS)
        player.placed = planning.ids("placed", SLOTS)
        player.second_thoughts = planning.number("second_thoughts", 0, MANY)
        if "places" in planning.data:
            player.shown_market = planning.tally("market", TOKENS, MANY)
            player.shown_slots = read_slots(planning.child("places"), player.slots)
            player.shown_bag = planning.whole("bag_size", 0, MANY)
    player.dice = r.big("dice")
    check_slots(player, r)
    return player


def restore(r: Reader) -> OrleansState:
    """The whole position, checked: nothing unknown, nothing lost, nothing twice."""
    seats = r.whole("seats", meta.META.min_seats, meta.META.max_seats)
    s = new_state(seats)
    r.known(FIELDS)
    chosen = meta.META.read_variant(r.child("variant"), seats)
    s.in_turn = chosen["planning"] == "in_turn"
    s.exclusion = chosen["exclusion"] == "yes"
    s.variant_first = -1 if chosen["first_player"] == "random" else int(chosen["first_player"]) - 1
    s.round = r.whole("round", 0, ROUNDS)
    s.phase = r.name("phase", PHASES)
    s.first = r.whole("first", 0, seats - 1)
    s.hourglass = r.ids("hourglass", EVENTS)
    if [s.hourglass.count(event) for event in range(len(EVENTS))] != list(EVENT_TILES):
        raise UnreadableSave(
            f"{r.at('hourglass')}: expected {ROUNDS} tiles, {EVENT_TILES[0]} of each event"
        )
    if s.hourglass[0] != PILGRIMAGE:
        raise UnreadableSave(f"{r.at('hourglass')}: expected a pilgrimage first (1.3)")
    s.supply = r.tally("supply", FOLLOWERS, MANY)
    s.techs = r.whole("techs", 0, TECH_TILES)
    s.goods_market = r.tally("goods_market", GOODS, MANY)
    restore_board(s, r)
    s.players = [restore_player(player) for player in r.children("players", seats)]
    restore_what_is_out(s, r.child("out"))
    s.tiles = list(range(pieces.FIRST_TILE, PLACE_COUNT))
    for tile in [*s.excluded, *[tile for player in s.players for tile in player.tiles]]:
        if tile not in s.tiles:
            raise UnreadableSave(f"tiles: expected {PLACES[tile]} once, found it twice")
        s.tiles.remove(tile)
    for seat in range(seats):
        built = len(s.stations_of(seat))
        s.players[seat].stations_left = STATIONS_EACH - built - s.stations_out[seat]
        if s.players[seat].stations_left < 0:
            raise UnreadableSave(f"stations: expected at most {STATIONS_EACH} of seat {seat}")
    s.stack = STEPS.read_all(r.value("stack"), r.at("stack"), seats)
    s.own = STEPS.read_own(r, "own", seats)
    s.dice = r.big("dice")
    check_pieces(s)
    for seat in range(seats):
        if s.players[seat].shown_slots:
            check_what_others_see(s.players[seat], f"{r.at('players')}[{seat}].planning")
    return s


def restore_what_is_out(s: OrleansState, out: Reader) -> None:
    """What left the game."""
    out.known(OUT_FIELDS)
    s.tokens_out = out.tally("followers", FOLLOWERS, MANY)
    s.goods_out = out.tally("goods", GOODS, MANY)
    s.excluded = [pieces.FIRST_TILE + tile for tile in out.ids("tiles", TILES)]
    s.techs_out = out.number("techs", 0, TECH_TILES)
    if "stations" in out.data:
        counts: list[int] = []
        for number in out.items("stations", s.seats):
            if not isinstance(number, int) or not 0 <= number <= STATIONS_EACH:
                raise UnreadableSave(f"{out.at('stations')}: expected counts, found {number!r}")
            counts.append(number)
        s.stations_out = counts


def restore_board(s: OrleansState, r: Reader) -> None:
    """Goods on the ways, stations, deeds and citizens."""
    edges = r.child("edges")
    edges.known(GOODS)
    for name in edges.data:
        for edge in edges.ids(name, EDGES):
            used = [space for space in SPACES_OF[edge] if SPACE_MARK[space] <= s.seats]
            free = [space for space in used if s.spaces[space] == NO_GOOD]
            if not free:
                raise UnreadableSave(
                    f"{edges.at(name)}: expected at most {len(used)} goods on "
                    f"{EDGES[edge]} with {s.seats} players, found more"
                )
            s.spaces[free[0]] = GOODS.index(name)
    stations = r.child("stations")
    stations.known(TOWNS)
    for name in stations.data:
        for seat in stations.items(name):
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < s.seats:
                raise UnreadableSave(f"{stations.at(name)}: expected seats, found {seat!r}")
            s.stations[TOWNS.index(name)] |= 1 << seat
    filled = r.child("deeds")
    filled.known(DEEDS)
    for name in filled.data:
        deed = DEEDS.index(name)
        counts = filled.tally(name, FOLLOWERS, MANY)
        for kind in range(KINDS):
            left = DEED_SPACES[deed * KINDS + kind] - counts[kind]
            if left < 0:
                raise UnreadableSave(
                    f"{filled.at(name)}: expected at most {DEED_SPACES[deed * KINDS + kind]} "
                    f"of {FOLLOWERS[kind]}, found {counts[kind]}"
                )
            s.deeds[deed * KINDS + kind] = left
    lying = r.ids("citizens", CITIZENS)
    if len(set(lying)) != len(lying):
        raise UnreadableSave(f"{r.at('citizens')}: expected each citizen once")
    s.citizens = [1 if index in lying else 0 for index in range(len(CITIZENS))]
    for deed in range(len(DEEDS)):  # 4.10c: it lies there until the deed is complete
        s.citizens[deed] = 1 if any(s.deeds[deed * KINDS : (deed + 1) * KINDS]) else 0
