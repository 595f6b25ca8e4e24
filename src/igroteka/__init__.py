"""Igroteka: modern board games with exact rules, as a library and in the browser.

Kernel, games and bots come from the sources, or compiled from a folder that `tools/compiled.py`
made of the same sources and that the environment variable `IGROTEKA_ENGINE` names.
"""

from __future__ import annotations

import importlib
import os
import sys
import warnings
from pathlib import Path

ENGINE = "IGROTEKA_ENGINE"


def compiled_engine() -> Path | None:
    """The folder with the compiled engine that was asked for; None while it is not there."""
    named = os.environ.get(ENGINE, "")
    folder = Path(named)
    return folder if named and (folder / "igroteka").is_dir() else None


def _take(folder: Path) -> None:
    """Let the layers in `folder` come before the sources; with a warning not, if it does not fit.

    The modules of a layer are small and share one library, which lies beside the package.
    """
    sys.path.append(str(folder))
    try:
        for library in folder.glob("*__mypyc.*"):
            importlib.import_module(library.name.partition(".")[0])
    except ImportError as error:
        sys.path.remove(str(folder))
        warnings.warn(f"the engine runs interpreted: {error}", RuntimeWarning, stacklevel=2)
    else:
        __path__.insert(0, str(folder / "igroteka"))


if (_folder := compiled_engine()) is not None:
    _take(_folder)
