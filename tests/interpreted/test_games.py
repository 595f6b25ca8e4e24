"""Games that go wrong on purpose, and a probe: what the kernel makes of them."""

from __future__ import annotations

import pytest

from igroteka.games.caravan.actions import CaravanAction
from igroteka.games.caravan.game import Caravan
from igroteka.games.caravan.state import CaravanState
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.probe import Probe


class Stumbles(Caravan):
    """Pending steps that speak of pieces which are not there."""

    def options(self, s: CaravanState, seat: int) -> list[CaravanAction]:
        raise KeyError("the seventh card")


class Counts(Probe[CaravanState]):
    """Counts the coins on the table."""

    def run(self, s: CaravanState) -> int:
        return sum([player.coins for player in s.players])


def test_a_position_that_its_rules_stumble_over_is_refused_in_a_sentence() -> None:
    game = Stumbles()

    with pytest.raises(UnreadableSave) as refused:
        game.load(game.save(game.setup(2, 1)))

    assert str(refused.value) == (
        "position: expected pending steps that fit the pieces, found KeyError('the seventh card')"
    )


def test_a_probe_has_a_name_words_and_a_target() -> None:
    probe = Counts("coins", "counting coins", 2.5)

    assert (probe.name, probe.what, probe.target) == ("coins", "counting coins", 2.5)
    assert probe.run(Caravan().setup(2, 1)) == 0
