"""The screen of Cosmic Colonies in many positions: it fits, it is accessible, it answers."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from igroteka.table.table import Table
from tests.browser.axe import Axe
from tests.browser.crowd import Crowd
from tests.browser.desk import SCROLL
from tests.browser.phone import PHONE, Inspection
from tests.browser.staged import Stage, refusals
from tests.games.cosmic_colonies.browser.playing import INSIDE, Wanted, found, options, verbs

BASIC = {"mode": "basic"}
EXPANSION = {"expansion": "yes", "expansion_workers": "yes"}
ADVANCED = {**EXPANSION, "mode": "advanced", "workers": "plans"}
FULL = {**EXPANSION, "mode": "basic"}
ALONE = {"expansion": "yes"}


def asks(*wanted: str, after: int = 0) -> Wanted:
    """Whether the first seat is asked these things, from some round on."""
    return lambda table: set(wanted) <= verbs(table) and table.round >= after


def many_ways(table: Table) -> bool:
    """Whether a tile is in hand beside others."""
    return "lay" in verbs(table) and table.round > 2


# What is on the table, and what the first seat is asked there.
POSITIONS: dict[str, tuple[int, dict[str, str], Wanted]] = {
    "pick": (2, {"cards": "chosen", **FULL}, asks("pick")),
    "choose": (5, ADVANCED, asks("play", after=3)),
    "act": (5, BASIC, asks("gather", "build", after=4)),
    "pay": (4, BASIC, asks("pay", after=2)),
    "lay": (2, ADVANCED, many_ways),
    "swap": (2, BASIC, asks("swap", after=3)),
    "gain": (2, BASIC, asks("gain", after=3)),
    "discard": (2, BASIC, asks("discard")),
    "move": (2, BASIC, asks("pick_up", after=4)),
    "demolish": (2, FULL, asks("demolish", after=4)),
    "monument": (2, FULL, asks("raise")),
    "alone": (1, ALONE, asks("gather", after=3)),
    "alone, choosing": (1, ALONE, asks("play", after=3)),
    "end": (3, FULL, lambda table: table.over),
    "end, alone": (1, BASIC, lambda table: table.over),
}

# The texts of worker cards that do not fit on their cards.
CUT_CARDS = """() => [...document.querySelectorAll('.hand .wc .body')]
    .filter(text => text.scrollHeight > text.clientHeight + 1)
    .map(text => text.parentElement.innerText)"""


@cache
def position(name: str) -> Table:
    """One of the positions; nobody changes it."""
    return found(*POSITIONS[name])


def test_every_position_keeps_the_rules_of_accessibility(person: Crowd) -> None:
    anna = person("ru", bypass_csp=True)
    stage, axe = Stage(anna), Axe(anna)
    for name in ("choose", "act", "lay", "swap", "alone", "end, alone"):
        stage.show(position(name))
        for _ in range(2):
            axe.look(f"{name}, {anna.page.locator('html').get_attribute('data-theme')}")
            anna.button("web-theme").click()

    assert axe.found == {}


def test_every_position_fits_on_a_small_laptop_in_both_languages(person: Crowd) -> None:
    anna = person("en", size=(1366, 768))
    stage = Stage(anna)
    scroll, cut = {}, {}
    for name in POSITIONS:
        stage.show(position(name))
        for _ in range(2):
            lang = anna.page.locator("html").get_attribute("lang")
            anna.shot(f"cosmic-{lang}-{name}")
            if (far := anna.page.evaluate(SCROLL)) != [[0, 0], [0, 0]]:
                scroll[name, lang] = far
            if texts := anna.page.evaluate(CUT_CARDS):
                cut[name, lang] = texts
            anna.page.locator("header .lang").click()
            expect(anna.page.locator("html")).not_to_have_attribute("lang", str(lang))
            anna.settle()

    assert scroll == {}
    assert cut == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_position_fits_under_a_finger(person: Crowd, lang: str) -> None:
    anna = person(lang, size=PHONE, touch=True)
    stage, inspection = Stage(anna), Inspection(anna)
    for name in POSITIONS:
        stage.show(position(name))
        inspection.look(f"cosmic-{name}")
        if position(name).over:
            sheet = anna.page.get_by_role("table").locator("xpath=..")
            assert sheet.evaluate("node => node.scrollWidth - node.clientWidth") == 0, name
        if name in ("act", "alone"):
            for tab in anna.page.get_by_role("navigation").get_by_role("tab").all():
                tab.tap()
                inspection.look(f"cosmic-{name}-{tab.inner_text()}")

    assert inspection.wide == {}
    assert inspection.small == {}


@pytest.mark.parametrize("size", [(1024, 768), (900, 700), (768, 1024)])
def test_a_tablet_shows_asteroid_and_storage_at_once(person: Crowd, size: tuple[int, int]) -> None:
    anna = person("ru", size=size, touch=True)
    stage = Stage(anna)
    for name in ("lay", "alone", "choose"):
        stage.show(position(name))
        anna.page.get_by_role("navigation").get_by_role("tab").first.tap()
        anna.settle()
        anna.shot(f"cosmic-tablet-{size[0]}-{name}")
        assert anna.page.evaluate("document.scrollingElement.scrollWidth") == size[0]
        for part in (".ast:not(.mini)", '[data-at="store:0"]'):
            box = anna.page.locator(part).first.bounding_box()
            bar = anna.page.get_by_role("contentinfo").bounding_box()
            assert box
            assert bar
            assert box["y"] + box["height"] <= bar["y"] + 1, (name, part)


# --- the tile in hand


def ghost(stage: Stage) -> Locator:
    return stage.person.page.locator(".ghost .body")


def score_change(stage: Stage) -> int | None:
    """The change of the score that the button promises, or nothing where the tile does not fit."""
    page = stage.person.page
    expect(page.locator(".bubble")).to_have_attribute("aria-busy", "false")
    button = page.locator("button.lay")
    if "off" in (button.get_attribute("class") or ""):
        return None
    return int(button.locator("b").inner_text().replace("−", "-"))


def test_a_tile_turns_by_wheel_keys_and_buttons(person: Crowd) -> None:
    anna = person("en")
    stage = Stage(anna)
    stage.show(found(2, BASIC, lambda t: {"building": "greenhouse"}.items() <= lay_args(t).items()))
    page = anna.page
    expect(ghost(stage)).to_be_visible()
    rotate, flip = anna.button("cosmic_colonies-ui-rotate"), anna.button("cosmic_colonies-ui-flip")
    shapes = [ghost(stage).get_attribute("d")]

    def after(what: str) -> str:
        anna.settle()
        shapes.append(ghost(stage).get_attribute("d"))
        assert shapes[-1] != shapes[-2], what
        return size(shapes[-1] or "")

    box = page.locator(".ast.laying").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.settle()
    shapes = [ghost(stage).get_attribute("d")]
    first = size(shapes[0] or "")
    page.mouse.wheel(0, 100)
    turned = after("the wheel turns")
    assert turned == first[::-1], "a quarter turn"
    page.mouse.wheel(0, -100)
    assert after("the wheel turns back") == first
    page.keyboard.press("r")
    assert after("R turns") == turned
    page.keyboard.press("Shift+R")
    assert after("Shift+R turns back") == first
    page.keyboard.press("f")
    assert after("F flips") == first
    flip.click()
    after("the button flips")
    rotate.click()
    assert after("the button turns") == turned


def lay_args(table: Table) -> dict[str, object]:
    """What would be laid, if a tile is in hand."""
    return next((dict(o.args) for o in options(table) if o.verb == "lay"), {})


def size(path: str) -> str:
    """How many squares a drawn tile is wide and high."""
    points = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path)]
    wide, high = (max(axis) - min(axis) for axis in (points[::2], points[1::2]))
    return f"{round(wide / 46)}x{round(high / 46)}"


def test_the_promised_points_are_those_of_the_rules(person: Crowd) -> None:
    anna = person("en")
    stage, table = Stage(anna), position("lay")
    stage.show(table)
    page = anna.page
    me = table.view(0)["players"][0]  # type: ignore[index]
    now, bare = table.game.scores(table.position)[0].total, sum(me["uncovered"].values())
    promised = 0
    for key in ["ArrowLeft", "ArrowUp", "r", *["ArrowRight"] * 3, "f", *["ArrowDown"] * 4] * 2:
        page.keyboard.press(key)
        anna.settle()
        if (change := score_change(stage)) is None:
            continue
        stage.sent.clear()
        covered = page.locator(".ghost .under").count()
        page.keyboard.press("Enter")
        option = stage.chosen()
        after = table.propose(0, table.number(0), option).position
        mine = table.game.view(after, 0)["players"][0]  # type: ignore[index]
        assert now + change == table.game.scores(after)[0].total, option
        assert bare - covered == sum(mine["uncovered"].values()), option
        promised += 1
        stage.show(table)
    assert promised >= 3


def test_all_fitting_places_are_shown_on_demand(person: Crowd) -> None:
    anna = person("en")
    stage, table = Stage(anna), position("lay")
    stage.show(table)
    page, spots = anna.page, anna.page.locator(".ast .spot")
    turns = [int(o.args["turn"]) for o in options(table)]
    eye = anna.button("cosmic_colonies-ui-show-all", count=len(turns))
    expect(eye).to_have_attribute("aria-pressed", "false")
    expect(spots).to_have_count(0)
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "true")
    seen = set()
    for _ in range(4):
        anna.settle()
        seen.add(spots.count())
        page.keyboard.press("r")
    assert {turns.count(turn) for turn in turns} >= seen - {0} != set()
    page.keyboard.press("a")
    expect(spots).to_have_count(0)


def test_a_tile_that_does_not_fit_says_why_and_stays_in_hand(person: Crowd) -> None:
    anna = person("en")
    stage = Stage(anna)
    stage.show(found(2, BASIC, many_ways))
    for _ in range(8):
        anna.page.keyboard.press("ArrowUp")
        anna.page.keyboard.press("ArrowLeft")
    anna.settle()
    expect(anna.page.locator(".ghost.bad")).to_be_visible()
    expect(anna.page.locator("button.lay.off")).to_contain_text(
        anna.word("cosmic_colonies-ui-why-off_asteroid")
    )
    anna.page.keyboard.press("Enter")
    anna.page.locator("button.lay").click()
    anna.settle()
    assert stage.sent == []


def test_a_finger_moves_a_tile_by_a_tap_and_lays_it_by_another(person: Crowd) -> None:
    anna = person("ru", size=PHONE, touch=True)
    stage, table = Stage(anna), position("lay")
    stage.show(table)
    before = ghost(stage).get_attribute("d")
    box = anna.page.locator(".ast.laying").bounding_box()
    assert box
    anna.page.touchscreen.tap(box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.1)
    anna.settle()
    assert ghost(stage).get_attribute("d") != before
    assert stage.sent == []
    stage.show(table)
    picture = anna.page.locator(".ghost > use").bounding_box()
    assert picture
    anna.page.touchscreen.tap(
        picture["x"] + picture["width"] / 2, picture["y"] + picture["height"] / 2
    )
    assert stage.chosen().startswith("lay ")


# --- single clicks


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_a_monument_is_raised_by_its_hole(
    person: Crowd, how: Literal["mouse", "finger", "keys"]
) -> None:
    anna = person("en", **({"size": PHONE, "touch": True} if how == "finger" else {}))  # type: ignore[arg-type]
    stage, table = Stage(anna), position("monument")
    stage.show(table)
    hole = anna.page.locator(".ast .hole").first
    if how == "keys":
        hole.press("Enter")
    else:
        anna.click_inside(hole, INSIDE, taps=how == "finger")
    assert stage.chosen() in [o.text for o in options(table) if o.verb == "raise"]


def test_a_click_that_slips_still_builds(person: Crowd) -> None:
    anna = person("en")
    stage, table = Stage(anna), position("act")
    stage.show(table)
    text = next(o.text for o in options(table) if o.verb == "build")
    _, building, slot = text.split()
    box = anna.element(f"slot:{building}/{slot}").bounding_box()
    assert box
    mouse = anna.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 14)
    mouse.down()
    mouse.move(box["x"] + 32, box["y"] + 20, steps=4)
    mouse.up()
    assert stage.chosen() == text


def test_an_area_says_how_many_it_gives(person: Crowd) -> None:
    """What the worker carries, as far as it is there; the rules give just as many."""
    anna = person("en")
    stage, table = Stage(anna), position("act")
    stage.show(table)
    for option in [o for o in options(table) if o.verb == "gather"]:
        element = option.path[0]
        resource = element.removeprefix("area:")
        before = table.view(0)["areas"][resource]  # type: ignore[index]
        after = table.propose(0, table.number(0), option.text).position
        left = table.game.view(after, 0)["areas"][resource]  # type: ignore[index]
        taken = anna.page.locator(f'[data-el="{element}"] .chips .go')
        expect(taken).to_have_count(int(before) - int(left))


def test_a_price_shows_what_is_missing(person: Crowd) -> None:
    anna = person("ru")
    stage = Stage(anna)

    def is_short(table: Table) -> bool:
        codes = {reason.code for _, reason in refusals(table)}
        return "gather" in verbs(table) and "cannot_afford" in codes

    table = found(2, BASIC, is_short)
    stage.show(table)
    slots = [path[0] for path, reason in refusals(table) if reason.code == "cannot_afford"]
    plain = [slot for slot in slots if "entertainment" not in slot]
    assert plain
    for slot in plain:
        expect(anna.page.locator(f'[data-el="{slot}"] .lack').first).to_be_visible()
        expect(anna.page.locator(f'[data-el="{slot}"]')).to_contain_text(
            anna.word("cosmic_colonies-ui-slot-cannot_afford")
        )


# --- the automaton


def test_the_automaton_is_told_in_one_line_and_step_by_step(person: Crowd) -> None:
    def failed_first(table: Table) -> bool:
        told = [line.event.code for line in table.lines(0)]
        return "play" in verbs(table) and told.count("bot_gathers") > 2

    anna = person("ru")
    stage, table = Stage(anna), found(1, BASIC, failed_first)
    stage.show(table)
    turns = len([line for line in table.lines(0) if line.event.code == "bot_gathers"])
    log = anna.story().get_by_role("listitem")
    told = log.filter(has_text=re.compile(r"Автомат.*собирает \d"))
    expect(told).to_have_count(turns)
    plan = anna.page.get_by_role("list", name=anna.word("cosmic_colonies-ui-automaton"), exact=True)
    expect(plan.get_by_role("listitem")).to_have_count(2)
    expect(plan.locator("li.yes")).to_have_count(1)


def test_a_payment_shows_what_it_takes_from_the_storage(person: Crowd) -> None:
    anna = person("en")
    stage, table = Stage(anna), position("pay")
    stage.show(table)
    going = anna.page.locator('[data-at="store:0"] .goes')
    expect(going).to_have_count(0)
    for option in options(table)[:2]:
        assert option.verb == "pay"
        anna.element(option.path[0]).hover()
        expect(going).to_have_count(sum([int(number) for number in option.args.values()]))
    anna.page.mouse.move(5, 5)
    expect(going).to_have_count(0)
