"""What is known of Sonora before a game is set up."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.pieces import LENGTHS, MAX_SEATS, SKILLS
from igroteka.kernel.meta import Meta, VariantOption

META: Final = Meta(
    id="sonora",
    names={"en": "Sonora", "ru": "Сонора"},
    designer="Rob Newton",
    seats=(1, MAX_SEATS),
    minutes=45,
    weight=2,
    rules_version=2,
    max_decisions=8_000,
    largest_save=6_000,
    options=[
        VariantOption("length", list(LENGTHS), "standard"),
        VariantOption("skill", list(SKILLS), "good"),
        VariantOption("pushing", ["yes", "no"], "yes"),
        VariantOption(
            "first_player",
            ["random", "1", "2", "3", "4"],
            "random",
            fits={"1": (2, 4), "2": (2, 4), "3": (3, 4), "4": (4, 4)},
        ),
    ],
)
