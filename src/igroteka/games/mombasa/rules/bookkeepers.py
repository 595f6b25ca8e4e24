"""Chapter 8: bookkeepers, who move the ink jar from book to book."""

from __future__ import annotations

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import (
    FROM_TILE,
    JAR,
    JAR_STAYS,
    JARS,
    TURN,
    TURNS,
    MombasaAction,
)
from igroteka.games.mombasa.books import (
    BOOK_LAST,
    BOOK_NEEDS,
    BOOK_PAYS,
    BOOK_SCALE,
    BOOKS,
    FIRST_STARTING_BOOK,
    PEOPLE,
    SAME,
    SCALE_LESS,
    STARTING_SPACE,
    TURNING_POUNDS,
)
from igroteka.games.mombasa.pieces import CARD_POINTS, GOODS, POUNDS, SUITS
from igroteka.games.mombasa.rules.area import (
    BOOKKEEPER_BIT,
    BOOKKEEPER_TILE,
    people,
    totals,
    turn_down,
    turn_down_tile,
)
from igroteka.games.mombasa.rules.board import move_jar
from igroteka.games.mombasa.rules.books import BookPoints
from igroteka.games.mombasa.rules.money import pay
from igroteka.games.mombasa.rules.rewards import take_rewards
from igroteka.games.mombasa.state import MombasaState
from igroteka.kernel.step import Decision, Step


def keep_books(s: MombasaState, seat: int, slot: int) -> None:
    """8.1 One bookkeeper: first the jar, then the points of the card (8.5).

    The card is turned down at once: 8.6b does not count it anyway.
    """
    if slot == FROM_TILE:
        card = BOOKKEEPER_TILE  # 11.4
        turn_down_tile(s, seat, BOOKKEEPER_BIT, card)
    else:
        card = s.players[seat].slots[slot]
        turn_down(s, seat, slot)
    s.then([JarMoves(seat, 0), BookPoints(seat, CARD_POINTS[card])])


# --- requirements ----------------------------------------------------------------------------


def meets(book: int, sums: list[int], others: int) -> bool:
    """8.3a Whether these totals and so many other people meet the requirements of a book.

    Only active cards are in the totals, and nothing is turned or paid for it (8.3c, R17).
    """
    needs = BOOK_NEEDS[book]
    if others < needs[PEOPLE]:
        return False
    for suit in range(len(SUITS)):
        if sums[suit] < needs[suit]:
            return False  # 8.6
    if needs[SAME]:
        for good in range(len(GOODS)):
            if sums[good] - needs[good] >= needs[SAME]:
                return True  # 8.6a; 8.6c what the other requirement asks for does not count
        return False
    return True


def furthest(s: MombasaState, seat: int) -> int:
    """8.3 The last space the jar can reach: no gap (8.3e), every requirement met (8.3b)."""
    player = s.players[seat]
    sums = totals(s, player)
    others = people(player)
    space = player.jar
    while space < BOOK_LAST:
        book = player.books[space + 1]
        if book < 0:
            break
        turned = player.turned >> (space + 1) & 1  # 8.3d
        if not turned and not meets(book, sums, others):
            break
        space += 1
    return space


# --- moving the jar --------------------------------------------------------------------------


class JarMoves(Step[MombasaState]):
    """8.2, 8.3 The player is asked if a book can be turned or the jar can move (R36)."""

    __slots__ = ("turned",)

    def __init__(self, seat: int, turned: int) -> None:
        super().__init__(seat)
        self.turned = turned

    def run(self, s: MombasaState) -> None:
        decision = MoveJar(self.seat, self.turned)
        if len(decision.options(s)) > 1:
            s.next(decision)


class MoveJar(Decision[MombasaState, MombasaAction]):
    """8.2 Perhaps turn one book down for £2; 8.3 then move the jar as far as one likes."""

    __slots__ = ("turned",)

    def __init__(self, seat: int, turned: int) -> None:
        super().__init__(seat)
        self.turned = turned  # how many books have been turned down: 0 or 1

    def options(self, s: MombasaState) -> list[MombasaAction]:
        player = s.players[self.seat]
        found = [JAR_STAYS]
        for space in range(player.jar + 1, furthest(s, self.seat) + 1):
            found.append(JARS[space - STARTING_SPACE])
        if not self.turned and player.pounds >= TURNING_POUNDS:
            for space in range(STARTING_SPACE + 1, BOOK_LAST + 1):
                if player.books[space] >= 0 and not player.turned >> space & 1:
                    found.append(TURNS[space - STARTING_SPACE])
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        player = s.players[self.seat]
        lying = [
            space for space in range(STARTING_SPACE, BOOK_LAST + 1) if player.books[space] >= 0
        ]
        turns = [TURNS[space - STARTING_SPACE] for space in lying]
        return [JAR_STAYS, *JARS[player.jar :], *turns]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind == JAR:
            return "" if action is JAR_STAYS else why_not_reach(s, self.seat, action.where)
        if action.kind == TURN:
            return self.why_not_turn(s, action.where)
        return reasons.NOT_NOW

    def why_not_turn(self, s: MombasaState, space: int) -> str:
        """8.2 One face-up book in each use of a bookkeeper, never the starting book (R16, R34)."""
        player = s.players[self.seat]
        book = player.books[space]
        if book < 0:
            return reasons.NO_BOOK
        if book >= FIRST_STARTING_BOOK:
            return reasons.STARTING_BOOK
        if self.turned:
            return reasons.TURNED_ONE
        if player.turned >> space & 1:
            return reasons.FACE_DOWN
        return reasons.CANNOT_PAY if player.pounds < TURNING_POUNDS else ""

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        player = s.players[self.seat]
        if code == reasons.CANNOT_PAY:
            return {"pounds": TURNING_POUNDS, "have": player.pounds}
        if code in (reasons.REQUIREMENT, reasons.GAP):
            space = furthest(s, self.seat) + 1
            numbers: dict[str, str | int] = {"at": space}
            if code == reasons.REQUIREMENT:
                numbers["book"] = BOOKS[player.books[space]]
            return numbers
        return {}

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        return "8.2" if code in (reasons.CANNOT_PAY, reasons.FACE_DOWN) else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        if action.kind == TURN:
            turn_book(s, self.seat, action.where)
            s.next(JarMoves(self.seat, 1))
        elif action is not JAR_STAYS:
            stop_on(s, self.seat, action.where)


def why_not_reach(s: MombasaState, seat: int, space: int) -> str:
    """8.3 Forward only, as far as books lie and their requirements are met."""
    player = s.players[seat]
    if space <= player.jar:
        return reasons.NOT_FORWARD
    last = furthest(s, seat)
    if space <= last:
        return ""
    return reasons.GAP if player.books[last + 1] < 0 else reasons.REQUIREMENT


def turn_book(s: MombasaState, seat: int, space: int) -> None:
    """8.2 A book is turned face down for £2."""
    pay(s, seat, TURNING_POUNDS, "turning")
    player = s.players[seat]
    player.turned |= 1 << space
    if s.ears is not None:
        here = f"seat:{seat}/space:{space}"
        args: dict[str, str | int] = {"book": BOOKS[player.books[space]], "space": space}
        s.tell("turns", seat, args, source=here, target=here)


def stop_on(s: MombasaState, seat: int, space: int) -> None:
    """8.4 The book on which the jar stops gives its reward, if it lies face up."""
    move_jar(s, seat, space)
    player = s.players[seat]
    if not player.turned >> space & 1:
        take_rewards(s, seat, reward_of(s, seat, player.books[space]))


def reward_of(s: MombasaState, seat: int, book: int) -> list[int]:
    """8.7 What a book pays; 8.7c some pay for active goods."""
    pays = list(BOOK_PAYS[book])
    if BOOK_SCALE[book] >= 0:
        pays[POUNDS] += max(0, totals(s, s.players[seat])[BOOK_SCALE[book]] - SCALE_LESS)
    return pays
