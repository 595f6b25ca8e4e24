"""The four boxes on the shelf, built or not."""

from __future__ import annotations

from igroteka.bots.registry import BOTS
from igroteka.games import game_named, game_names

# What is known of a box before its game is built: names, and for how many.
BOXES: dict[str, tuple[dict[str, str], int, int]] = {
    "mombasa": ({"en": "Mombasa", "ru": "Момбаса"}, 2, 4),
    "orleans": ({"en": "Orléans", "ru": "Орлеан"}, 2, 4),
    "sonora": ({"en": "Sonora", "ru": "Сонора"}, 1, 4),
    "cosmic_colonies": ({"en": "Cosmic Colonies", "ru": "Космические города"}, 1, 5),
}
# A box can be opened when its game has a screen.
SCREENS = ("orleans", "cosmic_colonies")


def shelf() -> list[dict[str, object]]:
    """All boxes as the home page shows them."""
    boxes: list[dict[str, object]] = []
    for id, (names, fewest, most) in BOXES.items():
        built = id in game_names() and id in SCREENS
        options: list[dict[str, object]] = []
        if built:
            meta = game_named(id).meta
            names, fewest, most = meta.names, meta.min_seats, meta.max_seats
            options = [
                {
                    "name": option.name,
                    "choices": option.choices,
                    "default": option.default,
                    "fits": option.fits,
                }
                for option in meta.options
            ]
        boxes.append(
            {
                "id": id,
                "names": names,
                "built": built,
                "min_seats": fewest,
                "max_seats": most,
                "bots": list(BOTS) if built else [],
                "options": options,
            }
        )
    return boxes
