"""Why something is not allowed: one code per reason, and the clause each one comes from."""

from __future__ import annotations

from typing import Final

NO_SUCH_CARD: Final = "no_such_card"
NOT_PLANNED: Final = "not_planned"

CLAUSE_OF: Final = {
    "not_your_turn": "3",
    "game_over": "4",
    "not_now": "1",
    NO_SUCH_CARD: "1",
    NOT_PLANNED: "3",
    "out_of_range": "4.1",
}
