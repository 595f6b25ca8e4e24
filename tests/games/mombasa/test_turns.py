"""Chapters 4 and 12: turns, and ending the action phase."""

from __future__ import annotations

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.pieces import (
    CARD_TYPE,
    CARD_VALUE,
    EXPANSION_CARD,
    FIRST_TILE,
    GOODS_CARD,
)
from tests.games.mombasa.table import (
    Seat,
    decision,
    hand,
    heard,
    of_verb,
    options,
    pile,
    play,
    refused,
    turn,
)


def test_4_1_turns_go_clockwise_until_everybody_has_ended() -> None:
    areas = [Seat(area="coffee_1 cotton_1"), Seat(area="coffee_1"), Seat()]
    s = turn(*areas, seats=3, seat=1, first=1)
    order: list[int] = []
    while GAME.progress(s).phase == "actions":
        seat = GAME.waiting(s)[0]
        if decision(s, seat) == "Turn":
            order.append(seat)
            uses = [text for text in options(s, seat) if text.startswith("use")]
            play(s, seat, *(uses[:1] or ["end"]))
        else:
            play(s, seat, options(s, seat)[0])

    assert order == [1, 2, 0, 1, 0, 0]
    assert refused(turn(Seat()), "end", 1) == ("not_your_turn", "4.1")


def test_4_2_one_of_six_actions() -> None:
    s = turn(
        Seat(
            pounds=3,
            area="coffee_1 expansion_1 bookkeeper a_merchant_generic",
            diamond=8,
            rests={2: "cotton_1"},
        )
    )

    verbs = {text.split()[0] for text in options(s)}
    assert verbs == {"use", "expand", "bookkeeper", "merchant", "marker", "end"}
    play(s, 0, "merchant 1")
    assert GAME.waiting(s) == [1]


def test_4_3_no_action_without_an_active_card() -> None:
    s = turn(Seat(area="coffee_1", rests={3: "bookkeeper"}, pounds=0))

    assert refused(s, "bookkeeper 3") == ("slot_empty", "4.3")
    assert refused(s, "bookkeeper 2") == ("wrong_card", "4.3")
    assert refused(s, "expand cairo") == ("no_expansion", "4.3")
    assert refused(s, "merchant 4") == ("slot_empty", "4.3")
    assert refused(s, "plan start_cotton_1 2") == ("not_now", "4.2")
    nothing = turn(Seat(pounds=0, ended=False), markers={"first_player": 1, "sell_card": 1})
    assert options(nothing) == ["end"]


def test_4_4_a_used_card_cannot_be_used_again() -> None:
    s = turn(Seat(area="a_merchant_generic coffee_1!"), Seat(ended=True))
    assert refused(s, "use 3") == ("card_used", "4.4")
    told = heard(s, 0, "merchant 2")

    assert s.players[0].used == 0b110
    assert told[0].code == "uses"
    assert refused(s, "merchant 2") == ("card_used", "4.4")


def test_4_5_the_phase_is_over_when_all_have_ended() -> None:
    s = turn(Seat(area="coffee_1"), Seat())
    play(s, 0, "end")
    assert GAME.waiting(s) == [1]
    play(s, 1, "end")

    assert GAME.progress(s).phase == "planning"
    assert GAME.progress(s).round == 3


def test_4_6_the_values_of_goods_and_expansion_cards() -> None:
    cards = range(FIRST_TILE)

    assert {CARD_VALUE[card] for card in cards if CARD_TYPE[card] == GOODS_CARD} == {1, 2, 3, 4}
    assert {CARD_VALUE[card] for card in cards if CARD_TYPE[card] == EXPANSION_CARD} == {1, 2, 3}


# --- 12 Ending -------------------------------------------------------------------------------


def test_12_1_who_ends_takes_no_more_turns() -> None:
    s = turn(Seat(area="coffee_1"), Seat(area="coffee_1 cotton_1"))
    play(s, 0, "end")
    play(s, 1, "use 2")
    while decision(s, 1) == "SpendValue":
        play(s, 1, "step cairo")

    assert GAME.waiting(s) == [1]
    assert s.players[0].ended


def test_12_2_unused_cards_and_tiles_are_not_kept() -> None:
    s = turn(Seat(area="a_coffee_3 coffee_1!", tiles="tile_merchant"))
    play(s, 0, "end")

    player = s.players[0]
    assert player.slots == [-1] * 5
    assert (player.used, player.tiles, player.tiles_used) == (0, 0, 0)
    assert pile(player.rests[1]) == {"a_coffee_3"}


def test_12_4_the_tile_of_plus_one_good_leaves_its_card() -> None:
    """A card planned on the same slot in the next round counts nothing more."""
    s = turn(Seat(area="coffee_1", tiles="tile_plus_one_good", plus=2), Seat(ended=True))
    play(s, 0, "end", "plan start_cotton_2 2", "done")
    play(s, 1, "done")

    assert GAME.look(s, 0)["players"][0]["totals"]["cotton"] == 2
    assert not GAME.look(s, 0)["players"][0]["slots"][1]["plus"]


def test_12_3_exactly_one_pile_is_taken() -> None:
    s = turn(Seat(rests={2: "coffee_1 cotton_1", 3: "bananas_1"}))

    assert of_verb(s, "end") == ["2", "3"]
    assert refused(s, "end") == ("take_a_pile", "12.3")
    assert refused(s, "end 4") == ("pile_empty", "12.3")
    told = heard(s, 0, "end 2")
    assert {"start_coffee_1", "start_cotton_1"} <= hand(s)
    assert pile(s.players[0].rests[2]) == {"start_bananas_1"}
    assert told[1].args["cards"] == "start_coffee_1 start_cotton_1"


def test_12_4_the_area_is_cleared_onto_the_piles() -> None:
    s = turn(Seat(area="coffee_1! cotton_1", rests={2: "bananas_1"}, tiles="tile_expansion"))
    told = heard(s, 0, "end 2")

    assert pile(s.players[0].rests[1]) == {"start_coffee_1"}
    assert pile(s.players[0].rests[2]) == {"start_cotton_1"}
    moved = [(e.code, e.source, e.target) for e in told if e.code in ("rests", "tile_back")]
    assert moved == [
        ("rests", "seat:0/slot:2", "seat:0/rest:2"),
        ("rests", "seat:0/slot:3", "seat:0/rest:3"),
        ("tile_back", "seat:0/tile:tile_expansion", "tile:tile_expansion"),
    ]
    s = turn(Seat(area="coffee_1", rests={2: "bananas_1", 3: "cotton_1"}))
    play(s, 0, "end 3")
    assert pile(s.players[0].rests[1]) == {"start_coffee_1", "start_bananas_1"}


def test_12_5_the_pile_is_taken_before_the_area_is_cleared() -> None:
    s = turn(Seat(area="coffee_1", rests={2: "bananas_1"}))
    play(s, 0, "end 2")

    assert "start_bananas_1" in hand(s)
    assert "start_coffee_1" not in hand(s)
    play(s, 1, "end")
    assert any("start_bananas_1" in text for text in of_verb(s, "plan"))
    assert not any("start_coffee_1" in text for text in of_verb(s, "plan"))


def test_12_6_after_the_last_player_preparation_follows_or_the_end() -> None:
    s = turn(Seat(), Seat(ended=True), round=6)
    play(s, 0, "end")
    assert (s.round, GAME.progress(s).phase) == (7, "planning")

    s = turn(Seat(), Seat(ended=True), round=7)
    play(s, 0, "end")
    assert (s.round, GAME.progress(s).phase) == (7, "end")
    assert GAME.waiting(s) == []


# --- rulings ---------------------------------------------------------------------------------


def test_r19_ending_with_unused_cards_is_allowed() -> None:
    s = turn(Seat(area="a_coffee_3 bookkeeper"))

    assert "end" in options(s)


def test_r20_piles_are_open() -> None:
    s = turn(Seat(rests={2: "coffee_1 cotton_1"}), seat=1)

    for viewer in (-1, 1):
        seen = GAME.look(s, viewer)["players"][0]["rests"]
        assert seen == [[], ["start_coffee_1", "start_cotton_1"], [], [], []]


def test_r37_any_pile_with_cards_or_none_if_there_is_none() -> None:
    assert of_verb(turn(Seat()), "end") == [""]
    assert of_verb(turn(Seat(rests={4: "coffee_1"})), "end") == ["4"]


def test_r53_cards_are_used_in_any_order() -> None:
    s = turn(Seat(area="coffee_1 bookkeeper cotton_1"))

    assert [text for text in options(s) if text.split()[0] in ("use", "bookkeeper")] == [
        "use 2",
        "bookkeeper 3",
        "use 4",
    ]
