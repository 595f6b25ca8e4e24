"""Compiles kernel, games and bots with mypyc, and runs tests, commands or daily play on them.

The build is `.cache/compiled-<hash>/`; the hash is that of the compiled sources and of what they
are compiled with, so an unchanged build is used again and a changed source never meets an old one.
The variable `IGROTEKA_ENGINE` names such a folder to the package, which takes these layers from
there and all others from the sources. Nothing is ever compiled inside `src`.

python tools/compiled.py test [pytest arguments]    the tests of the compiled layers
python tools/compiled.py build                      only the build
python tools/compiled.py bench <game>               any `igroteka` command
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import environment

ROOT = environment.ROOT
PACKAGE = ROOT / "src" / "igroteka"
CACHE = ROOT / ".cache"
LOG = CACHE / "compiled.log"
ENGINE = "IGROTEKA_ENGINE"
LOCK = "compile"  # the lock that names the compiler
KEPT_BUILDS = 3
NICENESS = 10  # of a build in the background
LAYERS = ("kernel", "games", "bots")
NOT_COPIED = ("__pycache__", "*.so", "*.pyd")
BINARY = (".so", ".pyd")
TESTS = ("test_compiled.py", "kernel", "laws", "games", "bots")

# The `setup.py` that runs in a temporary folder.
# One C file per module builds twice as fast as one for all, and runs within 4 % of its speed.
SETUP = '''\
import sys
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify

class ParallelBuild(build_ext):
    """Compiles two C files at a time."""

    def build_extensions(self):
        one_by_one = self.compiler.compile

        def two_by_two(sources, **options):
            with ThreadPoolExecutor(2) as pool:
                done = pool.map(lambda source: one_by_one([source], **options), sources)
                return [made for objects in done for made in objects]

        self.compiler.compile = two_by_two
        super().build_extensions()

modules = mypycify(
    ["--strict", "--namespace-packages", "--explicit-package-bases", *MODULES],
    opt_level="3",
    multi_file=True,
)
# Where a processor can multiply and add in one rounding, C compilers do so unless told not to;
# floats would then end in other digits than the interpreter's. Windows compilers know no such flag.
if sys.platform != "win32":
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, "-ffp-contract=off"]

setup(
    name="igroteka-compiled",
    packages=[],
    cmdclass={"build_ext": ParallelBuild},
    ext_modules=modules,
)
'''

# Plays each game once on a new build: one that does not even do that is not kept.
TRIAL = """\
from random import Random
from igroteka.bots.rollout import rollout
from igroteka.games import all_game_names, game_named
from igroteka.kernel import engine

assert not engine.__file__.endswith(".py"), engine.__file__
for name in all_game_names():
    game = game_named(name)
    rollout(game, game.setup(game.meta.max_seats, 1), Random(1))
"""


class BuildFailed(Exception):
    """The compiler, or the trial of what it made, failed; says what it said."""


def build(python: Path) -> Path:
    """The folder with the compiled layers, from the cache or built now; raises `BuildFailed`.

    `python` is an interpreter with mypyc and setuptools.
    """
    folder = present()
    if not is_built(folder):
        make(folder, python)
        forget_old_builds()
    refresh(folder)
    return folder


def present() -> Path:
    """Where the build of the present sources is, or will be."""
    return CACHE / f"compiled-{fingerprint(compiled_modules())}"


def is_built(folder: Path) -> bool:
    """Whether a build is finished; one that is, is kept for longer."""
    if not folder.exists():
        return False
    os.utime(folder)
    return True


def compiled_modules() -> list[Path]:
    """Every module of the compiled layers, as paths inside the package's parent folder."""
    found = [path for layer in LAYERS for path in (PACKAGE / layer).rglob("*.py")]
    return sorted([path.relative_to(PACKAGE.parent) for path in found])


def fingerprint(modules: list[Path]) -> str:
    """A hash of the sources, the build script, Python with its platform, and the compiler."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    digest = hashlib.sha256(f"{suffix} {sys.platform} {SETUP}".encode())
    digest.update((ROOT / "requirements" / f"{LOCK}.txt").read_bytes())
    for module in modules:
        digest.update(str(module).encode())
        digest.update((PACKAGE.parent / module).read_bytes())
    return digest.hexdigest()[:16]


def make(folder: Path, python: Path) -> None:
    """Compile a copy of the layers in a temporary folder, try it, and move it to `folder`."""
    modules = [str(module) for module in compiled_modules()]
    print(f"compiling {len(modules)} modules", flush=True)
    with tempfile.TemporaryDirectory(prefix="igroteka-") as name:
        work = Path(name)
        for layer in LAYERS:
            ignored = shutil.ignore_patterns(*NOT_COPIED)
            shutil.copytree(PACKAGE / layer, work / "igroteka" / layer, ignore=ignored)
        shutil.copy(PACKAGE / "__init__.py", work / "igroteka")
        (work / "setup.py").write_text(f"MODULES = {modules!r}\n{SETUP}")
        settings = {"MYPYPATH": name, "PYTHONWARNINGS": "ignore"}
        run_or_fail([str(python), "setup.py", "-q", "build_ext", "--inplace"], work, settings)
        for needless in ("build", "setup.py", ".mypy_cache"):
            remove(work / needless)
        settings = {"PYTHONPATH": str(PACKAGE.parent), ENGINE: name}
        run_or_fail([str(python), "-c", TRIAL], ROOT, settings)
        CACHE.mkdir(exist_ok=True)
        # Under another name first: a build that was interrupted must not look finished.
        half = CACHE / f"building-{os.getpid()}"
        shutil.copytree(work, half, ignore=shutil.ignore_patterns("__pycache__"))
        if folder.exists():
            remove(half)
        else:
            half.rename(folder)


def run_or_fail(command: list[str], where: Path, settings: dict[str, str]) -> None:
    """Run a command quietly; raises `BuildFailed` with its output if it fails."""
    done = subprocess.run(
        command,
        cwd=where,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildFailed(done.stdout)


def refresh(folder: Path) -> None:
    """Bring the files that are not compiled (data and words of the games) up to date."""
    target = folder / "igroteka"
    wanted: dict[Path, Path] = {}
    for layer in LAYERS:
        wanted.update(files_below(PACKAGE / layer, Path(layer)))
    for inside, source in wanted.items():
        copy = target / inside
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
    for inside, copy in files_below(target, Path()).items():
        if inside not in wanted and copy.suffix not in BINARY:
            copy.unlink()


def files_below(folder: Path, prefix: Path) -> dict[Path, Path]:
    """All files of a folder, by their path in the build."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {
        prefix / path.relative_to(folder): path for path in found if "__pycache__" not in path.parts
    }


def forget_old_builds() -> None:
    """Delete all but the `KEPT_BUILDS` builds used last."""
    builds = sorted(CACHE.glob("compiled-*/"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in builds[KEPT_BUILDS:]:
        remove(old)


def remove(path: Path) -> None:
    """Delete a file or a folder; nothing happens if there is none."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


# --- daily use


def for_daily_use(python: Path) -> Path | None:
    """The folder of the compiled engine for a start now; None where there can be none.

    If it is not built yet, a build in the background begins, and the folder appears when that is
    done. One that failed is not tried again before something changes.
    """
    folder = present()
    if is_built(folder):
        refresh(folder)
        return folder
    if not has_compiler() or failure(folder).exists():
        return None
    print(
        "Compiling the engine in the background, once, for some minutes: bots will think faster."
        " You can play meanwhile.",
        flush=True,
    )
    start([str(python), str(Path(__file__).resolve()), "background"])
    return folder


def has_compiler() -> bool:
    """Whether a C compiler is on the path."""
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    return any(shutil.which(name) for name in [*named[:1], "cc", "gcc", "clang", "cl"])


def failure(folder: Path) -> Path:
    """The file that says that a build failed, and why."""
    return folder.with_suffix(".failed")


def start(command: list[str]) -> None:
    """Start a process that outlives this one, with its words in `LOG`."""
    CACHE.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def build_in_background() -> int:
    """Install the compiler and build, with low priority, unless another process does so.

    Returns the exit code.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with alone() as is_mine:
        if not is_mine:
            return 0
        if not environment.is_fresh("dev"):
            with environment.one_at_a_time():
                environment.add(LOCK)
        try:
            build(environment.python())
        except BuildFailed as error:
            failure(present()).write_text(str(error), "utf-8")
            print(error, flush=True)
            return environment.FAILED
    return 0


@contextlib.contextmanager
def alone() -> Iterator[bool]:
    """Whether no other process builds in the background; always true where there is no flock."""
    try:
        import fcntl
    except ImportError:
        yield True
        return
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "compiled.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        yield True


# --- for developers


def run(folder: Path, arguments: list[str]) -> int:
    """Run the tests, or any command of `igroteka`, on a compiled build; returns the exit code."""
    command = [str(environment.python()), "-m"]
    if arguments[0] == "test":
        tests = [str(ROOT / "tests" / name) for name in TESTS if (ROOT / "tests" / name).exists()]
        command += ["pytest", "-n", "2", "-p", "no:cacheprovider", *tests, *arguments[1:]]
    else:
        command += ["igroteka.cli.main", *arguments]
    surroundings = dict(os.environ, **{ENGINE: str(folder)}, IGROTEKA_COMPILED="1")
    return subprocess.call(command, cwd=ROOT, env=surroundings)


def main(arguments: list[str]) -> int:
    """Build, then run the arguments, by default the tests; returns the exit code."""
    if arguments == ["background"]:
        return build_in_background()
    environment.ensure("dev")
    try:
        folder = build(environment.python())
    except BuildFailed as error:
        print(error)
        environment.stop("The compiled build failed; its words are above.")
    if arguments == ["build"]:
        print(folder)
        return 0
    return run(folder, arguments or ["test"])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
