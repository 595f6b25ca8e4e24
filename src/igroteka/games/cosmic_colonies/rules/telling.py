"""What is told of resources that move: the elements of the board they leave and reach."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.pieces import RESOURCES
from igroteka.games.cosmic_colonies.state import ColoniesState


def tell_moved(
    s: ColoniesState, seat: int, resource: int, number: int, source: str, target: str
) -> None:
    """Record that resources moved between two elements of the board; for animation only."""
    if s.ears is not None and number:
        args: dict[str, str | int] = {"resource": RESOURCES[resource], "number": number}
        s.tell("moved", seat, args, source=source, target=target)


def area_of(resource: int) -> str:
    """The element of an area."""
    return f"area:{RESOURCES[resource]}"


def supply_of(resource: int) -> str:
    """The element of the supply of a resource."""
    return f"supply:{RESOURCES[resource]}"


def store_of(seat: int, resource: int) -> str:
    """The element of a resource in a seat's store."""
    return f"store:{seat}/{RESOURCES[resource]}"
