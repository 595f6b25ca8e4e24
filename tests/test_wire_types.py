"""The types of the wire stand once, in Python; what is made of them has not been forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import msgspec
import pytest

from tools import wire


def test_what_is_made_of_the_python_types_is_up_to_date() -> None:
    """`python tools/wire.py` writes it anew."""
    different = [
        path.relative_to(wire.ROOT).as_posix()
        for path, text in wire.files().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]

    assert different == []


class Inner(TypedDict):
    """One part."""

    size: int
    note: NotRequired[str]


class Told(msgspec.Struct, tag_field="t", tag="told", omit_defaults=True, rename={"gone": "del"}):
    """First line.

    And more of it.
    """

    parts: dict[str, list[Inner]]
    kind: Literal["a", "b"] | None
    pair: tuple[int, str]
    gone: list[str] = []


def test_types_become_interfaces() -> None:
    types = wire.Types()
    types.add(Told)

    assert types.text() == (
        """\
/**
 * First line.
 *
 * And more of it.
 */
export interface Told {
  t: 'told';
  parts: Record<string, Inner[]>;
  kind: 'a' | 'b' | null;
  pair: [number, string];
  del?: string[];
}

/** One part. */
export interface Inner {
  size: number;
  note?: string;
}
"""
    )


def test_what_the_browser_cannot_be_told_is_refused() -> None:
    with pytest.raises(TypeError, match="expected a type the browser can be told"):
        wire.Types().of(Path)


def test_a_page_without_the_marks_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "protocol.md"
    page.write_text("# The protocol\n", "utf-8")
    monkeypatch.setattr(wire, "PROTOCOL", page)

    with pytest.raises(SystemExit, match="expected the marks"):
        wire.protocol_page()
