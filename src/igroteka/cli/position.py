"""`igroteka position`: make, query, change and save single positions as JSON."""

from __future__ import annotations

from typing import Annotated

import typer

from igroteka.cli.console import (
    ClearErrors,
    check_seat,
    load_position,
    out,
    print_json,
    read_variant,
    write_position,
)
from igroteka.games import game_named
from igroteka.kernel.errors import GameError, Refusal
from igroteka.kernel.game import AnyGame
from igroteka.kernel.state import State
from igroteka.words import Words

app = typer.Typer(
    cls=ClearErrors,
    no_args_is_help=True,
    help="Single positions as JSON: make one, ask it, play on, attach it to a bug report.",
)

Source = Annotated[str, typer.Argument(help="File with a position, or - for standard input.")]
Target = Annotated[str, typer.Option("--out", "-o", help="File to write, or - for output.")]
Seat = Annotated[int | None, typer.Option(help="Seat, counted from 0; default: who has to choose.")]
Json = Annotated[bool, typer.Option("--json", help="Plain JSON for machines.")]
Lang = Annotated[str, typer.Option(help="Language of sentences: en or ru.")]


def seat_or_waiting(game: AnyGame, s: State, seat: int | None) -> int:
    """The given seat, or the first that has to choose; 0 when the game is over.

    Raises `UnknownChoice` if the position has no such seat.
    """
    if seat is not None:
        return check_seat(s, seat)
    waiting = game.waiting(s)
    return waiting[0] if waiting else 0


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="Game.")],
    seats: Annotated[int, typer.Option(help="Number of players.")] = 4,
    seed: Annotated[int, typer.Option(help="Seed of all chance.")] = 0,
    variant: Annotated[list[str] | None, typer.Option(help="As option=choice.")] = None,
    target: Target = "-",
) -> None:
    """Set up a game and write its first position."""
    game = game_named(name)
    write_position(game, game.setup(seats, seed, read_variant(variant or [])), target)


@app.command()
def options(source: Source, seat: Seat = None, json: Json = False, lang: Lang = "en") -> None:
    """List what a seat may choose, in notation and in words."""
    game, s = load_position(source)
    chooser = seat_or_waiting(game, s, seat)
    found = game.options(s, chooser)
    openings = game.openings(s, chooser)
    if json:
        print_json(
            {
                "seat": chooser,
                "waiting": game.waiting(s),
                "options": [{"text": a.text, "path": list(a.path)} for a in found],
                "open": [
                    {
                        "verb": opening.verb,
                        "element": opening.element,
                        "fields": [
                            {"name": f.name, "low": f.low, "high": f.high, "unit": f.unit}
                            for f in opening.fields
                        ],
                    }
                    for opening in openings
                ],
            }
        )
        return
    words = Words(lang)
    if not found and not openings:
        out.print(
            f"seat {chooser} has nothing to choose; waiting for {game.waiting(s) or 'nobody'}"
        )
    for action in found:
        out.print(f"{action.text:<28} {words.action(game.meta.id, action)}", markup=False)
    for opening in openings:
        fields = ", ".join(map(str, opening.fields))
        out.print(f"{opening.verb} with {fields}", markup=False)


def refusal_data(refusal: Refusal) -> dict[str, object]:
    """A refusal as plain data for `--json`."""
    return {"code": refusal.code, "clause": refusal.clause, "numbers": refusal.numbers}


@app.command("why-not")
def why_not(
    source: Source,
    action: Annotated[str, typer.Argument(help="Action in notation, as `options` lists them.")],
    seat: Seat = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Say why an action is not allowed now, with the clause; or that it is."""
    game, s = load_position(source)
    chooser = seat_or_waiting(game, s, seat)
    asked = game.parse(action)
    refusal = game.why_not(s, chooser, asked)
    if json:
        print_json(
            {
                "action": asked.text,
                "seat": chooser,
                "allowed": refusal is None,
                "refusal": None if refusal is None else refusal_data(refusal),
            }
        )
    elif refusal is None:
        out.print(f"seat {chooser} may {asked.text}", markup=False)
    else:
        sentence = Words(lang).refusal(game.meta.id, refusal)
        out.print(f"{sentence} ({refusal.clause})", markup=False)


@app.command()
def apply(
    source: Source,
    actions: Annotated[list[str], typer.Argument(help="Actions in notation, in order.")],
    seat: Seat = None,
    target: Target = "-",
    lang: Lang = "en",
) -> None:
    """Play actions and write the position they lead to; nothing is written if one is refused."""
    game, s = load_position(source)
    for text in actions:
        chooser = seat_or_waiting(game, s, seat)
        asked = game.parse(text)
        refusal = game.why_not(s, chooser, asked)
        if refusal is not None:
            sentence = Words(lang).refusal(game.meta.id, refusal)
            raise GameError(f"{asked.text}: {sentence} ({refusal.clause}, {refusal.code})")
        game.play(s, chooser, asked)
    write_position(game, s, target)


@app.command()
def view(
    source: Source,
    seat: Annotated[int, typer.Option(help="Seat, counted from 0; -1 is a spectator.")] = -1,
) -> None:
    """Show what a seat may know, as JSON."""
    game, s = load_position(source)
    print_json(game.view(s, seat if seat == -1 else check_seat(s, seat)))


@app.command()
def save(source: Source, target: Target = "-") -> None:
    """Check a position, edited or foreign, and write it in its canonical form."""
    game, s = load_position(source)
    write_position(game, s, target)


@app.command()
def scores(source: Source, json: Json = False, lang: Lang = "en") -> None:
    """Show the score sheets as if the game ended now."""
    game, s = load_position(source)
    sheets = game.scores(s)
    if json:
        print_json(
            [
                {
                    "seat": sheet.seat,
                    "lines": {line.label: line.amount for line in sheet.lines},
                    "total": sheet.total,
                    "tiebreak": sheet.tiebreak,
                    "rank": sheet.rank,
                }
                for sheet in sheets
            ]
        )
        return
    words = Words(lang)
    for sheet in sheets:
        lines = ", ".join(
            f"{words.score_line(game.meta.id, x.label)} {x.amount}" for x in sheet.lines
        )
        out.print(f"seat {sheet.seat}: {sheet.total} ({lines}), rank {sheet.rank}", markup=False)
