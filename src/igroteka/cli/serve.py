"""`igroteka serve`: the games in the browser, for this machine or the local network."""

from __future__ import annotations

import contextlib
import io
import os
import socket
import webbrowser

import msgspec
import segno

from igroteka.cli.console import out
from igroteka.server.run import run
from igroteka.server.serving import CannotStart
from igroteka.server.settings import Settings

LOCAL = (
    "Only this machine can open it and its links."
    " With --lan other devices in the network can; IGROTEKA_PUBLIC says a public address."
)
EVERYWHERE = "0.0.0.0"  # asked for with --lan


def serve_games(
    port: int | None,
    db: str | None,
    lan: bool,
    browser: bool,
    developer: bool = False,
    workers: int | None = None,
) -> None:
    """Serve until interrupted; print the address, and open it in a browser if `browser`.

    Without `port`, the port of the settings or, if that is taken, any free one. `db` is a SQLite
    file or a `postgresql://…` address. With `lan`, other machines of the network can connect.
    With `developer`, the games for developers are served too. `workers` is the number of server
    processes; more than one need PostgreSQL.
    """
    settings = Settings.from_environment()
    if developer:
        settings = msgspec.structs.replace(settings, developer=True)
    if workers is not None:
        settings = msgspec.structs.replace(settings, workers=workers)
    if "IGROTEKA_LOG_LEVEL" not in os.environ:
        settings = msgspec.structs.replace(settings, log_level="warning")  # a person is watching
    wished = settings.port if port is None else port
    chosen = wished if port else free_port(wished)
    host = EVERYWHERE if lan else settings.host
    for_phones = f"http://{lan_address()}:{chosen}" if lan else ""
    if lan and not settings.public:
        settings = msgspec.structs.replace(settings, public=for_phones)

    def ready(address: str) -> None:
        here = address.replace(f"//{EVERYWHERE}", "//127.0.0.1")
        out.print(f"Igroteka: {here}", style="bold", markup=False)
        if lan:
            out.print(f"Phones in this network: {for_phones}", markup=False)
            out.print(qr_code(for_phones), markup=False)
        elif not settings.public:
            out.print(LOCAL, style="dim", markup=False)
        out.print("Ctrl-C stops; all games are kept.", style="dim")
        if browser:
            webbrowser.open(here)

    with contextlib.suppress(KeyboardInterrupt):
        run(host, chosen, db, settings=settings, ready=ready)
    out.print("\nStopped. All games are kept.", style="dim")


def free_port(wished: int) -> int:
    """The wished port, or any free one if it is taken; raises `CannotStart` if there is none."""
    for port in (wished, 0):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            found: int = probe.getsockname()[1]
            return found
    raise CannotStart("expected a free port, found none")


def lan_address() -> str:
    """This machine's address in the local network, as far as it can be found out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # picks a route; a datagram socket sends nothing yet
            address: str = probe.getsockname()[0]
        except OSError:
            return socket.gethostbyname(socket.gethostname())
    return address


def qr_code(address: str) -> str:
    """A QR code of the address, in block characters for the terminal."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
