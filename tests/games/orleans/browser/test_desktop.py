"""On a small laptop everything is on one screen, in both languages and both themes."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.crowd import Crowd
from tests.browser.desk import fits
from tests.browser.fixtures import Finished


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_table_and_end_need_no_scrolling(
    person: Crowd, finished: Finished, lang: str, theme: Literal["light", "dark"]
) -> None:
    anna = person(lang, size=(1366, 768), theme=theme, storage_state=finished.player)
    anna.introduce("Анна")
    anna.open()
    expect(anna.page.locator(f'a[href="{finished.path}"]')).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
    fits(anna, f"home-{lang}-{theme}")

    anna.open(finished.path)
    expect(anna.page.get_by_role("table")).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", lang)
    fits(anna, f"end-{lang}-{theme}")
    anna.button("web-see-board").click()
    fits(anna, f"end-board-{lang}-{theme}")

    anna.new_table("me", "greedy", "greedy", "greedy")
    fits(anna, f"table-{lang}-{theme}")
    anna.press("market:own_farmer")
    fits(anna, f"picked-{lang}-{theme}")


@pytest.mark.parametrize("scale", [0.9, 1, 1.15, 1.3, 1.4])
def test_every_text_size_is_playable_on_a_small_laptop(person: Crowd, scale: float) -> None:
    anna = person("ru", size=(1366, 768))
    looks = f'{{"lang": "ru", "scale": {scale}}}'
    anna.context.add_init_script(
        f"if (origin !== 'null') localStorage.setItem('igroteka', '{looks}')"
    )
    anna.new_table("me", "greedy")
    anna.until(lambda: "done" in anna.texts, "planning")
    anna.shot(f"letters-{scale}")
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 1366
    assert anna.page.evaluate("document.documentElement.scrollHeight") == 768
    cut_off = "deeds => deeds.scrollHeight - deeds.clientHeight"
    assert anna.page.locator(".deeds").evaluate(cut_off) == 0

    anna.press("market:own_farmer")
    anna.press("slot:castle/1")
    anna.until(lambda: anna.me["places"]["castle"][0] is not None, "a farmer in the castle")
    expect(anna.page.locator('[data-el="button:done"]')).to_be_in_viewport(ratio=1)
