"""Ids and printed facts of Caravan, loaded once and checked on load."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from igroteka.kernel.components import Facts

FOLDER: Final = str(Path(__file__).parent)
FILES: Final = ("cards",)

MERCHANT: Final = 0
SCOUT: Final = 1
CARDS: Final = ("merchant", "scout")

_facts: Final = Facts(FOLDER, "caravan", "cards")
_cards: Final = _facts.entries("card", CARDS, ("copies", "coins"))
COPIES: Final = tuple([card.whole("copies", 1, 99) for card in _cards])
COINS: Final = tuple([card.whole("coins", 0, 9) for card in _cards])
_deal: Final = _facts.table("deal")
_deal.known(("hand", "plan"))
HAND_SIZE: Final = _deal.whole("hand", 1, 9)
PLAN_SIZE: Final = _deal.whole("plan", 1, HAND_SIZE)
