"""What a worker does before, after or beside the action, for one half of a card."""

from __future__ import annotations

from collections.abc import Callable

from igroteka.games.cosmic_colonies.pieces import RESOURCES
from igroteka.games.cosmic_colonies.state import ColoniesState
from tests.games.cosmic_colonies.support.positions import (
    EACH_TWO,
    HABITAT,
    NEAR,
    built,
    decision,
    lay,
    options,
    options_with,
    play,
    refusal,
    store,
)
from tests.games.cosmic_colonies.support.worker_actions import Half, over, skipped

# --- what happens before and after -----------------------------------------------------------


def exchange(number: int) -> Callable[[Half], None]:
    """Up to so many resources, one for one."""

    def check(half: Half) -> None:
        s = half.turn("water*4")
        for _ in range(number):
            assert options(s, 0)[0] == "skip"
            play(s, 0, "swap water power")
        assert store(s) == {"water": 4 - number, "power": number}
        assert decision(s) == "ChooseAction"
        s = half.turn("water*4")
        play(s, 0, "skip")
        assert store(s) == {"water": 4}
        assert decision(s) == "ChooseAction"

    return check


def gain_before(half: Half) -> None:
    """One resource of any type before the action."""
    for name in RESOURCES:
        s = half.turn()
        assert options(s, 0) == [f"gain {other}" for other in RESOURCES]
        play(s, 0, f"gain {name}")
        assert store(s) == {name: 1}
        assert decision(s) == "ChooseAction"


def move(times: int) -> Callable[[Half], None]:
    """Up to so many tiles are moved before the action."""

    def check(half: Half) -> None:
        s = half.turn("", HABITAT, "statue 0,4")
        for n in range(times):
            assert options(s, 0) == ["skip", "pick_up 0", "pick_up 1"][: 3 - n]
            play(s, 0, "pick_up 1" if n == 0 else "pick_up 0")
            lay(s, 0, *(("statue", "2,2") if n == 0 else ("habitat", "2,3 2,4 1,3 1,4")))
        assert decision(s) == "ChooseAction"
        assert "statue 2,2" in built(s)

    return check


def demolish(half: Half) -> None:
    """A tile back to the supply for three resources."""
    s = half.turn("", HABITAT, "statue 0,4")
    tiles = s.tiles.copy()
    assert options(s, 0) == ["skip", "demolish 0", "demolish 1"]
    play(s, 0, "demolish 0")
    play(s, 0, "gain water", "gain power", "gain water")
    assert store(s) == {"water": 2, "power": 1}
    assert built(s) == ["statue 0,4"]
    assert s.tiles[0] == tiles[0] + 1
    assert decision(s) in ("ChooseAction", "LaySpecial")
    assert built(skipped(half.turn("", HABITAT))) == [HABITAT]


PLACES = {"statue": "0,4", "soylent_factory": "0,4 0,5"}


def place(s: ColoniesState, tile: str, pay: int) -> None:
    """A special tile may be laid now, and is, for this price."""
    assert decision(s) == "LaySpecial"
    assert options(s, 0)[0] == "skip"
    refused = clone_and_skip(s)
    assert built(refused) == built(s)
    tiles = s.tiles.copy()
    resources = sum(s.players[0].resources)
    lay(s, 0, tile, PLACES[tile])
    if options_with(s, 0, "pay"):
        play(s, 0, options(s, 0)[0])
    assert sum(s.players[0].resources) == resources - pay
    assert sum(tiles) - sum(s.tiles) == 1
    assert built(s)[-1] == f"{tile} {PLACES[tile]}"


def clone_and_skip(s: ColoniesState) -> ColoniesState:
    """The same position after declining."""
    return play(s.clone(), 0, "skip")


def before(tile: str, pay: int) -> Callable[[Half], None]:
    """A special tile before the action."""

    def check(half: Half) -> None:
        s = half.turn("water*2", HABITAT)
        place(s, tile, pay)
        assert decision(s) == "ChooseAction"
        if pay:
            assert decision(half.turn("", HABITAT)) == "ChooseAction"

    return check


def after_build(tile: str, pay: int) -> Callable[[Half], None]:
    """A special tile after building, and only then."""

    def check(half: Half) -> None:
        s = half.turn("minerals*2 organics water", HABITAT)
        play(s, 0, "build habitat 1")
        lay(s, 0, "habitat", NEAR)
        place(s, tile, pay)
        assert over(s)
        s = half.turn("minerals*2 organics", HABITAT)
        play(s, 0, "build habitat 1")
        lay(s, 0, "habitat", NEAR)
        assert over(s) == (pay > 0)

    return check


def after_gather(tile: str, pay: int) -> Callable[[Half], None]:
    """A special tile after gathering."""

    def check(half: Half) -> None:
        s = half.turn("", HABITAT)
        play(s, 0, "gather water")
        place(s, tile, pay)
        assert over(s)

    return check


def gain_after(action: str) -> Callable[[Half], None]:
    """One resource of any type after the action."""

    def check(half: Half) -> None:
        s = skipped(half.turn("minerals*2 organics", HABITAT))
        if action == "build":
            play(s, 0, "build habitat 1")
            lay(s, 0, "habitat", NEAR)
        else:
            play(s, 0, "gather power")
        had = sum(s.players[0].resources)
        assert options(s, 0) == [f"gain {name}" for name in RESOURCES]
        play(s, 0, "gain water")
        assert sum(s.players[0].resources) == had + 1
        assert over(s)

    return check


def move_and_statue(half: Half) -> None:
    """After building first a move, then a statue; both may be left."""
    s = half.turn("minerals*2 organics", HABITAT)
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", NEAR)
    assert decision(s) == "MoveTile"
    other = play(s.clone(), 0, "skip")
    place(other, "statue", 0)
    assert over(other)
    play(s, 0, "pick_up 1")
    lay(s, 0, "habitat", "1,4 1,5 2,4 2,5")
    place(s, "statue", 0)
    assert over(s)


def both(half: Half) -> None:
    """A gather and a building, in either order, or only one of them."""
    first = half.turn("minerals*2 organics", HABITAT)
    play(first, 0, "gather water")
    assert refusal(first, 0, "gather power") == ("done_already", "13.2")
    play(first, 0, "build habitat 1")
    second = half.turn("minerals*2 organics", HABITAT)
    play(second, 0, "build habitat 1")
    for s in (first, second):
        if options_with(s, 0, "pay"):
            play(s, 0, options(s, 0)[0])
        lay(s, 0, "habitat", NEAR)
    assert over(first)
    assert refusal(second, 0, "build greenhouse 1") == ("done_already", "13.2")
    only = second.clone()
    play(second, 0, "gather water")
    assert over(second)
    play(only, 0, "enough")
    assert over(only)


def only(kind: str) -> Callable[[Half], None]:
    """The other action is not possible."""

    def check(half: Half) -> None:
        s = half.turn(EACH_TWO, HABITAT)
        other = "build" if kind == "gather" else "gather"
        assert not options_with(s, 0, other)
        text = "build habitat 1" if kind == "gather" else "gather water"
        assert refusal(s, 0, text) == (f"only_{kind}", "13.1")
        poor = half.turn(areas="", empty_slots="entertainment_complex/1")
        assert over(poor)

    return check
