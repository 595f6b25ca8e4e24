"""What is known of Cosmic Colonies before a game is set up."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.pieces import DIFFICULTIES, MEDIUM
from igroteka.kernel.game import Meta, VariantOption

META = Meta(
    id="cosmic_colonies",
    names={"en": "Cosmic Colonies", "ru": "Космические города"},
    designer="Scott Almes",
    seats=(1, 5),
    rules_version=1,
    stage="beta",
    max_decisions=4_000,
    options=[
        VariantOption("mode", ["basic", "advanced"], "basic"),
        VariantOption("workers", ["one_by_one", "plans", "rank_and_file"], "one_by_one"),
        VariantOption("expansion", ["no", "yes"], "no"),
        VariantOption("cards", ["random", "chosen"], "random"),
        VariantOption("difficulty", [str(level) for level in DIFFICULTIES], str(MEDIUM)),
    ],
)
