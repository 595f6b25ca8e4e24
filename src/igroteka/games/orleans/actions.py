"""Every action a player of Orléans can take: made once, here, with notation and elements."""

from __future__ import annotations

from typing import Final

from igroteka.games.orleans.pieces import (
    DEED_DEVELOPMENT,
    DEED_SPACES,
    DEEDS,
    EDGES,
    EFFECT,
    FIRST_TILE,
    FITS,
    FOLLOWERS,
    FOOD,
    GOODS,
    KINDS,
    KNIGHT_DRAW,
    NO_GOOD,
    PASSIVE,
    PHARMACY,
    PHARMACY_COINS,
    PLACE_COUNT,
    PLACE_OF,
    PLACES,
    SLOT_COUNT,
    SLOTS,
    SLOTS_OF,
    TOKEN_COUNT,
    TOKENS,
    TOWNS,
    VILLAGE,
    VILLAGE_CHOICES,
)
from igroteka.kernel.actions import Action, ActionTable

# Verbs, for quick tests in rules.
EXCLUDE: Final = 1
DRAW: Final = 2
RETURN: Final = 3
PLACE: Final = 4
TAKE_BACK: Final = 5
DONE: Final = 6
USE: Final = 7
PASS: Final = 8
TILE: Final = 9
MOVE: Final = 10
GOOD: Final = 11
SEND: Final = 12
BATHE: Final = 13
LAY_TECH: Final = 14
SHIELD: Final = 15
FOOD_GIVEN: Final = 16
GIVE: Final = 17

# What `send` earns, what `give` gives.
COIN: Final = 0
DEVELOPMENT: Final = 1
STATION: Final = 0
STATION_STOCK: Final = 1
FOLLOWER: Final = 2
DEVELOPMENT_POINT: Final = 3
GOOD_TILE: Final = 4
PLACE_TILE: Final = 5
TECH_WAITING: Final = 6
TECH_LAID: Final = 7

NONE: Final = -1


class OrleansAction(Action):
    """One choice: its kind and the ids it names; what it does not name is NONE."""

    __slots__ = ("amount", "choice", "kind", "place", "slot", "token")

    def __init__(
        self,
        kind: int,
        text: str,
        path: tuple[str, ...],
        args: dict[str, str | int],
        place: int = NONE,
        slot: int = NONE,
        token: int = NONE,
        choice: int = NONE,
        amount: int = NONE,
        retracts: bool = False,
        stops: bool = False,
    ) -> None:
        super().__init__(text, path, args, retracts, stops)
        self.kind = kind
        self.place = place
        self.slot = slot
        self.token = token
        self.choice = choice
        self.amount = amount


TABLE: Final[ActionTable[OrleansAction]] = ActionTable("orleans")


def _slot_args(slot: int) -> dict[str, str | int]:
    place = PLACE_OF[slot]
    return {"place": PLACES[place], "number": slot - SLOTS_OF[place][0] + 1}


PASSES: Final = TABLE.add(OrleansAction(PASS, "pass", ("button:pass",), {}, stops=True))
PLANNED: Final = TABLE.add(OrleansAction(DONE, "done", ("button:done",), {}, stops=True))
KEEP: Final = TABLE.add(OrleansAction(RETURN, "keep", ("button:keep",), {}, stops=True))
ENOUGH: Final = TABLE.add(OrleansAction(SEND, "enough", ("button:enough",), {}, stops=True))
USE_SHIELD: Final = TABLE.add(OrleansAction(SHIELD, "shield", ("place:sacristy",), {}, choice=1))
SUFFER: Final = TABLE.add(
    OrleansAction(SHIELD, "suffer", ("button:suffer",), {}, choice=0, stops=True)
)
TECH_LATER: Final = TABLE.add(
    OrleansAction(LAY_TECH, "tech later", ("button:later",), {}, stops=True)
)
EXCLUDE_NOTHING: Final = TABLE.add(
    OrleansAction(EXCLUDE, "exclude nothing", ("button:nothing",), {}, stops=True)
)
LEAVE_GOODS: Final = TABLE.add(
    OrleansAction(GOOD, "good none", ("button:none",), {}, choice=NO_GOOD, stops=True)
)

EXCLUDE_TILE: Final = [
    TABLE.add(
        OrleansAction(
            EXCLUDE,
            f"exclude {PLACES[place]}",
            (f"tile:{PLACES[place]}",),
            {"place": PLACES[place]},
            place=place,
        )
    )
    for place in range(FIRST_TILE, PLACE_COUNT)
]
TAKE_TILE: Final = [
    TABLE.add(
        OrleansAction(
            TILE,
            f"tile {PLACES[place]}",
            (f"tile:{PLACES[place]}",),
            {"place": PLACES[place]},
            place=place,
        )
    )
    for place in range(FIRST_TILE, PLACE_COUNT)
]
DRAWS: Final = [
    TABLE.add(OrleansAction(DRAW, f"draw {n}", (f"bag:{n}",), {"number": n}, amount=n))
    for n in range(max(KNIGHT_DRAW) + 1)
]
RETURNS: Final = [
    TABLE.add(
        OrleansAction(
            RETURN,
            f"return {SLOTS[slot]}",
            (f"slot:{SLOTS[slot]}",),
            _slot_args(slot),
            place=PLACE_OF[slot],
            slot=slot,
        )
    )
    for slot in range(SLOT_COUNT)
]
TAKES_BACK: Final = [
    TABLE.add(
        OrleansAction(
            TAKE_BACK,
            f"take_back {SLOTS[slot]}",
            (f"slot:{SLOTS[slot]}",),
            _slot_args(slot),
            place=PLACE_OF[slot],
            slot=slot,
            retracts=True,
        )
    )
    for slot in range(SLOT_COUNT)
]


def _placing(kind: int, verb: str, source: str, token: int, slot: int) -> OrleansAction:
    args = _slot_args(slot)
    args["follower"] = TOKENS[token]
    return TABLE.add(
        OrleansAction(
            kind,
            f"{verb} {TOKENS[token]} {SLOTS[slot]}",
            (f"{source}:{TOKENS[token]}", f"slot:{SLOTS[slot]}"),
            args,
            place=PLACE_OF[slot],
            slot=slot,
            token=token,
        )
    )


# Every follower on every slot has its action, also where it will never fit: refusals need it.
PLACES_TOKEN: Final = [
    [_placing(PLACE, "place", "market", token, slot) for slot in range(SLOT_COUNT)]
    for token in range(TOKEN_COUNT)
]
BATHES_TOKEN: Final = [
    [_placing(BATHE, "bathe", "follower", token, slot) for slot in range(SLOT_COUNT)]
    for token in range(TOKEN_COUNT)
]
# FITTING[powers][token][slot]: the placing action where the follower fits, else None.
FITTING: Final[list[list[list[OrleansAction | None]]]] = [
    [
        [
            PLACES_TOKEN[token][slot] if FITS[powers][token][slot] else None
            for slot in range(SLOT_COUNT)
        ]
        for token in range(TOKEN_COUNT)
    ]
    for powers in range(len(FITS))
]

# Using a place; the village and the pharmacy say more.
USES: Final = [
    [
        TABLE.add(
            OrleansAction(
                USE,
                f"use village {FOLLOWERS[kind]}",
                ("place:village", f"track:{FOLLOWERS[kind]}"),
                {"place": "village", "follower": FOLLOWERS[kind]},
                place=VILLAGE,
                choice=kind,
            )
        )
        for kind in VILLAGE_CHOICES
    ]
    if place == VILLAGE
    else [
        TABLE.add(
            OrleansAction(
                USE,
                f"use pharmacy {n}",
                ("place:pharmacy", f"coins:{n}"),
                {"place": "pharmacy", "coins": n},
                place=PHARMACY,
                amount=n,
            )
        )
        for n in PHARMACY_COINS
    ]
    if place == PHARMACY
    else []
    if EFFECT[place] == PASSIVE
    else [
        TABLE.add(
            OrleansAction(
                USE,
                f"use {PLACES[place]}",
                (f"place:{PLACES[place]}",),
                {"place": PLACES[place]},
                place=place,
            )
        )
    ]
    for place in range(PLACE_COUNT)
]
MOVES: Final = [
    TABLE.add(
        OrleansAction(
            MOVE,
            f"move {EDGES[edge]}",
            (f"edge:{EDGES[edge]}",),
            {"edge": EDGES[edge]},
            choice=edge,
        )
    )
    for edge in range(len(EDGES))
]
TAKE_GOOD: Final = [
    TABLE.add(
        OrleansAction(
            GOOD,
            f"good {GOODS[good]}",
            (f"good:{GOODS[good]}",),
            {"good": GOODS[good]},
            choice=good,
        )
    )
    for good in range(len(GOODS))
]


def _sending(deed: int, kind: int) -> list[OrleansAction]:
    """The ways to send a follower to a deed: one, or two where the reward can be chosen."""
    if DEED_SPACES[deed * KINDS + kind] == 0:
        return []
    rewards = ("", "") if DEED_DEVELOPMENT[deed] == 0 else (" coin", " development")
    return [
        TABLE.add(
            OrleansAction(
                SEND,
                f"send {FOLLOWERS[kind]} {DEEDS[deed]}{rewards[reward]}",
                (f"follower:{FOLLOWERS[kind]}", f"deed:{DEEDS[deed]}")
                + ((f"reward:{rewards[reward].strip()}",) if rewards[reward] else ()),
                {
                    "follower": FOLLOWERS[kind],
                    "deed": DEEDS[deed],
                    "reward": rewards[reward].strip() or "coin",
                },
                token=kind,
                choice=deed,
                amount=reward,
            )
        )
        for reward in ((COIN, DEVELOPMENT) if DEED_DEVELOPMENT[deed] else (COIN,))
    ]


SENDS: Final = [[_sending(deed, kind) for deed in range(len(DEEDS))] for kind in range(KINDS)]
LAYS_TECH: Final = [
    TABLE.add(
        OrleansAction(
            LAY_TECH,
            f"tech {SLOTS[slot]}",
            (f"slot:{SLOTS[slot]}",),
            _slot_args(slot),
            place=PLACE_OF[slot],
            slot=slot,
        )
    )
    for slot in range(SLOT_COUNT)
]
GIVES_FOOD: Final = [
    TABLE.add(
        OrleansAction(
            FOOD_GIVEN,
            f"food {GOODS[good]}",
            (f"good:{GOODS[good]}",),
            {"good": GOODS[good]},
            choice=good,
        )
    )
    for good in FOOD
]


def _giving(
    what: int, text: str, element: str, args: dict[str, str | int], which: int
) -> OrleansAction:
    return TABLE.add(
        OrleansAction(GIVE, f"give {text}", (element,), args, choice=what, amount=which)
    )


GIVES_STATION: Final = [
    _giving(STATION, f"station {town}", f"town:{town}", {"what": "station", "town": town}, index)
    for index, town in enumerate(TOWNS)
]
GIVES_STOCK: Final = _giving(
    STATION_STOCK, "station supply", "stations:supply", {"what": "stock"}, NONE
)
GIVES_FOLLOWER: Final = _giving(FOLLOWER, "follower", "bag:any", {"what": "follower"}, NONE)
GIVES_DEVELOPMENT: Final = _giving(
    DEVELOPMENT_POINT, "development", "track:development", {"what": "development"}, NONE
)
GIVES_GOOD_TILE: Final = [
    _giving(GOOD_TILE, f"good {good}", f"good:{good}", {"what": "good", "good": good}, index)
    for index, good in enumerate(GOODS)
]
GIVES_PLACE_TILE: Final = [
    _giving(
        PLACE_TILE,
        f"tile {PLACES[place]}",
        f"tile:{PLACES[place]}",
        {"what": "tile", "place": PLACES[place]},
        place,
    )
    for place in range(FIRST_TILE, PLACE_COUNT)
]
GIVES_TECH_WAITING: Final = _giving(
    TECH_WAITING, "tech supply", "techs:supply", {"what": "tech"}, NONE
)
GIVES_TECH_LAID: Final = [
    _giving(
        TECH_LAID,
        f"tech {SLOTS[slot]}",
        f"slot:{SLOTS[slot]}",
        {"what": "laid_tech", **_slot_args(slot)},
        slot,
    )
    for slot in range(SLOT_COUNT)
]
