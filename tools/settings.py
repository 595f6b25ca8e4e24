"""Writes the table of settings in `docs/how-to/run-a-server.md` from `server/settings.py`.

python tools/settings.py           writes it
python tools/settings.py --check   fails if it differs from the settings
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = ROOT / "src" / "igroteka" / "server" / "settings.py"
PAGE = ROOT / "docs" / "how-to" / "run-a-server.md"
FIELD = re.compile(r"^    (\w+): \w+ = (.+?)  # (.+)$", re.MULTILINE)
TABLE = re.compile(r"(?<=\| setting \| default \| meaning \|\n\|---\|---\|---\|\n)(\|.*\n)*")


def table() -> str:
    """One row for each setting: its variable, its default and its meaning."""
    source = SETTINGS.read_text("utf-8")
    fields = source[source.index("class Settings") : source.index("    @classmethod")]
    rows = []
    for name, default, meaning in FIELD.findall(fields):
        shown = default.strip('"').replace("_", "")
        rows.append(f"| `IGROTEKA_{name.upper()}` | {shown} | {meaning} |\n")
    return "".join(rows)


def main() -> int:
    """Write or check the table; returns the exit code."""
    page = PAGE.read_text("utf-8")
    made = TABLE.sub(lambda _: table(), page, count=1)
    if "--check" in sys.argv[1:]:
        if made != page:
            print(f"differs from {SETTINGS.relative_to(ROOT)}: {PAGE.relative_to(ROOT)}")
        return int(made != page)
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
