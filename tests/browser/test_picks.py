"""What a person has picked up stays picked up, whatever the others do meanwhile."""

from __future__ import annotations

from tests.browser.conftest import Crowd


def test_a_pick_stays_while_others_act(person: Crowd) -> None:
    anna, boris = person("en"), person("ru")
    (link,) = anna.new_table("me", "open")
    anna.button("web-close").click()
    boris.open(link)
    boris.arrive()

    anna.press("market:own_farmer")
    boris.choose("done")
    anna.until(lambda: anna.view["players"][1]["planning_done"], "Boris's plan")
    anna.press("slot:castle/1")

    anna.until(lambda: anna.me["places"]["castle"][0] == "own_farmer", "the farmer in the castle")
