"""Draws the picture that messengers show with a link to a table: one for each game.

    python tools/link_pictures.py            draw `link.png` into the folder of every game
    python tools/link_pictures.py <game>     of one game

It is made of the cover of the game's box (`cover.svg` and `box.ts` of its screen), holds no words,
and needs Chromium. The files are small and are committed, so that a server needs neither.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
SCREENS: Final = ROOT / "web" / "src" / "games"
GAMES: Final = ROOT / "src" / "igroteka" / "games"
CHROMIUM: Final = "/usr/bin/chromium"
WIDTH, HEIGHT = 1200, 630  # what messengers show whole
PAGE: Final = """<!doctype html><style>
body {{ margin: 0; }}
main {{ position: relative; width: {width}px; height: {height}px; overflow: hidden;
  background: {spine}; }}
.far {{ position: absolute; left: -90px; top: -530px; width: 1380px; height: 1860px; opacity: .3; }}
.box {{ position: absolute; left: 400px; top: 47px; width: 400px; height: 536px; }}
.front {{ fill: {spine}; }}
.rim {{ fill: none; stroke: #1a1410; stroke-width: 2; }}
.shade {{ position: absolute; left: 420px; top: 70px; width: 400px; height: 536px;
  background: #0006; }}
</style><main>{cover}
<svg class="far" viewBox="0 0 230 310"><use href="#cover-{game}" width="230" height="310"/></svg>
<div class="shade"></div>
<svg class="box" viewBox="0 0 230 310"><rect class="front" width="230" height="310"/>
<use href="#cover-{game}" width="230" height="310"/>
<rect class="rim" x="1" y="1" width="228" height="308"/></svg></main>"""


def drawn(page: Page, game: str) -> bytes:
    """The picture of a game as PNG."""
    box = (SCREENS / game / "box.ts").read_text("utf-8")
    found = re.search(r"spine: '(#[0-9a-f]+)'", box)
    assert found, f"{game}: its box has no spine"
    cover = (SCREENS / game / "cover.svg").read_text("utf-8")
    hidden = cover.replace("<svg ", '<svg style="position:absolute;width:0;height:0" ', 1)
    page.set_content(
        PAGE.format(width=WIDTH, height=HEIGHT, spine=found[1], cover=hidden, game=game)
    )
    return page.screenshot(type="png")


def main() -> None:
    """Draw the pictures of the games named, or of all that have a box."""
    names = sys.argv[1:] or sorted([path.parent.name for path in SCREENS.glob("*/box.ts")])
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for game in names:
            picture = drawn(page, game)
            (GAMES / game / "link.png").write_bytes(picture)
            print(f"{game}: {len(picture)} bytes")
        browser.close()


if __name__ == "__main__":
    main()
