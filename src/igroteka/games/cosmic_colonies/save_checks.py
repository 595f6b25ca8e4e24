"""What may be loaded as a position of Cosmic Colonies: nothing lost, nothing added, nothing odd."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.cosmic_colonies.grid import written_squares
from igroteka.games.cosmic_colonies.pieces import (
    ACTIONS_EACH,
    AREA_LIMIT,
    BASIC,
    BOT_STORAGE,
    BUILDINGS,
    CARDS_IN_GAME,
    GOALS,
    GROUND,
    HAND_SIZE,
    MONUMENTS_IN_GAME,
    RESOURCES,
    TILES,
    UNITS,
)
from igroteka.games.cosmic_colonies.rules import building, effects, setup, turns
from igroteka.games.cosmic_colonies.rules.setup import cards_to_choose_from
from igroteka.games.cosmic_colonies.state import END, PICKING, ColoniesState
from igroteka.games.cosmic_colonies.workers import CARDS, ability_of
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.save import StepCodec, check_counts
from igroteka.kernel.step import AnyStep

MANY = 999
MOST_OUTSIDE = 2  # 13.9: no worker lets more squares hang over
OF_ALL = (
    "Round", "NextRound", "ChooseWorkers", "Reveal", "ActByPriority", "SortWorkers", "CountOn",
    "Refresh", "ShowBotCard", "BotTurn", "DealCards",
)  # fmt: skip
LIMITS = {"done": 2, "nth": 1, "number": MANY, "left": MANY, "chosen": 15, "taken": 15}


def check_position(s: ColoniesState, steps: StepCodec) -> None:
    """Refuse a position that no game leads to."""
    check_counts(pieces_of(s), pieces_in_box(s))
    check_cards(s)
    check_table(s)
    for seat in range(s.seats):
        check_player(s, seat)
    for step in [*s.stack, *[step for own in s.own for step in own]]:
        check_step(s, step, steps.fields[type(step).__name__])
    if not s.stack and not any(s.own) and s.phase != END:
        raise UnreadableSave("stack: expected steps to do before the end, found none")
    for seat in range(s.seats):
        choosing = [step for step in s.own[seat] if isinstance(step, turns.ChooseWorker)]
        if len(choosing) > len(s.players[seat].hand):
            raise UnreadableSave(f"own[{seat}]: expected a card for each choice, found fewer")


# --- pieces ----------------------------------------------------------------------------------


def all_cards(s: ColoniesState) -> list[int]:
    """Every worker card of the game, wherever it is."""
    cards = [*s.box, *s.deck, *s.discard, *s.bot_cards, *s.passing[0], *s.passing[1]]
    for player in s.players:
        cards += [*player.hand, *player.played]
    return cards


def pieces_of(s: ColoniesState) -> dict[str, int]:
    """How many of each piece there are anywhere in the game."""
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
    """How many of each piece there must be."""
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
    """Refuse what the rules never lead to."""
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
    rocks = [player.asteroid for player in s.players]
    if len(set(rocks)) != len(rocks):
        raise UnreadableSave("players: expected different asteroids, found one twice")


def check_automaton(s: ColoniesState) -> None:
    """12.2 to 12.10 Only the solo game has one, with its deck and a store of its own."""
    if s.seats == 1:
        if sum(s.bot_resources) > BOT_STORAGE:
            raise UnreadableSave(
                f"solo.resources: expected at most {BOT_STORAGE}, found {sum(s.bot_resources)}"
            )
        return
    cards = [*s.discard, *s.bot_cards, *(s.deck if s.phase != PICKING else [])]
    if cards or any(s.bot_resources) or any(s.bot_built):
        raise UnreadableSave("solo: expected nothing of it in a game of several players")


def check_player(s: ColoniesState, seat: int) -> None:
    """Refuse a hand of another size, and tiles that do not lie on the asteroid."""
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
    ground = GROUND[s.side()][player.asteroid]
    for number in range(len(player.masks)):
        mask = player.masks[number]
        inside = mask & ground
        under = 0
        for earlier in player.masks[:number]:
            under |= earlier & mask
        free = (mask & ~under).bit_count()
        if not inside or not free or (mask & ~ground).bit_count() > MOST_OUTSIDE:
            raise UnreadableSave(
                f"{where}.tiles[{number}]: expected a tile on the asteroid, "
                f"found {written_squares(mask)}"
            )
    for number in range(len(player.monument_masks)):
        if player.monument_masks[number] & ~ground:
            raise UnreadableSave(f"{where}.monuments[{number}]: expected it on the asteroid")


def check_step(s: ColoniesState, step: AnyStep, fields: Sequence[str]) -> None:
    """Refuse a pending step that does not fit the position; `fields` names its numbers."""
    name = type(step).__name__
    numbers = step.numbers()
    if step.seat < 0 and name not in OF_ALL:
        raise UnreadableSave(f"stack: expected a seat for {name}, found nobody")
    if isinstance(step, turns.ChooseWorkers) and not 1 <= step.number <= ACTIONS_EACH:
        raise UnreadableSave(f"stack: expected 1 or {ACTIONS_EACH} workers, found {step.number}")
    if isinstance(step, setup.PickWorkers) and step.left > CARDS_IN_GAME[s.seats] - len(s.deck):
        raise UnreadableSave(f"stack: expected fewer cards to pick, found {step.left}")
    for index in range(len(fields)):
        field = fields[index]
        if numbers[index] < 0 or (field in LIMITS and numbers[index] > LIMITS[field]):
            raise UnreadableSave(f"stack: expected {name} with a {field}, found {numbers[index]}")
        if field == "which" and step.seat >= 0:
            player = s.players[step.seat]
            pending = numbers[index] < len(player.played)
            if not pending:
                raise UnreadableSave(f"stack: expected a worker played for {name}, found none")
    if isinstance(step, effects.DoEffect):
        card = s.players[step.seat].played[step.which]
        if step.number >= len(ability_of(card, step.which == 1).effects[step.moment]):
            raise UnreadableSave(f"stack: expected an effect of {CARDS[card]}, found none")
    if isinstance(step, effects.LaySpecial) and (
        step.building < BASIC or not s.tiles[step.building]
    ):
        raise UnreadableSave("stack: expected a statue or soylent factory of the supply to lay")
    if isinstance(step, building.LayTile) and step.building >= BASIC:
        raise UnreadableSave("stack: expected a basic building to lay")
