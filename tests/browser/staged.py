"""Positions put straight onto the screen: the pages are real, the server is the test itself."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator

from playwright.sync_api import WebSocketRoute

from igroteka.table.log import Config
from igroteka.table.table import Table
from tests.browser.person import Json, Person

GAME = "cosmic_colonies"
SEEDS = 300
PATH = "/t/staged"
NAMES = ("Анна", "Maximilian", "Борис", "Chloé", "Дарья")
Wanted = Callable[[Table], bool]


def positions(seats: int, variant: dict[str, str], seed: int) -> Iterator[Table]:
    """A random game, position after position, in which people build whenever they can."""
    table = Table(Config(GAME, seats, variant, seed))
    rng = random.Random(seed)
    yield table
    while not table.over:
        seat = table.waiting()[0]
        options = table.game.options(table.position, seat)
        going_on = [option for option in options if not option.stops] or options
        eager = [option for option in going_on if option.verb in ("build", "demolish")]
        choice = rng.choice(eager or going_on)
        table.accept(table.propose(seat, table.seq, choice.text))
        yield table


def found(seats: int, variant: dict[str, str], wanted: Wanted) -> Table:
    """The first wanted position of the first random game that has one."""
    for seed in range(SEEDS):
        for table in positions(seats, variant, seed):
            if wanted(table):
                return table
    raise AssertionError("no game comes to such a position")


def verbs(table: Table) -> set[str]:
    """What the first seat may do."""
    return {str(option["verb"]) for option in table.options(0)}


def message(table: Table, seat: int) -> Json:
    """What the server would tell a seat that comes to this table."""
    seats = [
        {"name": NAMES[n], "bot": None, "online": True, "you": n == seat, "colour": n}
        for n in range(table.config.seats)
    ]
    return {
        "t": "view",
        "seq": table.seq,
        "table": {
            "id": "staged",
            "game": GAME,
            "status": "finished" if table.over else "running",
            "seed_hash": "0" * 64,
            "seed": None,
            "seats": seats,
            "invites": [],
            "rematch": None,
            "auto": True,
        },
        "seat": seat,
        "view": table.view(seat),
        "options": table.options(seat) if seat >= 0 else [],
        "refusals": table.refusals(seat) if seat >= 0 else [],
        "undo": 0,
        "log": [line.as_data() for line in table.lines(seat)],
        "chat": [],
        "scores": table.scores(),
    }


class Stage:
    """One person's window on positions of our choosing; remembers what the page sends."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.sent: list[Json] = []
        self._now: Json = {}
        self._line: WebSocketRoute | None = None
        self._over = False
        self._history: Json = {}
        page = person.page
        page.route_web_socket(re.compile("/ws/"), self._answer)
        page.route(re.compile("/staged/history$"), lambda route: route.fulfill(json=self._history))

    def _answer(self, socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            said: Json = json.loads(text)
            if said["t"] != "ping":
                self.sent.append(said)

        socket.on_message(hear)
        socket.send(json.dumps(self._now))
        self._line = socket

    def show(self, table: Table, seat: int = 0) -> None:
        """Open the table in this position, or let it come over the line if a table is open."""
        self.sent.clear()
        fresh = self._line is None or table.over or self._over
        self._over = table.over
        self._now = message(table, seat)
        rounds = table.scores_by_round(seat)
        self._history = {"table": "staged", "game": GAME, "length": table.seq, "rounds": rounds}
        self._history["log"] = self._now["log"]
        person = self.person
        person.view, person.seat = self._now["view"], seat
        person.options, person.refusals = self._now["options"], self._now["refusals"]
        if fresh or self._line is None:
            person.open(PATH)
            person.page.locator("header h1").wait_for()
            person.page.evaluate("document.fonts.ready")
        else:
            self._line.send(json.dumps(self._now))
            person.settle()
        person.settle()

    def chosen(self) -> str:
        """The one option that was sent."""
        self.person.until(lambda: bool(self.sent), "a choice")
        (act,) = self.sent
        assert act["t"] == "act"
        return str(act["option"])
