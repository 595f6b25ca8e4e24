"""All actions of Cosmic Colonies, built once, with their notation and board elements."""

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
    """One choice: its kind, and the pieces it names, each in a field of its own."""

    __slots__ = (
        "building",
        "card",
        "corner",
        "given",
        "kind",
        "mask",
        "monument",
        "payment",
        "resource",
        "slot",
        "tile",
    )

    def __init__(
        self,
        kind: int,
        text: str,
        path: tuple[str, ...],
        args: dict[str, str | int],
        card: int = NONE,
        resource: int = NONE,
        given: int = NONE,
        building: int = NONE,
        slot: int = NONE,
        payment: int = NONE,
        mask: int = 0,
        tile: int = NONE,
        monument: int = NONE,
        corner: int = NONE,
        stops: bool = False,
    ) -> None:
        super().__init__(text, path, args, stops=stops)
        self.kind = kind  # PICK to STOP
        self.card = card  # PICK, PLAY: the worker
        self.resource = resource  # GATHER, GAIN, SWAP: what is taken; DISCARD: what is returned
        self.given = given  # SWAP: the resource that goes to the supply
        self.building = building  # BUILD, LAY
        self.slot = slot  # BUILD: where the tile comes from
        self.payment = payment  # PAY: a number of PAYMENTS
        self.mask = mask  # LAY: the squares the tile would cover
        self.tile = tile  # PICK_UP, DEMOLISH: which of the player's tiles, in the order laid
        self.monument = monument  # RAISE
        self.corner = corner  # RAISE: the first square of the hole


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
        ColoniesAction(
            GATHER, f"gather {name}", (f"area:{name}",), {"resource": name}, resource=resource
        )
    )
    for resource, name in enumerate(RESOURCES)
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
                slot=slot,
            )
        )
        for slot, slot_name in enumerate(SLOT_NAMES)
    ]
    for building in range(BASIC)
]


def _paid(vector: tuple[int, int, int, int]) -> str:
    """A payment in notation, such as `water*2 power`."""
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
            payment=payment,
        )
    )
    for payment, vector in enumerate(PAYMENTS)
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
                mask=place.mask,
            )
        )
        for place in PLACEMENTS[building]
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
                given=given,
                resource=taken,
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
        ColoniesAction(
            GAIN, f"gain {name}", (f"supply:{name}",), {"resource": name}, resource=resource
        )
    )
    for resource, name in enumerate(RESOURCES)
]
DISCARDS: Final = [
    TABLE.add(
        ColoniesAction(
            DISCARD, f"discard {name}", (f"store:{name}",), {"resource": name}, resource=resource
        )
    )
    for resource, name in enumerate(RESOURCES)
]
PICKS_UP: Final = [
    TABLE.add(ColoniesAction(PICK_UP, f"pick_up {n}", (f"tile:{n}",), {"number": n}, tile=n))
    for n in range(MOST_TILES)
]
DEMOLISHES: Final = [
    TABLE.add(ColoniesAction(DEMOLISH, f"demolish {n}", (f"tile:{n}",), {"number": n}, tile=n))
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
                monument=monument,
                corner=corner,
            )
        )
        for corner, where in enumerate(SQUARES)
    ]
    for monument, name in enumerate(MONUMENTS)
]
