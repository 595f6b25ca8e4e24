"""Makes the stored positions of the page tests: plays games to wanted positions and writes views.

python tools/fixtures.py          writes all of them
python tools/fixtures.py <game>   writes those of one game

`web/dev/games/<game>/wanted.toml` says which positions a game wants; each becomes the `view`
message that the server would send to the first seat, as `web/dev/games/<game>/<name>.json`.
Positions are put together by nobody's hand, so they keep the shapes of the wire and of the game.
"""

from __future__ import annotations

import random
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

if TYPE_CHECKING:
    from igroteka.kernel.actions import Action
    from igroteka.table.table import Table

FOLDER = ROOT / "web" / "dev" / "games"
WANTED = "wanted.toml"
SEEDS = 400
READER = 0  # the seat that the views are for
NAMES = ("Анна", "Maximilian", "Борис", "Chloé", "Дарья")
WHEN = "2026-11-15T10:00:00Z"


class Wish:
    """One entry of `wanted.toml`: what a position must be like.

    `seats` and `variant` set the game up. `offers` are patterns, each of which must fit an option
    of the first seat, and `opens` is the verb of an open choice that it must have; `least` is the
    least number of its options, `round` the first round that will do, and `over` asks for the end
    of the game. `prefer` are verbs that all seats choose if they can, so that games come to rare
    positions.
    """

    def __init__(
        self,
        seats: int,
        variant: dict[str, str] | None = None,
        offers: list[str] | None = None,
        opens: str = "",
        least: int = 0,
        round: int = 0,
        over: bool = False,
        prefer: list[str] | None = None,
    ) -> None:
        self.seats = seats
        self.variant = variant or {}
        self.offers = [re.compile(pattern) for pattern in offers or []]
        self.opens = opens
        self.least = least
        self.round = round
        self.over = over
        self.prefer = prefer or []

    def fits(self, table: Table) -> bool:
        """Whether a position is as wished for."""
        if self.over or table.over:
            return self.over and table.over
        if table.round < self.round:
            return False
        verbs = [opening.verb for opening in table.openings(READER)]
        if self.opens and self.opens not in verbs:
            return False
        texts = [action.text for action in table.options(READER)]
        return len(texts) >= self.least and all(
            [any([pattern.fullmatch(text) for text in texts]) for pattern in self.offers]
        )


def positions(
    game: str, seats: int, variant: dict[str, str], seed: int, prefer: list[str]
) -> Iterator[Table]:
    """A random game, position after position; seats go on rather than stop."""
    from igroteka.table.log import Config
    from igroteka.table.table import Table

    table = Table(Config(game, seats, variant, seed))
    chance = random.Random(seed)
    yield table
    while not table.over:
        seat = table.waiting()[0]
        choice = chosen(table, seat, chance, prefer)
        table.accept(table.propose(seat, table.number(seat), choice.text))
        yield table


def chosen(table: Table, seat: int, chance: random.Random, prefer: list[str]) -> Action:
    """Any choice of a seat, rather one that is preferred, and rather not to stop or take back."""
    from igroteka.kernel.dice import Chance

    options: list[Action] = table.game.plausible(
        table.position, seat, Chance(chance.getrandbits(62))
    )
    going_on = [option for option in options if not option.stops] or options
    eager = [option for option in going_on if option.verb in prefer]
    return chance.choice(eager or going_on)


def found(
    game: str,
    seats: int,
    variant: dict[str, str],
    fits: Callable[[Table], bool],
    prefer: list[str],
) -> Table:
    """The first fitting position of the first random game that has one."""
    for seed in range(SEEDS):
        for table in positions(game, seats, variant, seed, prefer):
            if fits(table):
                return table
    raise SystemExit(f"{game}: expected a fitting position in {SEEDS} random games, found none")


def view_message(table: Table, seat: int) -> bytes:
    """What the server would send to a seat that opens this table; -1 is a spectator."""
    from msgspec import structs

    from igroteka.server.audience import Audience, Client
    from igroteka.server.fold import decode
    from igroteka.server.limits import Bucket
    from igroteka.server.live import LiveTable
    from igroteka.server.messages import View, encode
    from igroteka.server.services import Services
    from igroteka.store.rows import GameRow, SeatRow, Summary

    config = table.config
    game = GameRow(
        id="staged",
        kind=config.game,
        variant=table.game.check(config.seats, config.variant),
        seed=config.seed,
        rules_version=table.game.meta.rules_version,
        host="",
        public=False,
        auto=False,
        created=WHEN,
        updated=WHEN,
        finished=WHEN if table.over else "",
        seq=table.seq,
        summary=Summary(table.round, 0, table.waiting()),
        result=None,
        rematch="",
    )
    seats = [SeatRow(n, "", NAMES[n], "", NAMES[n]) for n in range(config.seats)]
    audience = Audience(LiveTable(game, seats, table, []), cast("Services", NoLinks()))
    sent: list[bytes] = []
    for n in range(config.seats):
        audience.clients.append(Client(NAMES[n], "", sent.append, Bucket(1.0, 1.0)))
        audience.clients[n].seat = n
    watcher = Client(NAMES[seat] if seat >= 0 else "", "", sent.append, Bucket(1.0, 1.0))
    watcher.seat = seat
    audience.send_view(watcher)
    message = decode(sent[0])
    assert isinstance(message, View), message
    message.table = structs.replace(message.table, now=WHEN)
    return encode(message)


class NoLinks:
    """Stands for the services of a server, of which a stored position needs only the link."""

    def link(self, game: object, seats: object) -> None:
        """No link: a stored position is at no address."""


def wishes(game: str) -> dict[str, Wish]:
    """The positions that a game wants, by name."""
    tables: dict[str, Any] = tomllib.loads((FOLDER / game / WANTED).read_text("utf-8"))
    return {name: Wish(**wanted) for name, wanted in tables.items()}


def games() -> list[str]:
    """The games that want positions."""
    return sorted([path.parent.name for path in FOLDER.glob(f"*/{WANTED}")])


def main(arguments: list[str]) -> int:
    """Write the positions."""
    for game in arguments or games():
        for name, wish in wishes(game).items():
            table = found(game, wish.seats, wish.variant, wish.fits, wish.prefer)
            file = FOLDER / game / f"{name}.json"
            file.write_bytes(view_message(table, READER) + b"\n")
            print(f"written: {file.relative_to(ROOT).as_posix()}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
