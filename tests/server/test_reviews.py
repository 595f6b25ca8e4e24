"""Reviews of finished games: made in the background, one at a time, kept with the game."""

from __future__ import annotations

import asyncio
import itertools
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots.registry import THINKING
from igroteka.server import reviews
from igroteka.server.bots import ADVISER
from igroteka.server.messages import View
from igroteka.server.reviews import Done, Slice
from igroteka.server.visitor import Answer, Visitor
from tests.server.house import GAME, house, play_to_the_end


@pytest.fixture(autouse=True)
def thinks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(THINKING, ADVISER, 0.02)
    monkeypatch.setattr(reviews, "SLICE_SECONDS", 0.05)


async def finished(visitor: Visitor) -> str:
    """A finished game of a visitor against a bot."""
    id, _ = await visitor.new_table(GAME, ["me", "random"])
    async with visitor.at(id) as chair:
        await chair.until(View)
        await play_to_the_end(chair, random.Random(7))
    return id


async def ask(visitor: Visitor, id: str) -> Answer:
    return await visitor.post(f"/api/tables/{id}/review", {})


async def made(visitor: Visitor, id: str) -> dict[str, Any]:
    """The review of a game, once it is made; checks that it never goes back meanwhile."""
    done = 0
    async with asyncio.timeout(60):
        while True:
            info = (await visitor.get(f"/api/tables/{id}/review")).data
            assert info["status"] in ("running", "done"), info
            assert info["done"] >= done
            done = info["done"]
            if info["status"] == "done":
                found: dict[str, Any] = info["review"]
                return found
            assert info["review"] is None
            await asyncio.sleep(0.02)


def test_a_review_is_made_in_the_background_and_kept(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            anna, watcher = Visitor(address), Visitor(address)
            id = await finished(anna)
            assert (await anna.get(f"/api/tables/{id}/review")).data["status"] == "none"
            assert (await ask(anna, id)).data["status"] in ("running", "done")
            review = await made(anna, id)
            history = (await anna.get(f"/api/tables/{id}/history")).data
            seqs = [point["seq"] for point in review["curve"]]
            assert seqs == sorted(set(seqs))
            assert seqs[-1] == history["length"]
            for number, seat in enumerate(review["seats"]):
                parts = seat["begin"] + seat["luck"] + seat["choices"] + seat["others"]
                assert parts == pytest.approx(seat["end"], abs=0.3)
                assert review["curve"][-1]["values"][number] == seat["end"]
                assert seat["missed"] >= 0
            for point in review["turning"]:
                assert point["seq"] in seqs
                assert point["played"]
                assert (point["kind"] == "choice") == bool(point["better"])
            # Whoever may see the game may read it.
            assert (await watcher.get(f"/api/tables/{id}/review")).data["review"] == review
        async with house(db) as address:  # also after a restart, and it is not made again
            again = Visitor(address, anna.cookie)
            answer = await ask(again, id)
            assert (answer.data["status"], answer.data["review"]) == ("done", review)

    asyncio.run(scenario())


def test_who_may_not_have_a_review_is_told_why(db: Path) -> None:
    async def scenario() -> None:
        async with house(db) as address:
            anna, watcher = Visitor(address), Visitor(address)
            id, _ = await anna.new_table(GAME, ["me", "random"])
            for visitor in (anna, watcher):
                answer = await visitor.get(f"/api/tables/{id}/review")
                assert (answer.status, answer.data["err"]) == (409, "not_finished")
            answer = await ask(anna, id)
            assert answer.data["text"] == "a review is made when the game is over"
            over = await finished(anna)
            await watcher.get("/api/me")
            for visitor in (watcher, Visitor(address)):
                answer = await ask(visitor, over)
                assert (answer.status, answer.data["err"]) == (403, "not_seated")
            answer = await ask(anna, "0" * 16)
            assert (answer.status, answer.data["err"]) == (404, "no_table")

    asyncio.run(scenario())


def test_a_guest_has_one_review_made_at_a_time_and_others_take_turns(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, order = threading.Event(), []
    real = reviews.review_slice

    def witnessed(game: str, slice: Slice, seed: int, seconds: float) -> Done:
        go.wait(20)
        order.append(seed)
        return real(game, slice, seed, 0.0)

    monkeypatch.setattr(reviews, "review_slice", witnessed)

    async def scenario() -> None:
        async with house(db) as address:
            anna, boris = Visitor(address), Visitor(address)
            one, two = await finished(anna), await finished(anna)
            three = await finished(boris)
            assert (await ask(anna, one)).data["status"] == "running"
            assert (await ask(anna, one)).data["status"] == "running", "the same one"
            answer = await ask(anna, two)
            assert (answer.status, answer.data["err"]) == (429, "too_many")
            assert (await ask(boris, three)).data["status"] == "running"
            go.set()
            await made(anna, one)
            await made(boris, three)
            # With one turn for both, slices of the two games alternate.
            changes = sum([a != b for a, b in itertools.pairwise(order)])
            assert changes > len(set(order))
            assert (await ask(anna, two)).status == 200
            await made(anna, two)

    try:
        asyncio.run(scenario())
    finally:
        go.set()


def test_who_asks_too_often_is_told_so(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, reviews_per_second=0.001, review_burst=1) as address:
            anna = Visitor(address)
            id = await finished(anna)
            assert (await ask(anna, id)).status == 200
            answer = await ask(anna, id)
            assert (answer.status, answer.data["err"]) == (429, "too_fast")

    asyncio.run(scenario())


def test_a_review_that_fails_can_be_asked_for_again(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = reviews.review_slice

    def broken(*_: object) -> Done:
        raise ZeroDivisionError

    async def scenario() -> None:
        async with house(db) as address:
            anna = Visitor(address)
            id = await finished(anna)
            monkeypatch.setattr(reviews, "review_slice", broken)
            await ask(anna, id)
            async with asyncio.timeout(20):
                while (await anna.get(f"/api/tables/{id}/review")).data["status"] != "none":
                    await asyncio.sleep(0.02)
            monkeypatch.setattr(reviews, "review_slice", real)
            assert (await ask(anna, id)).status == 200
            await made(anna, id)

    asyncio.run(scenario())


def test_a_server_that_stops_leaves_no_review_under_way(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()
    real = reviews.review_slice

    def slow(game: str, slice: Slice, seed: int, seconds: float) -> Done:
        go.wait(20)
        return real(game, slice, seed, seconds)

    async def scenario() -> None:
        async with house(db) as address:
            anna = Visitor(address)
            id = await finished(anna)
            monkeypatch.setattr(reviews, "review_slice", slow)
            assert (await ask(anna, id)).data["status"] == "running"
        go.set()
        async with house(db) as address:
            again = Visitor(address, anna.cookie)
            assert (await again.get(f"/api/tables/{id}/review")).data["status"] == "none"
            assert (await ask(again, id)).status == 200
            await made(again, id)

    try:
        asyncio.run(scenario())
    finally:
        go.set()


@pytest.mark.slow
def test_slices_are_made_in_another_process(db: Path) -> None:
    async def scenario() -> None:
        async with house(db, bot_workers=1) as address:
            anna = Visitor(address)
            id = await finished(anna)
            assert (await ask(anna, id)).status == 200
            assert (await made(anna, id))["curve"]

    asyncio.run(scenario())
