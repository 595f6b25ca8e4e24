"""The fields of Cosmic Colonies that are saved in a form of their own: tiles, slots, automaton."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka.games.cosmic_colonies.grid import SIZE, mask_of, written_squares
from igroteka.games.cosmic_colonies.pieces import (
    BASIC,
    BUILDINGS,
    MONUMENT_MASKS,
    MONUMENTS,
    PLACEMENTS,
    RESOURCES,
    SLOT_NAMES,
    SLOTS_EACH,
)
from igroteka.games.cosmic_colonies.workers import CARDS
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader, index_of, listed, shown, tallied, without_nothing

MOST_RESOURCES = 999
SOLO_KEYS = ("deck", "discard", "cards", "resources", "built")


# --- tiles and monuments on an asteroid


def write_tiles(player: Any) -> object:
    """The tiles of a player, each as its name and squares, in the order they were laid."""
    return [
        f"{BUILDINGS[player.kinds[n]]} {written_squares(player.masks[n])}"
        for n in range(len(player.kinds))
    ]


def read_tiles(player: Any, r: Reader) -> None:
    """Set `kinds` and `masks` of a player from what `write_tiles` wrote."""
    player.kinds, player.masks = [], []
    for where, name, squares in pieces_read(r, "tiles"):
        kind = index_of(name, BUILDINGS, where)
        mask = read_squares(squares, where)
        if not any([placement.mask == mask for placement in PLACEMENTS[kind]]):
            raise UnreadableSave(
                f"{where}: expected the squares of a {name}, found {shown(squares)}"
            )
        player.kinds.append(kind)
        player.masks.append(mask)


def write_monuments(player: Any) -> object:
    """The monuments of a player, each as its name and squares."""
    return [
        f"{MONUMENTS[player.monuments[n]]} {written_squares(player.monument_masks[n])}"
        for n in range(len(player.monuments))
    ]


def read_monuments(player: Any, r: Reader) -> None:
    """Set `monuments` and `monument_masks` of a player from what `write_monuments` wrote."""
    player.monuments, player.monument_masks = [], []
    for where, name, squares in pieces_read(r, "monuments"):
        monument = index_of(name, MONUMENTS, where)
        mask = read_squares(squares, where)
        if mask not in MONUMENT_MASKS[monument]:
            raise UnreadableSave(f"{where}: expected the squares of {name}, found {shown(squares)}")
        player.monuments.append(monument)
        player.monument_masks.append(mask)


def pieces_read(r: Reader, key: str) -> list[tuple[str, str, str]]:
    """Where each piece of a list stands, its name, and its squares as text."""
    found: list[tuple[str, str, str]] = []
    for index, piece in enumerate(r.items(key)):
        name, _, squares = str(piece).partition(" ")
        found.append((f"{r.at(key)}[{index}]", name, squares))
    return found


def read_squares(text: str, where: str) -> int:
    """The mask of squares written by `written_squares`."""
    cells: list[tuple[int, int]] = []
    for word in text.split():
        row, comma, col = word.partition(",")
        try:
            cells.append((int(row), int(col)))
        except ValueError:
            raise UnreadableSave(
                f"{where}: expected squares such as 0,2; found {shown(word)}"
            ) from None
        if not comma or not all([-2 <= n < SIZE + 2 for n in cells[-1]]):
            raise UnreadableSave(
                f"{where}: expected a square near the asteroid, found {shown(word)}"
            )
    return mask_of(cells)


# --- the board


def slot_names(seats: int) -> list[str]:
    """All slots of the board for so many seats, in the order of `State.slots`."""
    each = SLOTS_EACH[seats]
    return [
        f"{BUILDINGS[kind]}/{SLOT_NAMES[slot]}" for kind in range(BASIC) for slot in range(each)
    ]


def write_slots(s: Any) -> object:
    """The slots in which a tile lies."""
    names = slot_names(s.seats)
    return " ".join([names[slot] for slot in range(len(names)) if s.slots[slot]])


def read_slots(s: Any, r: Reader) -> None:
    """Set `slots` from what `write_slots` wrote."""
    names = slot_names(r.seats)
    filled = r.ids("slots", names)
    if len(set(filled)) != len(filled):
        raise UnreadableSave(f"{r.at('slots')}: expected each slot once")
    s.slots = [1 if slot in filled else 0 for slot in range(len(names))]


def no_passing(seats: int) -> list[list[int]]:
    """1.11 The two spaces for passed cards, both empty."""
    return [[], []]


def write_passing(passing: Sequence[list[int]]) -> object:
    """The cards on the two spaces."""
    return [listed(cards, CARDS) for cards in passing]


def read_passing(r: Reader) -> list[list[int]]:
    """The way back from `write_passing`."""
    where = r.at("passing")
    return [
        [index_of(word, CARDS, where) for word in str(cards).split()]
        for cards in r.items("passing", 2)
    ]


def read_passing_seen(r: Reader) -> list[bool]:
    """Whether everybody has seen the cards of each space."""
    for seen in r.items("passing_seen", 2):
        if not isinstance(seen, bool):
            raise UnreadableSave(
                f"{r.at('passing_seen')}: expected true or false, found {shown(seen)}"
            )
    return [seen is True for seen in r.items("passing_seen", 2)]


# --- the automaton


def write_solo(s: Any) -> object:
    """What belongs to the automaton, and the deck."""
    return without_nothing(
        {
            "deck": listed(s.deck, CARDS),
            "discard": listed(s.discard, CARDS),
            "cards": listed(s.bot_cards, CARDS),
            "resources": tallied(s.bot_resources, RESOURCES),
            "built": tallied(s.bot_built, BUILDINGS[:BASIC]),
        }
    )


def read_solo(s: Any, r: Reader) -> None:
    """Set the fields of the automaton from what `write_solo` wrote."""
    alone = r.child("solo")
    alone.known(SOLO_KEYS)
    s.deck = alone.ids("deck", CARDS)
    s.discard = alone.ids("discard", CARDS)
    s.bot_cards = alone.ids("cards", CARDS)
    s.bot_resources = alone.tally("resources", RESOURCES, MOST_RESOURCES)
    s.bot_built = alone.tally("built", BUILDINGS[:BASIC], MOST_RESOURCES)
