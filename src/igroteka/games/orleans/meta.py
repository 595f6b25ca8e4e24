"""Names, seats, options and rules version of Orléans."""

from __future__ import annotations

from igroteka.kernel.meta import Meta, VariantOption

META = Meta(
    id="orleans",
    names={"en": "Orléans", "ru": "Орлеан"},
    designer="Reiner Stockhausen",
    seats=(2, 4),
    minutes=90,
    weight=3,
    rules_version=2,
    max_decisions=12_000,
    options=[
        VariantOption("planning", ["together", "in_turn"], "together"),
        VariantOption("exclusion", ["no", "yes"], "no"),
        VariantOption(
            "first_player",
            ["random", "1", "2", "3", "4"],
            "random",
            fits={"3": (3, 4), "4": (4, 4)},
        ),
    ],
)
