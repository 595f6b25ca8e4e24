"""Tournaments: seats and deals are fair, figures add up, and what was played is not lost."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from igroteka.kernel.errors import UnknownChoice
from igroteka.lab import tournament as lab
from igroteka.lab.cluster import LOCAL
from igroteka.lab.ratings import Estimate, Meeting, mean, ratings, ratings_with_intervals, share
from igroteka.lab.report import page, plot
from igroteka.lab.tournament import Played, Terms, jobs_of, lines_of, run, table_of, terms_of
from tests.cli.commands import igroteka

pytestmark = pytest.mark.slow

BOTS = ["random", "greedy", "novice"]


def terms(bots: list[str] | None = None, seats: int = 2) -> Terms:
    """A tournament of the template."""
    return terms_of("caravan", bots or BOTS, seats, {}, 5)


def test_every_pair_plays_every_deal_from_both_sides() -> None:
    jobs = jobs_of(terms(), 4)

    assert len(jobs) == 3 * 4
    assert len({job.id for job in jobs}) == len(jobs)
    for one, other in [("random", "greedy"), ("random", "novice"), ("greedy", "novice")]:
        for seed in (5, 6):
            sides = [job.bots for job in jobs if {*job.bots} == {one, other} and job.seed == seed]
            assert sorted(sides) == sorted([(one, other), (other, one)])


def test_with_more_seats_two_bots_take_turns() -> None:
    sides = {job.bots for job in jobs_of(terms(["random", "greedy"], 3), 2)}

    assert sides == {("random", "greedy", "random"), ("greedy", "random", "greedy")}


def test_the_same_terms_give_the_same_games(tmp_path: Path) -> None:
    one = run(terms(), 4, tmp_path / "one", workers=1)
    two = run(terms(), 4, tmp_path / "two", workers=2)

    assert one.pairings == two.pairings
    assert [entry.points for entry in one.entries] == [entry.points for entry in two.entries]
    assert one.games == one.wanted == 12


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    one = run(terms(), 4, tmp_path / "one", workers=1)
    two = run(terms(), 4, tmp_path / "two", cluster=LOCAL)

    assert one.pairings == two.pairings
    assert two.games == two.wanted == 12


def test_a_cluster_that_is_not_there_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for address in ("127.0.0.1:9", "nowhere", "127.0.0.1:99999"):
        with pytest.raises(UnknownChoice, match=f"expected a Ray cluster at {address}, found: "):
            run(terms(), 2, tmp_path, cluster=address)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UnknownChoice, match=r"expected Ray for a cluster, found none; install"):
        run(terms(), 2, tmp_path, cluster=LOCAL)


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    done: list[int] = []

    def stop(games: int) -> None:
        done.append(games)
        if games == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(terms(), 4, tmp_path, 1, stop)
    file = tmp_path / lab.LINES
    file.write_text(file.read_text("utf-8") + '{"id": "random gree', "utf-8")  # cut off
    done.clear()
    resumed = run(terms(), 4, tmp_path, 1, done.append)

    assert done == [6, 7, 8, 9, 10, 11, 12]
    assert resumed.pairings == run(terms(), 4, tmp_path / "whole", 1).pairings
    assert len(lines_of(tmp_path, terms().as_dict())) == 12


def test_more_games_are_added_to_those_that_were_played(tmp_path: Path) -> None:
    run(terms(), 2, tmp_path, 1)
    done: list[int] = []

    table = run(terms(), 4, tmp_path, 1, done.append)

    assert done == list(range(7, 13))
    assert table.games == 12


def test_games_on_other_terms_are_not_mixed_in(tmp_path: Path) -> None:
    run(terms(), 2, tmp_path, 1)

    with pytest.raises(UnknownChoice, match="expected games played on the same terms"):
        run(terms(["random", "greedy"]), 2, tmp_path, 1)


def played(way: int, totals: list[int], bots: list[str]) -> Played:
    """One game of deal 5 between random and greedy."""
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    return Played(f"random greedy 5 {way}", bots, totals, ranks, [2, 2], [0.1, 0.3], [0.1, 0.2])


def test_wins_and_differences_are_those_of_the_first_bot() -> None:
    games = [played(0, [10, 4], ["random", "greedy"]), played(1, [7, 7], ["greedy", "random"])]

    table = table_of(terms(["random", "greedy"]), games, 2)

    (pair,) = table.pairings
    assert (pair.games, pair.wins.value, pair.difference.value) == (2, 0.75, 3.0)
    assert [entry.bot for entry in table.entries] == ["random", "greedy"]
    assert [entry.points.value for entry in table.entries] == [8.5, 5.5]
    assert [entry.milliseconds for entry in table.entries] == [100.0, 100.0]


def test_shares_and_means_have_intervals() -> None:
    assert share(10, 10) == Estimate(1.0, 0.7225, 1.0)
    assert share(5, 10).low < 0.5 < share(5, 10).high
    assert mean([1.0, 2.0, 3.0]) == Estimate(2.0, 0.87, 3.13)
    assert mean([4.0]) == Estimate(4.0, 4.0, 4.0)


def test_ratings_follow_from_results() -> None:
    meetings = [Meeting(0, 1, 100, 76.0), Meeting(1, 2, 100, 76.0)]

    best, middle, last = ratings(meetings, 3)

    assert best - middle == pytest.approx(middle - last, abs=0.1)
    assert 190 < best - middle < 205  # 76 % is 200 points of Elo
    assert best + middle + last == pytest.approx(0, abs=1e-6)


def test_who_always_wins_has_a_rating_all_the_same() -> None:
    estimates = ratings_with_intervals([Meeting(0, 1, 2, 2.0)] * 10, 2)

    assert estimates[0].value > 300
    assert estimates[0].low <= estimates[0].value <= estimates[0].high


def test_a_plot_is_drawn_within_its_frame() -> None:
    drawn = ElementTree.fromstring(
        plot("Points & more", [("a<b", Estimate(3.0, 1.0, 5.0)), ("c", Estimate(9, 9, 9))], 0.0)
    )

    _, _, width, height = map(float, drawn.attrib["viewBox"].split())
    for line in drawn.iter("line"):
        assert 0 <= float(line.attrib["x1"]) <= float(line.attrib["x2"]) <= width
        assert float(line.attrib["y2"]) <= height
    assert len(list(drawn.iter("circle"))) == 2
    assert next(one.text for one in drawn.iter("text")) == "Points & more"
    assert plot("nothing", [], 0.0) == ""


def test_the_page_names_every_bot_and_the_command(tmp_path: Path) -> None:
    text = page(run(terms(), 2, tmp_path, 1), "igroteka tournament caravan")

    assert text.count("<svg") == 4
    assert "igroteka tournament caravan" in text
    for bot in BOTS:
        assert f"<td>{bot}</td>" in text


def test_the_command_writes_its_report_and_goes_on(tmp_path: Path) -> None:
    wish = ("tournament", "caravan", "--bots", "random,greedy", "--workers", "1")
    folder = ("--folder", str(tmp_path / "made"))
    first = igroteka(*wish, *folder, "--games", "2", "--json")
    second = igroteka(*wish, *folder, "--games", "4")

    assert json.loads(first.stdout)["games"] == 2
    assert "caravan, 2 seats, 4 games" in second.stdout
    assert json.loads((tmp_path / "made" / lab.REPORT).read_text("utf-8"))["games"] == 4
    assert "<svg" in (tmp_path / "made" / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random"], "expected at least 2 different bots, found random"),
        (["--bots", "random,random"], "expected at least 2 different bots"),
        (["--bots", "random,deep"], "expected a bot among random"),
        (["--bots", "random,strong:depth=2"], "expected a setting among candidates"),
        (["--bots", "random,strong:horizon=0"], "expected horizon to be a whole number from 1"),
        (["--bots", "random,greedy", "--games", "0"], "expected at least 1 game, found 0"),
        (["--bots", "random,greedy", "--seats", "9"], "expected 2 to 4 seats, found 9"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    tmp_path: Path, words: list[str], said: str
) -> None:
    done = igroteka("tournament", "caravan", "--folder", str(tmp_path / "x"), *words)

    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "x").exists()
