"""What a worker changes in a gather, a price or the place of a tile, for one half of a card."""

from __future__ import annotations

from collections.abc import Callable

from igroteka.games.cosmic_colonies import GAME
from igroteka.games.cosmic_colonies.pieces import RESOURCES
from igroteka.games.cosmic_colonies.state import ColoniesState
from tests.games.cosmic_colonies.support.positions import (
    EACH_TWO,
    HABITAT,
    NEAR,
    Seat,
    areas,
    built,
    decision,
    lay,
    lay_text,
    options,
    play,
    refusal,
    refusal_numbers,
    slot,
    store,
    turn,
)

FULL = "water*5 minerals*5 organics*5 power*5"
FAR = "6,3 6,4 7,3 7,4"


class Half:
    """One half of a card in somebody's hand."""

    def __init__(self, name: str, night: bool, capacity: int) -> None:
        self.name = name
        self.night = night
        self.capacity = capacity

    def turn(
        self, resources: str = "", *tiles: str, areas: str = FULL, empty_slots: str = ""
    ) -> ColoniesState:
        me = Seat(resources, tiles)
        return turn(self.name, me, night=self.night, areas=areas, empty_slots=empty_slots)


def over(s: ColoniesState) -> bool:
    """Whether the turn is over and the next one has come."""
    return GAME.waiting(s) == [1] or (s.seats == 1 and decision(s) == "ChooseWorker")


def skipped(s: ColoniesState) -> ColoniesState:
    """Decline what comes before the action."""
    if options(s, 0)[:1] == ["skip"]:
        play(s, 0, "skip")
    return s


# --- plain actions ---------------------------------------------------------------------------


def gathers_plainly(half: Half) -> None:
    """As much of one area as the worker carries, and no more."""
    s = skipped(half.turn())
    play(s, 0, "gather water")
    assert store(s) == {"water": half.capacity}
    assert areas(s)["water"] == 5 - half.capacity
    assert over(s)


def builds_plainly(half: Half) -> None:
    """One building for its price, next to another."""
    s = skipped(skipped(half.turn("minerals*2 organics", HABITAT)))
    play(s, 0, "build habitat 1")
    assert store(s) == {}
    assert refusal(s, 0, lay_text("habitat", FAR)) == ("not_adjacent", "5.2")
    assert refusal(s, 0, lay_text("habitat", "0,3 0,4 1,3 1,4")) == ("overlaps", "5.4")
    off = lay_text("habitat", "-1,4 -1,5 0,4 0,5")
    assert refusal(s, 0, off) == ("off_asteroid", "5.5")
    lay(s, 0, "habitat", NEAR)
    assert over(s)
    poor = skipped(skipped(half.turn("minerals organics power", HABITAT)))
    assert refusal(poor, 0, "build habitat 1") == ("cannot_afford", "4.1")
    gone = skipped(skipped(half.turn("minerals*2 organics", HABITAT, empty_slots="habitat/1")))
    assert refusal(gone, 0, "build habitat supply") == ("not_from_supply", "4.2")


# --- what changes a gather -------------------------------------------------------------------


def split(areas_of: int) -> Callable[[Half], None]:
    """The capacity over several areas."""

    def check(half: Half) -> None:
        s = half.turn()
        play(s, 0, "gather water")
        assert store(s) == {"water": 1}
        left = half.capacity - 1
        for name in ("power", "minerals", "organics")[: areas_of - 1]:
            if left:
                play(s, 0, f"gather {name}")
                left -= 1
        if left and areas_of < 4:
            assert refusal(s, 0, "gather minerals") == ("too_many_areas", "13.3")
            assert refusal_numbers(s, 0, "gather minerals") == {"areas": areas_of}
        for _ in range(left):
            play(s, 0, "gather water")
        assert sum(store(s).values()) == half.capacity
        assert len(store(s)) == min(areas_of, half.capacity)
        assert over(s)
        alone = half.turn()
        play(alone, 0, *["gather water"] * half.capacity)
        assert store(alone) == {"water": half.capacity}

    return check


def each_of_two(half: Half) -> None:
    """The full capacity from each of two areas."""
    s = half.turn()
    play(s, 0, "gather water")
    assert store(s) == {"water": half.capacity}
    assert refusal(s, 0, "gather water") == ("too_many_areas", "13.3")
    play(s, 0, "gather power")
    assert store(s) == {"water": half.capacity, "power": half.capacity}
    assert over(s)


def bonus(kind: str) -> Callable[[Half], None]:
    """One more of this type from the supply, if it was taken."""

    def check(half: Half) -> None:
        s = half.turn()
        before = s.supply.copy()
        play(s, 0, f"gather {kind}")
        assert store(s) == {kind: half.capacity + 1}
        assert areas(s)[kind] == 5 - half.capacity
        assert sum(before) - sum(s.supply) == 1
        assert over(s)
        for other in RESOURCES:
            if other != kind:
                s = half.turn()
                play(s, 0, f"gather {other}")
                assert store(s) == {other: half.capacity}

    return check


def bonus_any(half: Half) -> None:
    """One more of any type."""
    for gained in RESOURCES:
        s = half.turn()
        play(s, 0, "gather water")
        assert options(s, 0) == [f"gain {name}" for name in RESOURCES]
        play(s, 0, f"gain {gained}")
        wanted = {"water": half.capacity}
        wanted[gained] = wanted.get(gained, 0) + 1
        assert store(s) == wanted
        assert over(s)


def others_too(half: Half) -> None:
    """Case 20: 3 water, and 1 from each other area that has any."""
    s = half.turn(areas="water*3 minerals power*2")
    play(s, 0, "gather water")
    assert store(s) == {"water": 3, "minerals": 1, "power": 1}
    assert areas(s) == {"water": 0, "minerals": 0, "organics": 0, "power": 1}
    assert over(s)


def take_all(half: Half) -> None:
    """All of one area."""
    s = half.turn()
    play(s, 0, "gather minerals")
    assert store(s) == {"minerals": 5}
    assert areas(s)["minerals"] == 0
    assert over(s)


# --- what changes a price --------------------------------------------------------------------


def one_more(half: Half) -> None:
    """Case 15: a fourth resource of any type."""
    poor = half.turn("minerals*2 organics", HABITAT)
    assert refusal(poor, 0, "build habitat 1") == ("cannot_afford", "4.1")
    s = half.turn("minerals*3 organics water", HABITAT)
    play(s, 0, "build habitat 1")
    assert options(s, 0) == ["pay water minerals*2 organics", "pay minerals*3 organics"]
    play(s, 0, "pay water minerals*2 organics")
    assert store(s) == {"minerals": 1}
    lay(s, 0, "habitat", NEAR)
    assert over(s)


def less(number: int) -> Callable[[Half], None]:
    """So many resources of the price less, of one's choice."""

    def check(half: Half) -> None:
        s = half.turn("minerals*2 organics", HABITAT)
        play(s, 0, "build habitat 1")
        wanted = ["pay minerals*2", "pay minerals organics"]
        assert options(s, 0) == (wanted if number == 1 else ["pay minerals", "pay organics"])
        play(s, 0, options(s, 0)[0])
        assert sum(store(s).values()) == number
        lay(s, 0, "habitat", NEAR)
        for poor in ("water", "minerals", "organics")[: 3 if number == 1 else 1]:
            assert "build habitat 1" not in options(half.turn(poor, HABITAT), 0)

    return check


def discount(kind: str) -> Callable[[Half], None]:
    """One of this type less, where the price has it."""

    def check(half: Half) -> None:
        prices = {
            "habitat": {"minerals": 2, "organics": 1},
            "greenhouse": {"organics": 2, "water": 1},
            "atmosphere_generator": {"water": 2, "power": 1},
            "power_plant": {"power": 2, "minerals": 1},
        }
        for building, price in prices.items():
            s = half.turn(EACH_TWO, HABITAT)
            play(s, 0, f"build {building} 1")
            for name in RESOURCES:
                paid = price.get(name, 0) - (1 if name == kind and name in price else 0)
                assert store(s).get(name, 0) == 2 - paid

    return check


def any_types(half: Half) -> None:
    """Three resources of any types."""
    s = half.turn("water*3", HABITAT)
    play(s, 0, "build habitat 1")
    assert store(s) == {}
    lay(s, 0, "habitat", NEAR)
    assert over(s)
    s = half.turn("water*2", HABITAT)
    assert refusal(s, 0, "build habitat 1") == ("cannot_afford", "4.1")


def from_supply(half: Half) -> None:
    """Case 56: the slot is empty, two minerals are enough."""
    s = half.turn("minerals*2", HABITAT, empty_slots="habitat/1")
    play(s, 0, "build habitat supply")
    assert store(s) == {}
    lay(s, 0, "habitat", NEAR)
    assert not slot(s, "habitat/1")
    assert s.tiles[0] == 14
    assert over(s)


def two_buildings(less_for_second: int) -> Callable[[Half], None]:
    """A second building, paid for, or not."""

    def check(half: Half) -> None:
        s = half.turn("minerals*2 organics*3 water", HABITAT)
        play(s, 0, "build habitat 1")
        lay(s, 0, "habitat", NEAR)
        assert decision(s) == "BuildAgain"
        assert "enough" in options(s, 0)
        play(s, 0, "build greenhouse 1")
        if less_for_second:
            assert options(s, 0) == ["pay water organics", "pay organics*2"]
            play(s, 0, "pay organics*2")
        assert sum(store(s).values()) == less_for_second
        lay(s, 0, "greenhouse", "4,2 5,2 6,2 6,3")
        assert len(built(s)) == 3
        assert over(s)
        s = half.turn("minerals*2 organics*3 water", HABITAT)
        play(s, 0, "build habitat 1")
        lay(s, 0, "habitat", NEAR)
        play(s, 0, "enough")
        assert over(s)

    return check


# --- what changes where a tile may lie -------------------------------------------------------


def apart(half: Half) -> None:
    """The tile need not touch."""
    s = half.turn("minerals*2 organics", HABITAT)
    play(s, 0, "build habitat 1")
    lay(s, 0, "habitat", FAR)
    assert over(s)


def overhang(half: Half) -> None:
    """Case 27: two squares of the complex lie outside; three may not."""
    s = half.turn("water*2 minerals", HABITAT)
    play(s, 0, "build entertainment_complex 1")
    three_out = lay_text("entertainment_complex", "0,5 0,6 0,7 0,8")
    assert refusal(s, 0, three_out) == ("off_asteroid", "5.5")
    numbers = refusal_numbers(s, 0, three_out)
    assert numbers == {"squares": 3, "limit": 2, "where": "0,6 0,7 0,8"}
    lay(s, 0, "entertainment_complex", "0,4 0,5 0,6 0,7")
    assert over(s)


def overlap(half: Half) -> None:
    """Two squares may lie on tiles; three may not."""
    s = half.turn("minerals*2 organics", HABITAT, "statue 2,2")
    play(s, 0, "build habitat 1", "pay minerals*2")
    assert refusal(s, 0, lay_text("habitat", "1,2 1,3 2,2 2,3")) == ("overlaps", "5.4")
    three_on = lay_text("habitat", "1,2 1,3 2,2 2,3")
    numbers = refusal_numbers(s, 0, three_on)
    assert numbers == {"squares": 3, "limit": 2, "where": "1,2 1,3 2,2"}
    lay(s, 0, "habitat", "1,3 1,4 2,3 2,4")
    assert over(s)
    s = half.turn("minerals*2 organics", HABITAT)
    play(s, 0, "build habitat 1", "pay minerals*2")
    lay(s, 0, "habitat", "1,2 1,3 2,2 2,3")
    assert over(s)
