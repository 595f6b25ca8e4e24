"""Cosmic Colonies by real clicks, every variant to its end: in company, alone, on a phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.hand import middle
from tests.browser.person import Person
from tests.browser.phone import PHONE, Inspection
from tests.browser.playing import sit_down
from tests.games.cosmic_colonies.browser.playing import is_laying, play_alone, play_to_the_end, take

ROUNDS = 8


def sees_the_result(one: Person) -> None:
    """Everybody's total stands on the score sheet."""
    assert one.scores is not None
    rows = one.page.get_by_role("table", name=one.word("web-score-sheet")).locator("tbody tr")
    expect(rows).to_have_count(len(one.scores))
    for row, sheet in zip(rows.all(), sorted(one.scores, key=lambda s: s.rank), strict=True):
        expect(row.get_by_role("cell").last).to_have_text(str(sheet.total))


@pytest.mark.parametrize(
    ("lang", "variant"),
    [
        ("ru", {}),
        ("en", {"mode": "advanced"}),
        (
            "ru",
            {
                "mode": "advanced",
                "workers": "plans",
                "expansion": "yes",
                "expansion_workers": "yes",
            },
        ),
        ("en", {"workers": "plans", "cards": "chosen"}),
        ("en", {"mode": "advanced", "workers": "rank_and_file", "cards": "chosen"}),
        ("ru", {"workers": "rank_and_file", "expansion": "yes", "cards": "chosen"}),
    ],
    ids=lambda case: case if isinstance(case, str) else ",".join(case.values()) or "plain",
)
def test_a_game_of_two_to_the_end(person: Crowd, lang: str, variant: dict[str, str]) -> None:
    one = person(lang)
    one.new_table("me", "random", variant=variant)

    play_to_the_end(one)

    assert variant.items() <= one.table.variant.items()
    assert one.frame.round == ROUNDS
    assert len(one.me["tiles"]) > 3
    sees_the_result(one)


def test_a_solo_game_against_the_automaton(person: Crowd) -> None:
    one = person("ru")
    play_alone(one, difficulty="5", expansion="yes")
    expect(one.page.locator('[data-at="automaton"]').first).to_be_visible()

    play_to_the_end(one)

    assert one.scores is not None
    assert [sheet.seat for sheet in one.scores] == [0, 1], "the automaton has a sheet too"
    assert one.view["automaton"]["difficulty"] == 5
    sees_the_result(one)


def test_a_whole_game_by_taps_on_a_phone(person: Crowd) -> None:
    one = person("ru", size=PHONE, touch=True)
    inspection = Inspection(one)
    one.new_table("me", "random")

    play_to_the_end(one, taps=True)

    assert one.frame.round == ROUNDS
    assert len(one.me["tiles"]) > 3
    sees_the_result(one)
    inspection.look("cosmic-played")
    assert inspection.wide == {}
    assert inspection.small == {}


def test_a_tile_is_turned_moved_and_laid_by_keys(person: Crowd) -> None:
    one = person("en")
    one.new_table("me", "random", variant={"mode": "advanced"})
    while not is_laying(one):
        one.until(lambda: one.asked, "a turn")
        if not is_laying(one):
            take(one)
    before = len(one.acts)
    tiles = len(one.me["tiles"])

    for key in ["r", "r", "r", "r", "f", "f", "ArrowRight", "ArrowLeft"]:
        one.page.locator("body").press(key)
    fits = one.page.locator(".lay:not(.off)").first
    for key in ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "r"]:
        if not fits.is_visible():
            one.page.locator("body").press(key)
    one.page.locator("body").press("Enter")
    one.get_answer(before)

    assert len(one.me["tiles"]) == tiles + 1


def hidden(node: Any) -> list[Any]:
    """Everything in a message that only its owner may see."""
    secret = ("hand", "chosen", "goal", "goal_points")
    if isinstance(node, dict):
        found = [(key, value) for key, value in node.items() if key in secret]
        return found + [thing for value in node.values() for thing in hidden(value)]
    if isinstance(node, list):
        return [thing for value in node for thing in hidden(value)]
    return []


def test_a_spectator_sees_no_hidden_card_and_no_goal(person: Crowd) -> None:
    anna, boris, watcher = person("ru"), person("en"), person("en")
    sit_down(anna, boris, "random", variant={"workers": "plans"})
    watcher.page.goto(anna.page.url)
    watcher.arrive()
    assert watcher.seat == -1

    # A chosen worker lies face down until all are turned over.
    (first, second) = anna.texts[:2]
    anna.choose(first)
    anna.choose(second)
    watcher.until(lambda: watcher.frame.waiting == [1], "Anna's choice")
    expect(watcher.page.locator(".back")).to_have_count(anna.me["hand_size"])
    for text in (first, second):
        worker = text.removeprefix("play ")
        assert not any([f'"{worker}"'.encode() in frame for frame in watcher.frames])
    boris.choose(boris.texts[0])
    boris.choose(boris.texts[0])
    watcher.until(lambda: watcher.frame.phase == "acting", "the workers")
    shown = [player["played"][0] for player in watcher.view["players"]]
    assert {first, second} & {f"play {worker}" for worker in shown}
    expect(watcher.page.locator(f'[data-tip="worker:{shown[0]}"]').first).to_be_visible()

    # Neither messages nor the screen tell more than lies on the table.
    for frame in watcher.frames:
        message = json.loads(frame)
        assert hidden({key: message.get(key) for key in ("view", "log")}) == []
        paths = [path.split("/") for path in message.get("set", {})]
        assert not any([{"hand", "chosen", "goal"} & set(path) for path in paths])
        if message["t"] in ("view", "patch"):
            assert message.get("offer", {}).get("options", []) == []
    expect(watcher.page.locator('main [data-el][tabindex="0"]')).to_have_count(0)
    expect(watcher.page.locator(".hw")).to_contain_text(
        watcher.word("cosmic_colonies-ui-goal-hidden")
    )
    watcher.shot("cosmic-spectator")
    assert [message for message in watcher.sent if message["t"] != "ping"] == []


def test_a_double_click_on_a_worker_chooses_one(person: Crowd) -> None:
    """It moves to the front, and another worker, who may be chosen too, into its place."""
    anna = person()
    anna.new_table("me", "greedy", variant={"workers": "plans"})
    anna.until(lambda: anna.asked, "the choice of workers")
    anna.look_up()
    x, y = middle(anna.element(anna.options[1].path[0]))

    anna.page.mouse.dblclick(x, y)
    anna.until(lambda: len(anna.me["chosen"]) == 1, "a chosen worker")
    anna.look_up()
    anna.click_again(x, y)

    assert len(anna.acts) == 1
    assert len(anna.me["chosen"]) == 1
