"""The screen of Sonora: whether all fits, what it says before a choice, and why not."""

from __future__ import annotations

import functools
import re

import pytest
from playwright.sync_api import expect

from igroteka.server.shapes import outcome_info
from igroteka.table.table import Refused, Table
from tests.browser.axe import THEMES, Axe, Theme
from tests.browser.crowd import Crowd
from tests.browser.desk import fits
from tests.browser.person import Person, quoted
from tests.browser.phone import PHONE, Inspection
from tests.browser.staged import Stage, refusals
from tests.games.sonora.browser.playing import desert, found, refusal_at
from tools.fixtures import Wish

WISHES = {
    "take": Wish(4, offers=["take red2"], round=2),
    "flick": Wish(4, opens="flick", round=2),
    "again": Wish(2, offers=["reflick", "keep"]),
    "swap": Wish(3, offers=["swap .*"]),
    "ruins": Wish(3, offers=["cross a 1", "cross h 4"], round=2),
    "draw": Wish(2, offers=["draw .*"], least=60, round=2),
    "path": Wish(2, offers=["path .*"], round=2),
    "mud": Wish(2, offers=["node .*", "box .*"], round=2),
    "write": Wish(4, offers=["mark .*"], least=3, round=3),
    "colours": Wish(1, offers=["mine red"]),
    "fill": Wish(1, offers=["fill .*"], round=2),
    "block": Wish(1, offers=["block .*"], round=2),
}


@functools.cache
def position(name: str) -> Table:
    """A position in which the first seat may do what the name says."""
    wish = WISHES[name]
    return found(wish.seats, wish.variant, wish.fits, wish.prefer)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_fits_on_a_small_laptop(person: Crowd, lang: str) -> None:
    one = person(lang)
    stage = Stage(one)
    for name in ("flick", "swap", "write", "draw", "fill", "colours"):
        stage.show(position(name))
        fits(one, f"sonora-{lang}-{name}")


@THEMES
def test_no_screen_breaks_the_rules_of_accessibility(person: Crowd, theme: Theme) -> None:
    one = person("en" if theme == "light" else "ru", theme=theme)
    axe = Axe(one)
    stage = Stage(one)
    for name in ("take", "flick", "ruins", "draw", "mud", "colours"):
        stage.show(position(name))
        axe.look(name)
    one.button("web-help").click()
    one.page.get_by_role("dialog").wait_for()
    axe.look("help")
    assert axe.found == {}


def test_a_phone_shows_every_phase_with_room_for_fingers(person: Crowd) -> None:
    one = person("ru", size=PHONE, touch=True)
    inspection = Inspection(one)
    stage = Stage(one)
    for name in ("take", "flick", "again", "swap", "ruins", "draw", "path", "mud", "write"):
        stage.show(position(name))
        inspection.look(f"sonora-{name}")
    assert inspection.wide == {}
    assert inspection.small == {}


def test_the_board_is_seen_from_the_own_corner(person: Crowd) -> None:
    """Whoever looks sits at the lower left, with the own disc to be flicked on that corner."""
    one = person()
    stage = Stage(one)
    stage.show(position("flick"))
    mine = one.view["about"]
    box = desert(one).bounding_box()
    disc = desert(one).locator(f'[data-disc="{mine}"]').bounding_box()
    assert box is not None
    assert disc is not None
    assert disc["x"] < box["x"] + box["width"] * 0.25
    assert disc["y"] > box["y"] + box["height"] * 0.75
    # Every disc says in words what it counts for now.
    for seen in one.view["discs"]:
        if "sector" in seen and "place" in seen:
            zone = one.word(f"sonora-zone-{seen['sector']}")
            said = desert(one).locator(f'[data-disc="{seen["disc"]}"]')
            expect(said).to_have_attribute("aria-label", f"{label(one, seen, zone)}")


def label(one: Person, seen: dict[str, str], zone: str) -> str:
    """How a disc on the board is called."""
    counts = "sonora-ui-counts-double" if "circle" in seen else "sonora-ui-counts"
    return f"{one.word('sonora-disc-' + seen['disc'])}: {one.word(counts, zone=zone)}"


def test_a_path_is_shown_before_it_is_laid_and_refused_with_the_rule(person: Crowd) -> None:
    one = person()
    stage = Stage(one)
    table = position("path")
    stage.show(table)
    end = one.options[0].path[0]

    one.element(end).hover()
    expect(one.page.locator(".creek .cell.plan").first).to_be_visible()
    expect(one.page.locator(".creek .cell.end")).to_have_count(1)
    before = sum(one.me["points"].values())
    points = one.page.locator("[data-points]")
    expect(points).to_contain_text(re.compile(rf"{before} *→ *{before + gained(table, one, end)}"))
    one.page.mouse.move(2, 2)
    expect(points).not_to_contain_text("→")

    why = {path[0]: reason for path, reason in refusals(table) if path[0].startswith("creek:")}
    element, reason = next(
        (element, reason) for element, reason in why.items() if reason.code == "cell_marked"
    )
    said = refusal_at(one, element)
    assert f"§ {reason.clause}" in said
    assert stage.sent == [], "nothing was chosen"
    one.press(end)
    assert stage.chosen() == one.options[0].text


def gained(table: Table, one: Person, end: str) -> int:
    """The points that choosing an element brings the first seat."""
    option = next(option for option in one.options if option.path[0] == end)
    outcome = table.outcome(0, option.text)
    assert not isinstance(outcome, Refused)
    return sum([one.change for one in outcome_info(outcome).scores if one.seat == 0])


def test_a_shape_follows_the_pointer_and_says_what_is_wrong(person: Crowd) -> None:
    one = person()
    stage = Stage(one)
    stage.show(position("draw"))
    verdict = one.page.locator(".verdict")
    expect(verdict).to_have_text(one.word("sonora-ui-fits"))
    grid = one.page.locator("svg.grid").locator("visible=true").last

    box = grid.bounding_box()
    assert box is not None
    one.page.mouse.move(box["x"] + box["width"] - 8, box["y"] + 8, steps=3)
    expect(verdict).not_to_have_text(one.word("sonora-ui-fits"))
    one.page.mouse.down()
    one.page.mouse.up()
    one.settle()
    assert stage.sent == [], "what does not fit is not drawn"

    one.page.mouse.move(2, 2)
    for key in ("n", "r", "f"):
        one.page.keyboard.press(key)
    drawn = one.page.locator(".kind.on")
    drawn.click()  # taken up anew, it lies where it fits
    expect(verdict).to_have_text(one.word("sonora-ui-fits"))
    one.page.locator("[data-draw]").click()
    assert stage.chosen() in one.texts


def test_the_mud_shows_points_left_lines_and_triangles(person: Crowd) -> None:
    one = person("ru")
    stage = Stage(one)
    table = position("mud")
    stage.show(table)
    left = one.page.get_by_role(
        "img", name=one.word("sonora-ui-points-left", count=one.me["total"])
    )
    expect(left).to_be_visible()

    node = next(option for option in one.options if option.verb == "node")
    one.element(node.path[0]).hover()
    expect(one.page.locator(".mud .line.plan").first).to_be_attached()
    why = {path[0]: reason for path, reason in refusals(table) if path[0].startswith("node:")}
    element, reason = next(iter(why.items()))
    assert f"§ {reason.clause}" in refusal_at(one, element)
    one.press(node.path[0])
    assert stage.chosen() == node.text


def test_both_ends_of_the_bots_path_are_chosen(person: Crowd) -> None:
    one = person()
    stage = Stage(one)
    stage.show(position("block"))
    block = next(option for option in one.options if option.path[0] != option.path[1])
    for element in block.path:
        one.press(element)
    assert stage.chosen() == block.text


def test_others_sheets_are_open_at_a_press(person: Crowd) -> None:
    one = person("ru")
    Stage(one).show(position("write"))
    one.page.locator('main [data-at="card:1"]').first.click()
    sheet = one.page.get_by_role("dialog")
    for zone in ("cliff", "creek", "canyon", "mud"):
        name = one.word(f"sonora-zone-{zone}")
        expect(sheet.get_by_role("region", name=name)).to_be_visible()
    expect(sheet.locator(f"{quoted('creek:t1')}")).to_have_count(0)
