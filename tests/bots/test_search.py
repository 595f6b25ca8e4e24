"""The search bot: plans, playouts, halving, kept plans, limits, and the data of its levels."""

from __future__ import annotations

import pytest

from igroteka.bots.bot import ask
from igroteka.bots.effort import DEFAULTS, Effort, effort_of, efforts_in
from igroteka.bots.plans import Plan, Planner, followed, kept_of
from igroteka.bots.playouts import lead, play_on, worth_of
from igroteka.bots.random_bot import RandomBot
from igroteka.bots.registry import BOTS, LEVELS, THINKING, bot_named
from igroteka.bots.search_bot import SearchBot, better_half
from igroteka.games import all_game_names, game_named
from igroteka.kernel.dice import Chance
from igroteka.kernel.errors import UnknownChoice
from igroteka.kernel.state import State

GAME = game_named("caravan")
SMALL = Effort(6, 2, 1, 60)


def begun() -> State:
    """A game of three at its first choice, which all make at the same time."""
    s: State = GAME.setup(3, 5)
    return s


def test_a_plan_lasts_until_the_seat_has_nothing_more_to_choose() -> None:
    s = begun()

    plan = Planner(GAME, s, 0, Chance(1), 60).sample(-1, False)

    assert plan is not None
    assert len(plan.actions) > 1
    for action in plan.actions:
        GAME.play(s, 0, action)
    assert 0 not in GAME.waiting(s)


def test_the_same_actions_in_another_order_are_one_plan() -> None:
    s = begun()
    planner = Planner(GAME, s, 0, Chance(1), 200)

    plans = [planner.sample(-1, True) for _ in range(60)]

    sets = [sorted([a.text for a in plan.actions]) for plan in plans if plan is not None]
    assert len(sets) > 1
    assert all(sets.count(one) == 1 for one in sets)


def test_without_noise_the_best_looking_actions_are_taken() -> None:
    s = begun()
    planner = Planner(GAME, s, 0, Chance(1), 60)

    plan = planner.sample(-1, False)

    assert plan is not None
    assert plan.actions[0] is planner.first.actions[planner.first.best]
    assert planner.starts(1) == [planner.first.best]


def test_plans_stop_where_dice_are_rolled() -> None:
    """What follows a roll cannot be planned: every plan of every game ends there at the latest."""
    for name in all_game_names():
        game = game_named(name)
        s: State = game.setup(game.meta.max_seats, 3)
        seat = game.waiting(s)[0]
        plan = Planner(game, s, seat, Chance(1), 60).sample(-1, False)
        assert plan is not None
        for action in plan.actions[:-1]:
            dice = (s.dice, s.seat_dice[seat])
            game.play(s, seat, action)
            assert (s.dice, s.seat_dice[seat]) == dice


def test_a_playout_ends_with_its_round_or_with_the_game() -> None:
    for name in all_game_names():
        game = game_named(name)
        s: State = game.setup(game.meta.min_seats, 5)
        play_on(game, s, 2, Chance(1))
        assert not game.waiting(s) or game.progress(s).round == 2


def test_the_lead_is_over_the_best_other_seat() -> None:
    s = begun()
    play_on(GAME, s, 1000, Chance(1))
    values = [GAME.value(s, seat) for seat in range(3)]

    assert lead(GAME, s, 0) == values[0] - max(values[1:])


def test_a_playout_changes_nothing_and_repeats_itself() -> None:
    s = begun()
    before = GAME.save(s)
    plan = Planner(GAME, s, 0, Chance(1), 60).sample(-1, False)
    assert plan is not None

    worths = {worth_of(GAME, s, 0, plan, 2, Chance(4)) for _ in range(3)}

    assert len(worths) == 1
    assert GAME.save(s) == before


def test_halving_keeps_the_better_plans_best_first() -> None:
    plans = [Plan([]) for _ in range(5)]
    for plan, total in zip(plans, [1.0, 4.0, 2.0, 4.0, 3.0], strict=True):
        plan.total = total

    assert better_half(plans) == [plans[1], plans[3], plans[4]]


def test_a_bot_follows_its_plan_without_thinking_again() -> None:
    s = begun()
    bot = SearchBot(1, "strong", SMALL)
    GAME.play(s, 0, ask(bot, GAME, s, 0))
    thought = bot.playouts
    assert thought > 0
    assert bot.kept

    while 0 in GAME.waiting(s):
        GAME.play(s, 0, ask(bot, GAME, s, 0))

    assert bot.playouts == thought
    assert not bot.kept


def test_a_plan_is_dropped_where_the_choice_is_another() -> None:
    s = begun()
    plan = Planner(GAME, s, 0, Chance(1), 60).sample(-1, False)
    assert plan is not None
    kept = kept_of(GAME, s, 0, plan.actions)
    assert len(kept) == len(plan.actions) - 1

    assert followed(GAME, s, 0, []) is None
    GAME.play(s, 0, plan.actions[0])
    assert followed(GAME, s, 0, kept) is plan.actions[1]
    assert followed(GAME, s, 1, kept) is None
    play_on(GAME, s, 1000, Chance(1))
    assert followed(GAME, s, 0, kept) is None


def test_what_others_do_meanwhile_does_not_disturb_a_plan() -> None:
    s = begun()
    plan = Planner(GAME, s, 0, Chance(1), 60).sample(-1, False)
    assert plan is not None
    kept = kept_of(GAME, s, 0, plan.actions)
    GAME.play(s, 0, plan.actions[0])

    GAME.play(s, 1, GAME.options(s, 1)[0])

    assert followed(GAME, s, 0, kept) is plan.actions[1]


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_bot_stops_when_its_time_is_up(level: str) -> None:
    s = begun()
    bot = SearchBot(1, level, Effort(1000, 1000, 100, 60))
    bot.seconds = 0.02

    GAME.play(s, 0, ask(bot, GAME, s, 0))

    assert bot.playouts < 1000


def test_a_thinking_bot_beats_one_that_plays_at_random() -> None:
    won = 0
    for seed in range(20):
        s: State = GAME.setup(2, seed)
        bots = [SearchBot(seed, "strong", SMALL), RandomBot(seed)]
        while GAME.waiting(s):
            seat = GAME.waiting(s)[0]
            GAME.play(s, seat, ask(bots[seat], GAME, s, seat))
        won += GAME.scores(s)[0].rank == 1

    assert won >= 12


def test_levels_are_bots_with_a_time_to_think() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert list(THINKING) == list(LEVELS)
    assert [bot_named(level, 0).name for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("name", all_game_names())
def test_the_efforts_of_every_game_fit(name: str) -> None:
    strong, expert = (effort_of(level, name) for level in DEFAULTS)

    assert strong.candidates * strong.playouts <= expert.candidates * expert.playouts
    assert strong.horizon <= expert.horizon


GOOD = "[strong]\ncandidates = 8\nplayouts = 2\nhorizon = 1\nnoise = 50\n"


def test_efforts_are_read_from_toml() -> None:
    assert efforts_in(GOOD, "here")["strong"].as_dict() == Effort(8, 2, 1, 50).as_dict()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[strong", "here: expected TOML; "),
        (GOOD.replace("strong", "deep"), "expected a level among strong, expert; found 'deep'"),
        (GOOD.replace("playouts = 2", "playouts = 0"), "strong.playouts to be a whole number"),
        (GOOD.replace("horizon = 1", "horizon = true"), "from 1 to 100; found True"),
        (
            GOOD.replace("noise = 50\n", ""),
            "strong.noise to be a whole number from 1 to 100; found",
        ),
        ("strong = 3", "strong.candidates to be a whole number from 1 to 1000; found None"),
    ],
)
def test_efforts_that_do_not_fit_are_refused_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(UnknownChoice) as refused:
        efforts_in(text, "here")

    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
