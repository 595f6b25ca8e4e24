"""How the pending steps of Cosmic Colonies are saved."""

from __future__ import annotations

from typing import Final

from igroteka.games.cosmic_colonies.abilities import MOMENTS
from igroteka.games.cosmic_colonies.pieces import BUILDINGS, RESOURCES, SLOT_NAMES
from igroteka.games.cosmic_colonies.rules import (
    building,
    effects,
    gathering,
    monuments,
    paying,
    refresh,
    setup,
    solo,
    store,
    turns,
)
from igroteka.kernel.step_codec import StepCodec

STEPS: Final = StepCodec(
    {
        "building": BUILDINGS,
        "which": ("first", "second"),
        "moment": MOMENTS,
        "area": RESOURCES,
        "slot": SLOT_NAMES,
    },
    [turns, gathering, building, paying, effects, monuments, store, refresh, solo, setup],
)
