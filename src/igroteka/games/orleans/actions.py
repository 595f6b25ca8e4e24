"""All actions of Orléans, made once at import, each with its notation and its board elements.

Rules compare actions by identity and read their fields; they never build new ones.
"""

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

# Kinds of actions: `OrleansAction.kind`.
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

# What a follower sent to a deed earns: `OrleansAction.reward`.
COIN: Final = 0
DEVELOPMENT: Final = 1

# What is given up in torture: `OrleansAction.thing`.
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
    """One choice of a player: its kind and the ids and numbers it names; the rest are NONE.

    `kind` is one of the kinds of actions above; `place` a place or place tile, `slot` one of its
    slots; `token` a follower token with its owner, `follower` a kind of follower; `number` how
    many followers are drawn, `coins` how many are paid; `edge`, `town`, `good` and `deed` are ids
    of `pieces`; `reward` and `thing` are among the constants above.
    """

    __slots__ = (
        "coins",
        "deed",
        "edge",
        "follower",
        "good",
        "kind",
        "number",
        "place",
        "reward",
        "slot",
        "thing",
        "token",
        "town",
    )

    def __init__(
        self,
        kind: int,
        text: str,
        path: tuple[str, ...],
        args: dict[str, str | int],
        place: int = NONE,
        slot: int = NONE,
        token: int = NONE,
        follower: int = NONE,
        number: int = NONE,
        coins: int = NONE,
        edge: int = NONE,
        town: int = NONE,
        good: int = NONE,
        deed: int = NONE,
        reward: int = NONE,
        thing: int = NONE,
        retracts: bool = False,
        stops: bool = False,
    ) -> None:
        super().__init__(text, path, args, retracts, stops)
        self.kind = kind
        self.place = place
        self.slot = slot
        self.token = token
        self.follower = follower
        self.number = number
        self.coins = coins
        self.edge = edge
        self.town = town
        self.good = good
        self.deed = deed
        self.reward = reward
        self.thing = thing


TABLE: Final[ActionTable[OrleansAction]] = ActionTable("orleans")


def _slot_args(slot: int) -> dict[str, str | int]:
    """The place of a slot and its number there, counted from 1, for sentences."""
    place = PLACE_OF[slot]
    return {"place": PLACES[place], "number": slot - SLOTS_OF[place][0] + 1}


def _button(kind: int, text: str, button: str) -> OrleansAction:
    """An action that names no piece: it passes, declines or finishes, and has a button."""
    return TABLE.add(OrleansAction(kind, text, (f"button:{button}",), {}, stops=True))


def _naming_tile(kind: int, verb: str, place: int) -> OrleansAction:
    """An action that names a place tile."""
    name = PLACES[place]
    path = (f"tile:{name}",)
    return TABLE.add(OrleansAction(kind, f"{verb} {name}", path, {"place": name}, place=place))


def _naming_slot(kind: int, verb: str, slot: int, retracts: bool = False) -> OrleansAction:
    """An action that names a slot."""
    return TABLE.add(
        OrleansAction(
            kind,
            f"{verb} {SLOTS[slot]}",
            (f"slot:{SLOTS[slot]}",),
            _slot_args(slot),
            place=PLACE_OF[slot],
            slot=slot,
            retracts=retracts,
        )
    )


def _naming_good(kind: int, verb: str, good: int) -> OrleansAction:
    """An action that names a kind of goods."""
    name = GOODS[good]
    path = (f"good:{name}",)
    return TABLE.add(OrleansAction(kind, f"{verb} {name}", path, {"good": name}, good=good))


TILES: Final = range(FIRST_TILE, PLACE_COUNT)

PASSES: Final = _button(PASS, "pass", "pass")
PLANNED: Final = _button(DONE, "done", "done")
KEEP: Final = _button(RETURN, "keep", "keep")
ENOUGH: Final = _button(SEND, "enough", "enough")
USE_SHIELD: Final = TABLE.add(OrleansAction(SHIELD, "shield", ("place:sacristy",), {}))
SUFFER: Final = _button(SHIELD, "suffer", "suffer")
TECH_LATER: Final = _button(LAY_TECH, "tech later", "later")
EXCLUDE_NOTHING: Final = _button(EXCLUDE, "exclude nothing", "nothing")
LEAVE_GOODS: Final = _button(GOOD, "good none", "none")

EXCLUDE_TILE: Final = [_naming_tile(EXCLUDE, "exclude", place) for place in TILES]
TAKE_TILE: Final = [_naming_tile(TILE, "tile", place) for place in TILES]
DRAWS: Final = [
    TABLE.add(OrleansAction(DRAW, f"draw {n}", (f"bag:{n}",), {"number": n}, number=n))
    for n in range(max(KNIGHT_DRAW) + 1)
]
RETURNS: Final = [_naming_slot(RETURN, "return", slot) for slot in range(SLOT_COUNT)]
TAKES_BACK: Final = [
    _naming_slot(TAKE_BACK, "take_back", slot, retracts=True) for slot in range(SLOT_COUNT)
]


def _placing(kind: int, verb: str, source: str, token: int, slot: int) -> OrleansAction:
    """An action that lays a follower on a slot; `source` is the element it is taken from."""
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


def _using(place: int) -> list[OrleansAction]:
    """The actions that use a place: several for the village and the pharmacy, none if passive."""
    if place == VILLAGE:
        return [
            _using_with(place, "track", "follower", FOLLOWERS[kind], follower=kind)
            for kind in VILLAGE_CHOICES
        ]
    if place == PHARMACY:
        return [_using_with(place, "coins", "coins", n, coins=n) for n in PHARMACY_COINS]
    if EFFECT[place] == PASSIVE:
        return []
    name = PLACES[place]
    action = OrleansAction(USE, f"use {name}", (f"place:{name}",), {"place": name}, place=place)
    return [TABLE.add(action)]


def _using_with(
    place: int, element: str, arg: str, what: str | int, follower: int = NONE, coins: int = NONE
) -> OrleansAction:
    """An action that uses a place and says a follower or a number of coins with it."""
    name = PLACES[place]
    return TABLE.add(
        OrleansAction(
            USE,
            f"use {name} {what}",
            (f"place:{name}", f"{element}:{what}"),
            {"place": name, arg: what},
            place=place,
            follower=follower,
            coins=coins,
        )
    )


USES: Final = [_using(place) for place in range(PLACE_COUNT)]
MOVES: Final = [
    TABLE.add(
        OrleansAction(
            MOVE,
            f"move {EDGES[edge]}",
            (f"edge:{EDGES[edge]}",),
            {"edge": EDGES[edge]},
            edge=edge,
        )
    )
    for edge in range(len(EDGES))
]
TAKE_GOOD: Final = [_naming_good(GOOD, "good", good) for good in range(len(GOODS))]


def _sending(deed: int, kind: int) -> list[OrleansAction]:
    """The actions that send a follower to a deed: one, or two where the reward can be chosen."""
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
                follower=kind,
                deed=deed,
                reward=reward,
            )
        )
        for reward in ((COIN, DEVELOPMENT) if DEED_DEVELOPMENT[deed] else (COIN,))
    ]


SENDS: Final = [[_sending(deed, kind) for deed in range(len(DEEDS))] for kind in range(KINDS)]
LAYS_TECH: Final = [_naming_slot(LAY_TECH, "tech", slot) for slot in range(SLOT_COUNT)]
GIVES_FOOD: Final = [_naming_good(FOOD_GIVEN, "food", good) for good in FOOD]


def _giving(
    thing: int,
    text: str,
    element: str,
    args: dict[str, str | int],
    town: int = NONE,
    good: int = NONE,
    place: int = NONE,
    slot: int = NONE,
) -> OrleansAction:
    """An action that gives something up in torture: a thing, and which one if there are several."""
    return TABLE.add(
        OrleansAction(
            GIVE,
            f"give {text}",
            (element,),
            args,
            place=place,
            slot=slot,
            town=town,
            good=good,
            thing=thing,
        )
    )


GIVES_STATION: Final = [
    _giving(
        STATION,
        f"station {TOWNS[town]}",
        f"town:{TOWNS[town]}",
        {"what": "station", "town": TOWNS[town]},
        town=town,
    )
    for town in range(len(TOWNS))
]
GIVES_STOCK: Final = _giving(STATION_STOCK, "station supply", "stations:supply", {"what": "stock"})
GIVES_FOLLOWER: Final = _giving(FOLLOWER, "follower", "bag:any", {"what": "follower"})
GIVES_DEVELOPMENT: Final = _giving(
    DEVELOPMENT_POINT, "development", "track:development", {"what": "development"}
)
GIVES_GOOD_TILE: Final = [
    _giving(
        GOOD_TILE,
        f"good {GOODS[good]}",
        f"good:{GOODS[good]}",
        {"what": "good", "good": GOODS[good]},
        good=good,
    )
    for good in range(len(GOODS))
]
GIVES_PLACE_TILE: Final = [
    _giving(
        PLACE_TILE,
        f"tile {PLACES[place]}",
        f"tile:{PLACES[place]}",
        {"what": "tile", "place": PLACES[place]},
        place=place,
    )
    for place in TILES
]
GIVES_TECH_WAITING: Final = _giving(TECH_WAITING, "tech supply", "techs:supply", {"what": "tech"})
GIVES_TECH_LAID: Final = [
    _giving(
        TECH_LAID,
        f"tech {SLOTS[slot]}",
        f"slot:{SLOTS[slot]}",
        {"what": "laid_tech", **_slot_args(slot)},
        place=PLACE_OF[slot],
        slot=slot,
    )
    for slot in range(SLOT_COUNT)
]
