"""The `igroteka` command: one function for each subcommand, whose docstring is its help."""

from __future__ import annotations

import json as jsonlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from igroteka.cli import admin, position
from igroteka.cli.console import ClearErrors, err, out, print_json, read_variant
from igroteka.kernel.components import FOLDER_VARIABLE, sources_of

if TYPE_CHECKING:
    from igroteka.lab.bench import Bench
    from igroteka.lab.simulate import Simulation

MOST_BREACHES = 20  # how many broken laws of a simulation are printed

app = typer.Typer(
    cls=ClearErrors,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Modern board games with exact rules: play, simulate, measure, look things up.",
)
app.add_typer(position.app, name="position")
app.add_typer(admin.app, name="admin")

Json = Annotated[bool, typer.Option("--json", help="Plain JSON for machines.")]
GameName = Annotated[str, typer.Argument(help="Game, as `igroteka games` lists them.")]
Variant = Annotated[list[str] | None, typer.Option(help="As option=choice; repeatable.")]
Lang = Annotated[str, typer.Option(help="Language: en or ru.")]


@app.callback()
def house(
    components: Annotated[
        str | None, typer.Option(help="Folder with corrected component files, <game>/*.toml.")
    ] = None,
) -> None:
    """Modern board games with exact rules: play, simulate, measure, look things up."""
    if components is not None:
        os.environ[FOLDER_VARIABLE] = components  # read when a game is first loaded


@app.command()
def games(json: Json = False) -> None:
    """List the games of the house."""
    from igroteka.games import game_named, game_names

    metas = [game_named(name).meta for name in game_names()]
    if json:
        print_json(
            [
                {
                    "id": meta.id,
                    "names": meta.names,
                    "designer": meta.designer,
                    "seats": [meta.min_seats, meta.max_seats],
                    "rules_version": meta.rules_version,
                    "minutes": meta.minutes,
                    "weight": meta.weight,
                    "options": {
                        o.name: {"choices": o.choices, "default": o.default, "fits": o.fits}
                        for o in meta.options
                    },
                }
                for meta in metas
            ]
        )
        return
    table = Table(box=None)
    for heading in ("game", "name", "players", "variants", "rules"):
        table.add_column(heading)
    for meta in metas:
        table.add_row(
            meta.id,
            f"{meta.names['en']} · {meta.names['ru']}",
            f"{meta.min_seats}-{meta.max_seats}",
            "; ".join(f"{o.name}={'|'.join(o.choices)}" for o in meta.options),
            f"version {meta.rules_version}",
        )
    out.print(table)


@app.command()
def play(
    name: Annotated[
        str | None, typer.Argument(help="Game; default: the first one for that many.")
    ] = None,
    seats: Annotated[
        str, typer.Option(help="Who sits there: you, novice, casual, strong, expert.")
    ] = "you,casual,novice",
    lang: Lang = "en",
    seed: Annotated[
        int | None, typer.Option(help="Seed of all chance; default: a fresh one.")
    ] = None,
    variant: Variant = None,
    load: Annotated[str | None, typer.Option(help="Go on with a saved position.")] = None,
    save: Annotated[
        str | None, typer.Option(help="File that always holds the last position.")
    ] = None,
    export: Annotated[
        str | None, typer.Option(help="File for the log, which `igroteka verify` checks.")
    ] = None,
) -> None:
    """Play in the terminal against bots or each other."""
    from igroteka.cli.terminal import play_in_terminal

    play_in_terminal(name, seats, lang, seed, read_variant(variant or []), load, save, export)


@app.command()
def serve(
    port: Annotated[int | None, typer.Option(help="Port; default: 8000, or any free one.")] = None,
    db: Annotated[str | None, typer.Option(help="SQLite file or postgresql://… address.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Serve the local network, with a QR code.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open a browser.")
    ] = False,
    developer: Annotated[
        bool, typer.Option("--developer", help="Also serve the games for developers.")
    ] = False,
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="Server processes on one PostgreSQL database; default: 1."),
    ] = None,
) -> None:
    """Serve the games to browsers; opens one unless told otherwise."""
    from igroteka.cli.serve import serve_games

    serve_games(port, db, lan, not no_browser, developer, workers)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="An exported game, from the menu of its table.")],
    json: Json = False,
) -> None:
    """Check the luck of a finished game: the seed promised, the log played again."""
    from igroteka.kernel.errors import UnreadableSave
    from igroteka.server.luck import verify as check

    try:
        verdict = check(file.read_bytes())
    except OSError as error:
        raise UnreadableSave(f"expected a file at {str(file)!r}, found {error.strerror}") from error
    if json:
        print_json({"fair": verdict.fair, "text": verdict.text})
    else:
        out.print(verdict.text, style="green" if verdict.fair else "red", markup=False)
    if not verdict.fair:
        raise typer.Exit(1)


@app.command()
def validate(
    db: Annotated[str, typer.Argument(help="SQLite file or postgresql://… address.")],
    json: Json = False,
) -> None:
    """Replay every stored game under the present rules; exit code 1 if one leads elsewhere.

    Changes nothing, so that it can be run before an upgrade.
    """
    from igroteka.server.validate import CHANGED, OLDER, SAME, Finding, findings

    number = {SAME: 0, OLDER: 0, CHANGED: 0}

    def tell(found: Finding) -> None:
        number[found.kind] += 1
        if json:
            print_json(found._asdict(), indent=None)
        elif found.kind != SAME:
            out.print(f"{found.id} {found.game}, {found.kind}: {found.text}", markup=False)

    findings(db, tell)
    if not json:
        out.print(
            f"{number[SAME]} games stay as they are, {number[OLDER]} of older rules go on from"
            f" their last position, {number[CHANGED]} would change"
        )
    if number[CHANGED]:
        raise typer.Exit(1)


@app.command()
def simulate(
    name: GameName,
    bots: Annotated[str, typer.Option(help="Bots, one per seat, or one for all.")] = "random",
    seats: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next has the next.")] = 0,
    variant: Variant = None,
    workers: Annotated[int, typer.Option(help="Processes; 0 = all cores.")] = 0,
    check: Annotated[
        bool, typer.Option("--check", help="Hold the games to the laws; exit code 1 if one breaks.")
    ] = False,
    json: Json = False,
) -> None:
    """Let bots play many games; print scores with their spread, ranks, length and speed."""
    from igroteka.games import game_named
    from igroteka.kernel.errors import UnknownChoice
    from igroteka.lab.simulate import simulate as run

    named = [bot.strip() for bot in bots.split(",")]
    number = seats or (len(named) if len(named) > 1 else game_named(name).meta.max_seats)
    if len(named) == 1:
        named *= number
    if len(named) != number:
        raise UnknownChoice(f"expected {number} bots for {number} seats, found {len(named)}")
    with Progress(console=err, transient=True, disable=json) as progress:
        task = progress.add_task(f"{games} games of {name}", total=games)
        result = run(
            name,
            named,
            games,
            seed,
            read_variant(variant or []),
            workers,
            lambda done: progress.update(task, completed=done),
            check,
        )
    if json:
        print_json(result.as_dict())
    else:
        show_simulation(result, seed)
    if result.breaches:
        raise typer.Exit(1)


def show_simulation(result: Simulation, seed: int) -> None:
    """Print scores and statistics, one line per bot, then the laws that were broken."""
    table = Table(
        title=f"{result.game}, {result.seats} seats, {result.games} games from seed {seed}",
        box=None,
    )
    for heading in ("bot", "n", "mean", "sd", "median", "range", "wins", "mean rank"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in result.bots:
        table.add_row(
            bot.bot,
            str(bot.games),
            f"{bot.mean:.1f}",
            f"{bot.sd:.1f}",
            f"{bot.median:.0f}",
            f"{bot.lowest}-{bot.highest}",
            f"{bot.win_share:.0%}",
            f"{bot.mean_rank:.2f}",
        )
    out.print(table)
    for bot in result.bots:
        if bot.statistics:
            counted = ", ".join(f"{name} {mean:.1f}" for name, mean in bot.statistics.items())
            out.print(f"{bot.bot}, means per player: {counted}")
    out.print(
        f"{result.decisions_per_game:.0f} decisions a game, "
        f"{result.decisions_per_s:,.0f} decisions/s, {result.seconds:.1f} s"
    )
    if result.checks:
        out.print(f"laws asked {result.checks:,} times, broken {len(result.breaches)} times")
    for breach in result.breaches[:MOST_BREACHES]:
        out.print(str(breach), style="red", markup=False, soft_wrap=True)


@app.command()
def tournament(
    name: GameName,
    bots: Annotated[
        str, typer.Option(help="At least two bots; settings as in strong:horizon=2.")
    ] = "novice,casual,strong,expert",
    games: Annotated[int, typer.Option(help="Games for each pair of bots.")] = 20,
    seats: Annotated[int, typer.Option(help="Number of players; two bots take turns.")] = 2,
    seed: Annotated[int, typer.Option(help="Seed of the first deal; the next has the next.")] = 0,
    variant: Variant = None,
    workers: Annotated[int, typer.Option(help="Processes; 0 = all cores.")] = 0,
    folder: Annotated[
        Path | None, typer.Option(help="For games and report; default: tournaments/GAME.")
    ] = None,
    cluster: Annotated[
        str,
        typer.Option(help="Address of a Ray cluster to play on, or local.", metavar="HOST:PORT"),
    ] = "",
    json: Json = False,
) -> None:
    """Let every bot play every other on the same deals from both sides; Ctrl-C, then go on."""
    from igroteka.cli import ladder

    chosen = folder or Path("tournaments") / name
    varied = read_variant(variant or [])
    ladder.tournament(name, bots, games, seats, seed, varied, workers, chosen, json, cluster)


@app.command("ladder")
def play_ladder(
    names: Annotated[str, typer.Argument(help="Games, with commas; default: all.")] = "",
    games: Annotated[int, typer.Option(help="Games for each pair of levels.")] = 200,
    minutes: Annotated[float, typer.Option(help="No deal begins later; 0 = no limit.")] = 0.0,
    seed: Annotated[int, typer.Option(help="Seed of the first deal; the next has the next.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes; 0 = all cores.")] = 0,
    folder: Annotated[Path, typer.Option(help="For the games.")] = Path("tournaments/ladder"),
    page: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/ladder.md"),
) -> None:
    """Let each level play the one below, and write the page of it; Ctrl-C, then go on."""
    from igroteka.cli import ladder
    from igroteka.games import game_names

    chosen = [name.strip() for name in names.split(",")] if names else game_names()
    ladder.ladder(chosen, games, minutes, seed, workers, folder, page)


@app.command()
def tune(
    name: GameName,
    level: Annotated[str, typer.Option(help="Level that searches: strong or expert.")] = "strong",
    opponent: Annotated[str, typer.Option(help="Bot that all settings play against.")] = "casual",
    trials: Annotated[int, typer.Option(help="Settings to try.")] = 8,
    games: Annotated[int, typer.Option(help="Games of each in the first stage.")] = 4,
    milliseconds: Annotated[float, typer.Option(help="Limit for a choice, on average.")] = 400.0,
    seed: Annotated[int, typer.Option(help="Seed of the first deal and of the settings.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes; 0 = all cores.")] = 0,
    folder: Annotated[
        Path | None, typer.Option(help="For games and settings; default: tuning/GAME/LEVEL.")
    ] = None,
) -> None:
    """Find the settings of a level by play against another bot; Ctrl-C, then go on."""
    from igroteka.cli import ladder

    chosen = folder or Path("tuning") / name / level
    ladder.tune(name, level, opponent, trials, games, milliseconds, seed, workers, chosen)


@app.command()
def rules(
    name: GameName,
    clause: Annotated[str | None, typer.Argument(help="Clause or ruling, e.g. 3.2 or R1.")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Read the rules of a game, or one clause with its rulings."""
    from igroteka.games import game_named
    from igroteka.words.rulebook import rulebook

    game_named(name)
    book = rulebook(name, lang)
    if json:
        chosen = {clause: book.clause(clause)} if clause else book.clauses
        print_json({"game": name, "clauses": chosen, "rulings": {} if clause else book.rulings})
    elif clause:
        out.print(book.clause(clause), markup=False)
    else:
        chapter = ""
        for number, text in book.clauses.items():
            if number.split(".")[0] != chapter:
                chapter = number.split(".")[0]
                out.print(
                    f"\n{chapter} {book.chapters.get(chapter, '')}", style="bold", markup=False
                )
            out.print(f"  {number} {text}", markup=False)


@app.command()
def components(name: GameName, json: Json = False) -> None:
    """Show every printed fact of a game with where it comes from."""
    from igroteka.games import game_named, part_of

    game_named(name)
    pieces = part_of(name, "pieces")
    tables = sources_of(pieces.FOLDER, name, pieces.FILES)
    if json:
        print_json(tables)
        return
    for file, contents in tables.items():
        out.print(f"\n{file}.toml", style="bold")
        for key, value in contents.items():
            entries: list[dict[str, object]] = value if isinstance(value, list) else [value]  # type: ignore[list-item]  # the loader has checked that these are tables
            for entry in entries:
                facts: dict[str, object] = dict(entry)
                source = facts.pop("source", "")
                label = facts.pop("id", key)
                shown = ", ".join(
                    f"{k} {jsonlib.dumps(v, ensure_ascii=False)}" for k, v in facts.items()
                )
                out.print(f"  {label}: {shown}  [{source}]", markup=False)


@app.command()
def bench(
    name: Annotated[str | None, typer.Argument(help="Game, or server; default: all games.")] = None,
    seats: Annotated[int, typer.Option(help="Number of players; 0 = most.")] = 0,
    seconds: Annotated[float, typer.Option(help="Time per figure.")] = 2.0,
    tables: Annotated[int, typer.Option(help="Server: tables at the same time.")] = 200,
    workers: Annotated[int, typer.Option(help="Server: processes for these tables.")] = 1,
    db: Annotated[str, typer.Option(help="Server: postgresql://… for several workers.")] = "",
    game: Annotated[str, typer.Option(help="Server: what is played; default: the heaviest.")] = "",
    json: Json = False,
) -> None:
    """Measure how fast games run on one core, beside a fixed calibration loop; or the server."""
    from igroteka.games import game_named, game_names
    from igroteka.lab.bench import bench as measure

    if name == "server":
        from igroteka.server.bench import bench_server

        results = bench_server(
            tables=tables,
            workers=workers,
            db=db,
            game=game and game_named(game).meta.id,
            say=err.file.write,
        )
        if json:
            print_json(results)
        return
    chosen = [game_named(name).meta.id] if name else game_names()
    found = {game: measure(game, seats, seconds) for game in chosen}
    if json:
        print_json({game: result.as_dict() for game, result in found.items()})
        return
    for game, result in found.items():
        build = "compiled" if result.compiled else "interpreted"
        out.print(f"{game}, {result.seats} seats, {build}, one core", style="bold")
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(justify="right")
        table.add_column()
        random_play = f"decisions/s, uniformly random play{target_of(result, 'decisions_per_s')}"
        table.add_row(f"{result.decisions_per_s:,}", random_play)
        table.add_row(f"{result.clones_per_s:,}", f"clones/s{target_of(result, 'clones_per_s')}")
        table.add_row(f"{result.microseconds_per_option_list:.1f}", "µs for a list of options")
        table.add_row(f"{result.views_per_s:,}", "views/s")
        table.add_row(f"{result.redeals_per_s:,}", "redealt positions/s")
        saved = f"bytes of the largest save seen{target_of(result, 'save_bytes')}"
        table.add_row(f"{result.save_bytes:,}", saved)
        table.add_row(f"{result.calibration_ratio:.5f}", "decisions per turn of a counting loop")
        table.add_row(f"{result.microseconds_per_redeal:.1f}", "µs for a redealt position")
        table.add_row(f"{result.microseconds_per_value:.1f}", "µs for the value of a position")
        table.add_row(f"{result.playouts_per_s:,.0f}", "playouts/s to the end of the round")
        whole_game = f"s for a whole game by greedy bots{target_of(result, 'seconds_per_game')}"
        table.add_row(f"{result.seconds_per_game:.2f}", whole_game)
        for level, play in result.levels.items():
            table.add_row(
                f"{play.decisions_per_s:,.1f}",
                f"choices/s of {level}, {play.playouts_per_s:,.0f} playouts/s, "
                f"slowest {play.slowest_ms:,.0f} ms",
            )
        for probe in result.probes.values():
            target = f" (target {probe.target:.0f})" if probe.target else ""
            if probe.missing:
                table.add_row("-", f"µs for {probe.what}: {probe.missing} is not installed")
            else:
                table.add_row(f"{probe.microseconds:.1f}", f"µs for {probe.what}{target}")
        for parcel in result.parcels.values():
            target = f" (target {parcel.target:,})"
            table.add_row(f"{parcel.bytes:,}", f"bytes at most for {parcel.what}, packed{target}")
        out.print(table)


def target_of(result: Bench, figure: str) -> str:
    """What a game should reach of a figure of the bench, for the end of its line."""
    return f" (target {result.targets[figure]:,.0f})" if figure in result.targets else ""


if __name__ == "__main__":
    app()
