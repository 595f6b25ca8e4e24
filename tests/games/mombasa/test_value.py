"""What bots think of positions, and what they look at."""

from __future__ import annotations

import pytest

from igroteka.bots.greedy_bot import GreedyBot
from igroteka.games.mombasa import GAME
from igroteka.games.mombasa.judgement.forecast import pending
from igroteka.games.mombasa.judgement.habits import plausible
from igroteka.games.mombasa.judgement.ledger import books_ahead
from igroteka.games.mombasa.judgement.outlook import Outlook
from igroteka.games.mombasa.judgement.worth import SMOOTH_DIAMONDS, SMOOTH_SHARES, prices
from igroteka.games.mombasa.pieces import COMPANIES, DIAMOND_VALUE
from igroteka.games.mombasa.state import MombasaState
from igroteka.games.mombasa.tracks import SHARES_AT
from igroteka.lab.match import play_match
from tests.games.mombasa.table import Seat, options, play, turn


def chosen(s: MombasaState, seat: int = 0) -> str:
    """What the greedy bot does."""
    return GreedyBot(1).choose(GAME, s, seat).text


def better(more: Seat, less: Seat, **table: object) -> bool:
    """Whether the first of two positions is worth more."""
    one, other = turn(more, **table), turn(less, **table)  # type: ignore[arg-type]
    return GAME.value(one, 0) > GAME.value(other, 0)


def test_at_the_end_the_value_is_the_score() -> None:
    s = turn(Seat(pounds=17, diamond=9), Seat(ended=True), round=7)
    play(s, 0, "end")

    assert GAME.value(s, 0) == GAME.scores(s)[0].total == 17 + 15


def test_more_of_anything_is_better() -> None:
    assert better(Seat(pounds=5), Seat(pounds=4))
    assert better(Seat(diamond=7), Seat(diamond=6))
    assert better(Seat(tracks={"cairo": 4}), Seat(tracks={"cairo": 3}))
    assert better(Seat(books={2: "a06"}), Seat())
    assert better(Seat(hand="c_coffee_4_cairo"), Seat())
    assert better(Seat(area="a_coffee_3"), Seat(area="a_coffee_3!"))


def test_smooth_tables_touch_the_printed_numbers() -> None:
    for space in range(len(DIAMOND_VALUE)):
        assert SMOOTH_DIAMONDS[space] >= DIAMOND_VALUE[space]
    assert SMOOTH_DIAMONDS[6] == 10
    assert SMOOTH_DIAMONDS[3] == 5
    for track in range(8):
        assert SMOOTH_SHARES[track][20] == SHARES_AT[track][20] == 8


def test_prices_grow_where_shares_are_held() -> None:
    s = turn(Seat(tracks={"cairo": 10}), Seat(tracks={"cairo": 8}))
    found = prices(s)

    assert found[3] > found[0] == found[1]


def test_a_book_the_jar_can_reach_is_worth_more_than_one_beyond_a_gap() -> None:
    near = turn(Seat(books={2: "a06"}))
    far = turn(Seat(books={4: "a06"}))

    assert books_ahead(near.players[0], Outlook(near, 0)) > books_ahead(
        far.players[0], Outlook(far, 0)
    )


def test_the_greedy_bot_takes_a_majority_before_it_uses_the_card() -> None:
    s = turn(Seat(area="c_coffee_4_cairo coffee_1", tracks={"cairo": 4}))

    assert chosen(s) == "marker majority_coffee"


def test_the_greedy_bot_expands_the_company_of_its_shares() -> None:
    area = "c_expansion_3_cairo expansion_2"
    s = turn(Seat(area=area, tracks={"cairo": 15}), round=7)
    worth = {}
    for company in ("mombasa", "cape_town", "saint_louis", "cairo"):
        trial = s.clone()
        play(trial, 0, f"expand {company}")
        worth[company] = GAME.value(trial, 0)

    assert max(worth, key=worth.__getitem__) == "cairo"


def test_a_spot_owes_the_steps_on_the_best_of_the_other_tracks() -> None:
    s = turn(Seat(pounds=1, tracks={"cairo": 7}), Seat(), tracks={"cairo": "D2"})
    play(s, 0, "marker d2_1")
    worth = Outlook(s, 0).step
    lowest, *others = sorted(worth[:3])

    assert pending(s, 0, Outlook(s, 0)) == pytest.approx(2 * (others[0] + others[1]))
    assert GAME.value(s, 0) > GAME.value(turn(Seat(pounds=1), Seat()), 0)
    assert chosen(s) != f"advance {COMPANIES[worth.index(lowest)]}"


def test_habits_narrow_and_never_invent() -> None:
    s = turn(
        Seat(area="a_bookkeeper_3", jar=1, books={2: "b01"}, pounds=0),
        books={"b1": "b05", "a1": "a01"},
    )
    play(s, 0, "bookkeeper 2", "book b1", "book a1", "pound")

    # The gap is on space 3; a book B may also be laid on the B that stands in the way.
    assert [action.text for action in plausible(s, 0)] == ["lay b05 2", "lay b05 3", "lay a01 3"]
    assert set(plausible(s, 0)) < set(GAME.options(s, 0))


def test_habits_turn_only_the_book_in_the_way() -> None:
    s = turn(
        Seat(pounds=4, area="bookkeeper bananas_1", books={2: "c18", 3: "a06", 5: "a01"}),
    )
    play(s, 0, "bookkeeper 2")

    assert options(s) == ["jar stay", "jar 1", "turn 2", "turn 3", "turn 5"]
    assert [action.text for action in plausible(s, 0)] == ["jar stay", "jar 1", "turn 2"]


@pytest.mark.slow
def test_greedy_beats_random_by_far() -> None:
    result = play_match(GAME, ["greedy", "random"], 5)

    assert result.totals[0] > 2 * result.totals[1]
    assert result.statistics[0]["shares_on_tracks"] > result.statistics[1]["shares_on_tracks"]
