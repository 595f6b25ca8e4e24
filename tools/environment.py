"""Creates the `.venv` of this checkout and installs what the locks in `requirements/` name.

Standard library only: the two top-level scripts import it before anything is installed.
A stamp inside `.venv` lets a second start skip all work.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOG = VENV / "setup.log"
OLDEST_PYTHON = (3, 11)
FAILED = 2  # exit code when the set-up failed, so that nothing was run

# Each lock holds all of the locks to its left, so the larger environment serves the smaller need.
LOCKS = ("runtime", "dev")


def ensure(lock: str) -> Path:
    """Install `requirements/<lock>.txt` into `.venv` unless it is there; returns its Python.

    Ends the program with one sentence if that fails.
    """
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        stop(f"Igroteka needs Python 3.11 or later, and this is Python {found}.")
    if is_fresh(lock):
        return python()
    with one_at_a_time():
        if not is_fresh(lock):
            set_up(lock)
    return python()


def add(lock: str) -> None:
    """Install one more lock, such as `node`, into the existing `.venv`."""
    if stamp(lock).exists() and stamp(lock).read_text() == fingerprint(lock):
        return
    say(f"installing requirements/{lock}.txt")
    install("--require-hashes", "-r", str(ROOT / "requirements" / f"{lock}.txt"))
    stamp(lock).write_text(fingerprint(lock))


def python() -> Path:
    """The Python inside `.venv`."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def set_up(lock: str) -> None:
    """Create `.venv` if need be, install a lock, then the project itself."""
    if not works(python()):
        say("making .venv")
        make_venv()
    say(f"installing requirements/{lock}.txt")
    install("--require-hashes", "-r", str(ROOT / "requirements" / f"{lock}.txt"))
    say("installing igroteka")
    install("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    for smaller in LOCKS[: LOCKS.index(lock) + 1]:
        stamp(smaller).write_text(fingerprint(smaller))


def make_venv() -> None:
    """Run `python -m venv`; on Debian and its relatives that needs a package of its own."""
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if made.returncode:
        version = ".".join(map(str, sys.version_info[:2]))
        stop(
            f"Python's venv module does not work here; install it first"
            f" (Debian, Ubuntu: apt install python{version}-venv)."
        )


def install(*what: str) -> None:
    """Run `pip install` with its output in `LOG`; ends the program if it fails."""
    command = [str(python()), "-m", "pip", "install", "--no-input", *what]
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        words = LOG.read_text("utf-8", "replace").splitlines()
        reasons = [line for line in words if "error" in line.lower()] or words or ["no reason"]
        reason = reasons[-1].replace("ERROR: ", "").strip(" .")
        story = LOG.relative_to(ROOT)
        stop(f"Could not install packages (is the network up?): {reason}. The log is in {story}.")


def is_fresh(lock: str) -> bool:
    """Whether `lock` is installed and nothing it depends on has changed since."""
    try:
        return stamp(lock).read_text() == fingerprint(lock) and python().exists()
    except OSError:
        return False


def stamp(lock: str) -> Path:
    """The file with the fingerprint of what was installed."""
    return VENV / f"igroteka-{lock}.stamp"


def fingerprint(lock: str) -> str:
    """A hash of what the environment depends on: lock, project file, folder, Python version."""
    digest = hashlib.sha256()
    for path in (ROOT / "requirements" / f"{lock}.txt", ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    digest.update(f"{ROOT} {sys.version_info[:2]}".encode())
    return digest.hexdigest()


def works(interpreter: Path) -> bool:
    """Whether an interpreter has our version, belongs to `.venv`, and has pip."""
    question = "import sys, pip; print(sys.version_info[:2], sys.prefix)"
    try:
        answer = subprocess.run(
            [str(interpreter), "-c", question], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return answer.stdout.strip() == f"{sys.version_info[:2]} {VENV}"


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """A lock so that two starts do not install at once; without effect where there is no flock."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    (ROOT / ".cache").mkdir(exist_ok=True)
    with (ROOT / ".cache" / "setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(what: str) -> None:
    """Print one line of progress."""
    print(f"Setting up (once): {what} ...", flush=True)


def stop(sentence: str) -> NoReturn:
    """Print a sentence to standard error and end the program with exit code `FAILED`."""
    print(sentence, file=sys.stderr)
    raise SystemExit(FAILED)
