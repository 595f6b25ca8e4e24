"""The page about the protocol names everything that travels."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from igroteka.server import messages

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SERVER = ROOT / "src" / "igroteka" / "server"
REFUSES = r'(?:refuse\((?:asked|Asked\(client, None\)), |Refused\(\d+, )"(\w+)"'


def structs() -> list[type[msgspec.Struct]]:
    found = [value for value in vars(messages).values() if isinstance(value, type)]
    kinds = [kind for kind in found if issubclass(kind, msgspec.Struct)]
    return [kind for kind in kinds if not kind.__name__.startswith("_")]


def test_each_message_and_each_field_stands_on_the_page() -> None:
    assert len(structs()) > 15
    for kind in structs():
        for name in kind.__struct_encode_fields__:
            named = re.search(rf'["`]{re.escape(name)}\??["`]', PAGE)
            assert named, f"{kind.__name__}.{name}"
        config = kind.__struct_config__
        if config.tag_field == "t":
            assert f"`{config.tag}`" in PAGE or f'"t":"{config.tag}"' in PAGE, config.tag


def test_each_refusal_code_stands_on_the_page() -> None:
    sources = [path.read_text("utf-8") for path in sorted(SERVER.glob("*.py"))]
    codes = {
        code
        for source in sources
        for code in re.findall(
            r'(?:refuse\((?:asked|Asked\(client, None\)), |Refused\(\d+, )"(\w+)"', source
        )
    }

    assert {"stale", "not_seated", "too_fast", "taken"} <= codes
    assert {code for code in codes if f"`{code}`" not in PAGE} == set()
