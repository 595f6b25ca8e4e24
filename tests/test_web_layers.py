"""The parts of the pages look one way only: games know the table, the table knows no game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

SOURCES = Path(__file__).parent.parent / "web" / "src"

# The files by which the rooms and a game meet.
CONTRACT = "games/types"
SHELF = ("games", "games/index", "games/boxes")
# What a game may use of the table.
SEAM = ("table/session.svelte",)
# Words, rules and printed facts, which the pages read where the server does.
FACTS = ("../../src/igroteka/", "../../docs/")
# Stored positions for development; the built pages have none.
DEV = "../dev/"
ROOMS = ("home", "table")
BASE = ("art", "lib", "ui")

IMPORT = re.compile(
    r"""(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+)['"](?P<path>\.[^'"]*)['"]""",
)
GLOB = re.compile(r"""import\.meta\.glob(?:<[^(]*>)?\(\s*(?P<paths>\[[^\]]*\]|['"][^'"]*['"])""")
QUOTED = re.compile(r"""['"]!?(\.[^'"]*)['"]""")
ENDINGS = re.compile(r"(\.ts|\.js)?$")


def wrong_imports(sources: Path) -> list[str]:
    """One sentence for every import that looks the wrong way."""
    wrong = []
    for path in sorted(sources.rglob("*")):
        if path.suffix not in (".ts", ".js", ".svelte", ".css"):
            continue
        inside = path.relative_to(sources).as_posix()
        for used in imports(inside, path.read_text("utf-8")):
            reason = why_not_import(inside, used)
            if reason:
                wrong.append(f"{inside} imports {used}: {reason}")
    return wrong


def imports(inside: str, text: str) -> Iterator[str]:
    """Every own file that a file names, as a path below `src` without `.ts`, `..` resolved."""
    named = [found["path"] for found in IMPORT.finditer(text)]
    for found in GLOB.finditer(text):
        named += QUOTED.findall(found["paths"])
    for name in named:
        plain = name.split("?")[0]
        yield ENDINGS.sub("", resolved(PurePosixPath(inside).parent / plain))


def resolved(path: PurePosixPath) -> str:
    """The path with its steps up walked; what leaves `src` begins with `..`."""
    parts: list[str] = []
    for part in path.parts:
        if part == ".." and parts and parts[-1] != "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def why_not_import(inside: str, used: str) -> str:
    """The reason against this import in this file; empty if it is fine."""
    room, target = inside.split("/")[0], used.split("/")[0]
    if used.startswith(".."):
        return (
            "" if used.startswith(FACTS) or (room in ROOMS and used.startswith(DEV)) else "no page"
        )
    if "/" not in inside:  # the files at the top put everything together
        return "the top knows the games only by their shelf" * is_of_a_game(used)
    if room == "lib":
        return "" if target in ("lib", "art") else "lib uses only lib"
    if room in ("ui", "art"):
        return "" if target in BASE else f"{room} uses only lib and ui"
    if inside.startswith("games/") and inside.count("/") == 1:
        return "" if target in BASE or used in SEAM or in_games(used) else "no part of a game"
    if room == "games":
        return why_not_in_a_game(inside, used)
    if room in ROOMS:
        shared = target in (*BASE, room) or used in (CONTRACT, *SHELF)
        return "" if shared else "the rooms know a game only by its module"
    return "not a known room"


def why_not_in_a_game(inside: str, used: str) -> str:
    """The reason against an import in the folder of one game."""
    own = "/".join(inside.split("/")[:2])
    if used.split("/")[0] in BASE or used == CONTRACT or used in SEAM:
        return ""
    if used == own or used.startswith(f"{own}/"):
        return ""
    return "a game knows no other game" if in_games(used) else "not part of the table's seam"


def in_games(used: str) -> bool:
    """Whether this is the folder of the games or something in it."""
    return used.split("/")[0] == "games"


def is_of_a_game(used: str) -> bool:
    """Whether this lies in the folder of one game."""
    return in_games(used) and used not in (CONTRACT, *SHELF)


def test_the_parts_of_the_pages_look_one_way() -> None:
    assert wrong_imports(SOURCES) == []


def games_named(sources: Path) -> list[str]:
    """The files outside a game's folder that name a game, each with the name."""
    games = [path.name for path in (sources / "games").iterdir() if path.is_dir()]
    shell = [path for room in (*BASE, *ROOMS) for path in (sources / room).rglob("*.*")]
    texts = {path: path.read_text("utf-8") for path in [*shell, *(sources / "games").glob("*.ts")]}
    return [
        f"{path.relative_to(sources).as_posix()} names {game}"
        for path, text in sorted(texts.items())
        for game in sorted(games)
        if game in text
    ]


def test_the_table_names_no_game() -> None:
    assert games_named(SOURCES) == []


def test_a_game_named_by_the_table_is_found(tmp_path: Path) -> None:
    for file, line in (("games/toy/index.ts", "toy"), ("lib/x.ts", "'toy'"), ("home/y.ts", "toy")):
        fake_sources(tmp_path, file, line)

    assert games_named(tmp_path / "src") == ["home/y.ts names toy", "lib/x.ts names toy"]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("lib/flight.ts", "import type { Flight } from '../games/types';"),
        ("lib/flight.ts", "import Icon from '../ui/Icon.svelte';"),
        ("lib/wire.ts", "export { Session } from '../table/session.svelte';"),
        ("lib/late.ts", "const later = () => import('../table/story');"),
        ("lib/outside.ts", "import fixture from '../../dev/fixture';"),
        ("ui/Icon.svelte", "<script>\n  import { tips } from '../table/tips.svelte';\n</script>"),
        ("ui/Cover.svelte", "import boxes from '../home/boxes';"),
        ("games/caravan/view.ts", "import { grid } from '../chess/grid';"),
        ("games/caravan/view.ts", "import {\n  gameModule,\n} from '../index';"),
        ("games/caravan/view.ts", "import { told } from '../../table/story';"),
        ("games/caravan/Board.svelte", "import Cover from '../../home/Cover.svelte';"),
        ("games/caravan/all.ts", "const all = import.meta.glob('../*/index.ts');"),
        ("table/pointer.ts", "import { viewOf } from '../games/caravan/view';"),
        ("table/pointer.ts", "import '../games/caravan/kinds.css';"),
        ("table/Log.svelte", "import Shelf from '../home/HomePage.svelte';"),
        ("table/all.ts", "const all = import.meta.glob<X>(['../games/*/index.ts']);"),
        ("table/look.css", "@import '../games/caravan/kinds.css';"),
        ("home/boxes.ts", "import facts from '../games/caravan/facts';"),
        ("App.svelte", "import Board from './games/caravan/Board.svelte';"),
        ("helpers/text.ts", "import { t } from '../lib/words.svelte';"),
    ],
)
def test_a_wrong_import_in_the_pages_is_found(tmp_path: Path, file: str, line: str) -> None:
    wrong = wrong_imports(fake_sources(tmp_path, file, line))

    assert len(wrong) == 1
    assert wrong[0].startswith(f"{file} imports ")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("lib/words.svelte.ts", "import { settings } from './settings.svelte';"),
        ("lib/notice.ts", "import icon from '../art/favicon.svg?url';"),
        ("lib/words.svelte.ts", "import.meta.glob(['../../../src/igroteka/locales/*/*.ftl'])"),
        ("lib/rulebook.ts", "import.meta.glob('../../../docs/rules/*/*.md')"),
        ("ui/Rich.svelte", "import type { Rich } from '../lib/words.svelte';"),
        ("games/caravan/index.ts", "import type { GameModule } from '../types';"),
        ("games/caravan/index.ts", "import Board from './Board.svelte';"),
        ("games/caravan/index.ts", "import sprite from './icons.svg?raw';"),
        (
            "games/caravan/Board.svelte",
            "import type { Session } from '../../table/session.svelte';",
        ),
        (
            "games/caravan/facts.ts",
            "import data from '../../../../src/igroteka/games/caravan/data/map.toml';",
        ),
        ("games/index.ts", "const games = import.meta.glob('./*/index.ts');"),
        ("games/types.ts", "import type { Session } from '../table/session.svelte';"),
        ("table/session.svelte.ts", "import { gameModule } from '../games';"),
        ("table/Tip.svelte", "import type { Note } from '../games/types';"),
        ("table/TablePage.svelte", "const dev = await import('../../dev/fixture');"),
        ("table/Tip.svelte", "import { mount } from 'svelte';"),
        ("home/Cover.svelte", "import { boxOf } from '../games/boxes';"),
        ("App.svelte", "import TablePage from './table/TablePage.svelte';"),
    ],
)
def test_a_right_import_in_the_pages_is_left_alone(tmp_path: Path, file: str, line: str) -> None:
    assert wrong_imports(fake_sources(tmp_path, file, line)) == []


def fake_sources(folder: Path, file: str, line: str) -> Path:
    """Sources of one file with these lines."""
    path = folder / "src" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line + "\n", "utf-8")
    return folder / "src"
