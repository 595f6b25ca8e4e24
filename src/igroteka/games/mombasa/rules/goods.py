"""Chapter 5: goods cards, for one card of the display and for steps on company tracks."""

from __future__ import annotations

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import (
    ADD,
    ADDS,
    BUY_CARD,
    BUYS,
    BUYS_NOTHING,
    FORGOES,
    STEP,
    STEPS_ON,
    MombasaAction,
)
from igroteka.games.mombasa.pieces import (
    CARD_RED,
    CARD_SUIT,
    CARD_TYPE,
    CARDS,
    COMPANY_COUNT,
    GOODS,
    GOODS_CARD,
    NONE,
    SPACES,
    SURCHARGE,
)
from igroteka.games.mombasa.rules.area import A, turn_down, value_of, why_not_card
from igroteka.games.mombasa.rules.tracks import step_on, toll_of, why_not_step
from igroteka.games.mombasa.state import SLOT_COUNT, MombasaState, Player
from igroteka.games.mombasa.tracks import DISCOUNT, MIXING_GOOD
from igroteka.kernel.step import Decision

# --- prices ----------------------------------------------------------------------------------


def price_at(s: MombasaState, space: int, less: int) -> int:
    """5.3 The red number on the card plus that of its space; 18.2 never below 0."""
    return max(0, CARD_RED[s.display[space]] + SURCHARGE[space] - less)


def discount(s: MombasaState, player: Player, good: int) -> int:
    """16.1, 16.2 How much less a card costs that is bought with this good (R10, R11)."""
    at = s.letter_at[A]
    return DISCOUNT[s.tracks[at]][player.levels[at]][good]


def mixing_good(s: MombasaState, player: Player) -> int:
    """16.1 The good to which other goods may be added when a card is bought; NONE without that."""
    at = s.letter_at[A]
    return MIXING_GOOD[s.tracks[at]][player.levels[at]]


# --- the cards chosen ------------------------------------------------------------------------


class Payment:
    """What the goods cards on some slots come to when they are used together."""

    __slots__ = ("goods", "less", "value")

    def __init__(self, s: MombasaState, player: Player, chosen: int) -> None:
        self.value = 0
        self.less = 0
        self.goods = 0  # which goods are among them
        for slot in range(SLOT_COUNT):
            if chosen >> slot & 1:
                good = CARD_SUIT[player.slots[slot]]
                self.value += value_of(s, player, slot)
                self.less = max(self.less, discount(s, player, good))  # R43: once
                self.goods |= 1 << good

    def is_mixed(self) -> bool:
        """Whether there are goods of several kinds."""
        return self.goods & (self.goods - 1) != 0


def active_goods(player: Player) -> int:
    """4.3 The slots with active goods cards."""
    found = 0
    for slot in range(SLOT_COUNT):
        card = player.slots[slot]
        if card >= 0 and CARD_TYPE[card] == GOODS_CARD and not player.used >> slot & 1:
            found |= 1 << slot
    return found


def mixing_buys(s: MombasaState, player: Player) -> bool:
    """R43 Whether all active goods together, the one that mixes among them, can pay for a card."""
    everything = Payment(s, player, active_goods(player))
    if not everything.goods >> mixing_good(s, player) & 1:
        return False
    for space in range(len(SPACES)):
        if s.display[space] >= 0 and price_at(s, space, everything.less) <= everything.value:
            return True
    return False


class UseGoods(Decision[MombasaState, MombasaAction]):
    """5.1, 5.2 More cards of the same good, then a card of the display or no purchase (R28)."""

    __slots__ = ("chosen",)

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def options(self, s: MombasaState) -> list[MombasaAction]:
        player = s.players[self.seat]
        payment = Payment(s, player, self.chosen)
        mixed = payment.is_mixed()
        found = [] if mixed else [BUYS_NOTHING]
        if active_goods(player) & ~self.chosen:
            for slot in range(SLOT_COUNT):
                if not self.why_not_add(s, slot):
                    found.append(ADDS[slot])
        if not mixed or payment.goods >> mixing_good(s, player) & 1:
            for space in range(len(SPACES)):
                if s.display[space] >= 0 and price_at(s, space, payment.less) <= payment.value:
                    found.append(BUYS[space])
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return [BUYS_NOTHING, *ADDS, *BUYS]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind == ADD:
            return self.why_not_add(s, action.what)
        if action.kind == BUY_CARD:
            return self.why_not_buy(s, action.what)
        if action is BUYS_NOTHING:
            mixed = Payment(s, s.players[self.seat], self.chosen).is_mixed()
            return reasons.MIX_NEEDS_PURCHASE if mixed else ""
        return reasons.NOT_NOW

    def why_not_add(self, s: MombasaState, slot: int) -> str:
        """5.1 Only cards of the same good; 16.1 or of others, to buy a card with them (R43)."""
        player = s.players[self.seat]
        reason = why_not_card(player, slot, GOODS_CARD)
        if reason:
            return reason
        if self.chosen >> slot & 1:
            return reasons.ALREADY_CHOSEN
        payment = Payment(s, player, self.chosen)
        if payment.goods == 1 << CARD_SUIT[player.slots[slot]]:
            return ""
        if mixing_good(s, player) < 0:
            return reasons.OTHER_GOOD
        return "" if mixing_buys(s, player) else reasons.MIX_NEEDS_PURCHASE

    def why_not_buy(self, s: MombasaState, space: int) -> str:
        """5.3a The sum must be at least the price, which may be 0 (R60); R43 on mixed goods."""
        if s.display[space] < 0:
            return reasons.SPACE_EMPTY
        player = s.players[self.seat]
        payment = Payment(s, player, self.chosen)
        if payment.is_mixed() and not payment.goods >> mixing_good(s, player) & 1:
            return reasons.MIX_NEEDS_GOOD
        affordable = price_at(s, space, payment.less) <= payment.value
        return "" if affordable else reasons.TOO_EXPENSIVE

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        player = s.players[self.seat]
        if code == reasons.TOO_EXPENSIVE:
            payment = Payment(s, player, self.chosen)
            return {"price": price_at(s, action.what, payment.less), "have": payment.value}
        if code == reasons.MIX_NEEDS_GOOD:
            return {"good": GOODS[mixing_good(s, player)]}
        return {}

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        seat = self.seat
        if action.kind == ADD:
            use_goods(s, seat, self.chosen | 1 << action.what)
            return
        player = s.players[seat]
        payment = Payment(s, player, self.chosen)
        left = payment.value
        # 5.5 says to turn the cards down last; until then nothing looks at them.
        for slot in range(SLOT_COUNT):
            if self.chosen >> slot & 1:
                turn_down(s, seat, slot)
        if action.kind == BUY_CARD:
            left -= price_at(s, action.what, payment.less)  # 5.3c
            take_card(s, seat, action.what)
        spend_value(s, seat, left)


def use_goods(s: MombasaState, seat: int, chosen: int) -> None:
    """5.1, 18.1 One goods card or more; with nothing to add or buy their sum is for steps."""
    decision = UseGoods(seat, chosen)
    options = decision.options(s)
    if len(options) == 1 and options[0] is BUYS_NOTHING:
        decision.take(s, BUYS_NOTHING)
    else:
        s.next(decision)


def take_card(s: MombasaState, seat: int, space: int) -> None:
    """5.3b A card of the display goes to the hand (R50); 5.3d its space stays empty (R51)."""
    card = s.display[space]
    s.display[space] = NONE
    s.players[seat].hand |= 1 << card
    if s.ears is not None:
        args: dict[str, str | int] = {"card": CARDS[card]}
        source = f"display:{SPACES[space]}"
        s.tell("buys", seat, args, source=source, target=f"seat:{seat}/hand")


# --- steps -----------------------------------------------------------------------------------


def spend_value(s: MombasaState, seat: int, value: int) -> None:
    """5.4 Steps until the sum is spent; R27, R31 what no marker can use is lost."""
    if not value:
        return
    for company in range(COMPANY_COUNT):
        if not why_not_step(s, seat, company):
            s.next(SpendValue(seat, value))
            return
    lose_value(s, seat, value)


def lose_value(s: MombasaState, seat: int, value: int) -> None:
    """R2 Nothing of a sum is kept."""
    if s.ears is not None:
        s.tell("loses_value", seat, {"value": value})


class SpendValue(Decision[MombasaState, MombasaAction]):
    """5.4 One step on any company track for one unit of the sum (R3)."""

    __slots__ = ("value",)

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def options(self, s: MombasaState) -> list[MombasaAction]:
        found: list[MombasaAction] = []
        free = False
        for company in range(COMPANY_COUNT):
            if not why_not_step(s, self.seat, company):
                found.append(STEPS_ON[company])
                free = free or not toll_of(s, self.seat, company)
        if not free:
            found.append(FORGOES)
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return [*STEPS_ON, FORGOES]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind == STEP:
            return why_not_step(s, self.seat, action.what)
        if action is not FORGOES:
            return reasons.NOT_NOW
        for company in range(COMPANY_COUNT):
            if not why_not_step(s, self.seat, company) and not toll_of(s, self.seat, company):
                return reasons.VALUE_LEFT  # R27
        return ""

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        if code == reasons.CANNOT_PAY_TOLL:
            have = s.players[self.seat].pounds
            return {"pounds": toll_of(s, self.seat, action.what), "have": have}
        return {}

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        if action is FORGOES:
            lose_value(s, self.seat, self.value)
            return
        step_on(s, self.seat, action.what)
        spend_value(s, self.seat, self.value - 1)
