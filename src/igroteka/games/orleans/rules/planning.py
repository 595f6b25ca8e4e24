"""3.4, phase 4: laying followers of the market on slots."""

from __future__ import annotations

from igroteka.games.orleans import reasons
from igroteka.games.orleans.actions import (
    DONE,
    FITTING,
    PLACE,
    PLACES_TOKEN,
    PLANNED,
    TAKE_BACK,
    TAKES_BACK,
    OrleansAction,
)
from igroteka.games.orleans.pieces import (
    BOARD_SLOTS,
    EMPTY,
    FOLLOWERS,
    GUNPOWDER_TOWER,
    KIND_OF,
    MARKET_SPACES,
    PLACE_OF,
    PLACES,
    SLOTS_OF,
    TOKEN_COUNT,
    TOWER_SLOTS,
    WANTS,
)
from igroteka.games.orleans.rules.slots import (
    has_follower,
    is_store,
    open_slots,
    owns,
    tower_slot_with,
    why_not_lay,
)
from igroteka.games.orleans.state import PLANNING, OrleansState, Player
from igroteka.kernel.step import Decision, Step

SECOND_THOUGHTS = 24  # R19


class PlanningPhase(Step[OrleansState]):
    """3.4a All have planned at once and show it; or they plan now, openly, in turn order (R3)."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = PLANNING
        for player in s.players:
            player.shown_market = []
            player.shown_slots = []
            player.shown_bag = 0
        if s.ears is not None:
            s.tell("shown_draws" if s.in_turn else "shown", -1, {}, barrier=True)
        if s.in_turn:
            s.then([PlaceFollowers(seat) for seat in s.in_order()])


class PlaceFollowers(Decision[OrleansState, OrleansAction]):
    """3.4 Followers of the market may be laid on slots; any number may stay."""

    __slots__ = ()

    def options(self, s: OrleansState) -> list[OrleansAction]:
        player = s.players[self.seat]
        market = player.market
        tower = GUNPOWDER_TOWER in player.tiles
        found: list[OrleansAction] = []
        if not tower or sum(market) <= MARKET_SPACES:
            found.append(PLANNED)
        slots = open_slots(player)
        fitting = FITTING[player.powers()]
        for token in range(TOKEN_COUNT):
            if market[token]:
                row = fitting[token]
                for slot in slots:
                    action = row[slot]
                    if action is not None:
                        found.append(action)
            elif tower and tower_slot_with(player, token) >= 0:
                row = fitting[token]
                for slot in slots:
                    action = row[slot]
                    if action is not None and not is_store(slot):
                        found.append(action)
        if player.second_thoughts < SECOND_THOUGHTS:
            for slot in player.placed:
                found.append(TAKES_BACK[slot])
            if tower:
                for slot in TOWER_SLOTS:
                    if player.slots[slot] != EMPTY:
                        found.append(TAKES_BACK[slot])
        return found

    def candidates(self, s: OrleansState) -> list[OrleansAction]:
        player = s.players[self.seat]
        slots = [*BOARD_SLOTS, *[slot for place in player.tiles for slot in SLOTS_OF[place]]]
        found = [PLANNED]
        for token in range(TOKEN_COUNT):
            if player.market[token] or tower_slot_with(player, token) >= 0:
                found += [PLACES_TOKEN[token][slot] for slot in slots]
        return found + [TAKES_BACK[slot] for slot in slots if has_follower(player, slot)]

    def why_not(self, s: OrleansState, action: OrleansAction) -> str:
        player = s.players[self.seat]
        if action.kind == PLACE:
            return why_not_place(player, action.token, action.slot)
        if action.kind == TAKE_BACK:
            return why_not_take_back(player, action.slot)
        if action.kind == DONE:
            # R13: what the market cannot hold has to go to the tower or to slots.
            return reasons.MARKET_OVERFULL if sum(player.market) > MARKET_SPACES else ""
        return reasons.NOT_NOW

    def refusal_numbers(
        self, s: OrleansState, action: OrleansAction, code: str
    ) -> dict[str, str | int]:
        if code == reasons.MARKET_OVERFULL:
            return {"spaces": MARKET_SPACES, "followers": sum(s.players[self.seat].market)}
        if code == reasons.TOO_MANY_SECOND_THOUGHTS:
            return {"limit": SECOND_THOUGHTS}
        if code == reasons.WRONG_KIND:
            return {"wanted": FOLLOWERS[WANTS[action.slot]]}
        return {}

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        player = s.players[self.seat]
        if action.kind == DONE:
            player.placed = []
            player.second_thoughts = 0
            if s.ears is not None:
                s.tell("planned", self.seat, {})
            return
        token = action.token if action.kind == PLACE else player.slots[action.slot]
        if action.kind == PLACE:
            place_follower(player, token, action.slot)
        else:
            take_back(player, action.slot)
        if s.ears is not None:
            args: dict[str, str | int] = {
                "follower": FOLLOWERS[KIND_OF[token]],
                "place": PLACES[PLACE_OF[action.slot]],
            }
            s.tell("places" if action.kind == PLACE else "takes_back", self.seat, args)
        s.next(self)


def why_not_place(player: Player, token: int, slot: int) -> str:
    """3.4 A follower of the market, or 11.15a of the tower, on a slot that takes it."""
    if not player.market[token] and (is_store(slot) or tower_slot_with(player, token) < 0):
        return reasons.NO_SUCH_FOLLOWER
    return why_not_lay(player, token, slot)


def place_follower(player: Player, token: int, slot: int) -> None:
    """3.4 From the market to the slot; R13 from the tower if the market has none."""
    if player.market[token]:
        player.market[token] -= 1
    else:
        player.slots[tower_slot_with(player, token)] = EMPTY
    player.slots[slot] = token
    if not is_store(slot):
        player.placed.append(slot)


def why_not_take_back(player: Player, slot: int) -> str:
    """R19 Only what was laid in this phase, or lies in the tower, and not for ever."""
    if not owns(player, PLACE_OF[slot]) or not has_follower(player, slot):
        return reasons.NOTHING_THERE
    if slot not in player.placed and not is_store(slot):
        return reasons.NOT_PLACED_NOW
    return "" if player.second_thoughts < SECOND_THOUGHTS else reasons.TOO_MANY_SECOND_THOUGHTS


def take_back(player: Player, slot: int) -> None:
    """R19 Back to the market."""
    player.market[player.slots[slot]] += 1
    player.slots[slot] = EMPTY
    player.second_thoughts += 1
    if not is_store(slot):
        player.placed.remove(slot)
