"""Chapter 7: book points, and the books they buy."""

from __future__ import annotations

from typing import Final

from igroteka.games.mombasa import reasons
from igroteka.games.mombasa.actions import (
    BOOK,
    FIRST_FREE,
    LAY,
    LAYS,
    TAKES_BOOK,
    TAKES_POUND,
    MombasaAction,
)
from igroteka.games.mombasa.books import (
    BOOK_COST,
    BOOK_LAST,
    BOOK_LETTER,
    BOOK_LETTERS,
    BOOK_SPACES,
    BOOK_TILES,
    BOOKS,
    BOOKS_OF,
    POINT_POUNDS,
    POINT_POUNDS_AT_END,
    SPACE_LETTER,
    TAKES_A,
)
from igroteka.games.mombasa.pieces import NONE
from igroteka.games.mombasa.rules.board import jar_is_home
from igroteka.games.mombasa.rules.money import take_pounds
from igroteka.games.mombasa.state import MombasaState, Player
from igroteka.kernel.dice import after_roll, rolled
from igroteka.kernel.step import Decision, Step

A: Final = 0  # the letter with forbidden spaces
COIN: Final = 1  # pound

LETTER_MASK: Final = tuple([sum([1 << book for book in books]) for books in BOOKS_OF])


# --- spending points -------------------------------------------------------------------------


class BookPoints(Step[MombasaState]):
    """7.1 Points gained at the same time are one sum, spent at once (R32)."""

    __slots__ = ("points",)

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def run(self, s: MombasaState) -> None:
        if jar_is_home(s, self.seat):
            # 17.4, R24, R35
            take_pounds(s, self.seat, POINT_POUNDS_AT_END * self.points)
        else:
            spend_points(s, self.seat, self.points)


def spend_points(s: MombasaState, seat: int, points: int) -> None:
    """7.2 The player is asked as long as a book can be bought; else points are pounds."""
    if not points:
        return
    decision = SpendPoints(seat, points)
    if len(decision.options(s)) > 1:
        s.next(decision)
    else:
        take_pounds(s, seat, POINT_POUNDS * points)


class SpendPoints(Decision[MombasaState, MombasaAction]):
    """7.2 A book A or B for 1 point, a book C for 2, or £1 for a point."""

    __slots__ = ("points",)

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, s: MombasaState) -> list[MombasaAction]:
        found = [TAKES_POUND]
        fits = letters_that_fit(s, self.seat)
        for space in range(len(BOOK_SPACES)):
            letter = SPACE_LETTER[space]
            if s.book_display[space] >= 0 and fits[letter] and BOOK_COST[letter] <= self.points:
                found.append(TAKES_BOOK[space])
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return [TAKES_POUND, *TAKES_BOOK]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action is TAKES_POUND:
            return ""
        if action.kind != BOOK:
            return reasons.NOT_NOW
        if s.book_display[action.what] < 0:
            return reasons.SPACE_EMPTY
        letter = SPACE_LETTER[action.what]
        if BOOK_COST[letter] > self.points:
            return reasons.TOO_FEW_BOOK_POINTS
        return "" if letters_that_fit(s, self.seat)[letter] else reasons.NO_ROOM

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        if code == reasons.TOO_FEW_BOOK_POINTS:
            return {"points": self.points, "cost": BOOK_COST[SPACE_LETTER[action.what]]}
        if code == reasons.NO_ROOM:
            return {"letter": BOOK_LETTERS[SPACE_LETTER[action.what]]}
        return {}

    def refusal_clause(self, s: MombasaState, action: MombasaAction, code: str) -> str:
        return "18.6" if code == reasons.SPACE_EMPTY else ""

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        if action is TAKES_POUND:
            take_pounds(s, self.seat, POINT_POUNDS)
            spend_points(s, self.seat, self.points - 1)
        else:
            take_book(s, self.seat, action.what)
            spend_points(s, self.seat, self.points - BOOK_COST[SPACE_LETTER[action.what]])


def take_book(s: MombasaState, seat: int, space: int) -> None:
    """7.2 A book from the display; 13.2a who takes it takes the coin below it too."""
    book = s.book_display[space]
    s.book_display[space] = NONE
    s.bought.append(book)
    if s.ears is not None:
        name = BOOK_SPACES[space]
        args: dict[str, str | int] = {"book": BOOKS[book], "space": name}
        s.tell("takes_book", seat, args, source=f"book:{name}", target=f"seat:{seat}/bought")
    if s.coins >> space & 1:
        s.coins &= ~(1 << space)
        take_pounds(s, seat, COIN, f"coin:{BOOK_SPACES[space]}")


# --- room on the book track ------------------------------------------------------------------


class Room:
    """What a book track can still take: which letters lie on it, and how many spaces are empty."""

    __slots__ = ("empty", "empty_for_a", "letters")

    def __init__(self, books: list[int]) -> None:
        self.letters = 0
        self.empty = 0
        self.empty_for_a = 0
        for space in range(FIRST_FREE, BOOK_LAST + 1):
            if books[space] >= 0:
                self.letters |= 1 << BOOK_LETTER[books[space]]
            else:
                self.empty += 1
                self.empty_for_a += TAKES_A[space]

    def takes(self, letters: int) -> bool:
        """R14 Whether books of these letters, a mask, can all be laid.

        Once one book of a letter lies, any number of that letter can be laid on it (7.3d), so
        only letters that are not on the track yet need an empty space each.
        """
        new = letters & ~self.letters
        return new.bit_count() <= self.empty and (not new >> A & 1 or self.empty_for_a > 0)


def letters_of(books: list[int]) -> int:
    """The letters of some books, as a mask."""
    found = 0
    for book in books:
        found |= 1 << BOOK_LETTER[book]
    return found


def letters_that_fit(s: MombasaState, seat: int) -> list[bool]:
    """R14 For each letter, whether one more such book could be laid with all those bought."""
    room = Room(s.players[seat].books)
    bought = letters_of(s.bought)
    return [room.takes(bought | 1 << letter) for letter in range(len(BOOK_LETTERS))]


def why_not_on(player: Player, book: int, space: int) -> str:
    """7.3a, 7.3d Where a book may lie: on an empty space that takes it, or on its letter (R33)."""
    lying = player.books[space]
    if lying < 0:
        crossed_out = BOOK_LETTER[book] == A and not TAKES_A[space]
        return reasons.CROSSED_OUT if crossed_out else ""
    return "" if BOOK_LETTER[lying] == BOOK_LETTER[book] else reasons.OTHER_LETTER


# --- the end of a turn -----------------------------------------------------------------------


class LayBooks(Step[MombasaState]):
    """7.3 At the end of the turn the books bought are laid; 7.4 then the display is filled up."""

    __slots__ = ()

    def run(self, s: MombasaState) -> None:
        if s.bought:
            s.then([LayBook(self.seat), self])
        elif NONE in s.book_display:
            fill_book_display(s)


class LayBook(Decision[MombasaState, MombasaAction]):
    """7.3, 7.3b One of the books bought on any space that takes it (R15); 7.3c there it stays."""

    __slots__ = ()

    def options(self, s: MombasaState) -> list[MombasaAction]:
        found: list[MombasaAction] = []
        for book in s.bought:
            for action in LAYS[book]:
                if not why_not_lay(s, self.seat, book, action.where):
                    found.append(action)
        return found

    def candidates(self, s: MombasaState) -> list[MombasaAction]:
        return [action for book in s.bought for action in LAYS[book]]

    def why_not(self, s: MombasaState, action: MombasaAction) -> str:
        if action.kind != LAY:
            return reasons.NOT_NOW
        if action.what not in s.bought:
            return reasons.NOT_BOUGHT
        return why_not_lay(s, self.seat, action.what, action.where)

    def refusal_numbers(
        self, s: MombasaState, action: MombasaAction, code: str
    ) -> dict[str, str | int]:
        if code == reasons.OTHER_LETTER:
            return {"lying": BOOKS[s.players[self.seat].books[action.where]]}
        return {}

    def take(self, s: MombasaState, action: MombasaAction) -> None:
        player = s.players[self.seat]
        s.bought.remove(action.what)
        covered = player.books[action.where]
        if covered >= 0:
            s.covered.append(covered)
        player.books[action.where] = action.what
        player.turned &= ~(1 << action.where)  # R33
        if s.ears is not None:
            args: dict[str, str | int] = {"book": BOOKS[action.what], "space": action.where}
            s.tell(
                "lays",
                self.seat,
                args,
                source=f"seat:{self.seat}/bought",
                target=f"seat:{self.seat}/space:{action.where}",
            )


def why_not_lay(s: MombasaState, seat: int, book: int, space: int) -> str:
    """7.3 Where a book may lie, and R14 only so that the other books bought can be laid too."""
    player = s.players[seat]
    reason = why_not_on(player, book, space)
    if reason or len(s.bought) == 1:
        return reason
    rest = letters_of([other for other in s.bought if other != book])
    books = player.books.copy()
    books[space] = book
    return "" if Room(books).takes(rest) else reasons.BLOCKS_ANOTHER


def fill_book_display(s: MombasaState) -> None:
    """7.4 Every empty space gets a book of its letter; 18.6 as long as there are any."""
    for space in range(len(BOOK_SPACES)):
        if s.book_display[space] < 0:
            book = drawn_book(s, SPACE_LETTER[space])
            if book >= 0:
                s.book_display[space] = book
                if s.ears is not None:
                    name = BOOK_SPACES[space]
                    letter = BOOK_LETTERS[SPACE_LETTER[space]]
                    args: dict[str, str | int] = {"book": BOOK_TILES[book], "space": name}
                    s.tell("shows_book", -1, args, True, f"books:{letter}", f"book:{name}")


def drawn_book(s: MombasaState, letter: int) -> int:
    """1.8 A book of this letter from the face-down supply; NONE if they are used up."""
    left = s.book_supply & LETTER_MASK[letter]
    if not left:
        return NONE
    found = [book for book in BOOKS_OF[letter] if left >> book & 1]
    book = found[rolled(s.dice, len(found))]
    s.dice = after_roll(s.dice)
    s.book_supply &= ~(1 << book)
    return book
