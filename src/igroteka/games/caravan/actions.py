"""Every action of Caravan, made once; only a stake, an open choice, is made when it is read."""

from __future__ import annotations

from typing import Final

from igroteka.games.caravan.pieces import CARDS
from igroteka.kernel.actions import Action, ActionTable

LAY: Final = 1
USE: Final = 2
DISCARD: Final = 3
PASS: Final = 4
KEEP: Final = 5
STAKE: Final = 6


class CaravanAction(Action):
    """One choice: its kind, and the card or the coins it names."""

    __slots__ = ("card", "coins", "kind")

    def __init__(
        self,
        kind: int,
        text: str,
        element: str,
        args: dict[str, str | int],
        card: int = -1,
        coins: int = 0,
        stops: bool = False,
        numbers: list[int] | None = None,
    ) -> None:
        super().__init__(text, (element,), args, stops=stops, numbers=numbers)
        self.kind = kind
        self.card = card
        self.coins = coins


TABLE: Final[ActionTable[CaravanAction]] = ActionTable("caravan")


def _for_each_card(kind: int, verb: str, where: str) -> list[CaravanAction]:
    return [
        TABLE.add(
            CaravanAction(kind, f"{verb} {name}", f"{where}:{name}", {"card": name}, card=card)
        )
        for card, name in enumerate(CARDS)
    ]


LAYS: Final = _for_each_card(LAY, "lay", "hand")
USES: Final = _for_each_card(USE, "use", "plan")
DISCARDS: Final = _for_each_card(DISCARD, "discard", "hand")
PASSES: Final = TABLE.add(CaravanAction(PASS, "pass", "button:pass", {}, stops=True))
KEEPS: Final = TABLE.add(CaravanAction(KEEP, "keep", "button:keep", {}, stops=True))


def stake(numbers: list[int]) -> CaravanAction:
    """The open action `stake 3`."""
    coins = numbers[0]
    return CaravanAction(
        STAKE, f"stake {coins}", "coins", {"coins": coins}, coins=coins, numbers=numbers
    )


TABLE.add_open("stake", ("coins",), stake)
