"""Loads a game again and again with other component files: a program of its own.

`python -m tests.conformance.loader GAME FOLDER...` loads the game once with each folder and prints
one line of JSON for each: the kind and the text of the error, or nothing.
A game reads its components when it is imported, so its modules are forgotten in between.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module

from igroteka.kernel.components import FOLDER_VARIABLE


def forget(name: str) -> None:
    """Drop the modules of a game, so that the next import runs them again."""
    package = f"igroteka.games.{name}"
    for module in list(sys.modules):
        if module == package or module.startswith(f"{package}."):
            del sys.modules[module]


def load(name: str, folder: str) -> list[str]:
    """The kind and text of the error with which a game refuses a folder; empty if it takes it."""
    os.environ[FOLDER_VARIABLE] = folder
    forget(name)
    try:
        import_module(f"igroteka.games.{name}.game")
    except Exception as error:  # whatever a broken file leads to is what the caller asks for
        return [type(error).__name__, str(error)]
    return []


if __name__ == "__main__":
    for argument in sys.argv[2:]:
        sys.stdout.write(json.dumps(load(sys.argv[1], argument)) + "\n")
