"""Events say of every piece that moves which element it leaves and which one it reaches.

A board of plain counts is moved by events alone and compared with what a seat may see.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from igroteka.games.orleans import GAME, anchors
from igroteka.games.orleans.pieces import (
    CITIZENS,
    DEED_SPACES,
    DEEDS,
    EDGE_OF,
    EMPTY,
    FOLLOWERS,
    GOODS,
    KINDS,
    NO_GOOD,
    ON_SLOT,
    PLACES,
    SLOT_COUNT,
    TOKEN_COUNT,
    TOKENS,
    TOWNS,
    TRACKS,
)
from igroteka.games.orleans.rules.bathhouse import Bathe
from igroteka.games.orleans.state import OrleansState
from igroteka.kernel.dice import Chance
from igroteka.kernel.events import Event
from tests.games.orleans.support.positions import (
    STARTERS,
    Seat,
    a_round_later,
    at_actions,
    at_event,
    everybody_passes,
    options,
    play,
    position,
)

pytestmark = pytest.mark.slow

Pieces = Counter[tuple[str, str]]  # how many of a piece lie on an element
SPECTATOR = -1

# Which piece an event moves: the name of the argument that says it, or the piece itself.
NAMED = {
    "places": "token",
    "takes_back": "token",
    "returns": "token",
    "to_bag": "token",
    "to_market": "token",
    "to_bathhouse": "token",
    "shows": "token",
    "sends": "token",
    "plague_takes": "token",
    "recruits": "follower",
    "good": "good",
    "gives_food": "good",
    "tile": "place",
    "excludes": "place",
}
FIXED = {
    "coins": "coin",
    "pays": "coin",
    "tech": "tech",
    "lays_tech": "tech",
    "loses_tech": "tech",
    "builds": "station",
    "citizen": "citizen",
    "first_player": "first",
    "hourglass": "hourglass",
}
GIVEN = {
    "station": "station",
    "stock": "station",
    "follower": "follower",
    "good": "good",
    "tile": "place",
    "tech": "tech",
    "laid_tech": "tech",
}


def piece_of(event: Event) -> str:
    """The piece that an event with a target moves."""
    if event.code == "gives":
        what = str(event.args["what"])
        if what == "development":
            return f"development of {event.seat}"
        return str(event.args.get(GIVEN[what], GIVEN[what]))
    if event.code == "develops":
        return f"development of {event.seat}"
    if event.code == "advances":
        return f"{event.args['track']} of {event.seat}"
    if event.code == "moves":
        return f"merchant of {event.seat}"
    return str(event.args[NAMED[event.code]]) if event.code in NAMED else FIXED[event.code]


def move(board: Pieces, event: Event) -> None:
    """Move what an event moves."""
    if not event.target:
        assert bool(event.source) == bool(event.target), event
        return
    piece = piece_of(event)
    number = int(event.args.get("coins", 1))
    board[piece, event.source] -= number
    board[piece, event.target] += number
    assert piece == "coin" or board[piece, event.source] >= 0, (event, piece)


def board_of(s: OrleansState, viewer: int) -> Pieces:
    """Where everything lies as far as a seat can see; bags with all they hold."""
    board: Pieces = Counter()
    for seat in range(s.seats):
        add_player(board, s, seat, viewer)
    for kind in range(KINDS):
        board[FOLLOWERS[kind], anchors.SUPPLY[kind]] = s.supply[kind]
        board[FOLLOWERS[kind], anchors.OUT] = s.tokens_out[kind]
        for deed in range(len(DEEDS)):
            at = deed * KINDS + kind
            board[FOLLOWERS[kind], anchors.DEED[deed]] = DEED_SPACES[at] - s.deeds[at]
    for good in range(len(GOODS)):
        board[GOODS[good], anchors.GOODS_MARKET[good]] = s.goods_market[good]
        board[GOODS[good], anchors.OUT] = s.goods_out[good]
    for space in range(len(EDGE_OF)):
        if s.spaces[space] != NO_GOOD:
            good = s.spaces[space]
            board[GOODS[good], anchors.on_edge(EDGE_OF[space], good)] += 1
    for tile in s.tiles:
        board[PLACES[tile], anchors.STACK[tile]] += 1
    for tile in s.excluded:
        board[PLACES[tile], anchors.OUT] += 1
    for citizen in range(len(CITIZENS)):
        board["citizen", anchors.CITIZEN[citizen]] += s.citizens[citizen]
    board["tech", anchors.TECHS] = s.techs
    board["tech", anchors.OUT] = s.techs_out
    board["station", anchors.OUT] = sum(s.stations_out)
    board["first", anchors.marker(s.first)] = 1
    board["hourglass", anchors.HOURGLASS] = len(s.hourglass) - s.round
    board["hourglass", anchors.EVENT] = s.round
    return board


def add_player(board: Pieces, s: OrleansState, seat: int, viewer: int) -> None:
    """Put the pieces of one player where `viewer` sees them."""
    player = s.players[seat]
    hidden = bool(player.shown_slots) and seat != viewer
    slots = list(player.shown_slots) if hidden else player.slots
    market = list(player.shown_market) if hidden else player.market
    step = s.stack[-1] if s.stack else None
    bathing = step.drawn() if isinstance(step, Bathe) and step.seat == seat else []
    for token in range(TOKEN_COUNT):
        owned = player.bag[token] + player.market[token] + player.slots.count(token)
        outside = market[token] + slots.count(token) + bathing.count(token)
        board[TOKENS[token], anchors.bag(seat)] = owned - outside
        board[TOKENS[token], anchors.market(seat, token)] = market[token]
        board[TOKENS[token], f"place:{seat}/bathhouse"] = bathing.count(token)
    for slot in range(SLOT_COUNT):
        if slots[slot] != EMPTY:
            board[ON_SLOT[slots[slot]], anchors.slot_of(seat, slot)] += 1
    board["coin", anchors.purse(seat)] = player.coins
    for good in range(len(GOODS)):
        board[GOODS[good], anchors.store(seat, good)] = player.goods[good]
    board["tech", anchors.techs_of(seat)] = player.techs
    board["citizen", anchors.citizens_of(seat)] = player.citizens
    board["station", anchors.stock(seat)] = player.stations_left
    for town in range(len(TOWNS)):
        if s.stations[town] & (1 << seat):
            board["station", anchors.station(seat, town)] += 1
    for tile in player.tiles:
        board[PLACES[tile], anchors.place_of(seat, tile)] += 1
    board[f"development of {seat}", anchors.DEVELOPMENT[player.development]] += 1
    for kind in range(len(TRACKS)):
        board[f"{TRACKS[kind]} of {seat}", anchors.TRACK[kind][player.tracks[kind]]] += 1
    board[f"merchant of {seat}", anchors.TOWN[player.merchant]] += 1


def seen(board: Pieces) -> Pieces:
    """The board without what is nowhere; coins count only in purses (12.9)."""
    return Counter(
        {
            (piece, at): number
            for (piece, at), number in board.items()
            if number and (piece != "coin" or at.endswith("/coins"))
        }
    )


@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        (2, {}),
        (3, {"exclusion": "yes"}),
        (4, {}),
        (2, {"planning": "in_turn"}),
        (4, {"planning": "in_turn", "exclusion": "yes"}),
    ],
)
def test_events_alone_lead_from_one_view_to_the_next(seats: int, variant: dict[str, str]) -> None:
    chance = Random(seats)
    s = GAME.setup(seats, 40 + seats, variant)
    viewers = (0, seats - 1, SPECTATOR)
    boards = {viewer: board_of(s, viewer) for viewer in viewers}
    s.listen()
    while GAME.waiting(s):
        seat = chance.choice(GAME.waiting(s))
        sensible = GAME.plausible(s, seat, Chance(1))
        wild = chance.random() < 0.2
        options = GAME.options(s, seat) if wild else sensible
        GAME.apply(s, seat, chance.choice([a for a in options if not a.stops] or options))
        told = s.heard()
        for viewer, board in boards.items():
            for event in told:
                if event.visible_to(viewer):
                    move(board, event)
            assert seen(board) == seen(board_of(s, viewer))


# --- moves that are seldom ------------------------------------------------------------------


def moves(s: OrleansState, seat: int, *texts: str) -> list[tuple[str, str, str]]:
    """Code, source and target of all events with a target that these actions bring about."""
    s.listen()
    s.heard()
    play(s, seat, *texts)
    return [(event.code, event.source, event.target) for event in s.heard() if event.target]


def test_3_5b_followers_return_to_the_bag_one_by_one_and_techs_stay() -> None:
    s = at_actions(position(Seat(places={"castle": "tech boatman trader"}), seats=2))

    assert moves(s, 0, "use castle") == [
        ("recruits", "supply:knight", "seat:0/bag"),
        ("advances", "track:knight/0", "track:knight/1"),
        ("to_bag", "slot:0/castle/2", "seat:0/bag"),
        ("to_bag", "slot:0/castle/3", "seat:0/bag"),
    ]


def test_4_10b_who_is_not_sent_returns_from_the_town_hall() -> None:
    s = at_actions(position(Seat(places={"town_hall": "farmer monk"}), seats=2))

    assert moves(s, 0, "use town_hall", "send monk cathedral", "enough") == [
        ("sends", "slot:0/town_hall/2", "deed:cathedral"),
        ("coins", "deed:cathedral", "seat:0/coins"),
        ("to_bag", "slot:0/town_hall/1", "seat:0/bag"),
    ]


def test_11_16_the_bathhouse_shows_two_and_returns_one_and_the_bather() -> None:
    bather = Seat(tiles="bathhouse", places={"bathhouse": "farmer"}, bag="knight knight")
    s = at_actions(position(bather, seats=2))

    assert moves(s, 0, "use bathhouse", "bathe knight guildhall/3") == [
        ("to_bathhouse", "seat:0/bag", "place:0/bathhouse"),
        ("to_bathhouse", "seat:0/bag", "place:0/bathhouse"),
        ("places", "place:0/bathhouse", "slot:0/guildhall/3"),
        ("to_bag", "place:0/bathhouse", "seat:0/bag"),
        ("to_bag", "slot:0/bathhouse/1", "seat:0/bag"),
    ]


def test_r10_followers_and_tech_leave_with_the_tile() -> None:
    poor = Seat(
        coins=0,
        goods="wool wool wool",
        tiles="laboratory",
        places={"castle": "tech . .", "laboratory": "tech scholar"},
    )
    s = at_event(position(poor, seats=2, event="taxes"))

    assert moves(s, 0, "give tile laboratory")[:3] == [
        ("to_bag", "slot:0/laboratory/2", "seat:0/bag"),
        ("loses_tech", "slot:0/laboratory/1", "out"),
        ("gives", "place:0/laboratory", "out"),
    ]


def test_10_4_a_development_point_goes_back_one_space() -> None:
    s = at_event(
        position(Seat(coins=0, goods="wool wool wool", development=9), seats=2, event="taxes")
    )

    assert moves(s, 0, "give development")[0] == ("gives", "development:9", "development:8")


def test_3_7_the_first_players_marker_and_the_hourglass_tile_move() -> None:
    s = at_actions(position(seats=2, event="pilgrimage", round=2))
    s.listen()
    s.heard()

    everybody_passes(s)

    told = [(event.code, event.seat, event.source, event.target) for event in s.heard()]
    assert ("first_player", 1, "first:0", "first:1") in told
    assert ("hourglass", -1, "hourglass", "event") in told


def test_r13_a_follower_placed_from_the_tower_leaves_its_slot() -> None:
    tower = Seat(
        tiles="gunpowder_tower",
        bag=STARTERS,
        places={"gunpowder_tower": "knight ."},
    )
    s = position(tower, seats=2)

    assert moves(s, 0, "place knight guildhall/3")[-1] == (
        "places",
        "slot:0/gunpowder_tower/1",
        "slot:0/guildhall/3",
    )


def test_3_4a_what_others_planned_is_shown_piece_by_piece_and_not_before() -> None:
    """The knight goes from the bag to a slot, the own farmer from the market, the rest stays."""
    s = a_round_later(position(Seat(bag="knight boatman"), seats=2))
    s.listen()
    s.heard()
    play(s, 0, "draw 2", "place knight guildhall/3", "place own_farmer castle/1")
    play(s, 0, "place own_boatman castle/2", "take_back castle/2", "done")
    assert [event for event in s.heard() if event.visible_to(1)] == []

    play(s, 1, "done")

    told = [event for event in s.heard() if event.visible_to(SPECTATOR)]
    assert (told[0].code, told[0].barrier) == ("shown", True)
    assert [(e.args["token"], e.source, e.target) for e in told if e.code == "shows"] == [
        ("boatman", "seat:0/bag", "market:0/boatman"),
        ("knight", "seat:0/bag", "slot:0/guildhall/3"),
        ("own_farmer", "market:0/own_farmer", "slot:0/castle/1"),
    ]
    assert [event for event in told if event.code == "shows" and event.visible_to(0)] == [], (
        "one's own plan is no news when it is shown"
    )


def test_r3_in_turn_the_draws_are_shown_piece_by_piece() -> None:
    s = GAME.setup(2, 7, {"planning": "in_turn", "first_player": "1"})
    while s.round < 2:
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, GAME.plausible(s, seat, Chance(1))[0])
    s.listen()
    s.heard()

    for seat in (0, 1):
        play(s, seat, "draw 2")
        if "keep" in options(s, seat):
            play(s, seat, "keep")

    told = [event for event in s.heard() if event.visible_to(SPECTATOR)]
    assert [event.code for event in told] == ["shown_draws", *["shows"] * 4]
    assert {(event.source, event.target.split("/")[0]) for event in told[1:]} == {
        ("seat:0/bag", "market:0"),
        ("seat:1/bag", "market:1"),
    }
