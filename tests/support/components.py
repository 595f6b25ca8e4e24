"""Component files of one's own, for tests of what is taken from them and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


class Box:
    """The component files of one game, and a folder that overrides some of them."""

    def __init__(self, game: str, data: Path, names: str) -> None:
        self.game = game
        self.data = data
        self.imports = f"from igroteka.games.{game} import {names}\n"

    def change(self, folder: Path, file: str, old: str, new: str) -> None:
        """A copy of one packaged file with one change."""
        text = (self.data / f"{file}.toml").read_text("utf-8")
        assert old in text, f"{file}.toml does not hold {old!r}"
        (folder / self.game).mkdir(exist_ok=True)
        (folder / self.game / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")

    def load(self, folder: Path, code: str = "") -> subprocess.CompletedProcess[str]:
        """Load the game in a process of its own, with this folder of components."""
        return subprocess.run(
            [sys.executable, "-c", self.imports + code],
            env=dict(os.environ, IGROTEKA_COMPONENTS=str(folder)),
            capture_output=True,
            text=True,
            check=False,
        )

    def complaint(self, folder: Path) -> str:
        """The one sentence with which this folder is refused."""
        done = self.load(folder)
        assert done.returncode == 1
        last = done.stderr.strip().splitlines()[-1]
        error, _, sentence = last.partition(": ")
        assert error == "igroteka.kernel.errors.BrokenComponents", last
        return sentence
