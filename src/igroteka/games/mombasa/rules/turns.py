"""Chapter 4: the action phase, turn by turn."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import (
    BOOKKEEPS,
    ENDS,
    ENDS_BARE,
    ENDS_WITH,
    EXPAND,
    EXPANDS,
    EXPANDS_NOTHING,
    FROM_TILE,
    KEEP_BOOKS,
    MARK,
    MARKS,
    PLUS,
    PLUSES,
    TRADE,
    TRADES,
    USE,
    USES,
    MombasaAction,
)
from igroteka.games.mombasa.pieces import (
    BOOKKEEPER,
    CARD_TYPE,
    CARDS,
    COMPANY_COUNT,
    EXPANSION,
    GOODS_CARD,
    MAX_SEATS,
    MERCHANT,
)
from igroteka.games.mombasa.rules.area import (
    BOOKKEEPER_BIT,
    MERCHANT_BIT,
    PLUS_BIT,
    PLUS_TILE,
    totals,
    turn_down_expansion,
    why_not_card,
    why_not_tile,
)
from igroteka.games.mombasa.rules.bookkeepers import keep_books
from igroteka.games.mombasa.rules.books import LayBooks
from igroteka.games.mombasa.rules.ending import end_phase, why_not_end
from igroteka.games.mombasa.rules.expansion import (
    can_enter_any,
    expand,
    why_not_expand,
    why_not_expand_nothing,
)
from igroteka.games.mombasa.rules.goods import use_goods
from igroteka.games.mombasa.rules.markers import (
    mark,
    mark_numbers,
    markers_left,
    spots_for,
    spots_in_game,
    why_not_mark,
)
from igroteka.games.mombasa.rules.merchants import trade
from igroteka.games.mombasa.rules.tracks import unlock
from igroteka.games.mombasa.state import ACTIONS, SLOT_COUNT, MombasaState, Player
from igroteka.kernel.actions import Doubt
from igroteka.kernel.step import Decision, Step


class ActionPhase(Step[MombasaState]):
    """4.1 The first player takes the first turn."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        s.phase = ACTIONS
        s.opening = True
        begin_turn(s, s.first)


def begin_turn(s: MombasaState, seat: int) -> None:
    """4.1 A turn begins; R1 what was unlocked before works now."""
    unlock(s, seat)
    s.next(TURN_OF[seat])


class NextTurn(Step[MombasaState]):
    """4.1 Clockwise to the next player who has not ended; 4.5 without one the phase is over."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        s.opening = False
        for step in range(1, s.seats + 1):
            seat = (self.seat + step) % s.seats
            if not s.players[seat].ended:
                begin_turn(s, seat)
                return


class Turn(Decision[MombasaState, MombasaAction]):
    """4.2 Exactly one of six actions: goods, expansion, bookkeeper, merchant, marker, the end.

    Cards are used in any order (R53); who has planned none still takes turns (R57).
    """

    __slots__ = ()

    def options(self, s: MombasaState) -> list[MombasaAction]:
        seat = self.seat
        player = s.players[seat]
        found: list[MombasaAction] = []
        goods: list[int] = []
        for slot in range(SLOT_COUNT):
            card = player.slots[slot]
            if card >= 0 and not player.used >> slot & 1:
                kind = CARD_TYPE[card]
                if kind == GOODS_CARD:
                    found.append(USES[slot])
                    goods.append(slot)
                elif kind == BOOKKEEPER:
                    found.append(BOOKKEEPS[slot])
                elif kind == MERCHANT:
                    found.append(TRADES[slot])
        if player.tiles:
            found += tile_options(player, goods)
        points = totals(s, player)[EXPANSION]
        if points:
            found += expand_options(s, points)
        if markers_left(s, seat) > 0:
            for spot in spots_for(s, seat):
                found.append(MARKS[spot])
        for slot in range(SLOT_COUNT):
            if player.rests[slot]:
                found.append(ENDS_WITH[slot])
        if not any(player.rests):
            found.append(ENDS_BARE)
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        player = s.players[self.seat]
        found: list[MombasaAction] = []
        for slot in range(SLOT_COUNT):
            card = player.slots[slot]
            if card >= 0 and CARD_TYPE[card] == GOODS_CARD:
                found.append(USES[slot])
                if player.tiles & PLUS_BIT:
                    found.append(PLUSES[slot])
            elif card >= 0 and CARD_TYPE[card] == BOOKKEEPER:
                found.append(BOOKKEEPS[slot])
            elif card >= 0 and CARD_TYPE[card] == MERCHANT:
                found.append(TRADES[slot])
        if player.tiles & BOOKKEEPER_BIT:
            found.append(BOOKKEEPS[FROM_TILE])
        if player.tiles & MERCHANT_BIT:
            found.append(TRADES[FROM_TILE])
        spots = [MARKS[spot] for spot in spots_in_game(s)]
        return [*found, *EXPANDS, EXPANDS_NOTHING, *spots, *ENDS_WITH, ENDS_BARE]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        seat = self.seat
        player = s.players[seat]
        kind = action.kind
        if kind == USE:
            return why_not_card(player, action.what, GOODS_CARD)
        if kind == PLUS:
            return why_not_plus(player, action.what)
        if kind == EXPAND:
            if action is EXPANDS_NOTHING:
                return why_not_expand_nothing(s, seat)
            return why_not_expand(s, seat, action.what)
        if kind == KEEP_BOOKS:
            return why_not_person(player, action.what, BOOKKEEPER, BOOKKEEPER_BIT)
        if kind == TRADE:
            return why_not_person(player, action.what, MERCHANT, MERCHANT_BIT)
        if kind == MARK:
            return why_not_mark(s, seat, action.what)
        return why_not_end(s, seat, action) if kind == ENDS else reasons.NOT_NOW

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        if action.kind == MARK:
            return mark_numbers(s, self.seat, action.what, code)
        if code in (reasons.WRONG_CARD, reasons.CARD_USED):
            return {"card": CARDS[s.players[self.seat].slots[action.what]]}
        return {}

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        if action.kind == PLUS and code in (reasons.SLOT_EMPTY, reasons.WRONG_CARD):
            return "11.3c"
        return ""

    def doubt(self, s: MombasaState, action: MombasaAction) -> Doubt | None:
        if action.kind != ENDS:
            return None
        player = s.players[self.seat]
        planned = [slot for slot in range(SLOT_COUNT) if player.slots[slot] >= 0]
        number = len([slot for slot in planned if not player.used >> slot & 1])
        if number:
            return Doubt("cards_left", {"number": number})
        # 11.3c: without an active goods card the tile of +1 good is of no use.
        tiles = (player.tiles & ~player.tiles_used & ~PLUS_BIT).bit_count()
        return Doubt("tiles_left", {"number": tiles}) if tiles else None

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        seat = self.seat
        kind = action.kind
        if kind == PLUS:
            lay_plus(s, seat, action.what)
            s.next(self)
            return
        s.then([LayBooks(seat), NextTurn(seat)])
        if kind == USE:
            use_goods(s, seat, 1 << action.what)
        elif action is EXPANDS_NOTHING:
            turn_down_expansion(s, seat)
        elif kind == EXPAND:
            expand(s, seat, action.what)
        elif kind == KEEP_BOOKS:
            keep_books(s, seat, action.what)
        elif kind == TRADE:
            trade(s, seat, action.what)
        elif kind == MARK:
            mark(s, seat, action.what)
        else:
            end_phase(s, seat, action)


TURN_OF: Final = tuple([Turn(seat) for seat in range(MAX_SEATS)])


def tile_options(player: Player, goods: list[int]) -> list[MombasaAction]:
    """11.2, 11.3 What the bonus tiles allow; `goods` are the slots with active goods cards."""
    found: list[MombasaAction] = []
    active = player.tiles & ~player.tiles_used
    if active & BOOKKEEPER_BIT:
        found.append(BOOKKEEPS[FROM_TILE])
    if active & MERCHANT_BIT:
        found.append(TRADES[FROM_TILE])
    if active & PLUS_BIT and not player.plus:
        for slot in goods:
            found.append(PLUSES[slot])
    return found


def expand_options(s: MombasaState, points: int) -> list[MombasaAction]:
    """6.2 The companies that can be expanded; 6.13 without one the cards are only turned."""
    found: list[MombasaAction] = []
    for company in range(COMPANY_COUNT):
        if can_enter_any(s, company, points):
            found.append(EXPANDS[company])
    return found or [EXPANDS_NOTHING]


def why_not_person(player: Player, slot: int, card_type: int, tile_bit: int) -> str:
    """8.1, 9.1 A bookkeeper or merchant must be active: a card, or the tile like one (11.2)."""
    if slot == FROM_TILE:
        return why_not_tile(player, tile_bit)
    return why_not_card(player, slot, card_type)


def why_not_plus(player: Player, slot: int) -> str:
    """11.3 The tile of +1 good goes on an active goods card; 11.3a it is never moved (R40)."""
    if not player.tiles & PLUS_BIT:
        return reasons.NO_TILE
    if player.plus:
        return reasons.PLUS_LAID
    return why_not_card(player, slot, GOODS_CARD)


def lay_plus(s: MombasaState, seat: int, slot: int) -> None:
    """11.3 The tile is put on a goods card; the turn goes on (R40)."""
    player = s.players[seat]
    player.plus = 1 << slot
    if s.ears is not None:
        s.tell(
            "plus",
            seat,
            {"card": CARDS[player.slots[slot]]},
            source=f"seat:{seat}/tile:{CARDS[PLUS_TILE]}",
            target=f"seat:{seat}/slot:{slot + 1}",
        )
