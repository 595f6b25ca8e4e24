"""Generates TypeScript types for the messages and views, and the tables of `docs/protocol.md`.

python tools/wire.py           writes them
python tools/wire.py --check   names those that differ from the Python types, and fails if any does

The types stand once: messages in `igroteka/server/messages.py`, views in each game's `view.py`.
What is made is left alone by the formatter of `web/`, so that no Node is needed to compare it.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

LIB = ROOT / "web" / "src" / "lib" / "wire.gen.ts"
GAMES = ROOT / "web" / "src" / "games"
PROTOCOL = ROOT / "docs" / "protocol.md"
HEAD = "/* Made from the Python types by `python tools/wire.py`; do not edit. */\n"
PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null", float: "number"}


class Types:
    """Collects the TypeScript declarations that some Python types need."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def add(self, kind: type) -> str:
        """Declare a struct or TypedDict and everything it holds; returns its name."""
        name = kind.__name__
        if name not in self.done:
            self.done[name] = ""  # a type may hold itself
            body = "".join(
                [f"  {key}{mark}: {self.of(hint)};\n" for key, mark, hint in fields(kind)]
            )
            told = comment(kind)
            self.done[name] = f"{told}export interface {name} {{\n{body}}}\n"
        return name

    def of(self, hint: Any) -> str:
        """The TypeScript of a Python type."""
        import msgspec

        origin, args = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if hint is msgspec.Raw:
            return "Json"
        if origin is typing.Annotated:
            return self.of(args[0])
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys([self.of(arg) for arg in args]))
        if origin is Literal:
            return " | ".join([f"'{arg}'" for arg in args])
        if origin is list:
            inner = self.of(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.of(args[0])}, {self.of(args[1])}>"
        if origin is tuple:
            return f"[{', '.join([self.of(arg) for arg in args])}]"
        if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or is_typeddict(hint)):
            return self.add(hint)
        raise TypeError(f"expected a type the browser can be told, found {hint!r}")

    def text(self) -> str:
        """All declarations, those that others need first."""
        return "\n".join(self.done.values())


def comment(kind: type) -> str:
    """The docstring of a type as a TypeScript comment."""
    lines = (inspect.getdoc(kind) or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    body = "".join([f" * {line}".rstrip() + "\n" for line in lines])
    return f"/**\n{body} */\n"


def fields(kind: type) -> Iterator[tuple[str, str, Any]]:
    """Name, `?` if it may be absent, and type of each field of a struct or TypedDict, tag first."""
    import msgspec

    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        for name, hint in hints.items():
            optional = get_origin(hint) is NotRequired
            inner = get_args(hint)[0] if optional else hint
            yield name, "?" if optional else "", inner
        return
    assert issubclass(kind, msgspec.Struct)
    config = kind.__struct_config__
    if config.tag is not None:
        yield str(config.tag_field), "", Literal[config.tag]
    # What comes from outside may leave out any field with a default; what we send only if told to.
    incoming = config.forbid_unknown_fields
    for field in msgspec.structs.fields(kind):
        may_be_absent = not field.required and (config.omit_defaults or incoming)
        yield field.encode_name, "?" if may_be_absent else "", field.type


def wire_types() -> str:
    """The TypeScript of all messages and HTTP answers."""
    import msgspec

    from igroteka.server import messages

    found = Types()
    for thing in vars(messages).values():
        is_message = isinstance(thing, type) and issubclass(thing, msgspec.Struct)
        if (
            is_message
            and thing.__module__ == messages.__name__
            and not thing.__name__.startswith("_")
        ):
            found.add(thing)
    unions = "".join(
        [
            f"\nexport type {name} = {' | '.join([kind.__name__ for kind in get_args(union)])};\n"
            for name, union in (("ToServer", messages.ToServer), ("ToBrowser", messages.ToBrowser))
        ]
    )
    json = (
        "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n"
    )
    return f"{HEAD}\n{json}\n{found.text()}{unions}"


def view_types(game: str) -> str:
    """The TypeScript of the view of one game."""
    from igroteka.games import part_of

    found = Types()
    found.add(part_of(game, "view").View)
    return f"{HEAD}\n{found.text()}"


def protocol_tables() -> dict[str, str]:
    """The tables of the protocol page, by the name of the marks they stand between."""
    from igroteka.server import messages

    return {
        "to-server": table(get_args(messages.ToServer)),
        "to-browser": table(get_args(messages.ToBrowser)),
        "parts": table(
            (
                messages.TableInfo,
                messages.OriginInfo,
                messages.SeatInfo,
                messages.SeatTimeInfo,
                messages.ClockInfo,
                messages.Frame,
                messages.FrameChange,
                messages.StandingInfo,
                messages.Offer,
                messages.ActionInfo,
                messages.OpeningInfo,
                messages.FieldInfo,
                messages.LineInfo,
                messages.EventInfo,
                messages.RefusalInfo,
                messages.OutcomeInfo,
                messages.AdviceInfo,
                messages.ScoreChangeInfo,
                messages.SheetInfo,
                messages.ScoreLineInfo,
                messages.ChatLine,
            )
        ),
        "http": table(
            (
                messages.Me,
                messages.Box,
                messages.BoxOption,
                messages.Tables,
                messages.ListedTable,
                messages.ListedSeat,
                messages.Made,
                messages.Invite,
                messages.Joined,
                messages.Watching,
                messages.Invitation,
                messages.Rematch,
                messages.History,
                messages.RoundStanding,
                messages.ReviewInfo,
                messages.Review,
                messages.CurvePoint,
                messages.SeatReview,
                messages.TurningPoint,
                messages.Problem,
            )
        ),
    }


def table(kinds: tuple[type, ...]) -> str:
    """A Markdown table of structs: name, fields with their types, docstring."""
    rows = ["| message | fields | meaning |", "|---|---|---|"]
    for kind in kinds:
        tag = kind.__struct_config__.tag  # type: ignore[attr-defined]  # all are structs
        told = " ".join((inspect.getdoc(kind) or "").split())
        listed = ", ".join(
            [
                f"`{name}{mark}`: {Types().of(hint).replace('|', 'or')}"
                for name, mark, hint in fields(kind)
                if name != "t"
            ]
        )
        rows.append(f"| `{tag or kind.__name__}` | {listed or 'none'} | {told} |")
    return "\n".join(rows) + "\n"


def protocol_page() -> str:
    """The text of the protocol page with its tables generated again."""
    text = PROTOCOL.read_text("utf-8")
    for name, made in protocol_tables().items():
        begin, end = f"<!-- wire: {name} -->\n", f"<!-- end: {name} -->\n"
        if begin not in text or end not in text:
            raise SystemExit(
                f"docs/protocol.md: expected the marks {begin.strip()} and {end.strip()}"
            )
        before, rest = text.split(begin)
        text = before + begin + "\n" + made + "\n" + end + rest.split(end)[1]
    return text


def files() -> dict[Path, str]:
    """Everything that is made, by where it lies."""
    from igroteka.games import all_game_names

    made = {LIB: wire_types(), PROTOCOL: protocol_page()}
    for game in all_game_names():
        if (GAMES / game).is_dir():
            made[GAMES / game / "view.gen.ts"] = view_types(game)
    return made


def main(arguments: list[str]) -> int:
    """Write the generated files, or with `--check` compare them; returns the exit code."""
    different = []
    for path, text in files().items():
        if not path.exists() or path.read_text("utf-8") != text:
            different.append(path.relative_to(ROOT).as_posix())
            if "--check" not in arguments:
                path.write_text(text, "utf-8")
    for name in different:
        print(f"{'differs' if '--check' in arguments else 'written'}: {name}")
    return 1 if different and "--check" in arguments else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
