#!/usr/bin/env python3
"""Play: sets everything up once, then starts Orléans against two bots.

Anything you add goes to `igroteka play orleans`, for example `python3 play.py --lang ru`.
"""

from __future__ import annotations

import os
import subprocess
import sys

from tools import environment

GAME = ["orleans", "--seats", "you,greedy,random"]


def main() -> None:
    """Hand over to the `igroteka` command inside `.venv`."""
    python = str(environment.ensure("runtime"))
    command = [python, "-m", "igroteka.cli.main", "play", *GAME, *sys.argv[1:]]
    if os.name == "nt":  # there `execv` lets go of the terminal
        raise SystemExit(subprocess.call(command))
    os.execv(python, command)


if __name__ == "__main__":
    main()
