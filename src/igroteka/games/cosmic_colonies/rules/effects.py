"""13.4, 13.5 and 13.10: the effects of a worker before or after the action."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.abilities import (
    DEMOLISH,
    EXCHANGE,
    GAIN_ANY,
    MOVE,
    PLACE,
    Ability,
)
from igroteka.games.cosmic_colonies.actions import (
    DEMOLISH as DEMOLISHING,
)
from igroteka.games.cosmic_colonies.actions import (
    DEMOLISHES,
    PICK_UP,
    PICKS_UP,
    SKIP,
    ColoniesAction,
)
from igroteka.games.cosmic_colonies.pieces import BUILDINGS
from igroteka.games.cosmic_colonies.rules.monuments import may_raise
from igroteka.games.cosmic_colonies.rules.paying import PayAny, pay
from igroteka.games.cosmic_colonies.rules.placement import (
    Laying,
    fits_somewhere,
    lies_under,
    occupied_without,
    pick_up,
    places_for,
    put,
)
from igroteka.games.cosmic_colonies.rules.store import gain_any, may_exchange
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.kernel.step import AnyStep, Decision, Step


def effects_of(seat: int, which: int, ability: Ability, moment: int) -> list[AnyStep]:
    """2.8 The steps that carry out the effects of one moment, in printed order."""
    return [DoEffect(seat, which, moment, n) for n in range(len(ability.effects[moment]))]


class DoEffect(Step[ColoniesState]):
    """2.8, R17 One effect of a worker; an effect that can do nothing is passed over."""

    __slots__ = ("moment", "number", "which")

    def __init__(self, seat: int, which: int, moment: int, number: int) -> None:
        super().__init__(seat)
        self.which = which
        self.moment = moment
        self.number = number

    def run(self, s: ColoniesState) -> None:
        seat = self.seat
        player = s.players[seat]
        effect = s.at_work(seat, self.which).effects[self.moment][self.number]
        if effect.kind == GAIN_ANY:
            gain_any(s, seat, effect.amount)
        elif effect.kind == EXCHANGE:
            may_exchange(s, seat, effect.amount)
        elif effect.kind == PLACE:
            affordable = sum(player.resources) >= effect.pay
            fits = fits_somewhere(s, seat, effect.tile, player.occupied)
            if s.tiles[effect.tile] and affordable and fits:
                s.next(LaySpecial(seat, effect.tile, effect.pay))
        elif effect.kind == MOVE:
            s.next(MayMove(seat, effect.amount, 0))
        elif effect.kind == DEMOLISH and player.kinds:
            s.next(DemolishTile(seat, effect.amount))


class LaySpecial(Laying):
    """13.10, R12 Place a statue or soylent factory of the supply, for a price or free, or skip."""

    __slots__ = ("price",)

    def __init__(self, seat: int, building: int, price: int) -> None:
        super().__init__(seat, building)
        self.price = price

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [SKIP, *places_for(s, self.seat, self.building)]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        return "" if action is SKIP else super().why_not(s, action)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        player = s.players[self.seat]
        before = player.occupied
        s.tiles[self.building] -= 1
        put(player, self.building, action.mask)
        if s.ears is not None:
            name = BUILDINGS[self.building]
            there = f"asteroid:{self.seat}"
            s.tell("places", self.seat, {"building": name}, source=f"tiles:{name}", target=there)
        may_raise(s, self.seat, before)
        if self.price:
            pay(s, PayAny(self.seat, self.price))


class MayMove(Step[ColoniesState]):
    """13.10 Ask which tile to move, if any can be moved."""

    __slots__ = ("left", "moved")

    def __init__(self, seat: int, left: int, moved: int) -> None:
        super().__init__(seat)
        self.left = left  # how many tiles may still be moved
        self.moved = moved  # how many have been; they are the last ones of the asteroid

    def run(self, s: ColoniesState) -> None:
        step = MoveTile(self.seat, self.left, self.moved)
        if len(step.options(s)) > 1:
            s.next(step)


class MoveTile(Decision[ColoniesState, ColoniesAction]):
    """13.10 Pick up one of your tiles to lay it elsewhere, or skip it."""

    __slots__ = ("left", "moved")

    def __init__(self, seat: int, left: int, moved: int) -> None:
        super().__init__(seat)
        self.left = left
        self.moved = moved

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        tiles = range(len(s.players[self.seat].kinds))
        return [SKIP, *[PICKS_UP[n] for n in tiles if not self.why_not_move(s, n)]]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return [SKIP, *PICKS_UP[: len(s.players[self.seat].kinds)]]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is SKIP:
            return ""
        if action.kind != PICK_UP:
            return reasons.NOT_NOW
        return self.why_not_move(s, action.tile)

    def why_not_move(self, s: ColoniesState, tile: int) -> str:
        """13.10, R13 Why a tile cannot be moved: moved before, under another, no place."""
        player = s.players[self.seat]
        tiles = len(player.kinds)
        if tile >= tiles:
            return reasons.NO_SUCH_TILE
        if tile >= tiles - self.moved:
            return reasons.MOVED_ALREADY
        if lies_under(player, tile):
            return reasons.UNDER_ANOTHER
        fits = fits_somewhere(s, self.seat, player.kinds[tile], occupied_without(player, tile))
        return "" if fits else reasons.NO_PLACE_TO_GO

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        player = s.players[self.seat]
        building = player.kinds[action.tile]
        squares = player.masks[action.tile]
        pick_up(player, action.tile)
        s.next(LayMoved(self.seat, building, squares, self.left, self.moved))


class LayMoved(Laying):
    """13.10 Lay the tile again, by the normal rules of placement."""

    __slots__ = ("left", "moved", "origin")

    def __init__(self, seat: int, building: int, origin: int, left: int, moved: int) -> None:
        super().__init__(seat, building)
        self.origin = origin  # the squares it lay on
        self.left = left
        self.moved = moved

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        player = s.players[self.seat]
        before = player.occupied | self.origin
        put(player, self.building, action.mask)
        if s.ears is not None:
            args: dict[str, str | int] = {"building": BUILDINGS[self.building]}
            s.tell("moves", self.seat, args, target=f"asteroid:{self.seat}")
        if self.left > 1:
            s.next(MayMove(self.seat, self.left - 1, self.moved + 1))
        may_raise(s, self.seat, before)


class DemolishTile(Decision[ColoniesState, ColoniesAction]):
    """13.10, R14 Return one of your tiles to the supply to gain resources, or skip it."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [SKIP, *DEMOLISHES[: len(s.players[self.seat].kinds)]]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is SKIP:
            return ""
        if action.kind != DEMOLISHING:
            return reasons.NOT_NOW
        there = action.tile < len(s.players[self.seat].kinds)
        return "" if there else reasons.NO_SUCH_TILE

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        player = s.players[self.seat]
        building = player.kinds[action.tile]
        s.tiles[building] += 1
        pick_up(player, action.tile)
        if s.ears is not None:
            name = BUILDINGS[building]
            here = f"asteroid:{self.seat}"
            s.tell("demolishes", self.seat, {"building": name}, source=here, target=f"tiles:{name}")
        gain_any(s, self.seat, self.amount)
