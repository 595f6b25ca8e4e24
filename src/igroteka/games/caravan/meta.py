"""What is known of Caravan before a game is set up."""

from __future__ import annotations

from typing import Final

from igroteka.kernel.meta import Meta

META: Final = Meta(
    id="caravan",
    names={"en": "Caravan", "ru": "Караван"},
    designer="the house",
    seats=(2, 4),
    minutes=5,
    weight=1,
    rules_version=1,
    max_decisions=200,
    options=[],
    developer=True,
)
