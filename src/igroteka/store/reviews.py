"""Stores reviews of finished games: one row per game, claimed by the process that makes it.

A claim holds until a time that is moved on with each step, so that a process which ends leaves no
review under way for ever.
"""

from __future__ import annotations

from typing import NamedTuple

from igroteka.store.store import Store


class ReviewRow(NamedTuple):
    """A review: under way while `data` is empty and `until` is to come, else the JSON of it.

    `done` of `steps` choices have been looked at; `version` is that of the format of `data`.
    """

    guest: str  # who asked for it
    until: str
    done: int
    steps: int
    version: int
    data: str


class Claim(NamedTuple):
    """Who wants to make the review of a game: for which guest, in which process, until when."""

    id: str
    guest: str
    process: str
    until: str


async def review_of(store: Store, id: str) -> ReviewRow | None:
    """The review of a game, made or under way; None if there is none."""
    sql = "SELECT guest, until, done, steps, version, data FROM review WHERE game_id = $1"
    found = (await store.read([(sql, (id,))]))[0]
    return ReviewRow(*found[0]) if found else None


async def begin_review(store: Store, claim: Claim, at: str, steps: int, version: int) -> bool:
    """Claim the review of a game at the time `at`.

    False if it is made in the present `version`, or another claim still holds.
    """
    sql = (
        "INSERT INTO review (game_id, guest, process, until, done, steps, version, data)"
        " VALUES ($1, $2, $3, $4, 0, $6, $7, '')"
        " ON CONFLICT (game_id) DO UPDATE SET guest = excluded.guest, process = excluded.process,"
        " until = excluded.until, done = 0, steps = excluded.steps, version = excluded.version,"
        " data = '' WHERE review.until < $5 AND (review.data = '' OR review.version < $7)"
        " RETURNING game_id"
    )
    values = (claim.id, claim.guest, claim.process, claim.until, at, steps, version)
    return bool((await store.write([(sql, values)]))[0])


async def go_on_with_review(store: Store, claim: Claim, done: int) -> bool:
    """Note that `done` choices have been looked at; False if the claim is lost."""
    sql = (
        "UPDATE review SET done = $3, until = $4"
        " WHERE game_id = $1 AND process = $2 AND data = '' RETURNING game_id"
    )
    return bool((await store.write([(sql, (claim.id, claim.process, done, claim.until))]))[0])


async def keep_review(store: Store, claim: Claim, data: str) -> bool:
    """Store a review that is made, as JSON; False if the claim is lost."""
    sql = (
        "UPDATE review SET data = $3, until = '', done = steps"
        " WHERE game_id = $1 AND process = $2 AND data = '' RETURNING game_id"
    )
    return bool((await store.write([(sql, (claim.id, claim.process, data))]))[0])


async def drop_review(store: Store, id: str, process: str) -> None:
    """Give up the claim of a process, if the review is not made."""
    sql = "DELETE FROM review WHERE game_id = $1 AND process = $2 AND data = ''"
    await store.write([(sql, (id, process))])


async def reviews_under_way(store: Store, guest: str, at: str) -> int:
    """How many reviews are under way for a guest at the time `at`."""
    sql = "SELECT count(*) FROM review WHERE guest = $1 AND data = '' AND until > $2"
    return int((await store.read([(sql, (guest, at))]))[0][0][0])
