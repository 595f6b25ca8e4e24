"""The page of a tournament: ratings, pairings and points as tables and plots, in one HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from igroteka.lab.ratings import Estimate
from igroteka.lab.tournament import Table

WIDTH = 720
LABEL = 180  # for the names at the left of a plot
ROW = 34
MARGIN = 24
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --line: #ccc; --mark: #2a6f97; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ddd; --paper: #1a1a1a; --line: #444; --mark: #7fb8d8; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
svg .rule { stroke: var(--line); }
svg .bar { stroke: var(--mark); stroke-width: 3; }
svg .dot { fill: var(--mark); }
"""


def page(table: Table, command: str) -> str:
    """The whole page; `command` is what made it."""
    terms = table.terms
    title = f"{terms['game']}: {', '.join(entry.bot for entry in table.entries)}"
    ratings = [(entry.bot, entry.elo) for entry in table.entries]
    points = [(entry.bot, entry.points) for entry in table.entries]
    wins = [(f"{one.one} – {one.other}", one.wins) for one in table.pairings]
    ahead = [(f"{one.one} – {one.other}", one.difference) for one in table.pairings]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{table.games} of {table.wanted} games, {terms['seats']} seats, "
        f"deals from seed {terms['seed']}, each played from both sides. "
        "Intervals hold the figure with 95 %.</p>",
        f"<p><code>{escape(command)}</code></p>",
        "<h2>Ratings</h2>",
        entries_table(table),
        plot("Elo, the mean of all bots is 0", ratings, 0.0),
        "<h2>Pairings</h2>",
        pairings_table(table),
        plot("Share of games won by the first", wins, 0.5),
        plot("Points of the first beyond the other's", ahead, 0.0),
        "<h2>Points</h2>",
        plot("Points a game", points, None),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def rows(headings: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """An HTML table."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def entries_table(table: Table) -> str:
    """One line for each bot."""
    return rows(
        ("bot", "Elo", "games", "won", "points", "ms a choice", "slowest ms"),
        [
            (
                entry.bot,
                interval(entry.elo, 0),
                str(entry.games),
                f"{entry.wins:.0%}",
                interval(entry.points, 1),
                f"{entry.milliseconds:.1f}",
                f"{entry.slowest:.0f}",
            )
            for entry in table.entries
        ],
    )


def pairings_table(table: Table) -> str:
    """One line for each pair of bots."""
    return rows(
        ("pair", "games", "won by the first", "points beyond"),
        [
            (
                f"{one.one} – {one.other}",
                str(one.games),
                f"{one.wins.value:.0%} ({one.wins.low:.0%} to {one.wins.high:.0%})",
                interval(one.difference, 1),
            )
            for one in table.pairings
        ],
    )


def interval(one: Estimate, digits: int) -> str:
    """A figure with its interval, such as `12.5 (10.1 to 14.9)`."""
    return f"{one.value:.{digits}f} ({one.low:.{digits}f} to {one.high:.{digits}f})"


def plot(title: str, figures: Sequence[tuple[str, Estimate]], middle: float | None) -> str:
    """Figures as dots with their intervals, one line each, as SVG; `middle` is marked."""
    if not figures:
        return ""
    ends = [end for _, one in figures for end in (one.low, one.high)]
    ends += [] if middle is None else [middle]
    low, high = min(ends), max(ends)
    scale = (WIDTH - LABEL - 2 * MARGIN) / ((high - low) or 1.0)

    def x(value: float) -> float:
        return round(LABEL + MARGIN + (value - low) * scale, 1)

    height = ROW * (len(figures) + 2)
    drawn = [f'<text x="0" y="18" font-weight="bold">{escape(title)}</text>']
    for end in sorted({low, high} | (set() if middle is None else {middle})):
        drawn.append(
            f'<line class="rule" x1="{x(end)}" x2="{x(end)}" y1="{ROW}" y2="{height - ROW}"/>'
            f'<text x="{x(end)}" y="{height - 12}" text-anchor="middle">{end:.4g}</text>'
        )
    for number, (name, one) in enumerate(figures):
        y = ROW * (number + 1) + ROW // 2
        drawn.append(
            f'<text x="0" y="{y + 5}">{escape(name)}</text>'
            f'<line class="bar" x1="{x(one.low)}" x2="{x(one.high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(one.value)}" cy="{y}" r="6">'
            f"<title>{one.value:g}</title></circle>"
        )
    label = escape(title, quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">'
        + "".join(drawn)
        + "</svg>"
    )
