"""Builds kernel, games and bots with mypyc from the same sources, and runs things on that build.

The build is a copy of the package in `.cache/compiled-<hash>/`, keyed by the compiled sources,
so an unchanged build is used again.
Nothing is ever compiled inside `src`.

python tools/compiled.py test [pytest arguments]    the tests of the compiled layers
python tools/compiled.py bench orleans              any `igroteka` command
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import environment

ROOT = environment.ROOT
PACKAGE = ROOT / "src" / "igroteka"
CACHE = ROOT / ".cache"
KEPT_BUILDS = 3
LAYERS = ("kernel", "games", "bots")
NOT_COPIED = ("__pycache__", "static", "*.so", "*.pyd")
TESTS = ("test_compiled.py", "kernel", "laws", "games", "bots")

# Runs in the throw-away folder.
# One C file per module builds twice as fast as one for all, and runs within 4 % of its speed.
SETUP = '''\
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

setup(
    name="igroteka-compiled",
    packages=[],
    cmdclass={"build_ext": ParallelBuild},
    ext_modules=mypycify(
        ["--strict", "--namespace-packages", "--explicit-package-bases", *MODULES],
        opt_level="3",
        multi_file=True,
    ),
)
'''


def build() -> Path:
    """The folder with the compiled package: found in the cache or made now."""
    modules = compiled_modules()
    folder = CACHE / f"compiled-{fingerprint(modules)}"
    if folder.exists():
        os.utime(folder)
    else:
        make(folder, modules)
        forget_old_builds()
    refresh(folder / "igroteka")
    return folder


def compiled_modules() -> list[Path]:
    """Every module of the compiled layers, as paths inside the package's parent folder."""
    found = [path for layer in LAYERS for path in (PACKAGE / layer).rglob("*.py")]
    return sorted([path.relative_to(PACKAGE.parent) for path in found])


def fingerprint(modules: list[Path]) -> str:
    """One number for the sources, the recipe, and the compiler (which the dev lock names)."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform} {SETUP}".encode())
    digest.update((ROOT / "requirements" / "dev.txt").read_bytes())
    for module in modules:
        digest.update(str(module).encode())
        digest.update((PACKAGE.parent / module).read_bytes())
    return digest.hexdigest()[:16]


def make(folder: Path, modules: list[Path]) -> None:
    """Copy the package to a throw-away folder, compile it there, and keep the result."""
    print(f"compiling {len(modules)} modules", flush=True)
    with tempfile.TemporaryDirectory(prefix="igroteka-") as name:
        work = Path(name)
        shutil.copytree(PACKAGE, work / "igroteka", ignore=shutil.ignore_patterns(*NOT_COPIED))
        listed = [str(module) for module in modules]
        (work / "setup.py").write_text(f"MODULES = {listed!r}\n{SETUP}")
        done = subprocess.run(
            [str(environment.python()), "setup.py", "-q", "build_ext", "--inplace"],
            cwd=work,
            env=dict(os.environ, MYPYPATH=name, PYTHONWARNINGS="ignore"),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout)
            environment.stop("The compiled build failed; its words are above.")
        for needless in ("build", "setup.py", ".mypy_cache"):
            remove(work / needless)
        CACHE.mkdir(exist_ok=True)
        # Under its own name first: a build that was interrupted must not look finished.
        half = CACHE / f"building-{os.getpid()}"
        shutil.copytree(work, half)
        if folder.exists():
            remove(half)
        else:
            half.rename(folder)


def refresh(target: Path) -> None:
    """Bring the files that are not compiled (data, sentences, other layers) up to date."""
    wanted = files_below(PACKAGE, Path())
    wanted.update(files_below(ROOT / "docs" / "rules", Path("rulebooks")))  # as in the wheel
    for inside, source in wanted.items():
        copy = target / inside
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
    for inside, copy in files_below(target, Path()).items():
        if inside not in wanted and copy.suffix not in (".so", ".pyd"):
            copy.unlink()


def files_below(folder: Path, prefix: Path) -> dict[Path, Path]:
    """All files of a folder by their place in the build."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    return {
        prefix / path.relative_to(folder): path for path in found if "__pycache__" not in path.parts
    }


def forget_old_builds() -> None:
    """Keep only the builds used last."""
    builds = sorted(CACHE.glob("compiled-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in builds[KEPT_BUILDS:]:
        remove(old)


def remove(path: Path) -> None:
    """Delete a file or a folder that may be there."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def run(folder: Path, arguments: list[str]) -> int:
    """Run the tests, or any command of `igroteka`, on the compiled build."""
    command = [str(environment.python()), "-m"]
    if arguments[0] == "test":
        tests = [str(ROOT / "tests" / name) for name in TESTS if (ROOT / "tests" / name).exists()]
        command += ["pytest", "-n", "2", "-p", "no:cacheprovider", *tests, *arguments[1:]]
    else:
        command += ["igroteka.cli.main", *arguments]
    surroundings = dict(os.environ, PYTHONPATH=str(folder), IGROTEKA_COMPILED="1")
    return subprocess.call(command, cwd=ROOT, env=surroundings)


def main(arguments: list[str]) -> int:
    """Build, then run."""
    environment.ensure("dev")
    return run(build(), arguments or ["test"])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
