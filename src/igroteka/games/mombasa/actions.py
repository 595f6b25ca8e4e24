"""Every action a player of Mombasa can take: made once, here, with notation and elements."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa.atlas import BASE_COLUMNS, REGIONS
from igroteka.games.mombasa.books import (
    BOOK_LAST,
    BOOK_SPACES,
    BOOK_TILES,
    STARTING_SPACE,
    STARTING_TILES,
)
from igroteka.games.mombasa.pieces import (
    BOOKKEEPER,
    CARD_TYPE,
    CARDS,
    COMPANIES,
    COMPANY_COUNT,
    FIRST_NUMBERED,
    FIRST_STARTING,
    FIRST_TILE,
    MERCHANT,
    NONE,
    PLUS_ONE,
    SLOTS,
    SPACES,
    START_SLOTS,
)
from igroteka.games.mombasa.spots import EITHER_PAYS, LINE_FROM, SPOTS
from igroteka.kernel.actions import Action, ActionTable

# Kinds, for quick tests in rules.
KEEP: Final = 1
REST: Final = 2
PLAN: Final = 3
UNPLAN: Final = 4
DONE: Final = 5
PLUS: Final = 6
USE: Final = 7
ADD: Final = 8
BUY_CARD: Final = 9
NO_PURCHASE: Final = 10
STEP: Final = 11
FORGO: Final = 12
PAY: Final = 13
STAY: Final = 14
EXPAND: Final = 15
ENTER: Final = 16
POST: Final = 17
STOP: Final = 18
RETURN: Final = 19
REMOVE_POST: Final = 20
LEAVE: Final = 21
BOOK: Final = 22
POUND: Final = 23
LAY: Final = 24
KEEP_BOOKS: Final = 25
TURN: Final = 26
JAR: Final = 27
TRADE: Final = 28
MARK: Final = 29
SELL_CARD: Final = 30
LINE: Final = 31
CHOOSE_EITHER: Final = 32
ADVANCE_ON: Final = 33
ENDS: Final = 34

FROM_TILE: Final = len(SLOTS)  # instead of a slot: the bonus tile of that kind


class MombasaAction(Action):
    """One choice: its kind and the ids it names; what it does not name is NONE."""

    __slots__ = ("kind", "what", "where")

    def __init__(
        self,
        kind: int,
        text: str,
        path: tuple[str, ...],
        args: dict[str, str | int],
        what: int = NONE,
        where: int = NONE,
        retracts: bool = False,
        stops: bool = False,
    ) -> None:
        super().__init__(text, path, args, retracts, stops)
        self.kind = kind
        self.what = what
        self.where = where


TABLE: Final[ActionTable[MombasaAction]] = ActionTable("mombasa")


def _button(kind: int, text: str, button: str) -> MombasaAction:
    """An answer with no piece on the board: it goes on, or leaves it at that."""
    return TABLE.add(MombasaAction(kind, text, (f"button:{button}",), {}, stops=True))


def _named(
    kind: int, verb: str, element: str, key: str, names: tuple[str, ...]
) -> list[MombasaAction]:
    """One action for each name: `step cairo` at the element `track:cairo`."""
    return [
        TABLE.add(
            MombasaAction(kind, f"{verb} {name}", (f"{element}:{name}",), {key: name}, what=index)
        )
        for index, name in enumerate(names)
    ]


def _numbered(
    kind: int, verb: str, element: str, key: str, numbers: range, retracts: bool = False
) -> list[MombasaAction]:
    """One action for each number: `use 2` at the element `slot:2`."""
    return [
        TABLE.add(
            MombasaAction(
                kind,
                f"{verb} {number}",
                (f"{element}:{number}",),
                {key: number},
                what=index,
                retracts=retracts,
            )
        )
        for index, number in enumerate(numbers)
    ]


def _card_to(
    kind: int, verb: str, cards: range, element: str, slots: tuple[int, ...]
) -> list[list[MombasaAction]]:
    """A card of the hand to a place: `plan a_coffee_3 2`."""
    return [
        [
            TABLE.add(
                MombasaAction(
                    kind,
                    f"{verb} {CARDS[card]} {SLOTS[slot]}",
                    (f"hand:{CARDS[card]}", f"{element}:{SLOTS[slot]}"),
                    {"card": CARDS[card], "slot": slot + 1},
                    what=card,
                    where=slot,
                )
            )
            for slot in slots
        ]
        for card in cards
    ]


def _columns(kind: int, verb: str) -> list[MombasaAction]:
    """One action for each column of each base: `post cairo/2`."""
    return [
        TABLE.add(
            MombasaAction(
                kind,
                f"{verb} {COMPANIES[company]}/{BASE_COLUMNS[column]}",
                (f"post:{COMPANIES[company]}/{BASE_COLUMNS[column]}",),
                {"company": COMPANIES[company], "column": column + 1},
                what=company,
                where=column,
            )
        )
        for company in range(COMPANY_COUNT)
        for column in range(len(BASE_COLUMNS))
    ]


def _people(kind: int, verb: str, tile_type: int) -> list[MombasaAction]:
    """A bookkeeper or merchant on a slot, or the bonus tile that works like one."""
    on_slots = _numbered(kind, verb, "slot", "slot", range(1, len(SLOTS) + 1))
    tile = CARDS[FIRST_TILE + CARD_TYPE[FIRST_TILE:].index(tile_type)]
    action = MombasaAction(
        kind, f"{verb} tile", (f"tile:{tile}",), {"slot": 0, "tile": tile}, what=FROM_TILE
    )
    return [*on_slots, TABLE.add(action)]


def _spaces(kind: int, verb: str, element: str) -> list[MombasaAction]:
    """One action for each space of the book track, that of the starting book first."""
    return [
        TABLE.add(
            MombasaAction(
                kind,
                f"{verb} {space}",
                (f"{element}:{space}",),
                {"space": space},
                where=space,
            )
        )
        for space in range(STARTING_SPACE, BOOK_LAST + 1)
    ]


SLOT_NUMBERS: Final = range(1, len(SLOTS) + 1)
EVERY_SLOT: Final = tuple(range(len(SLOTS)))

# 1 Set-up
KEEPS: Final = _named(KEEP, "keep", "tile", "tile", STARTING_TILES)
# By starting card from FIRST_STARTING on, then by the slots open at the start.
RESTS: Final = _card_to(REST, "rest", range(FIRST_STARTING, FIRST_NUMBERED), "rest", START_SLOTS)

# 3 Planning: every card on every slot has its action, share cards too: refusals need it.
PLANS: Final = _card_to(PLAN, "plan", range(FIRST_TILE), "slot", EVERY_SLOT)
UNPLANS: Final = _numbered(UNPLAN, "unplan", "slot", "slot", SLOT_NUMBERS, retracts=True)
PLANNED: Final = _button(DONE, "done", "done")

# 5 Goods
PLUS_TILE: Final = FIRST_TILE + CARD_TYPE[FIRST_TILE:].index(PLUS_ONE)
PLUSES: Final = [
    TABLE.add(
        MombasaAction(
            PLUS,
            f"plus {SLOTS[slot]}",
            (f"tile:{CARDS[PLUS_TILE]}", f"slot:{SLOTS[slot]}"),
            {"slot": slot + 1},
            what=slot,
        )
    )
    for slot in EVERY_SLOT
]
USES: Final = _numbered(USE, "use", "slot", "slot", SLOT_NUMBERS)
ADDS: Final = _numbered(ADD, "add", "slot", "slot", SLOT_NUMBERS)
BUYS: Final = _named(BUY_CARD, "buy", "display", "space", SPACES)
BUYS_NOTHING: Final = _button(NO_PURCHASE, "no_purchase", "no_purchase")
STEPS_ON: Final = _named(STEP, "step", "track", "company", COMPANIES)
FORGOES: Final = _button(FORGO, "forgo", "forgo")
PAYS: Final = TABLE.add(MombasaAction(PAY, "pay", ("button:pay",), {}))
STAYS: Final = _button(STAY, "stay", "stay")

# 6 Expansion
EXPANDS: Final = _named(EXPAND, "expand", "base", "company", COMPANIES)
EXPANDS_NOTHING: Final = TABLE.add(
    MombasaAction(EXPAND, "expand nothing", ("button:expand",), {}, stops=True)
)
ENTERS: Final = _named(ENTER, "enter", "region", "region", REGIONS)
POSTS_FROM: Final = _columns(POST, "post")
STOPS: Final = _button(STOP, "stop", "stop")
RETURNS_TO: Final = _columns(RETURN, "return")
REMOVES: Final = _columns(REMOVE_POST, "remove")
LEAVES: Final = _button(LEAVE, "leave", "leave")

# 7 Books
TAKES_BOOK: Final = _named(BOOK, "book", "book", "space", BOOK_SPACES)
TAKES_POUND: Final = TABLE.add(MombasaAction(POUND, "pound", ("button:pound",), {}))
FIRST_FREE: Final = STARTING_SPACE + 1  # the first space of the book track that takes books
# By book, then by space from FIRST_FREE on.
LAYS: Final = [
    [
        TABLE.add(
            MombasaAction(
                LAY,
                f"lay {name} {space}",
                (f"bought:{name}", f"space:{space}"),
                {"book": name, "space": space},
                what=book,
                where=space,
            )
        )
        for space in range(FIRST_FREE, BOOK_LAST + 1)
    ]
    for book, name in enumerate(BOOK_TILES)
]

# 8 Bookkeepers, 9 merchants
BOOKKEEPS: Final = _people(KEEP_BOOKS, "bookkeeper", BOOKKEEPER)
TURNS: Final = _spaces(TURN, "turn", "flip")  # TURNS[space - STARTING_SPACE]
JARS: Final = _spaces(JAR, "jar", "space")  # JARS[space - STARTING_SPACE]
JAR_STAYS: Final = TABLE.add(
    MombasaAction(JAR, "jar stay", ("button:jar",), {"space": 0}, where=0, stops=True)
)
TRADES: Final = _people(TRADE, "merchant", MERCHANT)

# 10 Bonus markers
MARKS: Final = _named(MARK, "marker", "spot", "spot", SPOTS)
SELLS: Final = _named(SELL_CARD, "sell", "hand", "card", CARDS[:FIRST_TILE])
LINES: Final = _numbered(
    LINE, "line", "line", "line", range(1, max([len(lines) for lines in LINE_FROM]) + 1)
)
EITHERS: Final = _numbered(
    CHOOSE_EITHER,
    "either",
    "either",
    "choice",
    range(1, max([len(pays) for pays in EITHER_PAYS]) + 1),
)
ADVANCES: Final = _named(ADVANCE_ON, "advance", "track", "company", COMPANIES)

# 12 Ending the action phase
ENDS_WITH: Final = [
    TABLE.add(
        MombasaAction(
            ENDS,
            f"end {SLOTS[slot]}",
            ("button:end", f"rest:{SLOTS[slot]}"),
            {"slot": slot + 1},
            what=slot,
            stops=True,
        )
    )
    for slot in EVERY_SLOT
]
ENDS_BARE: Final = TABLE.add(MombasaAction(ENDS, "end", ("button:end",), {"slot": 0}, stops=True))
