"""A position of Orléans as plain data with readable ids, and the checked way back."""

from __future__ import annotations

from igroteka.games.orleans import meta, pieces
from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    DEVELOPMENT_END,
    EDGES,
    EMPTY,
    EVENT_TILES,
    EVENTS,
    FOLLOWER_TOKENS,
    FOLLOWERS,
    GOOD_TILES,
    GOODS,
    KINDS,
    LAST_SPACE,
    NO_GOOD,
    ON_SLOT,
    PLACE_COUNT,
    PLACES,
    REMOVED_FOLLOWERS,
    ROUNDS,
    SLOT_COUNT,
    SLOTS,
    SLOTS_OF,
    SPACES_OF,
    STATIONS_EACH,
    TECH,
    TECH_TILES,
    TILES,
    TOKEN_COUNT,
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
from igroteka.games.orleans.rules.slots import owns
from igroteka.games.orleans.state import PHASES, OrleansState, Player
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader, StepCodec, counted, index_of

MANY = 999

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


def filled_places(slots: list[int]) -> dict[str, list[str | None]]:
    """What lies on the slots of each place that is not empty."""
    found: dict[str, list[str | None]] = {}
    for place in range(PLACE_COUNT):
        here = [slots[slot] for slot in SLOTS_OF[place]]
        if any([token != EMPTY for token in here]):
            found[PLACES[place]] = [None if token == EMPTY else ON_SLOT[token] for token in here]
    return found


def dump_player(player: Player) -> dict[str, object]:
    """One player."""
    shown: dict[str, object] | None = None
    if player.shown_slots:
        shown = {
            "market": counted(player.shown_market, TOKENS),
            "places": filled_places(player.shown_slots),
            "bag_size": player.shown_bag,
        }
    return {
        "coins": player.coins,
        "goods": counted(player.goods, GOODS),
        "bag": counted(player.bag, TOKENS),
        "market": counted(player.market, TOKENS),
        "places": filled_places(player.slots),
        "tracks": counted(player.tracks, TRACKS),
        "development": player.development,
        "citizens": player.citizens,
        "stations_left": player.stations_left,
        "merchant": TOWNS[player.merchant],
        "techs": player.techs,
        "techs_laid": player.techs_laid,
        "tiles": [PLACES[tile] for tile in player.tiles],
        "passed": player.passed,
        "placed": [SLOTS[slot] for slot in player.placed],
        "second_thoughts": player.second_thoughts,
        "shown": shown,
        "dice": f"{player.dice:x}",
    }


def dump(s: OrleansState) -> dict[str, object]:
    """The whole position."""
    edges: dict[str, list[str | None]] = {}
    for edge in range(len(EDGES)):
        here = [s.spaces[space] for space in SPACES_OF[edge]]
        if any([good != NO_GOOD for good in here]):
            edges[EDGES[edge]] = [None if good == NO_GOOD else GOODS[good] for good in here]
    filled: dict[str, dict[str, int]] = {}
    for deed in range(len(DEEDS)):
        here = [
            DEED_SPACES[deed * KINDS + kind] - s.deeds[deed * KINDS + kind] for kind in range(KINDS)
        ]
        if any(here):
            filled[DEEDS[deed]] = counted(here, FOLLOWERS)
    return {
        "seats": s.seats,
        "variant": variant_of(s),
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "hourglass": [EVENTS[event] for event in s.hourglass],
        "supply": counted(s.supply, FOLLOWERS),
        "techs": s.techs,
        "goods_market": counted(s.goods_market, GOODS),
        "edges": edges,
        "stations": {
            TOWNS[town]: [seat for seat in range(s.seats) if s.stations[town] & (1 << seat)]
            for town in range(len(TOWNS))
            if s.stations[town]
        },
        "deeds": filled,
        "citizens": [CITIZENS[index] for index in range(len(CITIZENS)) if s.citizens[index]],
        "tiles": [PLACES[tile] for tile in s.tiles],
        "players": [dump_player(player) for player in s.players],
        "out": {
            "followers": counted(s.tokens_out, FOLLOWERS),
            "goods": counted(s.goods_out, GOODS),
            "tiles": [PLACES[tile] for tile in s.excluded],
            "techs": s.techs_out,
            "stations": s.stations_out.copy(),
        },
        "stack": STEPS.write_all(s.stack),
        "own": [STEPS.write_all(steps) for steps in s.own],
        "dice": f"{s.dice:x}",
    }


# --- in --------------------------------------------------------------------------------------


def read_slots(r: Reader) -> list[int]:
    """What lies on the slots of places."""
    slots = [EMPTY] * SLOT_COUNT
    r.known(PLACES)
    for name in r.data:
        place = PLACES.index(name)
        tokens = r.items(name, len(SLOTS_OF[place]))
        for number in range(len(tokens)):
            if tokens[number] is not None:
                slot = SLOTS_OF[place][number]
                slots[slot] = index_of(tokens[number], ON_SLOT, r.at(name))
    return slots


def restore_player(r: Reader) -> Player:
    """One player."""
    player = Player()
    r.known(list(dump_player(player)))
    player.coins = r.whole("coins", 0, MANY)
    player.goods = r.counts("goods", GOODS, MANY)
    player.bag = r.counts("bag", TOKENS, MANY)
    player.market = r.counts("market", TOKENS, MANY)
    player.slots = read_slots(r.child("places"))
    player.tracks = r.counts("tracks", TRACKS, MANY)
    for track in range(len(TRACKS)):
        if player.tracks[track] > LAST_SPACE[track]:
            raise UnreadableSave(
                f"{r.at('tracks')}.{TRACKS[track]}: expected at most {LAST_SPACE[track]}, "
                f"found {player.tracks[track]}"
            )
    player.development = r.whole("development", 0, DEVELOPMENT_END)
    player.citizens = r.whole("citizens", 0, len(CITIZENS))
    player.stations_left = r.whole("stations_left", 0, STATIONS_EACH)
    player.merchant = r.name("merchant", TOWNS)
    player.techs = r.whole("techs", 0, TECH_TILES)
    player.techs_laid = r.whole("techs_laid", 0, TECH_TILES)
    player.tiles = [pieces.FIRST_TILE + tile for tile in r.names("tiles", TILES)]
    player.passed = r.flag("passed")
    player.placed = r.names("placed", SLOTS)
    player.second_thoughts = r.whole("second_thoughts", 0, MANY)
    if r.value("shown") is not None:
        shown = r.child("shown")
        player.shown_market = shown.counts("market", TOKENS, MANY)
        player.shown_slots = read_slots(shown.child("places"))
        player.shown_bag = shown.whole("bag_size", 0, MANY)
    player.dice = r.big("dice")
    for slot in range(SLOT_COUNT):
        if player.slots[slot] != EMPTY and not owns(player, pieces.PLACE_OF[slot]):
            raise UnreadableSave(
                f"{r.at('places')}: expected places the player has, found {SLOTS[slot]}"
            )
    return player


def restore(r: Reader) -> OrleansState:
    """The whole position, checked: nothing unknown, nothing lost, nothing twice."""
    seats = r.whole("seats", meta.META.min_seats, meta.META.max_seats)
    s = OrleansState(seats)
    r.known(list(dump(OrleansState(seats))))
    variant = r.child("variant")
    for option in meta.META.options:
        variant.name(option.name, option.choices)
    s.in_turn = variant.value("planning") == "in_turn"
    s.exclusion = variant.value("exclusion") == "yes"
    first = variant.name("first_player", meta.META.options[2].choices)
    s.variant_first = first - 1
    s.round = r.whole("round", 0, ROUNDS)
    s.phase = r.name("phase", PHASES)
    s.first = r.whole("first", 0, seats - 1)
    s.hourglass = r.names("hourglass", EVENTS)
    if [s.hourglass.count(event) for event in range(len(EVENTS))] != list(EVENT_TILES):
        raise UnreadableSave(
            f"{r.at('hourglass')}: expected {ROUNDS} tiles, {EVENT_TILES[0]} of each event"
        )
    s.supply = r.counts("supply", FOLLOWERS, MANY)
    s.techs = r.whole("techs", 0, TECH_TILES)
    s.goods_market = r.counts("goods_market", GOODS, MANY)
    restore_board(s, r)
    s.tiles = [pieces.FIRST_TILE + tile for tile in r.names("tiles", TILES)]
    s.players = [restore_player(player) for player in r.children("players", seats)]
    out = r.child("out")
    s.tokens_out = out.counts("followers", FOLLOWERS, MANY)
    s.goods_out = out.counts("goods", GOODS, MANY)
    s.excluded = [pieces.FIRST_TILE + tile for tile in out.names("tiles", TILES)]
    s.techs_out = out.whole("techs", 0, TECH_TILES)
    s.stations_out = []
    for number in out.items("stations", seats):
        if not isinstance(number, int) or not 0 <= number <= STATIONS_EACH:
            raise UnreadableSave(f"{out.at('stations')}: expected counts, found {number!r}")
        s.stations_out.append(number)
    s.stack = STEPS.read_all(r.value("stack"), r.at("stack"), seats)
    own = r.items("own", seats)
    s.own = [STEPS.read_all(own[i], f"{r.at('own')}[{i}]", seats) for i in range(seats)]
    s.dice = r.big("dice")
    check_pieces(s)
    return s


def restore_board(s: OrleansState, r: Reader) -> None:
    """Goods on the ways, stations, deeds and citizens."""
    edges = r.child("edges")
    edges.known(EDGES)
    for name in edges.data:
        edge = EDGES.index(name)
        goods = edges.items(name, len(SPACES_OF[edge]))
        for number in range(len(goods)):
            if goods[number] is not None:
                s.spaces[SPACES_OF[edge][number]] = index_of(goods[number], GOODS, edges.at(name))
    stations = r.child("stations")
    stations.known(TOWNS)
    for name in stations.data:
        for seat in stations.items(name):
            if not isinstance(seat, int) or not 0 <= seat < s.seats:
                raise UnreadableSave(f"{stations.at(name)}: expected seats, found {seat!r}")
            s.stations[TOWNS.index(name)] |= 1 << seat
    filled = r.child("deeds")
    filled.known(DEEDS)
    for name in filled.data:
        deed = DEEDS.index(name)
        counts = filled.counts(name, FOLLOWERS, MANY)
        for kind in range(KINDS):
            left = DEED_SPACES[deed * KINDS + kind] - counts[kind]
            if left < 0:
                raise UnreadableSave(
                    f"{filled.at(name)}: expected at most {DEED_SPACES[deed * KINDS + kind]} "
                    f"of {FOLLOWERS[kind]}, found {counts[kind]}"
                )
            s.deeds[deed * KINDS + kind] = left
    lying = r.names("citizens", CITIZENS)
    s.citizens = [1 if index in lying else 0 for index in range(len(CITIZENS))]


def pieces_of(s: OrleansState) -> dict[str, int]:
    """How many of each piece there are anywhere in the game, in or out of it."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        number = s.supply[kind] + s.tokens_out[kind]
        for deed in range(len(DEEDS)):
            number += DEED_SPACES[deed * KINDS + kind] - s.deeds[deed * KINDS + kind]
        for player in s.players:
            number += player.bag[kind] + player.market[kind] + player.slots.count(kind)
        found[FOLLOWERS[kind]] = number
    for seat in range(s.seats):
        player = s.players[seat]
        for token in range(KINDS, TOKEN_COUNT):
            found[f"{TOKENS[token]} of seat {seat}"] = (
                player.bag[token] + player.market[token] + player.slots.count(token)
            )
        built = len(s.stations_of(seat))
        found[f"stations of seat {seat}"] = player.stations_left + built + s.stations_out[seat]
    for good in range(len(GOODS)):
        number = s.goods_market[good] + s.goods_out[good] + s.spaces.count(good)
        found[GOODS[good]] = number + sum([player.goods[good] for player in s.players])
    techs = s.techs + s.techs_out
    tiles = len(s.tiles) + len(s.excluded)
    citizens = sum(s.citizens)
    for player in s.players:
        techs += player.techs + player.slots.count(TECH)
        tiles += len(player.tiles)
        citizens += player.citizens
    found["techs"] = techs
    found["place tiles"] = tiles
    found["citizens"] = citizens
    return found


def pieces_in_box(seats: int) -> dict[str, int]:
    """How many of each piece a game with so many players has."""
    found: dict[str, int] = {}
    for kind in range(KINDS):
        found[FOLLOWERS[kind]] = FOLLOWER_TOKENS[kind] - REMOVED_FOLLOWERS[seats][kind]
    for seat in range(seats):
        for token in range(KINDS, TOKEN_COUNT):
            found[f"{TOKENS[token]} of seat {seat}"] = 1
        found[f"stations of seat {seat}"] = STATIONS_EACH
    for good in range(len(GOODS)):
        found[GOODS[good]] = GOOD_TILES[good]
    found["techs"] = TECH_TILES
    found["place tiles"] = len(TILES)
    found["citizens"] = len(CITIZENS)
    return found


def check_pieces(s: OrleansState) -> None:
    """Refuse a position in which pieces are missing, added or twice in one place."""
    found = pieces_of(s)
    expected = pieces_in_box(s.seats)
    for name in expected:
        if found[name] != expected[name]:
            raise UnreadableSave(f"{name}: expected {expected[name]} in all, found {found[name]}")
    tiles = [*s.tiles, *s.excluded]
    for player in s.players:
        tiles += player.tiles
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise UnreadableSave(f"tiles: expected {PLACES[tile]} once, found it twice")
    for town in range(len(TOWNS)):
        if town != pieces.ORLEANS and s.stations[town] & (s.stations[town] - 1):
            raise UnreadableSave(f"stations.{TOWNS[town]}: expected one station, found more")
