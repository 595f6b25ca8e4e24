"""Measures which branches of the kernel and of all rules the tests take: a plugin for pytest.

`python -m pytest -p tests.branch_coverage` prints the share of each part that was taken, and fails
if a branch was not, unless a `coverage_gaps.toml` names it with a reason: the one in `tests/kernel`
for the kernel, the one among a game's tests for its rules. A gap there is known by the text of its
line, so that it stays right when lines move; one that is taken must be crossed off.

Every process of the run measures itself while it imports and while it runs the tests that are meant
to take every branch; measuring makes them about twice as slow. What tests run in processes of their
own does not count.
"""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import coverage
import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "igroteka"
DATA = ROOT / ".cache" / "coverage"
MEASURED = ("kernel", "interpreted", "games")  # folders of tests
LAWS = ("test_4_", "test_16_")  # every action is refused somewhere, and every event is told
GAPS = "coverage_gaps.toml"


def measured_files() -> list[Path]:
    """What is measured: the kernel and the rules of every game."""
    return [*sorted(PACKAGE.glob("kernel/*.py")), *sorted(PACKAGE.glob("games/*/rules/*.py"))]


def is_measured(path: Path, name: str) -> bool:
    """Whether a test is one of those that are meant to take every branch."""
    folder = path.relative_to(ROOT / "tests").parts[0]
    return folder in MEASURED or (folder == "laws" and name.startswith(LAWS))


class Miss(NamedTuple):
    """A line that was not run, or a branch that was not taken."""

    file: str
    line: int
    text: str
    to: int  # where the branch would lead; 0: the line itself was not run

    def __str__(self) -> str:
        there = f", never to line {self.to}" if self.to > 0 else ", never left" if self.to else ""
        return f"{self.file}:{self.line}: {self.text}{there}"


class Part(NamedTuple):
    """How much of one folder was taken."""

    name: str
    taken: int
    of: int

    def __str__(self) -> str:
        share = 100 * self.taken / self.of if self.of else 100.0
        return f"{self.name:<40} {self.taken:>6} of {self.of:>6}  {share:6.2f} %"


class Gap(NamedTuple):
    """A branch that no test needs to take, and why."""

    file: str
    code: str
    reason: str


def read_gaps() -> list[Gap]:
    """What the lists of gaps name, in files of the package."""
    found: list[Gap] = []
    for path in sorted((ROOT / "tests").rglob(GAPS)):
        folder = path.parent.relative_to(ROOT / "tests").as_posix()
        for table in tomllib.loads(path.read_text("utf-8"))["gap"]:
            found.append(Gap(f"{folder}/{table['file']}", table["code"], table["reason"]))
    return found


def misses_in(report: dict[str, Any]) -> Iterator[Miss]:
    """All that was not taken, from the report of coverage."""
    for path in measured_files():
        name = path.relative_to(PACKAGE).as_posix()
        lines = path.read_text("utf-8").splitlines()
        found = report["files"].get(path.relative_to(ROOT).as_posix())
        if found is None:
            yield Miss(name, 1, "the whole file", 0)
            continue
        for number in found["missing_lines"]:
            yield Miss(name, number, lines[number - 1].strip(), 0)
        for number, to in found["missing_branches"]:
            if number not in found["missing_lines"]:
                yield Miss(name, number, lines[number - 1].strip(), to)


def parts_of(report: dict[str, Any]) -> list[Part]:
    """The lines and branches of each folder, and how many of them were taken."""
    sums: dict[str, list[int]] = {}
    for name, found in report["files"].items():
        folder = Path(name).parent.relative_to("src/igroteka").as_posix()
        total = sums.setdefault(folder, [0, 0])
        summary = found["summary"]
        total[0] += summary["covered_lines"] + summary["covered_branches"]
        total[1] += summary["num_statements"] + summary["num_branches"]
    return [Part(folder, *total) for folder, total in sorted(sums.items())]


def problems(misses: list[Miss], gaps: list[Gap]) -> list[str]:
    """One sentence for every miss without a reason, and for every reason without a miss."""
    known = {(gap.file, gap.code) for gap in gaps}
    found = {(miss.file, miss.text) for miss in misses}
    wrong = [str(miss) for miss in misses if (miss.file, miss.text) not in known]
    wrong += [f"{gap.file}: {gap.code} has no reason" for gap in gaps if not gap.reason.strip()]
    for gap in gaps:
        if (gap.file, gap.code) not in found:
            wrong.append(f"{gap.file}: {gap.code} is taken: cross it off in {GAPS}")
    return wrong


class Measuring:
    """The plugin of one process: measures, and in the process that prints also judges."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.wrong: list[str] = []
        self.coverage = coverage.Coverage(
            data_file=str(DATA / "data"),
            data_suffix=True,
            branch=True,
            include=[str(path) for path in measured_files()],
            config_file=False,
            messages=False,
        )
        # The process that only prints runs no tests.
        self.coverage.set_option("run:disable_warnings", ["no-data-collected"])

    def pytest_collection_finish(self) -> None:
        """All modules are imported: from here on only some tests are measured."""
        self.coverage.stop()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure one test, if it is one of those."""
        measured = is_measured(item.path, item.name)
        if measured:
            self.coverage.start()
        yield
        if measured:
            self.coverage.stop()

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write down what was taken; the process that prints adds up all of them."""
        self.coverage.save()
        if not hasattr(session.config, "workerinput"):
            report = self.added_up()
            self.parts = parts_of(report)
            self.wrong = problems(list(misses_in(report)), read_gaps())
            shutil.rmtree(DATA)
            if self.wrong and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def added_up(self) -> dict[str, Any]:
        """The report on all processes together."""
        total = coverage.Coverage(data_file=str(DATA / "total"), config_file=False, messages=False)
        total.combine([str(file) for file in DATA.glob("data.*")])
        total.json_report(outfile=str(DATA / "report.json"))
        found: dict[str, Any] = json.loads((DATA / "report.json").read_text("utf-8"))
        return found

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print it before the closing line."""
        terminalreporter.section("branch coverage")
        for part in self.parts:
            terminalreporter.line(str(part))
        for sentence in self.wrong:
            terminalreporter.line(sentence, red=True)


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Begin in every process, before the first module of the package is imported."""
    DATA.mkdir(parents=True, exist_ok=True)
    measuring = Measuring()
    early_config.pluginmanager.register(measuring, "branch coverage")
    measuring.coverage.start()


def pytest_configure(config: pytest.Config) -> None:
    """Forget what an older run left; the processes that only run tests begin after this."""
    if not hasattr(config, "workerinput"):
        for file in DATA.glob("*"):
            file.unlink()
