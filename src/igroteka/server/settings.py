"""The settings of a server, read from environment variables `IGROTEKA_<NAME>`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Final, get_type_hints
from urllib.parse import urlsplit

import msgspec

from igroteka.kernel.errors import GameError

PREFIX: Final = "IGROTEKA_"


class UnknownSetting(GameError):
    """A setting that cannot be read; the text says what was expected and what was found."""


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder for the data of this program, by the custom of the platform."""
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "igroteka"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "igroteka"
    base = environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "igroteka"


def is_loopback(host: str) -> bool:
    """Whether a host name or address means this machine alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process; each can be set as `IGROTEKA_<NAME>`."""

    host: str = "127.0.0.1"  # the address to listen on
    port: int = 8000  # the port to listen on
    public: str = ""  # the address at which others reach the server; empty: this machine only
    hosts: str = ""  # further names by which it is reached, with commas
    db: str = ""  # a file, or postgresql://…; empty: a file in the data folder
    secret: str = ""  # makes invite links; empty: kept in a file beside the SQLite file
    workers: int = 1  # server processes; more than one needs PostgreSQL
    static: str = ""  # the built pages; empty: those of the package
    developer: bool = False  # also offer games that are made for developers
    metrics: bool = True  # /metrics, for this machine or with the token
    metrics_token: str = ""  # lets others read /metrics, as `Authorization: Bearer …`
    admin_token: str = ""  # lets `igroteka admin` moderate; empty: nobody
    log_level: str = "info"  # debug, info, warning or error
    proxies: str = ""  # addresses of proxies whose X-Forwarded-* are believed, with commas
    bot_workers: int = -1  # a server's processes for bots; -1: one less than cores; 0: a thread
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced by the casual one
    bot_pause: float = 0.6  # seconds before a bot's choice, so that people can follow and undo
    people_per_address: int = 8  # an address has the limits of so many guests together
    acts_per_second: float = 20.0  # messages of a guest over all sockets
    act_burst: float = 60.0  # so many at once
    undos_per_second: float = 1.0  # choices that a guest takes back
    undo_burst: float = 20.0  # so many at once
    hints_per_second: float = 0.5  # questions of a guest to a strong bot
    hint_burst: float = 20.0  # so many at once
    reviews_per_second: float = 0.01  # that a guest asks for
    review_burst: float = 5.0  # so many at once
    says_per_second: float = 0.5  # lines of chat of a guest
    say_burst: float = 10.0  # so many at once
    lines_per_game: int = 10_000  # of its log; after that nothing is taken back any more
    calls_per_second: float = 30.0  # HTTP, per address
    call_burst: float = 120.0  # so many at once
    looks_per_second: float = 15.0  # earlier positions, histories and exports, per address
    look_burst: float = 60.0  # so many at once
    pages_per_second: float = 100.0  # pages and their files, per address
    page_burst: float = 2000.0  # so many at once
    new_per_second: float = 0.5  # tables and guests, per address
    new_burst: float = 40.0  # so many at once
    joins_per_second: float = 0.2  # seats taken, per address
    join_burst: float = 20.0  # so many at once
    tables_per_guest: int = 50  # set up and not over
    open_seats_per_guest: int = 20  # at tables that still wait for people
    chat_lines_per_game: int = 1000  # the newest ones are kept
    sweep_seconds: float = 600.0  # how often to look for what is not used any more
    open_table_days: float = 7.0  # a table that nobody fills is closed after so long
    running_table_days: float = 90.0  # a game that nobody moves in is given up after so long
    empty_table_days: float = 7.0  # a game that is over and had no people is deleted after so long
    guest_days: float = 30.0  # a guest who never sat at a table is deleted after so long
    connections: int = 2000  # open at the same time; fewer if the system allows fewer files
    connections_per_address: int = 200  # of these; 0: as many as in all
    sockets_per_guest: int = 20  # open tables of one guest
    request_seconds: float = 10.0  # for the head and the body of a request
    stall_seconds: float = 20.0  # a reader that takes nothing for so long is cut off
    controls_per_second: float = 1.0  # control frames of a WebSocket, such as pings
    control_burst: float = 60.0  # so many at once
    outbox_bytes: int = 1_000_000  # may wait for one reader; whoever has more is cut off
    views_per_second: float = 1.0  # fresh views in answer to stale choices
    message_bytes: int = 4096  # of a message over a WebSocket
    body_bytes: int = 16384  # of the body of a request
    chat_letters: int = 500  # of a line of chat
    presence_seconds: float = 20.0  # how long a presence record is valid
    clock_seconds: float = 1.0  # how often to look whose time is up
    idle_seconds: float = 120.0  # a room without clients is unloaded after this

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """The settings named in the environment, defaults for the rest; raises `UnknownSetting`."""
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
        """The database: the setting `db`, by default a file in the data folder."""
        return self.db or str(data_folder(os.environ) / "games.db")

    def check_address(self) -> None:
        """Raise `UnknownSetting` if others can reach the server and it does not know how."""
        if not is_loopback(self.host) and not self.public:
            raise UnknownSetting(
                f"expected {PREFIX}PUBLIC, such as https://games.example.org, because the server"
                f" listens on {self.host} for other machines; found nothing"
            )
        if self.public and not urlsplit(self.public).netloc:
            raise UnknownSetting(
                f"{PREFIX}PUBLIC: expected an address such as https://games.example.org,"
                f" found {self.public!r}"
            )
        if self.public.startswith("https:") and not self.proxies:
            raise UnknownSetting(
                f"expected {PREFIX}PROXIES, the addresses of the proxies that bring visitors to"
                f" {self.public}, such as 127.0.0.1; found nothing"
            )
        self.proxy_networks()

    def knows_host(self, host: str) -> bool:
        """Whether the server may be reached under the name in a `Host` header."""
        named = {urlsplit(self.public).netloc, *[name.strip() for name in self.hosts.split(",")]}
        if not host:
            return False
        try:
            return host.lower() in named or is_loopback(urlsplit(f"//{host}").hostname or "")
        except ValueError:  # not a name at all
            return False

    def proxy_networks(self) -> list[IPv4Network | IPv6Network]:
        """The networks of the trusted proxies; raises `UnknownSetting`."""
        try:
            return [ip_network(part.strip()) for part in self.proxies.split(",") if part.strip()]
        except ValueError as error:
            raise UnknownSetting(
                f"{PREFIX}PROXIES: expected addresses with commas, found {self.proxies!r}: {error}"
            ) from None

    def static_folder(self) -> Path:
        """The folder with the built pages."""
        return Path(self.static) if self.static else Path(__file__).parent / "static"

    def bot_processes(self) -> int:
        """The number of processes for bots, with the default filled in."""
        if self.bot_workers >= 0:
            return self.bot_workers
        return max(1, ((os.cpu_count() or 2) - 1) // self.workers)
