"""Checks of a loaded position of Cosmic Colonies: pieces, cards, boards and stores."""

from __future__ import annotations

from igroteka.games.cosmic_colonies.abilities import PLAIN, Ability
from igroteka.games.cosmic_colonies.grid import written_squares
from igroteka.games.cosmic_colonies.pieces import (
    ACTIONS_EACH,
    AREA_LIMIT,
    BASIC,
    BOT_STORAGE,
    BUILDINGS,
    GOALS,
    HAND_SIZE,
    MONUMENTS_IN_GAME,
    RESOURCES,
    STORAGE,
    TILES,
    UNITS,
)
from igroteka.games.cosmic_colonies.rules import building, effects, gathering, store
from igroteka.games.cosmic_colonies.rules.setup import cards_to_choose_from
from igroteka.games.cosmic_colonies.state import PICKING, ColoniesState, Player
from igroteka.games.cosmic_colonies.step_checks import check_steps
from igroteka.games.cosmic_colonies.workers import CARDS, WORKERS
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import Reader, check_counts

OVER_THE_LIMIT = (gathering.GatherMore, store.GainAny, store.StorageLimit, store.GiveBack)


def settle(s: ColoniesState, r: Reader) -> None:
    """Fill what follows from the save, and refuse a position that no game leads to."""
    s.take_variant()
    for seat in range(s.seats):
        s.players[seat].occupied = s.players[seat].covered()
        check_known_cards(s.players[seat], f"{r.at('players')}[{seat}]")
    check_counts(pieces_of(s), pieces_in_box(s))
    check_cards(s)
    check_table(s)
    for seat in range(s.seats):
        check_player(s, seat)
    check_steps(s)


# --- pieces ----------------------------------------------------------------------------------


def all_cards(s: ColoniesState) -> list[int]:
    """Every worker card of the game, wherever it is."""
    cards = [*s.box, *s.deck, *s.discard, *s.bot_cards, *s.passing[0], *s.passing[1]]
    for player in s.players:
        cards += [*player.hand, *player.played]
    return cards


def pieces_of(s: ColoniesState) -> dict[str, int]:
    """How many of each piece a position has, wherever they are."""
    found: dict[str, int] = {}
    for kind in range(len(RESOURCES)):
        held = sum([player.resources[kind] for player in s.players])
        found[RESOURCES[kind]] = s.supply[kind] + s.areas[kind] + held + s.bot_resources[kind]
    each = s.slots_each()
    for kind in range(len(BUILDINGS)):
        number = s.tiles[kind] + sum([player.kinds.count(kind) for player in s.players])
        if kind < BASIC:
            number += sum(s.slots[kind * each : (kind + 1) * each]) + s.bot_built[kind]
        for step in s.stack:
            if isinstance(step, (building.LayTile, effects.LayMoved)) and step.building == kind:
                number += 1  # on its way to the asteroid
        found[BUILDINGS[kind]] = number
    cards = all_cards(s)
    goals = s.goals_out.copy()
    raised = s.monuments.copy()
    for player in s.players:
        goals.append(player.goal)
        raised += player.monuments
    found["worker cards"] = len(cards)
    found["different worker cards"] = len(set(cards))
    found["goals"] = len(goals)
    found["different goals"] = len(set(goals))
    found["monuments"] = len(raised)
    found["different monuments"] = len(set(raised))
    return found


def pieces_in_box(s: ColoniesState) -> dict[str, int]:
    """How many of each piece a game of these seats and options has."""
    found: dict[str, int] = {}
    for kind in range(len(RESOURCES)):
        found[RESOURCES[kind]] = UNITS[kind]
    for kind in range(len(BUILDINGS)):
        found[BUILDINGS[kind]] = TILES[kind]
    cards = len(cards_to_choose_from(s))
    found["worker cards"] = cards
    found["different worker cards"] = cards
    found["goals"] = len(GOALS)
    found["different goals"] = len(GOALS)
    found["monuments"] = MONUMENTS_IN_GAME[s.seats] if s.expansion else 0
    found["different monuments"] = found["monuments"]
    return found


def check_cards(s: ColoniesState) -> None:
    """Refuse cards of another deck."""
    known = cards_to_choose_from(s)
    for card in all_cards(s):
        if card not in known:
            raise UnreadableSave(f"cards: expected cards of this game, found {CARDS[card]}")


# --- table and steps -------------------------------------------------------------------------


def check_table(s: ColoniesState) -> None:
    """Refuse areas, passing spaces and asteroids that no game has."""
    for kind in range(len(RESOURCES)):
        if s.areas[kind] > AREA_LIMIT[s.seats]:
            raise UnreadableSave(
                f"areas: expected at most {AREA_LIMIT[s.seats]} {RESOURCES[kind]}, "
                f"found {s.areas[kind]}"
            )
    check_automaton(s)
    on_board = ACTIONS_EACH if s.seats == 2 and s.phase != PICKING else 0
    if [len(cards) for cards in s.passing] != [on_board, on_board]:
        raise UnreadableSave(f"passing: expected two spaces with {on_board} cards each")
    played_before = s.seats == 2 and s.round > 1  # 6.8
    if s.passing_seen != [played_before, played_before]:
        raise UnreadableSave(f"passing_seen: expected {played_before} for both spaces")
    rocks = [player.asteroid for player in s.players]
    if len(set(rocks)) != len(rocks):
        raise UnreadableSave("players: expected different asteroids, found one twice")


def check_automaton(s: ColoniesState) -> None:
    """12.2 to 12.10 Refuse an automaton among several players, and a store or deck it never has."""
    if s.seats == 1:
        if sum(s.bot_resources) > BOT_STORAGE:
            raise UnreadableSave(
                f"solo.resources: expected at most {BOT_STORAGE}, found {sum(s.bot_resources)}"
            )
        missing = ACTIONS_EACH - len(s.bot_cards)
        if s.phase != PICKING and len(s.deck) < missing:
            raise UnreadableSave(
                f"solo.deck: expected {missing} cards for this round, found {len(s.deck)}"
            )
        return
    cards = [*s.discard, *s.bot_cards, *(s.deck if s.phase != PICKING else [])]
    if cards or any(s.bot_resources) or any(s.bot_built):
        raise UnreadableSave("solo: expected nothing of it in a game of several players")


def check_player(s: ColoniesState, seat: int) -> None:
    """Refuse a hand of another size, a store too full, and tiles that nobody could lay."""
    dealt = HAND_SIZE if s.phase != PICKING else 0
    player = s.players[seat]
    where = f"players[{seat}]"
    if len(player.hand) + len(player.played) != dealt:
        raise UnreadableSave(
            f"{where}.hand: expected {dealt} cards with those played, "
            f"found {len(player.hand) + len(player.played)}"
        )
    if len(set(player.seen)) != len(player.seen):
        raise UnreadableSave(f"{where}.seen: expected each card once")
    check_store(s, seat)
    check_tiles(s, seat)


def check_known_cards(player: Player, where: str) -> None:
    """Refuse more workers shown than played, and seen cards that are not in the hand."""
    if player.revealed > len(player.played):
        raise UnreadableSave(
            f"{where}.revealed: expected a whole number from 0 to {len(player.played)}, "
            f"found {player.revealed}"
        )
    for card in player.seen:
        if card not in player.hand and card not in player.played[player.revealed :]:
            raise UnreadableSave(f"{where}.seen: expected cards of the hand, found {CARDS[card]}")


def check_store(s: ColoniesState, seat: int) -> None:
    """3.3 Refuse a store over the limit, unless a gather or gain of the seat is going on."""
    held = sum(s.players[seat].resources)
    for step in s.stack:
        if step.seat == seat and isinstance(step, OVER_THE_LIMIT):
            return
    if held > STORAGE:
        raise UnreadableSave(f"players[{seat}].resources: expected at most {STORAGE}, found {held}")


def check_tiles(s: ColoniesState, seat: int) -> None:
    """5.4, 5.5, 13.9 Refuse tiles that no worker of this game can lay so, and loose monuments.

    Tiles are listed in the order they were laid, so each may cover earlier ones and monuments.
    """
    player = s.players[seat]
    where = f"players[{seat}]"
    ground = s.ground(seat)
    monuments = 0
    for number in range(len(player.monument_masks)):
        mask = player.monument_masks[number]
        if mask & ~ground or mask & monuments:
            raise UnreadableSave(f"{where}.monuments[{number}]: expected it on the asteroid")
        monuments |= mask
    abilities = [PLAIN, *abilities_in_game(s)]
    covered = monuments
    for number in range(len(player.masks)):
        mask = player.masks[number]
        outside = (mask & ~ground).bit_count()
        double = (mask & covered).bit_count()
        allowed = abilities if player.kinds[number] < BASIC else [PLAIN]
        could = any([a.overhang >= outside and a.overlap >= double for a in allowed])
        if not could or not mask & ground & ~covered:
            raise UnreadableSave(
                f"{where}.tiles[{number}]: expected squares that a worker of this game can cover, "
                f"found {written_squares(mask)} with {outside} outside and {double} on other tiles"
            )
        covered |= mask


def abilities_in_game(s: ColoniesState) -> list[Ability]:
    """The abilities of all workers in the game, by day and by night."""
    found: list[Ability] = []
    for card in all_cards(s):
        if card not in s.box:
            found += [WORKERS[card].by_day, WORKERS[card].by_night]
    return found
