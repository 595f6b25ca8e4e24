"""How much work a frame of a flick is: `python -m tests.games.sonora.browser.frames [number]`.

The last flick of a fixed position of four is shown again and again. Counted is the processor time
of the page's main thread, which other programs on the machine do not lengthen, over all frames in
which discs moved; a screen with sixty frames a second leaves 16.7 ms to each. The frames a second
are those of this browser, which draws without a graphics card and beside whatever else runs here.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, expect, sync_playwright

from tests.browser.crowd import Crowd
from tests.browser.fixtures import CHROMIUM, STATIC
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.staged import Stage
from tests.games.sonora.browser.playing import GAME, desert, found
from tools.fixtures import Wish

SIXTIETH = 1000 / 60

# Counts the frames in which the ghost of a disc is not where it was in the frame before, and how
# many milliseconds passed between such frames.
COUNT = """() => {
    window.moved = 0;
    window.passed = 0;
    let before = '', last = 0;
    const look = now => {
        const discs = document.querySelectorAll('.desert:not(.mini) .ghost');
        const places = [...discs].map(disc => getComputedStyle(disc).transform).join();
        if (places && before && places !== before) {
            window.moved++;
            window.passed += now - last;
        }
        before = places;
        last = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def worked(line: CDPSession) -> float:
    """The milliseconds that the main thread of the page has worked."""
    metrics = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(metrics["TaskDuration"])


def measure(one: Person, frames: int) -> tuple[float, float]:
    """Show the last flick until so many frames are drawn: milliseconds of work, frames a second."""
    line = one.context.new_cdp_session(one.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    one.page.evaluate(COUNT)
    ghosts = desert(one).locator(".ghost")
    work, moved = 0.0, 0
    while moved < frames:
        one.page.locator("[data-ghost]").click()
        expect(ghosts).not_to_have_count(0)
        start, before = worked(line), int(one.page.evaluate("window.moved"))
        expect(ghosts).to_have_count(0)
        work += worked(line) - start
        moved += int(one.page.evaluate("window.moved")) - before
    passed = float(one.page.evaluate("window.passed / window.moved"))
    return work / moved, 1000 / passed


def main() -> None:
    frames = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    chromium = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "games.db", STATIC)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        one = Crowd(server, browser, GAME)(motion="no-preference")
        aiming = Wish(4, opens="flick", round=2)
        Stage(one).show(found(aiming.seats, aiming.variant, aiming.fits, aiming.prefer))
        work, rate = measure(one, frames)
        sys.stdout.write(
            f"{frames} frames, {work:.2f} ms of work each,"
            f" {100 * work / SIXTIETH:.0f} % of a sixtieth of a second;"
            f" {rate:.0f} frames a second drawn\n"
        )
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
