#!/usr/bin/env python3
"""Test: sets everything up once, then runs every check and stops at the first that fails.

python3 test.py             everything
python3 test.py --fast      lint, types and the quick tests
python3 test.py --compiled  only the tests on the compiled build
python3 test.py -- -k dice  what follows `--` goes to the main pytest
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from typing import NamedTuple

from tools import environment

ROOT = environment.ROOT
FAST, COMPILED, FULL = "fast", "compiled", "full"


class Step(NamedTuple):
    """One check: its name, what it runs, and in which kinds of run it takes part."""

    name: str
    command: list[str]
    runs: tuple[str, ...] = (FULL,)


def steps(python: str, to_pytest: list[str]) -> list[Step]:
    """All checks in order; pytest is last, so that the run ends with its closing line."""
    module = [python, "-m"]
    pytest = [*module, "pytest", "-n", "2"]
    browser = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/**/browser"))]
    web = [python, str(ROOT / "tools" / "web.py")]
    todo = [
        Step("format", [*module, "ruff", "format", "--check"], (FAST, FULL)),
        Step("lint", [*module, "ruff", "check"], (FAST, FULL)),
        Step("types", [*module, "mypy"], (FAST, FULL)),
    ]
    if (ROOT / "web" / "package.json").exists():
        todo += [
            Step("web packages", [*web, "install"]),
            Step("web format", [*web, "format"]),
            Step("web lint", [*web, "lint"]),
            Step("web check", [*web, "check"]),
            Step("web test", [*web, "test"]),
            Step("web build", [*web, "build"]),
        ]
    compiled = [python, str(ROOT / "tools" / "compiled.py"), "test"]
    todo += [Step("compiled", compiled, (COMPILED, FULL))]
    if browser:
        todo += [
            Step("chromium", [*web, "chromium"]),
            Step("browser", [*pytest, *browser]),
        ]
    # Some of the tests would leave branches out.
    measured = [] if to_pytest else ["-p", "tests.branch_coverage"]
    todo += [
        Step("tests", [*pytest, "-m", "not slow", *to_pytest], (FAST,)),
        Step("tests", [*pytest, *measured, *to_pytest]),
    ]
    return todo


def run(todo: list[Step]) -> int:
    """Run the steps one by one; say nothing after the last one when all is well."""
    for number, step in enumerate(todo, start=1):
        print(f"[{number}/{len(todo)}] {step.name}", flush=True)
        start = time.perf_counter()
        code = subprocess.call(step.command, cwd=ROOT)
        if code:
            print(f"{step.name} failed after {time.perf_counter() - start:.1f} s", flush=True)
            return code
        if number < len(todo):
            print(f"{step.name} took {time.perf_counter() - start:.1f} s", flush=True)
    return 0


def main(arguments: list[str]) -> int:
    """Read the options, set up, run."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    kind = parser.add_mutually_exclusive_group()
    for name in (FAST, COMPILED):
        kind.add_argument(f"--{name}", dest="kind", action="store_const", const=name, default=FULL)
    wanted = parser.parse_args(arguments[:split]).kind
    python = str(environment.ensure("dev"))
    todo = steps(python, arguments[split + 1 :])
    return run([step for step in todo if wanted in step.runs])


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        raise SystemExit(130) from None
