"""What each seat sees of a position of Sonora: everything, since nothing is hidden (R21)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from igroteka.games.sonora.board import NO_CIRCLE, circle_at, worth
from igroteka.games.sonora.pieces import (
    BUILDINGS,
    CACTI,
    CANYON_CELLS,
    CIRCLES,
    COLOURS,
    COLUMNS,
    CORNERS,
    CREEK_CELLS,
    DISCOVERABLE,
    DISCS,
    DISCS_EACH,
    NODES,
    TRIANGLES,
    ZONES,
)
from igroteka.games.sonora.rules.canyon import DrawShape
from igroteka.games.sonora.rules.creek import LayPath
from igroteka.games.sonora.rules.discs import (
    NO_SECTOR,
    marks_left,
    number_of,
    on_circle,
    sector_of,
)
from igroteka.games.sonora.rules.flicking import Flick, FlickAgain, PutDisc
from igroteka.games.sonora.rules.ruins import reward_of
from igroteka.games.sonora.rules.scoring import sector_points
from igroteka.games.sonora.rules.solo import DrawForBot, LayPathForBot
from igroteka.games.sonora.rules.swapping import ChooseSide
from igroteka.games.sonora.sheet import canyon, mud
from igroteka.games.sonora.sheet.cliff import REWARDS
from igroteka.games.sonora.state import BOARD, BOX, STATUSES, SonoraState
from igroteka.kernel.engine import decision_of


class DiscView(TypedDict):
    """One disc in play; `place` in micrometres while it lies on the board.

    While it counts for a `sector`, `worth` is what it adds to a total there, and `marks` how many
    shapes or paths it still has to give.
    """

    disc: str
    colour: str
    number: int
    owner: int
    status: str
    place: NotRequired[list[int]]
    sector: NotRequired[str]
    circle: NotRequired[str]
    worth: NotRequired[int]
    marks: NotRequired[int]


class BuildingView(TypedDict):
    """A building on one's sheet."""

    crossed: int
    reward: str
    top_struck: bool


class PlayerView(TypedDict):
    """One sheet; numbers by id. `kept` are discovered bonuses that are not used yet."""

    corner: str
    buildings: dict[str, BuildingView]
    creek: list[str]
    circled: list[str]
    shapes: list[list[str]]
    cacti: dict[str, int]
    nodes: list[str]
    triangles: list[str]
    columns: dict[str, int]
    reflicks: int
    reflicks_used: int
    swaps: int
    swaps_used: int
    bonuses: dict[str, int]
    discovered: dict[str, int]
    used: dict[str, int]
    total: int
    points: dict[str, int]


class BotView(TypedDict):
    """What the bot of the solo game has marked."""

    mine: str | None
    bots: str | None
    shapes: list[list[str]]
    creek: list[str]
    circled: int
    crossed: int
    points: int
    boxes: dict[str, int]


class View(TypedDict):
    """The whole table; `about` is the disc or animal that the reader's decision is for."""

    first: int
    skill: str
    pushing: bool
    order: list[str]
    discs: list[DiscView]
    players: list[PlayerView]
    about: NotRequired[str]
    bot: NotRequired[BotView]


def look(s: SonoraState, seat: int) -> View:
    """What `seat` may know; -1 is the spectator."""
    seen: View = {
        "first": s.turn_order()[0],
        "skill": s.variant["skill"],
        "pushing": s.variant["pushing"] == "yes",
        "order": [DISCS[disc] for disc in s.order],
        "discs": [look_at_disc(s, disc) for disc in range(len(DISCS)) if s.status[disc] != BOX],
        "players": [look_at_player(s, other) for other in range(s.seats)],
    }
    about = decided_about(s, seat)
    if about:
        seen["about"] = about
    if s.alone():
        seen["bot"] = look_at_bot(s)
    return seen


def decided_about(s: SonoraState, seat: int) -> str:
    """What a seat flicks, puts down or marks now: a disc, or the animal of a bonus."""
    step = decision_of(s, seat)
    if isinstance(step, (DrawShape, LayPath)):
        if step.disc < 0:
            return "fox" if isinstance(step, DrawShape) else "owl"
        return DISCS[step.disc]
    if isinstance(step, (Flick, FlickAgain, PutDisc, ChooseSide, DrawForBot, LayPathForBot)):
        return DISCS[step.disc]
    return ""


def look_at_disc(s: SonoraState, disc: int) -> DiscView:
    """One disc, with where it counts now."""
    seen: DiscView = {
        "disc": DISCS[disc],
        "colour": COLOURS[disc // DISCS_EACH],
        "number": number_of(disc),
        "owner": s.owner(disc),
        "status": STATUSES[s.status[disc]],
    }
    if s.status[disc] == BOARD:
        seen["place"] = [s.x[disc], s.y[disc]]
        circle = circle_at(s.x[disc], s.y[disc])
        if circle != NO_CIRCLE:
            seen["circle"] = CIRCLES[circle]
    if sector_of(s, disc) != NO_SECTOR:
        seen["sector"] = ZONES[sector_of(s, disc)]
        seen["worth"] = worth(number_of(disc), on_circle(s, disc))
        seen["marks"] = marks_left(s, disc)
    return seen


def look_at_player(s: SonoraState, seat: int) -> PlayerView:
    """One sheet."""
    player = s.players[seat]
    cacti = canyon.cacti_in(player.drawn)
    points = sector_points(s, seat)
    return {
        "corner": CORNERS[s.corner(seat)],
        "buildings": {
            BUILDINGS[b]: {
                "crossed": player.hexes[b],
                "reward": REWARDS[reward_of(s, seat, b)],
                "top_struck": s.firsts[b] not in (-1, seat),
            }
            for b in range(len(BUILDINGS))
        },
        "creek": cells_of_creek(player.creek),
        "circled": cells_of_creek(player.circled),
        "shapes": [cells_of_shape(shape) for shape in player.shapes],
        "cacti": {CACTI[kind]: cacti[kind] for kind in range(len(CACTI))},
        "nodes": [NODES[node] for node in range(len(NODES)) if player.nodes >> node & 1],
        "triangles": [TRIANGLES[index] for index in mud.closed(player.nodes)],
        "columns": {COLUMNS[c]: player.columns[c] for c in range(len(COLUMNS))},
        "reflicks": player.reflicks,
        "reflicks_used": player.reflicks_used,
        "swaps": player.swaps,
        "swaps_used": player.swaps_used,
        "bonuses": by_animal(player.bonuses),
        "discovered": by_animal(player.discovered),
        "used": by_animal(player.used),
        "total": player.points,
        "points": {ZONES[sector]: points[sector] for sector in range(len(ZONES))},
    }


def look_at_bot(s: SonoraState) -> BotView:
    """The bot's marks and the colours of this round."""
    return {
        "mine": COLOURS[s.mine] if s.mine >= 0 else None,
        "bots": COLOURS[s.bots] if s.bots >= 0 else None,
        "shapes": [cells_of_shape(shape) for shape in s.bot_shapes],
        "creek": cells_of_creek(s.bot_creek),
        "circled": s.bot_circled,
        "crossed": s.bot_crossed,
        "points": s.bot_points,
        "boxes": {NODES[node]: s.boxes[node] for node in range(len(NODES)) if s.boxes[node]},
    }


def by_animal(counts: list[int]) -> dict[str, int]:
    """Counts by the names of the animals."""
    return {DISCOVERABLE[animal]: counts[animal] for animal in range(len(DISCOVERABLE))}


def cells_of_creek(mask: int) -> list[str]:
    """Cells of the creek by name."""
    return [CREEK_CELLS[cell] for cell in range(len(CREEK_CELLS)) if mask >> cell & 1]


def cells_of_shape(mask: int) -> list[str]:
    """Cells of the canyon by name."""
    return [CANYON_CELLS[i] for i in range(len(CANYON_CELLS)) if canyon.CELL_MASK[i] & mask]


def deal_hidden(s: SonoraState, seat: int) -> None:
    """R21 Nothing is hidden but the scatter to come, and `s` has fresh dice already."""
