"""What is known of Mombasa before a game is set up."""

from __future__ import annotations

from typing import Final

from igroteka.kernel.meta import Meta, VariantOption

META: Final = Meta(
    id="mombasa",
    names={"en": "Mombasa", "ru": "Момбаса"},
    designer="Alexander Pfister",
    seats=(2, 4),
    minutes=120,
    weight=4,
    rules_version=1,
    max_decisions=10_000,
    options=[
        VariantOption("tracks", ["fixed", "random"], "fixed"),
        VariantOption("starting_tiles", ["fixed", "chosen"], "fixed"),
        VariantOption(
            "first_player",
            ["random", "1", "2", "3", "4"],
            "random",
            fits={"3": (3, 4), "4": (4, 4)},
        ),
    ],
    largest_save=6144,
)
