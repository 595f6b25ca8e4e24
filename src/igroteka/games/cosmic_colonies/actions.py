"""Every action of Cosmic Colonies, made once, with notation and elements."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.grid import SIZE
from igroteka.games.cosmic_colonies.payments import PAYMENTS
from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    BUILDINGS,
    MONUMENTS,
    PLACEMENTS,
    RESOURCES,
    SLOT_NAMES,
    SQUARES,
    TYPES,
)
from igroteka.games.cosmic_colonies.workers import CARDS
from igroteka.kernel.actions import Action, ActionTable

PICK: Final = 1
PLAY: Final = 2
GATHER: Final = 3
BUILD: Final = 4
PAY: Final = 5
LAY: Final = 6
SWAP: Final = 7
GAIN: Final = 8
DISCARD: Final = 9
PICK_UP: Final = 10
DEMOLISH: Final = 11
RAISE: Final = 12
STOP: Final = 13

NONE: Final = -1
MOST_TILES: Final = SIZE * SIZE


class ColoniesAction(Action):
    """One choice: its kind and the ids it names; what it does not name is NONE."""

    __slots__ = ("building", "card", "kind", "mask", "number", "other")

    def __init__(
        self,
        kind: int,
        text: str,
        path: tuple[str, ...],
        args: dict[str, str | int],
        card: int = NONE,
        building: int = NONE,
        number: int = NONE,
        other: int = NONE,
        mask: int = 0,
        stops: bool = False,
    ) -> None:
        super().__init__(text, path, args, stops=stops)
        self.kind = kind
        self.card = card
        self.building = building
        self.number = number  # a resource, slot, payment, tile, monument or way of lying
        self.other = other
        self.mask = mask


TABLE: Final[ActionTable[ColoniesAction]] = ActionTable("cosmic_colonies")

ENOUGH: Final = TABLE.add(ColoniesAction(STOP, "enough", ("button:enough",), {}, stops=True))
SKIP: Final = TABLE.add(ColoniesAction(STOP, "skip", ("button:skip",), {}, stops=True))
PICK_REST: Final = TABLE.add(ColoniesAction(PICK, "pick rest", ("button:rest",), {}, stops=True))
PLAYS: Final = [
    TABLE.add(ColoniesAction(PLAY, f"play {name}", (f"card:{name}",), {"worker": name}, card=card))
    for card, name in enumerate(CARDS)
]
PICKS: Final = [
    TABLE.add(ColoniesAction(PICK, f"pick {name}", (f"card:{name}",), {"worker": name}, card=card))
    for card, name in enumerate(CARDS)
]
GATHERS: Final = [
    TABLE.add(
        ColoniesAction(GATHER, f"gather {name}", (f"area:{name}",), {"resource": name}, number=kind)
    )
    for kind, name in enumerate(RESOURCES)
]
BUILDS: Final = [
    [
        TABLE.add(
            ColoniesAction(
                BUILD,
                f"build {BUILDINGS[building]} {slot_name}",
                (f"slot:{BUILDINGS[building]}/{slot_name}",),
                {"building": BUILDINGS[building], "slot": slot_name},
                building=building,
                number=slot,
            )
        )
        for slot, slot_name in enumerate(SLOT_NAMES)
    ]
    for building in range(BASIC)
]


def _paid(vector: tuple[int, int, int, int]) -> str:
    """`water*2 power`."""
    words = [
        RESOURCES[kind] + (f"*{vector[kind]}" if vector[kind] > 1 else "")
        for kind in range(TYPES)
        if vector[kind]
    ]
    return " ".join(words) or "nothing"


PAYS: Final = [
    TABLE.add(
        ColoniesAction(
            PAY,
            f"pay {_paid(vector)}",
            (f"pay:{'-'.join([str(n) for n in vector])}",),
            {RESOURCES[kind]: vector[kind] for kind in range(TYPES)},
            number=number,
        )
    )
    for number, vector in enumerate(PAYMENTS)
]
LAYS: Final = [
    [
        TABLE.add(
            ColoniesAction(
                LAY,
                f"lay {BUILDINGS[building]} {place.row},{place.col} turn {place.way}",
                (f"square:{place.row},{place.col}", f"turn:{place.way}"),
                {
                    "building": BUILDINGS[building],
                    "row": place.row,
                    "col": place.col,
                    "turn": place.way,
                },
                building=building,
                number=number,
                mask=place.mask,
            )
        )
        for number, place in enumerate(PLACEMENTS[building])
    ]
    for building in range(len(BUILDINGS))
]
SWAPS: Final = [
    [
        TABLE.add(
            ColoniesAction(
                SWAP,
                f"swap {RESOURCES[given]} {RESOURCES[taken]}",
                (f"store:{RESOURCES[given]}", f"supply:{RESOURCES[taken]}"),
                {"given": RESOURCES[given], "resource": RESOURCES[taken]},
                number=given,
                other=taken,
            )
        )
        if given != taken
        else SKIP
        for taken in range(TYPES)
    ]
    for given in range(TYPES)
]
GAINS: Final = [
    TABLE.add(
        ColoniesAction(GAIN, f"gain {name}", (f"supply:{name}",), {"resource": name}, number=kind)
    )
    for kind, name in enumerate(RESOURCES)
]
DISCARDS: Final = [
    TABLE.add(
        ColoniesAction(
            DISCARD, f"discard {name}", (f"store:{name}",), {"resource": name}, number=kind
        )
    )
    for kind, name in enumerate(RESOURCES)
]
PICKS_UP: Final = [
    TABLE.add(ColoniesAction(PICK_UP, f"pick_up {n}", (f"tile:{n}",), {"number": n}, number=n))
    for n in range(MOST_TILES)
]
DEMOLISHES: Final = [
    TABLE.add(ColoniesAction(DEMOLISH, f"demolish {n}", (f"tile:{n}",), {"number": n}, number=n))
    for n in range(MOST_TILES)
]
# A hole is named by its first square.
RAISES: Final = [
    [
        TABLE.add(
            ColoniesAction(
                RAISE,
                f"raise {name} {where}",
                (f"monument:{name}", f"square:{where}"),
                {"monument": name, "square": where},
                number=monument,
                other=corner,
            )
        )
        for corner, where in enumerate(SQUARES)
    ]
    for monument, name in enumerate(MONUMENTS)
]
