"""`igroteka tournament`, `ladder` and `tune`: bots against each other, and their settings."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Printed

from igroteka.cli.console import err, out, print_json

if TYPE_CHECKING:
    from igroteka.lab.ratings import Estimate
    from igroteka.lab.tournament import Table

STOPPED = 130  # the exit code of a command that was interrupted


def tournament(
    name: str,
    bots: str,
    games: int,
    seats: int,
    seed: int,
    variant: dict[str, str],
    workers: int,
    folder: Path,
    json: bool,
    cluster: str = "",
) -> None:
    """Play a tournament in `folder`, print its table, and write its report there."""
    from igroteka.lab import tournament as lab
    from igroteka.lab.report import page

    named = [bot.strip() for bot in bots.split(",")]
    terms = lab.terms_of(name, named, seats, variant, seed)
    wanted = len(lab.jobs_of(terms, games))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=err, transient=True, disable=json
    ) as progress:
        task = progress.add_task(f"{name}: {', '.join(named)}", total=wanted)
        try:
            table = lab.run(
                terms,
                games,
                folder,
                workers,
                lambda done: progress.update(task, completed=done),
                cluster,
            )
        except KeyboardInterrupt:
            err.print(f"Stopped. The same command goes on; {folder} keeps the games.")
            raise typer.Exit(STOPPED) from None
    command = f"igroteka tournament {name} --bots {bots} --games {games} --seats {seats}"
    command += f" --seed {seed}"
    for option, choice in variant.items():
        command += f" --variant {option}={choice}"
    found = {"command": command, **table.as_dict()}
    (folder / lab.REPORT).write_text(jsonlib.dumps(found, indent=2) + "\n", "utf-8")
    (folder / "report.html").write_text(page(table, command), "utf-8")
    if json:
        print_json(found)
    else:
        show(table)
        out.print(f"{folder / 'report.html'} has the plots.", markup=False)


def ladder(
    names: list[str], games: int, minutes: float, seed: int, workers: int, folder: Path, page: Path
) -> None:
    """Play the ladder of some games in `folder`, and write the page."""
    from igroteka.lab.ladder import as_markdown, climb, pairs_of

    deals = (games + 1) // 2 * len(pairs_of(names, games, seed))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=err, transient=True) as progress:
        task = progress.add_task("deals", total=deals)
        try:
            rungs = climb(
                names, games, folder, minutes, seed, workers, lambda: progress.advance(task)
            )
        except KeyboardInterrupt:
            err.print(f"Stopped. The same command goes on; {folder} keeps the games.")
            raise typer.Exit(STOPPED) from None
    command = f"igroteka ladder {','.join(names)} --games {games} --seed {seed}"
    if minutes:
        command += f" --minutes {minutes:g}"
    page.write_text(as_markdown(rungs, command), "utf-8")
    out.print(f"{page} has the ladder.", markup=False)


def show(table: Table) -> None:
    """Print the ratings, then the pairings."""
    terms = table.terms
    ladder = Printed(
        title=f"{terms['game']}, {terms['seats']} seats, {table.games} games, 95 % intervals",
        box=None,
    )
    for heading in ("bot", "Elo", "games", "won", "points", "ms a choice", "slowest"):
        ladder.add_column(heading, justify="left" if heading == "bot" else "right")
    for entry in table.entries:
        ladder.add_row(
            entry.bot,
            spread(entry.elo, 0),
            str(entry.games),
            f"{entry.wins:.0%}",
            spread(entry.points, 1),
            f"{entry.milliseconds:.1f}",
            f"{entry.slowest:.0f}",
        )
    out.print(ladder)
    for one in table.pairings:
        wins = one.wins
        out.print(
            f"{one.one} – {one.other}: {wins.value:.0%} of {one.games} games "
            f"({wins.low:.0%} to {wins.high:.0%}), {spread(one.difference, 1)} points",
            markup=False,
        )


def spread(one: Estimate, digits: int) -> str:
    """A figure and how far its interval reaches on either side."""
    return f"{one.value:.{digits}f} ± {(one.high - one.low) / 2:.{digits}f}"


def tune(
    name: str,
    level: str,
    opponent: str,
    trials: int,
    games: int,
    milliseconds: float,
    seed: int,
    workers: int,
    folder: Path,
) -> None:
    """Tune a level in `folder`, print the stages, and write the best settings there."""
    from igroteka.lab.bench import is_compiled
    from igroteka.lab.tune import as_toml
    from igroteka.lab.tune import tune as run

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=err, transient=True) as progress:
        task = progress.add_task(f"{name}, {level}", total=None)

        def tell(stage: int, done: int, wanted: int) -> None:
            progress.update(
                task, description=f"{name}, {level}, stage {stage}", completed=done, total=wanted
            )

        try:
            stages = run(
                name, level, opponent, trials, games, milliseconds, seed, folder, workers, tell
            )
        except KeyboardInterrupt:
            err.print(f"Stopped. The same command goes on; {folder} keeps the games.")
            raise typer.Exit(STOPPED) from None
    for number, stage in enumerate(stages, 1):
        printed = Printed(title=f"stage {number}, {stage.kept} go on", box=None)
        for heading in ("settings", "games", f"points beyond {opponent}", "ms a choice"):
            printed.add_column(heading, justify="left" if heading == "settings" else "right")
        for one in stage.trials:
            ahead = spread(one.ahead, 1)
            printed.add_row(one.bot, str(one.games), ahead, f"{one.milliseconds:.1f}")
        out.print(printed)
    command = (
        f"igroteka tune {name} --level {level} --opponent {opponent} --trials {trials} "
        f"--games {games} --milliseconds {milliseconds:g} --seed {seed}"
    )
    text = as_toml(stages, level, command, "compiled" if is_compiled() else "interpreted")
    file = folder / "levels.toml"
    file.write_text(text, "utf-8")
    out.print(text, markup=False)
    out.print(f"{file} has it; the game reads its judgement/levels.toml.", markup=False)
