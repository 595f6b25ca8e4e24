"""The notation: what every kind of action looks like, and which elements it touches."""

from __future__ import annotations

import pytest

from igroteka.games.orleans import GAME
from igroteka.kernel.errors import UnreadableAction

EXAMPLES = [
    ("exclude hayrick", ("tile:hayrick",)),
    ("exclude nothing", ("button:nothing",)),
    ("draw 4", ("bag:4",)),
    ("return castle/2", ("slot:castle/2",)),
    ("keep", ("button:keep",)),
    ("place knight castle/3", ("market:knight", "slot:castle/3")),
    ("place own_farmer village/1", ("market:own_farmer", "slot:village/1")),
    ("take_back castle/3", ("slot:castle/3",)),
    ("done", ("button:done",)),
    ("use farmhouse", ("place:farmhouse",)),
    ("use university", ("place:university",)),
    ("use castle", ("place:castle",)),
    ("use monastery", ("place:monastery",)),
    ("use ship", ("place:ship",)),
    ("use wagon", ("place:wagon",)),
    ("use guildhall", ("place:guildhall",)),
    ("use scriptorium", ("place:scriptorium",)),
    ("use town_hall", ("place:town_hall",)),
    ("use gunpowder_tower", ("place:gunpowder_tower",)),
    ("use village boatman", ("place:village", "track:boatman")),
    ("use village craftsman", ("place:village", "track:craftsman")),
    ("use village trader", ("place:village", "track:trader")),
    ("use pharmacy 2", ("place:pharmacy", "coins:2")),
    ("pass", ("button:pass",)),
    ("tile school", ("tile:school",)),
    ("move W02", ("edge:W02",)),
    ("good wine", ("good:wine",)),
    ("good none", ("button:none",)),
    ("send knight peace_treaty", ("follower:knight", "deed:peace_treaty")),
    (
        "send farmer canalisation coin",
        ("follower:farmer", "deed:canalisation", "reward:coin"),
    ),
    (
        "send farmer canalisation development",
        ("follower:farmer", "deed:canalisation", "reward:development"),
    ),
    ("enough", ("button:enough",)),
    ("bathe knight castle/3", ("follower:knight", "slot:castle/3")),
    ("tech village/1", ("slot:village/1",)),
    ("tech later", ("button:later",)),
    ("shield", ("place:sacristy",)),
    ("suffer", ("button:suffer",)),
    ("food grain", ("good:grain",)),
    ("give station blois", ("town:blois",)),
    ("give station supply", ("stations:supply",)),
    ("give follower", ("bag:any",)),
    ("give development", ("track:development",)),
    ("give good wine", ("good:wine",)),
    ("give tile school", ("tile:school",)),
    ("give tech supply", ("techs:supply",)),
    ("give tech village/1", ("slot:village/1",)),
]


@pytest.mark.parametrize(("text", "path"), EXAMPLES, ids=[text for text, _ in EXAMPLES])
def test_each_kind_of_action_has_its_notation(text: str, path: tuple[str, ...]) -> None:
    action = GAME.parse(text)

    assert action.text == text
    assert action.path == path
    assert action.verb == text.split()[0]
    assert action.retracts == text.startswith("take_back")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "use casino",
        "use school",
        "use sacristy",
        "use village",
        "use village monk",
        "use pharmacy 4",
        "use pharmacy 0",
        "draw 9",
        "draw -1",
        "place knight castle/4",
        "place tech castle/1",
        "place wizard castle/1",
        "move R30",
        "food wool",
        "send own_farmer city_wall",
        "send farmer canalisation",
        "give citizen",
        "give coin",
        "PASS",
    ],
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction) as refused:
        GAME.parse(text)

    assert str(refused.value) == f"expected an action of orleans such as 'pass', found {text!r}"
