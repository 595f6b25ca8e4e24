"""Chapter 12: what a gained symbol brings, and the choice of a discovery."""

from __future__ import annotations

from igroteka.games.sonora.actions import DISCOVER, DISCOVERS, SonoraAction
from igroteka.games.sonora.pieces import (
    DISCOVERABLE,
    DISCOVERY,
    DISCOVERY_ICONS,
    OWL,
    REFLICK,
    SWAP,
    SYMBOLS,
)
from igroteka.games.sonora.reasons import ALL_DISCOVERED
from igroteka.games.sonora.state import Player, SonoraState
from igroteka.kernel.step import NOT_NOW, Decision, Step


def gain(s: SonoraState, seat: int, symbols: list[int], source: str) -> None:
    """5.2, 12.2, 12.8 R54 Gain all symbols of one mark; discoveries are chosen next.

    Call it last: the choices go before all that is pending. Cacti bring points at the end only,
    and bonuses none (12.1).
    """
    player = s.players[seat]
    discoveries = 0
    for symbol in symbols:
        if symbol < REFLICK:
            continue
        if symbol == REFLICK:
            player.reflicks += 1
        elif symbol == SWAP:
            player.swaps += 1
        elif symbol == DISCOVERY:
            discoveries += 1
        else:
            player.bonuses[symbol - OWL] += 1
        if s.ears is not None:
            args: dict[str, str | int] = {"bonus": SYMBOLS[symbol]}
            s.tell("gains", seat, args, source=source, target=f"seat:{seat}/bonuses")
    s.then([AskDiscovery(seat) for _ in range(discoveries)])


def free_icons(player: Player, animal: int) -> int:
    """12.14 How many symbols of an animal can still be circled in the discovery area."""
    return DISCOVERY_ICONS[animal] - player.discovered[animal]


class AskDiscovery(Step[SonoraState]):
    """12.14 R13 A discovery brings nothing when no symbol is free."""

    __slots__ = ()

    def run(self, s: SonoraState) -> None:
        player = s.players[self.seat]
        if any([free_icons(player, animal) for animal in range(len(DISCOVERABLE))]):
            s.next(Discover(self.seat))


class Discover(Decision[SonoraState, SonoraAction]):
    """12.13 R39 Circle one symbol of the discovery area."""

    __slots__ = ()

    def options(self, s: SonoraState) -> list[SonoraAction]:
        return [action for action in DISCOVERS if not self.why_not(s, action)]

    def candidates(self, s: SonoraState) -> list[SonoraAction]:
        return DISCOVERS

    def why_not(self, s: SonoraState, action: SonoraAction) -> str:
        if action.kind != DISCOVER:
            return NOT_NOW
        return "" if free_icons(s.players[self.seat], action.what) else ALL_DISCOVERED

    def take(self, s: SonoraState, action: SonoraAction) -> None:
        s.players[self.seat].discovered[action.what] += 1
        if s.ears is not None:
            animal = DISCOVERABLE[action.what]
            target = f"seat:{self.seat}/discovery/{animal}"
            s.tell("discovers", self.seat, {"animal": animal}, target=target)
