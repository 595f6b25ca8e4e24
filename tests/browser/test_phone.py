"""The home page on a phone: nothing too small, nothing beside the screen."""

from __future__ import annotations

import pytest

from tests.browser.crowd import Crowd
from tests.browser.phone import PHONE, Inspection


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_home_page_fits_and_is_large_enough_for_a_finger(visitor: Crowd, lang: str) -> None:
    anna = visitor(lang, size=PHONE, touch=True)
    inspection = Inspection(anna)
    anna.open()
    anna.button("web-play").wait_for()
    inspection.look("home")
    anna.button("web-new-table").tap()
    anna.page.get_by_role("dialog").wait_for()
    inspection.look("new table")

    assert inspection.wide == {}
    assert inspection.small == {}
