#!/usr/bin/env python3
"""Play: sets everything up once, then opens the games in your browser.

python3 play.py                    this machine, SQLite in your data folder
python3 play.py --lan              the local network too, with a QR code for phones
python3 play.py --port 9000 --db postgresql://… --no-browser
python3 play.py --developer        also the games that are made for developers
python3 play.py terminal --lang ru the first game in the terminal against two bots

Where there is a C compiler, the first start also compiles the engine in the background; the next
ones, and the bots of this one as soon as it is done, run on it. With an empty IGROTEKA_ENGINE in
the environment all runs interpreted.
"""

from __future__ import annotations

import os
import subprocess
import sys

from tools import compiled, environment

TERMINAL = ["play", "--seats", "you,casual,novice"]


def main() -> None:
    """Hand over to the `igroteka` command inside `.venv`."""
    wishes = sys.argv[1:]
    python = str(environment.ensure("runtime"))
    if wishes[:1] == ["terminal"]:
        command = [*TERMINAL, *wishes[1:]]
    else:
        build = [python, str(environment.ROOT / "tools" / "web.py"), "build", "--quiet"]
        if "--help" not in wishes and (code := subprocess.call(build)):
            raise SystemExit(code)
        command = ["serve", *wishes]
    if "--help" not in wishes and compiled.ENGINE not in os.environ:
        engine = compiled.for_daily_use(environment.python())
        os.environ[compiled.ENGINE] = str(engine or "")
    call = [python, "-m", "igroteka.cli.main", *command]
    if os.name == "nt":  # there `execv` lets go of the terminal
        raise SystemExit(subprocess.call(call))
    os.execv(python, call)


if __name__ == "__main__":
    main()
