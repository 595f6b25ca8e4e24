"""Runs the browser tests; what fails gets a second try, since real browsers stumble under load.

A test that fails twice has failed.
"""

from __future__ import annotations

import subprocess
import sys

FAILED = 1  # pytest: some tests failed, as opposed to not having run


def main() -> int:
    """All browser tests, then those that failed once more."""
    command = [sys.executable, "-m", "pytest", "tests/browser", *sys.argv[1:]]
    code = subprocess.call(command)
    if code == FAILED:
        print("browser: once more what failed", flush=True)
        code = subprocess.call([*command, "--last-failed"])
    return code


if __name__ == "__main__":
    raise SystemExit(main())
