"""Chapter 6: expansion."""

from __future__ import annotations

import pytest

from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.atlas import (
    COINS,
    ENCLAVES,
    INSIDE,
    NEIGHBOURS,
    REGION_PAYS,
    REGIONS,
)
from igroteka.games.mombasa.pieces import COMPANIES, NO_REWARD
from igroteka.games.mombasa.state import MombasaState
from tests.games.mombasa.table import (
    Seat,
    at,
    checked,
    codes,
    decision,
    heard,
    holder,
    of_verb,
    options,
    play,
    posts,
    price,
    refusal,
    refused,
    turn,
)

FIVE = "expansion_2 c_expansion_3_cairo"  # points


def enter(s: MombasaState, region: str, column: int = 1) -> None:
    """Enter a region with a post of one column, if there is a choice."""
    play(s, 0, f"enter {region}")
    if decision(s) == "TakePost":
        company = options(s)[0].split()[1].split("/")[0]
        play(s, 0, f"post {company}/{column}")


def test_6_1_all_active_expansion_cards_are_used_at_once() -> None:
    s = turn(Seat(area="expansion_1 expansion_2 coffee_1", tiles="tile_expansion"))
    told = heard(s, 0, "expand cairo")

    assert s.players[0].used == 0b110
    assert s.players[0].tiles_used == 0b1000
    assert told[0].args == {"company": "cairo", "points": 5}
    assert codes(told) == ["expands", "uses", "uses", "uses"]


def test_6_2_the_points_serve_one_company() -> None:
    s = turn(Seat(area="expansion_1 expansion_2"))
    assert of_verb(s, "expand") == list(COMPANIES)
    play(s, 0, "expand cairo")

    play(s, 0, "enter nubia")
    assert refused(s, "post mombasa/1") == ("other_company", "6.2")
    play(s, 0, "post cairo/1")
    assert refused(s, "enter kalahari") == ("no_access", "6.5")


def test_6_3_shares_on_the_cards_do_not_matter() -> None:
    s = turn(Seat(area="b_expansion_2_mombasa"))

    assert of_verb(s, "expand") == list(COMPANIES)
    told = heard(s, 0, "expand cairo")
    assert told[0].args["points"] == 2


def test_6_4_posts_go_from_the_base_into_regions_one_after_the_other() -> None:
    s = turn(Seat(area="expansion_1 expansion_2"))
    play(s, 0, "expand cape_town")
    enter(s, "kalahari")
    enter(s, "damaraland")
    assert decision(s) == "EnterRegion"
    enter(s, "angola")

    assert len(REGIONS) == 24
    for region in ("kalahari", "damaraland", "angola"):
        assert holder(s, region) == "cape_town"
    assert posts(s, "cape_town") == [2, 5, 5]


def test_6_5_a_region_needs_access_from_the_base_or_a_post() -> None:
    s = turn(Seat(area="a_expansion_2"), held={"cairo": "katanga"})
    play(s, 0, "expand cairo")

    at_base = {"fezzan", "libyan_desert", "nubia"}
    around = {"equatorial_forest", "great_lakes", "angola", "nyasaland", "kalahari"}
    assert set(of_verb(s, "enter")) == at_base | around
    assert refused(s, "enter loango") == ("no_access", "6.5")


def test_6_5a_another_companys_post_does_not_matter_but_an_own_one_does() -> None:
    s = turn(Seat(area="a_expansion_2"), held={"cairo": "nubia", "mombasa": "libyan_desert"})
    play(s, 0, "expand cairo")

    assert "libyan_desert" in of_verb(s, "enter")
    assert refused(s, "enter nubia") == ("own_post", "6.5a")


def test_6_6_borders_and_posts_cost_points() -> None:
    """The example: 1 + 1 + 3 for three regions, the third behind a double border with a post."""
    s = turn(Seat(area=FIVE), held={"mombasa": "loango"})
    play(s, 0, "expand cape_town")
    told = heard(s, 0, "enter kalahari", "post cape_town/1", "enter damaraland")
    play(s, 0, "post cape_town/1")
    told += heard(s, 0, "enter loango")

    costs = [event.args["cost"] for event in told if event.code == "enters"]
    assert costs == [1, 1, 3]
    play(s, 0, "post cape_town/1")
    assert holder(s, "loango") == "cape_town"


def test_6_6_with_four_points_the_third_region_is_too_far() -> None:
    s = turn(Seat(area="expansion_2 a_expansion_2"), held={"mombasa": "loango"})
    play(s, 0, "expand cape_town")
    enter(s, "kalahari")
    enter(s, "damaraland")

    found = refusal(s, 0, "enter loango")
    assert (found.code, found.clause) == ("too_few_points", "6.6")
    assert (found.args["cost"], found.args["points"]) == (3, 2)
    assert "angola" in of_verb(s, "enter")


def test_6_7_the_top_post_of_any_column_is_laid_on_its_side() -> None:
    s = turn(Seat(area="expansion_1"), bases={"cairo": (5, 0, 3)})
    play(s, 0, "expand cairo", "enter nubia")

    assert options(s) == ["post cairo/1", "post cairo/3"]
    assert refused(s, "post cairo/2") == ("column_empty", "6.7")
    told = heard(s, 0, "post cairo/3")
    assert (told[0].source, told[0].target) == ("post:cairo/3", "region:nubia")
    assert posts(s, "cairo") == [5, 0, 2]


def test_6_7_a_post_lies_on_its_side_until_the_end_of_the_expansion() -> None:
    s = turn(Seat(area="expansion_2"))
    play(s, 0, "expand cairo")
    enter(s, "nubia")

    assert GAME.look(s, 1)["regions"]["nubia"] == {"post": None, "lying": "cairo"}
    play(s, 0, "stop")
    assert GAME.look(s, 1)["regions"]["nubia"] == {"post": "cairo", "lying": None}


def test_6_8_rewards_come_when_the_points_are_spent() -> None:
    s = turn(Seat(area="expansion_2", pounds=0))
    play(s, 0, "expand cairo")
    enter(s, "libyan_desert")
    assert s.players[0].pounds == 0
    enter(s, "nubia")

    assert (s.players[0].pounds, s.players[0].diamond) == (2, 1)


def test_6_8a_pounds_come_from_the_bank() -> None:
    s = turn(Seat(area="expansion_1", pounds=3))
    play(s, 0, "expand cairo")
    told = heard(s, 0, "enter libyan_desert", "post cairo/1")

    assert s.players[0].pounds == 5
    got = [event for event in told if event.code == "gets"]
    assert (got[0].args, got[0].source) == ({"pounds": 2}, "bank")


def test_6_8b_diamonds_move_the_diamond_marker() -> None:
    s = turn(Seat(area="expansion_2"))
    play(s, 0, "expand cape_town")
    enter(s, "transvaal")

    assert s.players[0].diamond == 2


def test_6_8c_track_steps_are_on_the_track_of_the_company_expanded() -> None:
    s = turn(Seat(area="expansion_2"))
    play(s, 0, "expand cairo")
    enter(s, "fezzan")

    assert s.players[0].on_track == [0, 0, 0, 1]


def test_6_8d_the_book_points_of_all_regions_are_one_sum() -> None:
    """The example: three regions with a book point each, 2 books A and £1."""
    s = turn(Seat(area="expansion_1 expansion_2", pounds=0))
    play(s, 0, "expand saint_louis")
    for region in ("upper_senegal", "gold_coast", "niger_bend"):
        enter(s, region)

    assert "c1" in of_verb(s, "book")
    play(s, 0, "book a1", "book a2")
    assert refused(s, "book c1") == ("too_few_book_points", "7.2")
    play(s, 0, "pound")
    assert s.players[0].pounds == 1
    assert decision(s) == "LayBook"


def test_6_9_other_posts_go_home_to_a_column_of_ones_choice() -> None:
    s = turn(
        Seat(area="expansion_2"),
        held={"mombasa": "nubia"},
        bases={"mombasa": (4, 5, 2)},
    )
    play(s, 0, "expand cairo")
    enter(s, "nubia")

    assert decision(s) == "ReturnPost"
    assert options(s) == ["return mombasa/1", "return mombasa/3"]
    assert refused(s, "return mombasa/2") == ("column_full", "6.9a")
    assert refused(s, "return cairo/1") == ("other_company", "6.9")
    told = heard(s, 0, "return mombasa/3")
    assert (told[0].source, told[0].target) == ("region:nubia", "post:mombasa/3")
    assert posts(s, "mombasa") == [4, 5, 3]
    assert holder(s, "nubia") == "cairo"


def test_6_9_posts_of_several_companies_each_go_to_their_own_base() -> None:
    s = turn(
        Seat(area="expansion_2 a_expansion_2", pounds=0),
        held={"mombasa": "nubia", "saint_louis": "libyan_desert"},
    )
    play(s, 0, "expand cairo")
    enter(s, "nubia")
    enter(s, "libyan_desert")

    # Each base has one free place only, so nobody is asked.
    assert posts(s, "mombasa") == posts(s, "saint_louis") == [5, 5, 5]
    assert holder(s, "nubia") == holder(s, "libyan_desert") == "cairo"
    assert (price(s, "mombasa"), price(s, "saint_louis")) == (0, 0)
    assert (s.players[0].pounds, s.players[0].diamond) == (2, 1)


def test_6_9a_the_lowest_place_once_empty_is_never_filled_again() -> None:
    s = turn(
        Seat(area="expansion_2"),
        held={"mombasa": "nubia"},
        bases={"mombasa": (0, 5, 5)},
    )
    assert price(s, "mombasa") == 5
    play(s, 0, "expand cairo")
    enter(s, "nubia")

    # Two columns are full, so the post has to go to the empty one: to its fourth place.
    assert posts(s, "mombasa") == [1, 5, 5]
    assert price(s, "mombasa") == sum(COINS[0]) - COINS[0][3] == 4
    full = turn(
        Seat(area="expansion_2"),
        held={"mombasa": "nubia"},
        bases={"mombasa": (4, 4, 5)},
        opened="mombasa/1",
    )
    play(full, 0, "expand cairo")
    enter(full, "nubia")
    assert posts(full, "mombasa") == [4, 5, 5]


def test_6_9b_a_post_without_a_place_leaves_the_game() -> None:
    s = turn(
        Seat(area="expansion_2"),
        held={"mombasa": "nubia"},
        bases={"mombasa": (4, 4, 4)},
        opened="mombasa/1 mombasa/2 mombasa/3",
    )
    gone = s.gone[0]
    play(s, 0, "expand cairo", "enter nubia")
    unheard = checked(s)
    play(unheard, 0, "post cairo/1")
    assert unheard.gone[0] == gone + 1
    told = heard(s, 0, "post cairo/1")

    assert s.gone[0] == gone + 1
    assert posts(s, "mombasa") == [4, 4, 4]
    assert [event.target for event in told if event.code == "gone"] == ["box"]


def test_6_10_then_the_new_posts_stand_and_the_turn_is_over() -> None:
    s = turn(Seat(area="expansion_1"))
    play(s, 0, "expand mombasa")
    enter(s, "swahili_coast")

    assert s.lying == [0, 0, 0, 0]
    assert holder(s, "swahili_coast") == "mombasa"
    assert s.players[0].used == 0b10
    assert GAME.waiting(s) == [1]


def test_6_11_enclaves_are_entered_from_around_them_only() -> None:
    s = turn(Seat(area=FIVE), held={"cairo": "lake_chad great_lakes"})
    play(s, 0, "expand cairo")

    assert "ruwenzori" in of_verb(s, "enter")
    assert refused(s, "enter stanley_falls") == ("no_access", "6.11")
    enter(s, "equatorial_forest")
    assert "stanley_falls" in of_verb(s, "enter")
    for enclave in ENCLAVES:
        assert NEIGHBOURS[enclave] == (INSIDE[enclave],)
        assert REGION_PAYS[INSIDE[enclave]] == NO_REWARD


def test_6_12_a_company_without_posts_cannot_be_expanded() -> None:
    s = turn(
        Seat(area="expansion_2 a_expansion_2"), bases={"cairo": (0, 0, 0), "mombasa": (0, 0, 1)}
    )
    assert of_verb(s, "expand") == ["mombasa", "cape_town", "saint_louis"]
    assert refused(s, "expand cairo") == ("no_posts", "6.12")
    play(s, 0, "expand mombasa", "enter swahili_coast")

    assert posts(s, "mombasa") == [0, 0, 0]
    assert holder(s, "swahili_coast") == "mombasa"
    assert GAME.waiting(s) == [1]


def test_6_13_too_few_points_only_turn_the_cards_down() -> None:
    s = turn(
        Seat(area="expansion_1"),
        held={"mombasa": "libyan_desert nubia fezzan upper_senegal gold_coast loango"},
        bases=dict.fromkeys(("mombasa", "cape_town"), (0, 0, 0)),
    )
    assert of_verb(s, "expand") == ["nothing"]
    assert refused(s, "expand cairo") == ("nothing_in_reach", "6.13")
    play(s, 0, "expand nothing")
    assert s.players[0].used == 0b10
    assert GAME.waiting(s) == [1]


def test_6_14_columns_need_not_be_emptied_one_by_one() -> None:
    assert [column[-1] for column in COINS] == [2, 2, 2]
    s = turn(Seat(area="expansion_1 expansion_2"))
    play(s, 0, "expand cairo")
    for region, column in (("nubia", 1), ("libyan_desert", 2), ("fezzan", 3)):
        enter(s, region, column)

    assert posts(s, "cairo") == [4, 4, 4]


def test_6_15_posts_need_not_be_connected_with_their_base() -> None:
    s = turn(Seat(area="expansion_1"), held={"cairo": "katanga"})
    play(s, 0, "expand cairo")
    enter(s, "angola")

    assert holder(s, "angola") == "cairo"


def test_6_16_bases_are_no_regions() -> None:
    assert not set(REGIONS) & set(COMPANIES)
    assert all(action.text != "enter cairo" for action in GAME.actions.all)


# --- rulings ---------------------------------------------------------------------------------


def test_r4_a_player_may_stop_after_one_region_but_not_before() -> None:
    s = turn(Seat(area=FIVE))
    assert refused(s, "expand nothing") == ("can_expand", "6.13")
    play(s, 0, "expand cairo")
    assert refused(s, "stop") == ("enter_one", "6.13")
    enter(s, "nubia")
    play(s, 0, "stop")

    assert holder(s, "nubia") == "cairo"
    assert GAME.waiting(s) == [1]


def test_r5_a_region_with_another_post_gives_its_reward() -> None:
    s = turn(Seat(area="expansion_2"), held={"mombasa": "nubia"})
    play(s, 0, "expand cairo")
    enter(s, "nubia")

    assert s.players[0].diamond == 1


def test_r6_the_player_in_turn_sends_posts_home_one_by_one() -> None:
    s = turn(
        Seat(area="expansion_2 a_expansion_2"),
        held={"mombasa": "nubia libyan_desert"},
        bases={"mombasa": (3, 3, 3)},
        seat=0,
    )
    play(s, 0, "expand cairo")
    enter(s, "nubia")
    enter(s, "libyan_desert")

    assert GAME.waiting(s) == [0]
    play(s, 0, "return mombasa/2", "return mombasa/3")
    assert posts(s, "mombasa") == [3, 4, 4]


def test_r29_the_cheapest_border_is_paid() -> None:
    """Abyssinia is behind double borders from Mombasa and Nubia, a single one from the coast."""
    s = turn(Seat(area="expansion_1"), held={"mombasa": "swahili_coast nubia"})
    play(s, 0, "expand mombasa")

    assert "abyssinia" in of_verb(s, "enter")


def test_r30_new_posts_give_access_and_others_stay_until_the_rewards_are_taken() -> None:
    s = turn(Seat(area="expansion_2 a_expansion_2"), held={"mombasa": "nubia"})
    play(s, 0, "expand cairo")
    enter(s, "nubia")
    assert holder(s, "nubia") == "mombasa"

    enter(s, "kordofan")
    assert {"nubia", "kordofan"} <= {r for r in REGIONS if holder_now(s, r) == "cairo"}
    enter(s, "lake_chad")
    assert holder(s, "nubia") == "mombasa"
    assert decision(s) == "SpendPoints"
    play(s, 0, "pound", "pound")
    assert holder(s, "nubia") == "cairo"


def holder_now(s: MombasaState, region: str) -> str:
    """The company whose post lies in a region on its side."""
    return GAME.look(s, 0)["regions"][region]["lying"] or ""


def test_r48_only_a_company_that_can_enter_something_is_chosen() -> None:
    s = turn(
        Seat(area="expansion_1"),
        held={"mombasa": "libyan_desert nubia", "cape_town": "fezzan"},
    )

    assert refused(s, "expand cairo") == ("nothing_in_reach", "6.13")
    assert of_verb(s, "expand") == ["mombasa", "cape_town", "saint_louis"]


@pytest.mark.parametrize(("company", "steps"), [("cairo", 1), ("saint_louis", 1)])
def test_regions_move_the_marker_of_the_company_that_was_expanded(company: str, steps: int) -> None:
    s = turn(Seat(area="expansion_2"))
    play(s, 0, f"expand {company}")
    enter(s, {"cairo": "fezzan", "saint_louis": "loango"}[company])

    assert at(s, company) == steps
