"""Edited positions that could never come up, and late guesses at hidden cards."""

from __future__ import annotations

import pytest

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.rules.refresh import Refresh
from igroteka.games.cosmic_colonies.rules.turns import CountOn, NextRound, WorkerTurn
from igroteka.games.cosmic_colonies.state import ACTING, ColoniesState
from igroteka.kernel.errors import UnreadableSave
from tests.games.cosmic_colonies.support.positions import Seat, again, card, plain, table


def five_with_high_cards() -> ColoniesState:
    """Rank and file: seat 0 acts with its second worker, number 16; 17 to 20 are still to come."""
    high = ["quartermaster", "smuggler", "contractor", "architect"]
    low = ["trainee", "dock_hand", "surveyor", "hydrologist"]
    seats = [Seat(hand="scout engineer"), *[Seat(hand=f"{low[n]} {high[n]}") for n in range(4)]]
    s = table(*seats, seats=5, workers="rank_and_file")
    s.own = [[] for _ in range(5)]
    for seat in range(5):
        player = s.players[seat]
        for name in seats[seat].hand.split():
            player.hand.remove(card(name))
            player.played.append(card(name))
        player.revealed = 1 if seat else 2
    s.phase = ACTING
    s.stack = [NextRound(), Refresh(), CountOn(), WorkerTurn(0, 1)]
    return again(s)


def test_r19_while_counting_the_hidden_workers_are_still_guessed() -> None:
    """Five players, all numbers up to 16 are called: four cards are left to guess."""
    s = five_with_high_cards()

    guesses = {
        tuple([GAME.redeal(s, 0, dice).players[seat].played[1] for seat in range(1, 5)])
        for dice in range(40)
    }

    assert len(guesses) > 5


THREE: list[list[list[object]]] = [
    [["Reveal", -1, "first"]],
    [["ActByPriority", -1, "first"]],
    [["BotTurn", -1]],
    [["ShowBotCard", -1]],
    [["DealCards", -1]],
    [["ChooseWorkers", -1, 9]],
    [["ChooseWorkers", -1, 0]],
    [["StorageLimit", -1]],
    [["MayBuildAgain", -1, "first"]],
    [["PickWorkers", 0, 50]],
    [],
]


@pytest.mark.parametrize("stack", THREE)
def test_a_pending_step_that_does_not_fit_is_refused(stack: list[list[object]]) -> None:
    data = plain(GAME.save(GAME.setup(3, 1)))
    data["position"]["stack"] = stack
    data["position"]["own"] = [[], [], []]

    with pytest.raises(UnreadableSave):
        GAME.load(data)


def test_an_automaton_without_a_card_is_refused() -> None:
    data = plain(GAME.save(GAME.setup(1, 1)))
    data["position"]["stack"] = [["BotTurn", -1]]
    data["position"]["own"] = [[]]

    with pytest.raises(UnreadableSave):
        GAME.load(data)


def test_more_choices_than_cards_are_refused() -> None:
    data = plain(GAME.save(GAME.setup(3, 1)))
    data["position"]["own"][0] = [["ChooseWorker", 0]] * 6

    with pytest.raises(UnreadableSave):
        GAME.load(data)
