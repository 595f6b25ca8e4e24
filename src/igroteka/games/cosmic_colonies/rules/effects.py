"""13.4, 13.5 and 13.10: what a worker does before or after the action."""

from __future__ import annotations

from igroteka.games.cosmic_colonies import reasons
from igroteka.games.cosmic_colonies.actions import (
    DEMOLISH as DEMOLISHING,
)
from igroteka.games.cosmic_colonies.actions import (
    DEMOLISHES,
    LAY,
    PAY,
    PAYS,
    PICK_UP,
    PICKS_UP,
    SKIP,
    ColoniesAction,
)
from igroteka.games.cosmic_colonies.payments import NUMBER_OF, PAYMENTS, price_numbers
from igroteka.games.cosmic_colonies.pieces import BUILDINGS, TYPES
from igroteka.games.cosmic_colonies.rules.monuments import may_raise
from igroteka.games.cosmic_colonies.rules.placement import (
    fits_somewhere,
    lies_under,
    misfit_numbers,
    pick_up,
    places_for,
    put,
    why_not_lay,
)
from igroteka.games.cosmic_colonies.rules.store import gain_any, may_exchange
from igroteka.games.cosmic_colonies.state import ColoniesState
from igroteka.games.cosmic_colonies.workers import (
    DEMOLISH,
    EXCHANGE,
    GAIN_ANY,
    MOVE,
    PLACE,
    Ability,
    ability_of,
)
from igroteka.kernel.step import AnyStep, Decision, Step


def effects_of(seat: int, which: int, ability: Ability, moment: int) -> list[AnyStep]:
    """2.8 The steps of an ability for one moment, in printed order."""
    return [DoEffect(seat, which, moment, n) for n in range(len(ability.effects[moment]))]


class DoEffect(Step[ColoniesState]):
    """2.8 One effect of a worker, if it can do anything."""

    __slots__ = ("moment", "number", "which")

    def __init__(self, seat: int, which: int, moment: int, number: int) -> None:
        super().__init__(seat)
        self.which = which
        self.moment = moment
        self.number = number

    def numbers(self) -> list[int]:
        return [self.which, self.moment, self.number]

    def run(self, s: ColoniesState) -> None:
        seat = self.seat
        player = s.players[seat]
        ability = ability_of(player.played[self.which], self.which == 1)
        effect = ability.effects[self.moment][self.number]
        if effect.kind == GAIN_ANY:
            gain_any(s, seat, effect.amount)
        elif effect.kind == EXCHANGE:
            may_exchange(s, seat, effect.amount)
        elif effect.kind == PLACE:
            affordable = sum(player.resources) >= effect.pay
            fits = fits_somewhere(s, seat, effect.tile, False, 0, 0)
            if s.tiles[effect.tile] and affordable and fits:
                s.next(LaySpecial(seat, effect.tile, effect.pay))
        elif effect.kind == MOVE:
            if len(MoveTile(seat).options(s)) > 1:
                s.next(MoveTile(seat))
        elif effect.kind == DEMOLISH and player.kinds:
            s.next(DemolishTile(seat, effect.amount))


class LaySpecial(Decision[ColoniesState, ColoniesAction]):
    """13.10 Place a statue or soylent factory from the supply, or do not; some must be paid for."""

    __slots__ = ("building", "pay")

    def __init__(self, seat: int, building: int, pay: int) -> None:
        super().__init__(seat)
        self.building = building
        self.pay = pay

    def numbers(self) -> list[int]:
        return [self.building, self.pay]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [SKIP, *places_for(s, self.seat, self.building)]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is SKIP:
            return ""
        if action.kind != LAY:
            return reasons.NOT_NOW
        if action.building != self.building:
            return reasons.WRONG_TILE
        return why_not_lay(s, s.players[self.seat], action.mask, False, 0, 0)

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        return misfit_numbers(s, s.players[self.seat], action.mask, 0, 0, code)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        s.tiles[self.building] -= 1
        put(s.players[self.seat], self.building, action.mask)
        if s.ears is not None:
            s.tell("places", self.seat, {"building": BUILDINGS[self.building]})
        may_raise(s, self.seat, action.mask)
        if self.pay:
            s.next(PayAny(self.seat, self.pay))


class PayAny(Decision[ColoniesState, ColoniesAction]):
    """13.10 So many resources of any types go to the supply."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def numbers(self) -> list[int]:
        return [self.number]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [action for action in PAYS if not self.why_not(s, action)]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != PAY:
            return reasons.NOT_NOW
        vector = PAYMENTS[action.number]
        if sum(vector) != self.number:
            return reasons.NOT_THE_PRICE
        resources = s.players[self.seat].resources
        for kind in range(TYPES):
            if resources[kind] < vector[kind]:
                return reasons.CANNOT_AFFORD
        return ""

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        if code != reasons.CANNOT_AFFORD:
            return {}
        return price_numbers(s.players[self.seat].resources, action.number)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        pay_to_supply(s, self.seat, action.number)


def pay_to_supply(s: ColoniesState, seat: int, payment: int) -> None:
    """4.1 Payment goes to the supply, never to an area of the board."""
    vector = PAYMENTS[payment]
    resources = s.players[seat].resources
    for kind in range(TYPES):
        resources[kind] -= vector[kind]
        s.supply[kind] += vector[kind]
    if s.ears is not None and payment != NUMBER_OF[(0, 0, 0, 0)]:
        s.tell(
            "pays",
            seat,
            {"water": vector[0], "minerals": vector[1], "organics": vector[2], "power": vector[3]},
        )


class MoveTile(Decision[ColoniesState, ColoniesAction]):
    """13.10 Pick up one of your tiles to lay it elsewhere, or do not."""

    __slots__ = ()

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        number = len(s.players[self.seat].kinds)
        return [SKIP, *[PICKS_UP[n] for n in range(number) if not why_not_move(s, self.seat, n)]]

    def candidates(self, s: ColoniesState) -> list[ColoniesAction]:
        return [SKIP, *PICKS_UP[: len(s.players[self.seat].kinds)]]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is SKIP:
            return ""
        if action.kind != PICK_UP:
            return reasons.NOT_NOW
        return why_not_move(s, self.seat, action.number)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        player = s.players[self.seat]
        building = player.kinds[action.number]
        mask = player.masks[action.number]
        pick_up(player, action.number)
        s.next(LayMoved(self.seat, building, mask))


def why_not_move(s: ColoniesState, seat: int, number: int) -> str:
    """13.10 A tile without another on it, that has somewhere to go."""
    player = s.players[seat]
    if number >= len(player.kinds):
        return reasons.NO_SUCH_TILE
    if lies_under(player, number):
        return reasons.UNDER_ANOTHER
    trial = s.clone()
    pick_up(trial.players[seat], number)
    fits = fits_somewhere(trial, seat, player.kinds[number], False, 0, 0)
    return "" if fits else reasons.NO_PLACE_TO_GO


class LayMoved(Decision[ColoniesState, ColoniesAction]):
    """13.10 Lay the tile again, turned as you like, by the normal rules of placement."""

    __slots__ = ("building", "left")

    def __init__(self, seat: int, building: int, left: int) -> None:
        super().__init__(seat)
        self.building = building
        self.left = left  # the squares it lay on

    def numbers(self) -> list[int]:
        return [self.building, self.left]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return list(places_for(s, self.seat, self.building))

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action.kind != LAY:
            return reasons.NOT_NOW
        if action.building != self.building:
            return reasons.WRONG_TILE
        return why_not_lay(s, s.players[self.seat], action.mask, False, 0, 0)

    def refusal_numbers(
        self, s: ColoniesState, action: ColoniesAction, code: str
    ) -> dict[str, str | int]:
        return misfit_numbers(s, s.players[self.seat], action.mask, 0, 0, code)

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        put(s.players[self.seat], self.building, action.mask)
        if s.ears is not None:
            s.tell("moves", self.seat, {"building": BUILDINGS[self.building]})
        may_raise(s, self.seat, action.mask | self.left)


class DemolishTile(Decision[ColoniesState, ColoniesAction]):
    """13.10 Return one of your tiles to the supply to gain resources, or do not."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def numbers(self) -> list[int]:
        return [self.amount]

    def options(self, s: ColoniesState) -> list[ColoniesAction]:
        return [SKIP, *DEMOLISHES[: len(s.players[self.seat].kinds)]]

    def why_not(self, s: ColoniesState, action: ColoniesAction) -> str:
        if action is SKIP:
            return ""
        if action.kind != DEMOLISHING:
            return reasons.NOT_NOW
        there = action.number < len(s.players[self.seat].kinds)
        return "" if there else reasons.NO_SUCH_TILE

    def take(self, s: ColoniesState, action: ColoniesAction) -> None:
        if action is SKIP:
            return
        player = s.players[self.seat]
        building = player.kinds[action.number]
        s.tiles[building] += 1
        pick_up(player, action.number)
        if s.ears is not None:
            s.tell("demolishes", self.seat, {"building": BUILDINGS[building]})
        gain_any(s, self.seat, self.amount)
