"""What is known of Cosmic Colonies before a game is set up."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.pieces import DIFFICULTIES, MEDIUM
from igroteka.kernel.meta import Meta, VariantOption

SOLO: Final = (1, 1)  # only the automaton has a difficulty; it has no other variants (12.1, R23)
SEVERAL: Final = (2, 5)  # 1.1

META = Meta(
    id="cosmic_colonies",
    names={"en": "Cosmic Colonies", "ru": "Космические города"},
    designer="Scott Almes",
    seats=(1, 5),
    minutes=40,
    weight=2,
    rules_version=2,
    max_decisions=4_000,
    options=[
        VariantOption("mode", ["basic", "advanced"], "basic", fits={"advanced": SEVERAL}),
        VariantOption(
            "workers",
            ["one_by_one", "plans", "rank_and_file"],
            "one_by_one",
            fits={"plans": SEVERAL, "rank_and_file": SEVERAL},
        ),
        VariantOption("expansion", ["no", "yes"], "no"),
        VariantOption("expansion_workers", ["no", "yes"], "no", fits={"yes": SEVERAL}),  # R20
        VariantOption("cards", ["random", "chosen"], "random", fits={"chosen": SEVERAL}),
        VariantOption(
            "difficulty",
            [str(level) for level in DIFFICULTIES],
            str(MEDIUM),
            fits={str(level): SOLO for level in DIFFICULTIES if level != MEDIUM},
        ),
    ],
)
