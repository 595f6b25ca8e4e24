"""1.6, 18.4 and 18.5: pounds come from the bank and go to it; coins are not limited."""

from __future__ import annotations

from igroteka.games.mombasa.state import MombasaState


def take_pounds(s: MombasaState, seat: int, pounds: int, source: str = "bank") -> None:
    """1.6 Pounds from the bank; `source` is the element that brings them."""
    if not pounds:
        return
    s.players[seat].pounds += pounds
    if s.ears is not None:
        s.tell("gets", seat, {"pounds": pounds}, source=source, target=f"seat:{seat}/pounds")


def pay(s: MombasaState, seat: int, pounds: int, why: str) -> None:
    """1.6 Pounds to the bank; 18.3 a price of 0 is paid with nothing."""
    if not pounds:
        return
    s.players[seat].pounds -= pounds
    if s.ears is not None:
        args: dict[str, str | int] = {"pounds": pounds, "why": why}
        s.tell("pays", seat, args, source=f"seat:{seat}/pounds", target="bank")
