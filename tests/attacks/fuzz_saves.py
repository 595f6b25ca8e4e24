"""Damaged saves: each is refused in one short sentence, or loads as a position that keeps the laws.

Positions of random games of every kind are saved, damaged in one to four places and loaded. What
loads is held to the laws of a position, and played to the end at random.
"""

from __future__ import annotations

import argparse
import json
import resource
import signal
import sys
import time
from collections import Counter
from random import Random
from typing import Any

from igroteka.games import all_game_names, game_named
from igroteka.kernel.errors import UnreadableSave
from igroteka.kernel.game import AnyGame
from igroteka.lab.laws import OF_A_POSITION, Moment, broken, choose, written
from tests.conformance.save_edits import Change, changed, damage, mixed_up, places_in, value_at
from tests.conformance.test_saves import is_sentence, plays_on
from tests.laws.walks import tables_of

STOCK = 120  # positions of each game
KEPT = 0.03  # how many of the positions of a game are kept
LOAD_SECONDS, LAW_SECONDS = 5, 60
BIG = [2**31, 2**40, 2**63, 10**40, -(2**70), float("nan"), float("inf"), 1e308]
ODD: list[object] = [*BIG, "", ".", "\x00", "\ud800", "9" * 5000, "0x" + "f" * 61, "1_0,0", "٣,٣"]
SHAPES: list[object] = [[], {}, [[]], [None], {"": None}, None, True, False, 0, 1, -1, 0.5]


LARGEST = 200_000  # letters of a save
MEMORY = 2 << 30  # bytes


class TooLong(Exception):
    """Something took longer than it may."""


def stock_of(name: str, chance: Random) -> list[Any]:
    """Saves from all over random games."""
    found: list[Any] = []
    game = game_named(name)
    while len(found) < STOCK:
        table = chance.choice(tables_of(name))
        s = table.setup(chance.getrandbits(64))
        while waiting := game.waiting(s):
            if chance.random() < KEPT:
                found.append(json.loads(written(game, s)))
            seat = chance.choice(waiting)
            game.play(s, seat, choose(game, s, seat, chance))
        found.append(json.loads(written(game, s)))
    return found


def spoiled(data: Any, stock: list[Any], chance: Random) -> tuple[str, Any]:
    """A damaged copy of a save, and how it was damaged."""
    kind = chance.randrange(7)
    if kind == 0 and data["position"]["seats"] in range(1, 10):
        change = mixed_up(data, stock, chance)
    elif kind in (0, 1, 2):
        change = damage(data, chance)
    else:
        path = chance.choice(list(places_in(data)))
        value = value_at(data, path)
        if kind == 3:
            change = Change(path, chance.choice([*ODD, *SHAPES]))
        elif kind == 4:
            other = chance.choice(stock)
            try:
                change = Change(path, value_at(other, path))
            except (KeyError, IndexError, TypeError):
                change = Change(path, value_at(other, chance.choice(list(places_in(other)))))
        elif kind == 5 and isinstance(value, list):
            change = Change(path, (value * 300)[:300])
        elif kind == 5:
            change = Change(path, nested(chance.choice([3, 30, 300])))
        else:
            return moved(data, chance)
    return str(change)[:200], changed(data, change)


def nested(depth: int) -> object:
    """Something in lists in lists."""
    deep: object = 0
    for _ in range(depth):
        deep = [{"a": deep}]
    return deep


def moved(data: Any, chance: Random) -> tuple[str, Any]:
    """A piece goes from one text to another: the numbers stay right, the position may be odd."""
    texts = [path for path in places_in(data) if isinstance(value_at(data, path), str)]
    filled = [path for path in texts if value_at(data, path).split() and path[-1] != "dice"]
    source, target = chance.choice(filled), chance.choice(texts)
    words = value_at(data, source).split()
    word = words.pop(chance.randrange(len(words)))
    taken = changed(data, Change(source, " ".join(words)))
    there = f"{value_at(taken, target)} {word}".strip()
    return f"{word} from {source} to {target}", changed(taken, Change(target, there))


def late(*_: object) -> None:
    raise TooLong


def verdict(game: AnyGame, data: Any, chance: Random) -> tuple[str, str]:
    """Whether a save is refused or lawful, or else what is wrong with it."""
    try:
        signal.alarm(LOAD_SECONDS)
        s = game.load(data)
    except UnreadableSave as error:
        return ("refused", "") if is_sentence(str(error)) else ("bad sentence", str(error)[:200])
    except TooLong:
        return "hang", f"loading took more than {LOAD_SECONDS} s"
    except Exception as error:
        return "crash", repr(error)[:200]
    finally:
        signal.alarm(0)
    try:
        signal.alarm(LAW_SECONDS)
        plays_on(game, data, chance)
        if waiting := game.waiting(s):
            seat = chance.choice(waiting)
            now = Moment(game, s.clone(), seat, choose(game, s, seat, chance), chance)
            # The digits of tiny dice stand in any view.
            tiny = any([die >> 64 == 0 for die in (s.dice, *s.seat_dice)])
            wrong = [law for law in broken(OF_A_POSITION, now) if not (tiny and "dice" in law)]
            if wrong:
                return "unlawful", wrong[0]
        for _ in range(game.meta.max_decisions + 1):
            if not (waiting := game.waiting(s)):
                return "lawful", ""
            seat = chance.choice(waiting)
            game.play(s, seat, choose(game, s, seat, chance))
        return "unlawful", f"no end after {game.meta.max_decisions} decisions"
    except TooLong:
        return "unlawful", f"checking took more than {LAW_SECONDS} s"
    except Exception as error:
        return "unlawful", repr(error)[:200]
    finally:
        signal.alarm(0)


def attack(name: str, number: int, seed: int) -> list[str]:
    """Damage saves of one game; returns what is wrong."""
    game, chance = game_named(name), Random(f"{seed}/{name}")
    stock = stock_of(name, chance)
    count: Counter[str] = Counter()
    wrong: list[str] = []
    began = time.monotonic()
    for _ in range(number):
        data, ways = chance.choice(stock), []
        for _ in range(chance.choice((1, 1, 1, 2, 2, 3, 4))):
            try:
                if len(json.dumps(data)) > LARGEST:
                    break  # no larger file is read at all
                way, data = spoiled(data, stock, chance)
                ways.append(way)
            except (LookupError, TypeError, AttributeError, ValueError, RecursionError):
                break  # what an earlier damage left cannot be damaged like this
        kind, told = verdict(game, data, chance)
        count[kind] += 1
        if kind not in ("refused", "lawful"):
            wrong.append(f"{name}: {kind}: {told}, after {ways}")
    print(f"{name}: {number} damaged saves in {time.monotonic() - began:.0f} s: {dict(count)}")
    return wrong


def main(arguments: list[str] | None = None) -> int:
    """Run the attack; returns 0 if every save was refused or lawful."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=20_000, help="of all games together")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    signal.signal(signal.SIGALRM, late)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))  # beyond it, a `MemoryError`
    names = all_game_names()
    wrong: list[str] = []
    for name in names:
        wrong += attack(name, chosen.number // len(names), chosen.seed)
    for text in wrong[:20]:
        print("WRONG", text)
    print(f"damaged saves {chosen.number}, wrong {len(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
