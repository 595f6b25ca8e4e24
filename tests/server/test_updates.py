"""What a patch says is little, and enough: all clients of a seat fold the same table from it."""

from __future__ import annotations

import random
from typing import cast

import pytest

from igroteka.games import all_game_names, game_named
from igroteka.kernel.dice import Chance
from igroteka.server.audience import Asked, Audience, Client
from igroteka.server.fold import Folded, decode
from igroteka.server.limits import Bucket
from igroteka.server.live import LiveTable
from igroteka.server.messages import ActionInfo, Patch, View
from igroteka.server.services import Services
from igroteka.server.shapes import action_info, frame_of, shortcut_info
from igroteka.store.rows import GameRow, SeatRow, Summary
from igroteka.table.log import Config
from igroteka.table.table import Table

CHOICES = 60


class NoLinks:
    """Stands for the services of a server, of which a table in memory needs only the links."""

    def link(self, game: object, seats: object) -> None:
        """No link: the table is at no address."""

    def invites(self, id: object, seats: object) -> list[object]:
        """No invites: all seats are taken."""
        return []


class Reader(Folded):
    """A client that folds what it is sent, and keeps it."""

    def __init__(self, guest: str) -> None:
        super().__init__()
        self.client = Client(guest, "", self.receive, Bucket(1.0, 1.0))
        self.patches: list[Patch] = []
        self.described_once: list[str] = []  # texts of all descriptions since the last view

    def receive(self, data: bytes) -> None:
        message = decode(data)
        before = None if self._frame is None else self.frame
        self.fold(message)
        if isinstance(message, View):
            self.described_once = []
        if isinstance(message, Patch):
            self.patches.append(message)
            if message.frame is not None:
                assert before is not None
                for name in message.frame.__struct_fields__:
                    value = getattr(message.frame, name)
                    assert value is None or value != getattr(before, name), name
        if isinstance(message, View | Patch) and message.offer is not None:
            offered = [*message.offer.options, *message.offer.shortcuts]
            self.described_once += [one.text for one in offered if isinstance(one, ActionInfo)]


def seated(game: str, seed: int) -> tuple[Table, Audience, list[list[Reader]]]:
    """A table full of people, each of whom looks at it through two windows."""
    kind = game_named(game)
    seats = kind.meta.min_seats
    table = Table(Config(game, seats, kind.full_variant(None), seed))
    row = GameRow(
        id="table",
        kind=game,
        variant=table.config.variant,
        seed=seed,
        rules_version=kind.meta.rules_version,
        host="",
        public=True,
        auto=False,
        created="",
        updated="",
        finished="",
        seq=0,
        summary=Summary(0, 0, table.waiting()),
        result=None,
        rematch="",
    )
    rows = [SeatRow(seat, "", f"guest {seat}", "", "") for seat in range(seats)]
    audience = Audience(LiveTable(row, rows, table, []), cast("Services", NoLinks()))
    readers = [[Reader(one.guest), Reader(one.guest)] for one in rows]
    for first, _ in readers:
        audience.enter(first.client)
    return table, audience, readers


@pytest.mark.parametrize("game", all_game_names())
def test_every_window_of_a_seat_folds_the_same_from_what_is_said_once(game: str) -> None:
    table, audience, readers = seated(game, 3)
    chance = random.Random(3)
    for number in range(CHOICES):
        if table.over:
            break
        if number == CHOICES // 3:
            for _, second in readers:
                audience.enter(second.client)
        seat = table.waiting()[0]
        options = table.game.plausible(table.position, seat, Chance(number))
        proposal = table.propose(seat, table.number(seat), chance.choice(options).text)
        lines = table.accept(proposal)
        asked = Asked(readers[seat][0].client, number)
        audience.show(lines, False, seat if proposal.alone else None, asked)
        for place, windows in enumerate(readers):
            for reader in windows if number >= CHOICES // 3 else windows[:1]:
                assert reader.frame == frame_of(table.game, table.position, place)
                assert reader.options == [action_info(one) for one in table.options(place)]
                assert reader.shortcuts == [shortcut_info(one) for one in table.shortcuts(place)]
            # When the second window opens, the first may be told again what it knows.
            newest = windows[1] if number >= CHOICES // 3 else windows[0]
            assert len(newest.described_once) == len(set(newest.described_once))
    offers = [patch.offer for first, _ in readers for patch in first.patches if patch.offer]
    assert any([isinstance(one, int) for offer in offers for one in offer.options])
