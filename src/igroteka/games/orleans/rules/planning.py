"""3.4 Planning: laying followers of the market on slots."""

from __future__ import annotations

from igroteka.games.orleans import anchors, reasons
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
    MARKET_SPACES,
    PLACE_OF,
    SLOT_COUNT,
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
    told_at,
    told_follower,
    tower_slot_with,
    why_not_lay,
)
from igroteka.games.orleans.shortcuts import doubt_of_plan, fillings, shifts
from igroteka.games.orleans.state import PLANNING, OrleansState, Player
from igroteka.kernel.actions import Doubt, Shortcut
from igroteka.kernel.step import Decision, Step

SECOND_THOUGHTS = 24  # R19


class PlanningPhase(Step[OrleansState]):
    """3.4a, 12.10 Show what all have planned at once, or let them plan in turn order now (R3)."""

    __slots__ = ()

    def run(self, s: OrleansState) -> None:
        s.phase = PLANNING
        if s.ears is not None:
            s.tell("shown_draws" if s.in_turn() else "shown", -1, {}, barrier=True)
            for seat in s.in_order():
                show_plan(s, seat)
        for player in s.players:
            player.shown_market = ()
            player.shown_slots = ()
            player.shown_bag = 0
        if s.in_turn():
            s.then([PlaceFollowers(seat) for seat in s.in_order()])


def show_plan(s: OrleansState, seat: int) -> None:
    """3.4a Tell the others where each follower went that a seat drew, placed or took back unseen.

    Followers on slots are taken to come from the market, then from other slots, then from the bag.
    """
    player = s.players[seat]
    for token in range(TOKEN_COUNT):
        on_market = anchors.market(seat, token)
        more = player.market[token] - player.shown_market[token]
        sources = [on_market] * -more
        targets: list[str] = []
        for slot in range(SLOT_COUNT):
            was = player.shown_slots[slot] == token
            now = player.slots[slot] == token
            if was and not now:
                sources.append(anchors.slot_of(seat, slot))
            elif now and not was:
                targets.append(anchors.slot_of(seat, slot))
        targets += [on_market] * more
        sources += [anchors.bag(seat)] * (len(targets) - len(sources))
        for source, target in zip(sources, targets):
            told = told_follower(token)
            s.tell("shows", seat, told, source=source, target=target, known_to=seat)


class PlaceFollowers(Decision[OrleansState, OrleansAction]):
    """3.4 Lay a follower of the market on a slot, take one back (R19), or finish planning."""

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

    def doubt(self, s: OrleansState, action: OrleansAction) -> Doubt | None:
        return doubt_of_plan(s.players[self.seat]) if action.kind == DONE else None

    def shortcuts(self, s: OrleansState) -> list[Shortcut[OrleansAction]]:
        player = s.players[self.seat]
        found = fillings(player)
        return found + shifts(player) if player.second_thoughts < SECOND_THOUGHTS else found

    def take(self, s: OrleansState, action: OrleansAction) -> None:
        player = s.players[self.seat]
        if action.kind == DONE:
            player.placed = []
            player.second_thoughts = 0
            if s.ears is not None:
                s.tell("planned", self.seat, {})
            return
        if s.ears is not None:
            self.tell_move(s, action)
        if action.kind == PLACE:
            place_follower(player, action.token, action.slot)
        else:
            take_back(player, action.slot)
        s.next(self)

    def tell_move(self, s: OrleansState, action: OrleansAction) -> None:
        """Tell who is about to be placed or taken back, from where and to where."""
        player = s.players[self.seat]
        here = anchors.slot_of(self.seat, action.slot)
        if action.kind == PLACE:
            told = told_at(action.token, action.slot)
            source = source_of(player, self.seat, action.token)
            s.tell("places", self.seat, told, source=source, target=here)
        else:
            token = player.slots[action.slot]
            target = anchors.market(self.seat, token)
            s.tell("takes_back", self.seat, told_at(token, action.slot), source=here, target=target)


def why_not_place(player: Player, token: int, slot: int) -> str:
    """3.4, 11.15a The reason code if the follower is not there or does not fit the slot."""
    if not player.market[token] and (is_store(slot) or tower_slot_with(player, token) < 0):
        return reasons.NO_SUCH_FOLLOWER
    return why_not_lay(player, token, slot)


def source_of(player: Player, seat: int, token: int) -> str:
    """R13 The element a follower is placed from: the market, or the tower if it has none."""
    if player.market[token]:
        return anchors.market(seat, token)
    return anchors.slot_of(seat, tower_slot_with(player, token))


def place_follower(player: Player, token: int, slot: int) -> None:
    """3.4 Move a follower from the market to the slot; R13 or from the tower if it has none."""
    if player.market[token]:
        player.market[token] -= 1
    else:
        player.slots[tower_slot_with(player, token)] = EMPTY
    player.slots[slot] = token
    if not is_store(slot):
        player.placed.append(slot)


def why_not_take_back(player: Player, slot: int) -> str:
    """R19 The reason code if the follower of this slot cannot be taken back any more."""
    if not owns(player, PLACE_OF[slot]) or not has_follower(player, slot):
        return reasons.NOTHING_THERE
    if slot not in player.placed and not is_store(slot):
        return reasons.NOT_PLACED_NOW
    return "" if player.second_thoughts < SECOND_THOUGHTS else reasons.TOO_MANY_SECOND_THOUGHTS


def take_back(player: Player, slot: int) -> None:
    """R19 Move the follower of a slot back to the market and count it."""
    player.market[player.slots[slot]] += 1
    player.slots[slot] = EMPTY
    player.second_thoughts += 1
    if not is_store(slot):
        player.placed.remove(slot)
