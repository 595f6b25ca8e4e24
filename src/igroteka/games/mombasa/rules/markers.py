"""Chapter 10 and 16.5 to 16.8: bonus markers, and the spots of the board and of the tracks."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import (
    ADVANCE_ON,
    ADVANCES,
    BUY_CARD,
    BUYS,
    BUYS_NOTHING,
    CHOOSE_EITHER,
    EITHERS,
    LINE,
    LINES,
    SELL_CARD,
    SELLS,
    MombasaAction,
)
from igroteka.games.mombasa.pieces import (
    CARD_RED,
    CARD_SUIT,
    CARDS,
    COMPANY_COUNT,
    FIRST_TILE,
    GOODS,
    SPACES,
    START_MARKERS,
    SUITS,
)
from igroteka.games.mombasa.rules.area import B, totals
from igroteka.games.mombasa.rules.board import move_diamond
from igroteka.games.mombasa.rules.books import BookPoints
from igroteka.games.mombasa.rules.goods import price_at, take_card
from igroteka.games.mombasa.rules.money import pay, take_pounds
from igroteka.games.mombasa.rules.rewards import take_rewards
from igroteka.games.mombasa.rules.tracks import Advance
from igroteka.games.mombasa.spots import (
    ADVANCE,
    BUY,
    EITHER,
    EITHER_PAYS,
    FIRST_PLAYER,
    FIRST_TRACK_SPOT,
    LINE_FROM,
    LINE_PAYS,
    MAJORITY,
    RESERVE,
    SELL,
    SPOT_BOOKS,
    SPOT_COMPANY,
    SPOT_DIAMONDS,
    SPOT_DISCOUNT,
    SPOT_KIND,
    SPOT_LEVEL,
    SPOT_PLUS,
    SPOT_POUNDS,
    SPOT_STEPS,
    SPOT_SUIT,
    SPOT_TAKES,
    SPOT_TILE,
    SPOT_TRACK,
    SPOT_TRACKS,
    SPOTS,
)
from igroteka.games.mombasa.state import MombasaState, Player, members
from igroteka.games.mombasa.tracks import MARKERS_MORE, TRACK_COUNT
from igroteka.kernel.step import Decision, Step

# The spots of each track.
SPOTS_OF: Final = tuple(
    [
        tuple([spot for spot in range(len(SPOTS)) if SPOT_TRACK[spot] == track])
        for track in range(TRACK_COUNT)
    ]
)


# --- which spots are free --------------------------------------------------------------------


def markers_left(s: MombasaState, seat: int) -> int:
    """1.10a, 16.4 The bonus markers of a player that lie on no spot."""
    at = s.letter_at[B]
    more = MARKERS_MORE[s.tracks[at]][s.players[seat].levels[at]]
    return START_MARKERS[s.seats] + more - s.markers.count(seat)


def spots_in_game(s: MombasaState) -> list[int]:
    """15.6b The spots of the board and of the four tracks that lie there."""
    found = list(range(FIRST_TRACK_SPOT))
    for track in s.tracks:
        found += SPOTS_OF[track]
    return found


def spots_for(s: MombasaState, seat: int) -> list[int]:
    """10.1 The spots on which `seat` may put a marker now, if it has one."""
    found = [spot for spot in range(FIRST_TRACK_SPOT) if not why_not_spot(s, seat, spot)]
    levels = s.players[seat].levels
    for company in range(COMPANY_COUNT):
        if levels[company]:
            for spot in SPOTS_OF[s.tracks[company]]:
                if not why_not_spot(s, seat, spot):
                    found.append(spot)
    return found


def why_not_mark(s: MombasaState, seat: int, spot: int) -> str:
    """10.1, R56 A marker that is not on a spot; then what speaks against the spot."""
    if SPOT_TRACK[spot] >= 0 and SPOT_TRACK[spot] not in s.tracks:
        return reasons.NOT_IN_GAME
    if markers_left(s, seat) <= 0:
        return reasons.NO_MARKER
    return why_not_spot(s, seat, spot)


def why_not_spot(s: MombasaState, seat: int, spot: int) -> str:
    """10.1 An empty spot (10.2, R9), and what it asks for."""
    if s.markers[spot] >= 0:
        return reasons.SPOT_TAKEN
    player = s.players[seat]
    track = SPOT_TRACK[spot]
    if track >= 0:
        if player.levels[s.tracks.index(track)] < SPOT_LEVEL[spot]:
            return reasons.LOCKED
        for other in SPOTS_OF[track]:
            if s.markers[other] == seat:
                return reasons.OTHER_SPOT  # 15.7a, R44
    if player.pounds < SPOT_POUNDS[spot]:
        return reasons.CANNOT_PAY
    kind = SPOT_KIND[spot]
    if kind == FIRST_PLAYER:
        return reasons.FIRST_TURN if s.opening and s.first == seat else ""  # 10.3a, R49
    if kind == SELL:
        return why_not_sell_any(player, spot)
    if kind == MAJORITY:
        return why_not_majority(s, seat, SPOT_SUIT[spot])
    if kind == BUY and not SPOT_DIAMONDS[spot]:
        can = can_buy_any(s, spot, player.pounds - SPOT_POUNDS[spot])
        return "" if can else reasons.NOTHING_TO_BUY  # R38
    return ""


def can_buy_any(s: MombasaState, spot: int, pounds: int) -> bool:
    """10.4, 16.6 Whether so many pounds pay for a card of the display."""
    for space in range(len(SPACES)):
        if s.display[space] >= 0 and price_at(s, space, SPOT_DISCOUNT[spot]) <= pounds:
            return True
    return False


def why_not_sell_any(player: Player, spot: int) -> str:
    """10.5, 16.7 A card of the hand that the spot takes."""
    for card in members(player.hand):
        if takes(spot, card):
            return ""
    return reasons.NOTHING_TO_SELL


def takes(spot: int, card: int) -> bool:
    """16.7, R26 Whether a spot takes a card: any, or those of one good only."""
    return SPOT_TAKES[spot] < 0 or CARD_SUIT[card] == SPOT_TAKES[spot]


def why_not_majority(s: MombasaState, seat: int, suit: int) -> str:
    """10.6, R41 Nobody else may have a larger total; R22 and the own one is at least 1.

    R21 Who has ended has nothing in the area.
    """
    own = totals(s, s.players[seat])[suit]
    if not own:
        return reasons.NO_TOTAL
    for other in range(s.seats):
        if other != seat and totals(s, s.players[other])[suit] > own:
            return reasons.OUTNUMBERED
    return ""


def mark_numbers(s: MombasaState, seat: int, spot: int, code: str) -> dict[str, str | int]:
    """What the sentence of a refused spot mentions."""
    if code == reasons.CANNOT_PAY:
        return {"pounds": SPOT_POUNDS[spot], "have": s.players[seat].pounds}
    if code in (reasons.OUTNUMBERED, reasons.NO_TOTAL):
        suit = SPOT_SUIT[spot]
        all_totals = [totals(s, player)[suit] for player in s.players]
        return {"suit": SUITS[suit], "have": all_totals[seat], "most": max(all_totals)}
    if code == reasons.NOTHING_TO_SELL and SPOT_TAKES[spot] >= 0:
        return {"good": GOODS[SPOT_TAKES[spot]]}
    return {}


# --- placing a marker ------------------------------------------------------------------------


def mark(s: MombasaState, seat: int, spot: int) -> None:
    """10.1 The marker is placed, the cost is paid, and the reward comes at once."""
    s.markers[spot] = seat
    if s.ears is not None:
        name = SPOTS[spot]
        args: dict[str, str | int] = {"spot": name}
        s.tell("marks", seat, args, source=f"seat:{seat}/markers", target=f"spot:{name}")
    pay(s, seat, SPOT_POUNDS[spot], "spot")
    kind = SPOT_KIND[spot]
    if kind == FIRST_PLAYER:
        take_first(s, seat, spot)
    elif kind == BUY:
        move_diamond(s, seat, SPOT_DIAMONDS[spot])  # 16.6, R12
        if can_buy_any(s, spot, s.players[seat].pounds):
            s.next(BuyForPounds(seat, spot))
    elif kind == SELL:
        s.next(SellCard(seat, spot))
    elif kind == MAJORITY:
        take_line(s, seat, spot)
    elif kind == EITHER:
        s.next(ChooseEither(seat, spot))
    elif kind == ADVANCE:
        s.next(ChooseTracks(seat, spot, 0))
    elif s.ears is not None:
        # 10.7: a reserved tile comes in the preparation phase; after round 7 there is none (R39).
        s.tell("reserves", seat, {"tile": CARDS[SPOT_TILE[spot]]})


def take_first(s: MombasaState, seat: int, spot: int) -> None:
    """10.3 The first-player marker at once, and 1 book point."""
    before = s.first
    s.first = seat
    if s.ears is not None:
        s.tell("first", seat, {}, source=f"seat:{before}/first", target=f"seat:{seat}/first")
    s.next(BookPoints(seat, SPOT_BOOKS[spot]))


# --- buying for pounds -----------------------------------------------------------------------


class BuyForPounds(Decision[MombasaState, MombasaAction]):
    """10.4 One card of the display for its price in pounds; 16.6 on C2 it may be left."""

    __slots__ = ("spot",)

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def options(self, s: MombasaState) -> list[MombasaAction]:
        found = [BUYS_NOTHING] if SPOT_DIAMONDS[self.spot] else []
        return found + [action for action in BUYS if not self.why_not(s, action)]

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return [BUYS_NOTHING, *BUYS]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action is BUYS_NOTHING and SPOT_DIAMONDS[self.spot]:
            return ""
        if action.kind != BUY_CARD:
            return reasons.NOT_NOW
        if s.display[action.what] < 0:
            return reasons.SPACE_EMPTY
        price = price_at(s, action.what, SPOT_DISCOUNT[self.spot])
        return "" if price <= s.players[self.seat].pounds else reasons.CANNOT_PAY

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        if code == reasons.CANNOT_PAY:
            price = price_at(s, action.what, SPOT_DISCOUNT[self.spot])
            return {"pounds": price, "have": s.players[self.seat].pounds}
        return {}

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        return "10.4" if code in (reasons.CANNOT_PAY, reasons.NOT_NOW) else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        if action is not BUYS_NOTHING:
            pay(s, self.seat, price_at(s, action.what, SPOT_DISCOUNT[self.spot]), "card")
            take_card(s, self.seat, action.what)


# --- selling ---------------------------------------------------------------------------------


class SellCard(Decision[MombasaState, MombasaAction]):
    """10.5, 16.7 One card of the hand for its red number and some pounds more (R13)."""

    __slots__ = ("spot",)

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def options(self, s: MombasaState) -> list[MombasaAction]:
        hand = members(s.players[self.seat].hand)
        return [SELLS[card] for card in hand if takes(self.spot, card)]

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return [SELLS[card] for card in members(s.players[self.seat].hand)]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind != SELL_CARD:
            return reasons.NOT_NOW
        if not s.players[self.seat].hand >> action.what & 1:
            return reasons.NOT_IN_HAND
        return "" if takes(self.spot, action.what) else reasons.WRONG_GOOD

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        return {"good": GOODS[SPOT_TAKES[self.spot]]} if code == reasons.WRONG_GOOD else {}

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        return "10.5" if code == reasons.NOT_IN_HAND else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        card = action.what
        s.players[self.seat].hand &= ~(1 << card)
        s.discard.append(card)
        if s.ears is not None:
            args: dict[str, str | int] = {"card": CARDS[card]}
            s.tell("sells", self.seat, args, source=f"seat:{self.seat}/hand", target="discard")
        take_pounds(s, self.seat, CARD_RED[card] + SPOT_PLUS[self.spot])


# --- majorities ------------------------------------------------------------------------------


def lines_reached(s: MombasaState, seat: int, spot: int) -> int:
    """10.6b How many lines of a majority spot the own total reaches."""
    own = totals(s, s.players[seat])[SPOT_SUIT[spot]]
    return len([bound for bound in LINE_FROM[spot] if bound <= own])


def take_line(s: MombasaState, seat: int, spot: int) -> None:
    """10.6a, 10.6c The reward of the total, without using cards; 10.6d with a choice of lines."""
    if lines_reached(s, seat, spot) > 1:
        s.next(ChooseLine(seat, spot))
    else:
        take_rewards(s, seat, LINE_PAYS[spot][0], SPOT_COMPANY[spot])


class ChooseLine(Decision[MombasaState, MombasaAction]):
    """10.6b, 10.6d The line that the total reaches, or a lower one as a whole (R42)."""

    __slots__ = ("spot",)

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def options(self, s: MombasaState) -> list[MombasaAction]:
        return LINES[: lines_reached(s, self.seat, self.spot)]

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return LINES[: len(LINE_FROM[self.spot])]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind != LINE:
            return reasons.NOT_NOW
        reached = lines_reached(s, self.seat, self.spot)
        return "" if action.what < reached else reasons.LINE_TOO_HIGH

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        take_rewards(s, self.seat, LINE_PAYS[self.spot][action.what], SPOT_COMPANY[self.spot])


# --- the spots of C1 and D2 ------------------------------------------------------------------


class ChooseEither(Decision[MombasaState, MombasaAction]):
    """16.5 One of two rewards."""

    __slots__ = ("spot",)

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def options(self, s: MombasaState) -> list[MombasaAction]:
        return EITHERS[: len(EITHER_PAYS[self.spot])]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        fits = action.kind == CHOOSE_EITHER and action.what < len(EITHER_PAYS[self.spot])
        return "" if fits else reasons.NOT_NOW

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        take_rewards(s, self.seat, EITHER_PAYS[self.spot][action.what])


class ChooseTracks(Step[MombasaState]):
    """16.8, R45 Steps on several other tracks, one after the other; the last needs no asking."""

    __slots__ = ("chosen", "spot")

    def __init__(self, seat: int, spot: int, chosen: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.chosen = chosen  # the companies on whose tracks steps have been made

    def run(self, s: MombasaState) -> None:
        if self.chosen.bit_count() == SPOT_TRACKS[self.spot]:
            return
        decision = ChooseTrack(self.seat, self.spot, self.chosen)
        options = decision.options(s)
        if len(options) > 1:
            s.next(decision)
        else:
            decision.take(s, options[0])


class ChooseTrack(Decision[MombasaState, MombasaAction]):
    """16.8 A track other than that of the spot, on which no steps have been made (R45)."""

    __slots__ = ("chosen", "spot")

    def __init__(self, seat: int, spot: int, chosen: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.chosen = chosen

    def options(self, s: MombasaState) -> list[MombasaAction]:
        return [action for action in ADVANCES if not self.why_not(s, action)]

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return ADVANCES

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind != ADVANCE_ON:
            return reasons.NOT_NOW
        if s.tracks[action.what] == SPOT_TRACK[self.spot]:
            return reasons.OWN_TRACK
        return reasons.TRACK_CHOSEN if self.chosen >> action.what & 1 else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        chosen = self.chosen | 1 << action.what
        s.then(
            [
                Advance(self.seat, action.what, SPOT_STEPS[self.spot]),
                ChooseTracks(self.seat, self.spot, chosen),
            ]
        )


# --- preparation -----------------------------------------------------------------------------


def take_markers_back(s: MombasaState) -> None:
    """13.4 All markers come home; who takes one from a tile spot gets its bonus tile (11.1)."""
    for spot in range(len(SPOTS)):
        seat = s.markers[spot]
        if seat < 0:
            continue
        s.markers[spot] = -1
        if s.ears is not None:
            source = f"spot:{SPOTS[spot]}"
            s.tell("marker_home", seat, {}, source=source, target=f"seat:{seat}/markers")
        if SPOT_KIND[spot] == RESERVE:
            tile = SPOT_TILE[spot]
            s.players[seat].tiles |= 1 << (tile - FIRST_TILE)
            if s.ears is not None:
                name = CARDS[tile]
                args: dict[str, str | int] = {"tile": name}
                s.tell(
                    "gets_tile",
                    seat,
                    args,
                    source=f"tile:{name}",
                    target=f"seat:{seat}/tile:{name}",
                )


assert max(SPOT_TRACKS) < COMPANY_COUNT, "a spot leaves out its own track"
