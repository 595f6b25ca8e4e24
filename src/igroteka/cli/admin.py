"""`igroteka admin`: moderates a running server over HTTP, with its token."""

from __future__ import annotations

import asyncio
import os
from typing import Annotated

import typer

from igroteka.cli.console import ClearErrors, print_json
from igroteka.kernel.errors import GameError

app = typer.Typer(
    cls=ClearErrors, no_args_is_help=True, help="Moderate a running server, with its admin token."
)

TOKEN = "IGROTEKA_ADMIN_TOKEN"
Server = Annotated[str, typer.Option(help="Address of the server, on this machine.")]
Table = Annotated[str, typer.Argument(help="Id of the table, as in its address.")]
Guest = Annotated[str, typer.Argument(help="Id of the guest, as `show` prints it.")]
Hours = Annotated[float, typer.Option(min=0, help="For so long; 0 lifts it.")]

HERE = "http://127.0.0.1:8000"


class NotDone(GameError):
    """The server has not done what was asked; the text says what was expected and found."""


def ask(server: str, **wish: object) -> None:
    """Ask a server for a `Moderation`, and print its answer; raises `NotDone`."""
    from igroteka.server.visitor import Visitor

    token = os.environ.get(TOKEN, "")
    if not token:
        raise NotDone(f"expected the token of the server in {TOKEN}, found none")
    sent = Visitor(server).post("/api/admin", wish, Authorization=f"Bearer {token}")
    try:
        answer = asyncio.run(sent)
    except OSError as error:
        raise NotDone(f"expected a server at {server}, found: {error}") from error
    if answer.status != 200:
        raise NotDone(f"expected the server to do it, found {answer.data['text']!r}")
    print_json(answer.data)
    if answer.data.get("done") is False:
        raise typer.Exit(1)


@app.command()
def show(table: Table, server: Server = HERE) -> None:
    """Print a table with the ids of its guests and its last lines of chat."""
    ask(server, what="show", table=table)


@app.command()
def close(table: Table, server: Server = HERE) -> None:
    """End a game without a result."""
    ask(server, what="close", table=table)


@app.command()
def free(table: Table, seat: int, server: Server = HERE) -> None:
    """Take somebody's seat away; in a running game a bot plays it for good."""
    ask(server, what="free", table=table, seat=seat)


@app.command()
def delete(table: Table, server: Server = HERE) -> None:
    """Delete a game with its log."""
    ask(server, what="delete", table=table)


@app.command()
def mute(guest: Guest, hours: Hours = 24.0, server: Server = HERE) -> None:
    """Let a guest say nothing for a while."""
    ask(server, what="mute", guest=guest, hours=hours)


@app.command()
def ban(guest: Guest, hours: Hours = 24.0, server: Server = HERE) -> None:
    """Let a guest do nothing for a while."""
    ask(server, what="ban", guest=guest, hours=hours)
