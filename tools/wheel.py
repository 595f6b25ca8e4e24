"""Puts the compiled kernel, games and bots into a wheel, beside their sources.

Without a C compiler, without mypyc, or with IGROTEKA_PURE=1 in the environment the wheel holds
the sources alone, which run interpreted on every platform.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import compiled

PURE = "IGROTEKA_PURE"


class CompiledWheel(BuildHookInterface[Any]):
    """The build hook that `pyproject.toml` names."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what is compiled, and the platform to the name; an editable install needs neither."""
        if version == "editable" or not is_possible():
            return
        try:
            folder = compiled.build(Path(sys.executable))
        except compiled.BuildFailed as error:
            self.app.display_warning(f"{error}\nThe compiled build failed; a pure wheel is made.")
            return
        for path in sorted(folder.rglob("*")):
            if path.suffix in compiled.BINARY:
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_possible() -> bool:
    """Whether a compiled wheel is wanted, and there is everything to make it with."""
    tools = find_spec("mypyc") is not None and find_spec("setuptools") is not None
    return os.environ.get(PURE) != "1" and tools and compiled.has_compiler()
