"""Chapter 5: goods, and what 18.1 to 18.3 say of prices."""

from __future__ import annotations

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.pieces import CARD_RED, SPACES, SURCHARGE
from igroteka.games.mombasa.rules.goods import price_at
from tests.games.mombasa.table import (
    Seat,
    at,
    card_of,
    codes,
    decision,
    hand,
    heard,
    of_verb,
    options,
    play,
    refusal,
    refused,
    turn,
)

CHEAP = {"right_1": "a_bananas_3", "middle_1": "a_coffee_2", "left_1": "a_cotton_2"}


def test_5_1_one_card_or_more_of_one_type() -> None:
    """The example: 1, 3 or both coffee cards for 4, or the cotton card for 2."""
    area = "coffee_1 a_coffee_3 cotton_2"
    s = turn(Seat(area=area), display=CHEAP)

    assert of_verb(s, "use") == ["2", "3", "4"]
    play(s, 0, "use 2")
    assert of_verb(s, "add") == ["3"]
    assert refused(s, "add 4") == ("other_good", "5.1")
    assert refused(s, "add 2") == ("already_chosen", "5.1")
    assert refused(s, "add 1") == ("slot_empty", "4.3")
    play(s, 0, "add 3", "no_purchase")
    assert options(s) == ["step mombasa", "step cape_town", "step saint_louis", "step cairo"]
    play(s, 0, *["step cairo"] * 4)
    assert s.players[0].used == 0b110
    assert decision(s, 1) == "Turn"


def test_5_2_the_sum_is_for_one_card_and_for_steps() -> None:
    """The example: coffee worth 4 buys a card for 3, and 1 is left for a step."""
    s = turn(Seat(area="coffee_1 a_coffee_3"), display=CHEAP)
    play(s, 0, "use 2", "add 3", "buy right_1")

    assert "a_bananas_3" in hand(s)
    assert decision(s) == "SpendValue"
    assert refused(s, "buy middle_1") == ("not_now", "4.2")
    play(s, 0, "step mombasa")
    assert at(s, "mombasa") == 1
    assert decision(s) == ""
    assert s.players[0].used == 0b110


def test_5_3_the_price_is_both_red_numbers() -> None:
    s = turn(Seat(area="a_coffee_3"), display=CHEAP)

    shown = GAME.look(s, 0)["display"]
    prices = {space: card["price"] for space, card in shown.items() if card}
    assert len(prices) >= 9
    for name, found in prices.items():
        space = SPACES.index(name)
        assert found == CARD_RED[s.display[space]] + SURCHARGE[space]
    assert (prices["right_1"], prices["middle_1"], prices["left_1"]) == (3, 3, 4)


def test_5_3a_the_sum_must_be_at_least_the_price() -> None:
    s = turn(Seat(area="coffee_2 coffee_1"), display=CHEAP)
    play(s, 0, "use 2")

    found = refusal(s, 0, "buy right_1")
    assert (found.code, found.clause) == ("too_expensive", "5.3a")
    assert (found.args["price"], found.args["have"]) == (3, 2)
    play(s, 0, "add 3", "buy right_1")
    assert "a_bananas_3" in hand(s)


def test_5_3b_the_card_goes_to_the_hand() -> None:
    s = turn(Seat(area="a_coffee_3"), display=CHEAP)
    told = heard(s, 0, "use 2", "buy right_1")

    assert card_of("a_bananas_3") not in s.display
    bought = [event for event in told if event.code == "buys"]
    assert (bought[0].source, bought[0].target) == ("display:right_1", "seat:0/hand")


def test_5_3c_what_is_left_is_for_steps() -> None:
    s = turn(Seat(area="c_coffee_4_cairo"), display=CHEAP)
    play(s, 0, "use 2", "buy middle_1")

    play(s, 0, "step cairo")
    assert at(s, "cairo") == 1
    assert GAME.waiting(s) == [1]


def test_5_3d_the_display_is_not_filled_up_during_the_round() -> None:
    s = turn(Seat(area="a_coffee_3"), Seat(area="a_cotton_3"), display=CHEAP)
    play(s, 0, "use 2", "buy right_1")
    play(s, 1, "use 2")

    assert refused(s, "buy right_1", 1) == ("space_empty", "5.3d")
    assert s.display[SPACES.index("right_1")] < 0


def test_5_4_one_step_for_each_unit_split_in_any_way() -> None:
    s = turn(Seat(area="c_coffee_4_cairo"))
    play(s, 0, "use 2", "no_purchase", "step cairo", "step mombasa", "step cairo", "step cape_town")

    assert s.players[0].on_track == [1, 1, 0, 2]


def test_5_5_the_used_cards_are_turned_down_and_the_turn_is_over() -> None:
    s = turn(Seat(area="coffee_1 cotton_1"), display=dict.fromkeys(SPACES, "."))
    told = heard(s, 0, "use 2", "step cairo")

    assert s.players[0].used == 0b10
    assert codes(told)[:2] == ["uses", "moves"]
    assert GAME.waiting(s) == [1]


# --- 18 prices -------------------------------------------------------------------------------


def test_18_1_a_goods_card_must_be_used_even_if_the_price_is_0() -> None:
    """A1: bananas make a bookkeeper with a red 1 in the right column free."""
    s = turn(Seat(area="bananas_2", tracks={"mombasa": 4}), display={"right_1": "a_bookkeeper_3"})
    play(s, 0, "use 2", "buy right_1")

    assert decision(s) == "SpendValue"
    play(s, 0, "step cairo", "step cairo")
    assert at(s, "cairo") == 2
    assert s.players[0].used == 0b10


def test_18_2_no_price_falls_below_0() -> None:
    s = turn(
        Seat(tracks={"saint_louis": 10}),
        tracks={"saint_louis": "C2"},
        display=dict.fromkeys(SPACES, ".") | {"right_1": "a_bookkeeper_3"},
    )
    assert price_at(s, SPACES.index("right_1"), 2) == 0  # a red 1, less 2
    play(s, 0, "marker c2_2", "buy right_1")

    assert s.players[0].pounds == 1
    assert "a_bookkeeper_3" in hand(s)


def test_18_3_a_price_of_0_in_pounds_is_paid_with_nothing() -> None:
    s = turn(
        Seat(pounds=0, tracks={"saint_louis": 10}),
        tracks={"saint_louis": "C2"},
        display=dict.fromkeys(SPACES, ".") | {"right_1": "a_bookkeeper_3"},
    )
    told = heard(s, 0, "marker c2_2", "buy right_1")

    assert "pays" not in codes(told)
    assert "a_bookkeeper_3" in hand(s)


# --- rulings ---------------------------------------------------------------------------------


def test_r2_cards_that_were_not_chosen_keep_their_value() -> None:
    s = turn(Seat(area="coffee_1 coffee_2"), Seat(ended=True), display=dict.fromkeys(SPACES, "."))
    play(s, 0, "use 2", "no_purchase", "step cairo", "use 3", "step cairo", "step cairo")

    assert at(s, "cairo") == 3


def test_r27_value_may_be_lost_only_where_every_step_crosses_a_toll() -> None:
    before_tolls = {"mombasa": 9, "cape_town": 7, "saint_louis": 10, "cairo": 8}
    nothing = dict.fromkeys(SPACES, ".")
    s = turn(Seat(pounds=2, area="coffee_2", tracks=before_tolls), display=nothing)
    play(s, 0, "use 2")
    assert options(s) == [
        "step mombasa",
        "step cape_town",
        "step saint_louis",
        "step cairo",
        "forgo",
    ]
    play(s, 0, "step cairo")
    assert s.players[0].pounds == 1
    assert refused(s, "forgo") == ("value_left", "5.4")
    assert refused(s, "step mombasa") == ("cannot_pay_toll", "15.1")

    s = turn(Seat(pounds=0, area="coffee_2", tracks=before_tolls), display=nothing)
    told = heard(s, 0, "use 2")
    assert told[-1].code == "loses_value"
    assert GAME.waiting(s) == [1]

    s = turn(Seat(pounds=2, area="coffee_2", tracks=before_tolls), display=nothing)
    play(s, 0, "use 2")
    told = heard(s, 0, "forgo")
    assert [(event.code, event.args) for event in told] == [("loses_value", {"value": 2})]
    assert (s.players[0].pounds, at(s, "cairo")) == (2, 8)
    assert GAME.waiting(s) == [1]


def test_r28_the_purchase_comes_first_and_every_step_is_settled() -> None:
    """A pound of a special field pays for a toll right after it."""
    s = turn(Seat(pounds=0, area="c_coffee_4_cairo", tracks={"mombasa": 3, "cairo": 8}))
    play(s, 0, "use 2", "no_purchase")

    assert refused(s, "step cairo") == ("cannot_pay_toll", "15.1")
    play(s, 0, "step mombasa")
    assert s.players[0].pounds == 1
    play(s, 0, "step cairo")
    assert (s.players[0].pounds, at(s, "cairo")) == (0, 9)


def test_r31_goods_may_be_used_for_nothing() -> None:
    ends = {"mombasa": 20, "cape_town": 20, "saint_louis": 20, "cairo": 20}
    s = turn(Seat(area="coffee_2", tracks=ends), display=dict.fromkeys(SPACES, "."))
    play(s, 0, "use 2")

    assert s.players[0].used == 0b10
    assert GAME.waiting(s) == [1]


def test_r50_a_card_just_bought_is_in_the_hand() -> None:
    s = turn(Seat(area="a_coffee_3"), Seat(ended=True), display=CHEAP)
    play(s, 0, "use 2", "buy right_1", "marker sell_card")

    assert "a_bananas_3" in of_verb(s, "sell")
    assert refused(s, "use 3") == ("not_now", "4.2")
    play(s, 0, "sell a_bananas_3")
    assert s.players[0].pounds == 1 + 3 + 2


def test_r51_nothing_is_bought_from_an_empty_space() -> None:
    s = turn(
        Seat(area="c_coffee_4_cairo bookkeeper"),
        display={"right_1": ".", "right_2": "a_bananas_3"},
        books={"a1": "."},
    )
    play(s, 0, "use 2")
    assert refused(s, "buy right_1") == ("space_empty", "5.3d")
    s = turn(Seat(area="bookkeeper"), books={"a1": "."})
    play(s, 0, "bookkeeper 2")
    assert refused(s, "book a1") == ("space_empty", "18.6")


def test_r60_a_price_of_0_with_goods_takes_one_card_or_more() -> None:
    s = turn(
        Seat(area="bananas_1 bananas_2", tracks={"mombasa": 4}),
        display={"right_1": "a_bookkeeper_3"},
    )
    play(s, 0, "use 2", "add 3", "buy right_1")

    play(s, 0, "step cairo", "step cairo", "step cairo")
    assert GAME.waiting(s) == [1]
