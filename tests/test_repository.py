"""What is in the repository: nothing of one machine, nothing built, documents that agree."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Put together from parts, so that this file does not hold what it looks for.
REGISTRIES = re.compile(
    "|".join(
        [
            r"pypi\." + "org",
            "python" + r"hosted\.org",
            r"npm" + r"js\.(org|com)",
            "yarn" + r"pkg\.com",
            "registry" + r"\.[\w-]+\.\w+",
            r"--(extra-)?index-url \S*//",
        ]
    )
)
MACHINE_PATHS = re.compile(r"(?<![\w.~])/(?:work|root|farm|home/\w+|Users/\w+)/")
BUILT = re.compile(
    r"(^|/)(node_modules|__pycache__|dist|\.venv|\.cache|[^/]+\.egg-info)/"
    r"|^src/igroteka/server/static/"
    r"|\.(so|pyd|py[co]|whl|tsbuildinfo)$"
)
# Folders of a checkout that nobody tracks, for a copy without its history.
UNTRACKED = {".git", ".venv", ".cache", "node_modules", "static", "__pycache__"}
UNTRACKED |= {".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"}


def tracked() -> list[str]:
    """The tracked files; in a copy without its history, all that would be."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in UNTRACKED]
        found += [Path(folder, name).relative_to(ROOT).as_posix() for name in files]
    return found


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    """Every tracked line of text that holds the pattern."""
    found = []
    for name in tracked():
        text = (ROOT / name).read_bytes().decode("utf-8", "replace")
        for number, line in enumerate(text.splitlines(), start=1):
            if pattern.search(line):
                found.append(f"{name}:{number}: {line.strip()[:120]}")
    return found


def test_no_file_names_a_package_registry() -> None:
    assert lines_with(REGISTRIES) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_with(MACHINE_PATHS) == []


def test_no_built_file_is_tracked() -> None:
    assert [name for name in tracked() if BUILT.search(name)] == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (REGISTRIES, "https://files.python" + "hosted.org/packages/x.whl"),
        (REGISTRIES, '"resolved": "https://registry' + ".npm" + 'js.org/vite"'),
        (MACHINE_PATHS, "cd /work" + "/main"),
        (MACHINE_PATHS, '"/home' + '/anna/igroteka"'),
        (BUILT, "src/igroteka/server/static/index.html"),
        (BUILT, "src/igroteka/kernel/engine.cpython-311-x86_64-linux-gnu.so"),
        (BUILT, "web/node_modules/vite/package.json"),
    ],
)
def test_each_search_can_find(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def test_each_pin_has_its_hash() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        entries = re.split(r"\n(?=\S)", lock.read_text("utf-8").strip())
        loose = [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry]
        assert loose == [], lock.name


def test_the_readme_names_both_commands() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")

    assert "python3 play.py" in readme
    assert "python3 test.py" in readme


def test_each_link_between_documents_leads_somewhere() -> None:
    broken = []
    for name in tracked():
        if name.endswith(".md"):
            for target in re.findall(
                r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", (ROOT / name).read_text("utf-8")
            ):
                if not (ROOT / name).parent.joinpath(target).exists():
                    broken.append(f"{name}: {target}")
    assert broken == []


def test_each_decision_record_has_its_number_and_a_status() -> None:
    records = sorted((ROOT / "docs" / "adr").glob("*.md"))
    status = re.compile(r"^Status: (proposed|accepted|superseded by \d{4}), \d{4}-\d\d-\d\d$")

    assert records
    for number, record in enumerate(records, start=1):
        title, line = record.read_text("utf-8").splitlines()[:2]
        assert record.name.startswith(f"{number:04d}-")
        assert title.startswith(f"# {number:04d} ")
        assert status.match(line), f"{record.name}: {line}"
