"""Reviews in the store: claimed by one process at a time, kept once, deleted with their game."""

from __future__ import annotations

import asyncio

from igroteka.store.reviews import (
    Claim,
    ReviewRow,
    begin_review,
    drop_review,
    go_on_with_review,
    keep_review,
    review_of,
    reviews_under_way,
)
from tests.store.test_store import FREE, LATER, NOW, a_game, opened

SOON = "2026-11-15T12:01:00Z"
NEVER = "2026-11-15T11:00:00Z"


def test_one_process_makes_a_review_and_it_is_kept(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)
            mine = Claim(game.id, "anna", "one", SOON)
            theirs = Claim(game.id, "boris", "two", SOON)
            assert await review_of(store, game.id) is None
            assert await begin_review(store, mine, NOW, 7, 1)
            assert not await begin_review(store, theirs, NOW, 7, 1)
            assert await reviews_under_way(store, "anna", NOW) == 1
            assert await reviews_under_way(store, "boris", NOW) == 0
            assert not await go_on_with_review(store, theirs, 3)
            assert await go_on_with_review(store, mine._replace(until=LATER), 3)
            assert await review_of(store, game.id) == ReviewRow("anna", LATER, 3, 7, 1, "")
            await drop_review(store, game.id, "two")
            assert not await keep_review(store, theirs, "{}")
            assert await keep_review(store, mine, "[1]")
            assert await review_of(store, game.id) == ReviewRow("anna", "", 7, 7, 1, "[1]")
            assert await reviews_under_way(store, "anna", NOW) == 0
            await drop_review(store, game.id, "one")
            assert not await begin_review(store, theirs, LATER, 7, 1), "it is made already"

    asyncio.run(scenario())


def test_a_claim_that_ran_out_and_an_older_review_are_made_anew(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)
            lost = Claim(game.id, "anna", "one", NEVER)
            assert await begin_review(store, lost, NEVER, 7, 1)
            assert await reviews_under_way(store, "anna", NOW) == 0
            mine = Claim(game.id, "boris", "two", SOON)
            assert await begin_review(store, mine, NOW, 7, 1)
            assert not await keep_review(store, lost, "{}")
            assert await keep_review(store, mine, "{}")
            assert await begin_review(store, lost._replace(until=LATER), SOON, 7, 2)
            found = await review_of(store, game.id)
            assert found is not None
            assert (found.data, found.version) == ("", 2)

    asyncio.run(scenario())


def test_a_review_goes_with_its_game(db: str) -> None:
    async def scenario() -> None:
        async with opened(db) as store:
            game = a_game()
            await store.add_game(game, FREE)
            claim = Claim(game.id, "anna", "one", SOON)
            assert await begin_review(store, claim, NOW, 1, 1)
            await store.delete_game(game.id)
            assert await review_of(store, game.id) is None
            assert not await go_on_with_review(store, claim, 1)

    asyncio.run(scenario())
