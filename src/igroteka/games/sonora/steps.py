"""How the pending steps of Sonora are saved."""

from __future__ import annotations

from typing import Final

from igroteka.games.sonora.pieces import DISCS
from igroteka.games.sonora.rules import (
    bonuses,
    canyon,
    creek,
    flicking,
    marking,
    mud,
    rounds,
    ruins,
    solo,
    swapping,
)
from igroteka.kernel.step_codec import StepCodec

STEPS: Final = StepCodec(
    {"disc": DISCS},
    [rounds, flicking, swapping, ruins, marking, canyon, creek, mud, bonuses, solo],
)
