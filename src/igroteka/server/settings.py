"""Everything a host can set, from the environment, in one typed class."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, get_type_hints

import msgspec

from igroteka.kernel.errors import GameError

PREFIX: Final = "IGROTEKA_"


class UnknownSetting(GameError):
    """A setting that cannot be read; says what was expected and what was found."""


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where a program of this kind keeps its data on this system."""
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "igroteka"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "igroteka"
    base = environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "igroteka"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process; each can be set as `IGROTEKA_<NAME>`."""

    host: str = "127.0.0.1"
    port: int = 8000
    public: str = ""  # the address at which others reach the server; empty: as visitors came
    db: str = ""  # a file, or postgresql://…; empty: a file in the data folder
    secret: str = ""  # makes invite links; empty: kept in a file beside the SQLite file
    static: str = ""  # the built pages; empty: those of the package
    metrics: bool = True
    log_level: str = "info"
    forwarded_allow_ips: str = "127.0.0.1"  # proxies whose X-Forwarded-* are believed
    bot_workers: int = -1  # processes for bots; -1: one less than there are cores; 0: a thread
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced by a random choice
    bot_pause: float = 0.6  # so that people can follow, and take back what they misclicked
    acts_per_second: float = 20.0
    act_burst: float = 60.0
    calls_per_second: float = 30.0  # HTTP, per address
    call_burst: float = 120.0
    new_per_second: float = 0.5  # tables and guests, per address
    new_burst: float = 40.0
    message_bytes: int = 4096
    body_bytes: int = 16384
    chat_letters: int = 500
    presence_seconds: float = 20.0  # how long a process is believed that somebody is there
    idle_seconds: float = 120.0  # a room nobody is in is put away

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """The settings named in the environment, defaults for the rest."""
        found: dict[str, object] = {}
        for name, kind in get_type_hints(cls).items():
            if name in cls.__struct_fields__ and PREFIX + name.upper() in environ:
                text = environ[PREFIX + name.upper()]
                try:
                    found[name] = msgspec.convert(text, kind, strict=False)
                except msgspec.ValidationError:
                    raise UnknownSetting(
                        f"{PREFIX}{name.upper()}: expected {kind.__name__}, found {text!r}"
                    ) from None
        return msgspec.convert(found, cls)

    def database(self) -> str:
        """The database, with the default filled in."""
        return self.db or str(data_folder(os.environ) / "games.db")

    def static_folder(self) -> Path:
        """The folder with the built pages."""
        return Path(self.static) if self.static else Path(__file__).parent / "static"

    def workers(self) -> int:
        """How many processes think for bots."""
        return max(1, (os.cpu_count() or 2) - 1) if self.bot_workers < 0 else self.bot_workers
