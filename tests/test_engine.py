"""The compiled engine in daily use: when it is built, when it is taken, and what happens if not.

Builds are faked here, since a real one takes minutes; the tests of the compiled layers run on a
real one (`python3 test.py --compiled`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import igroteka
from tools import compiled, environment, wheel

SOURCE = compiled.PACKAGE
WHERE = "import igroteka.kernel.engine as found; print(found.__file__)"
# Stands for the interpreter that compiles: it writes a line, and what a compiler would make.
WORKS = """#!/bin/sh
echo "$@" >> "{calls}"
[ "$1" = -c ] || touch igroteka/kernel/engine.so shared__mypyc.so
"""
FAILS = """#!/bin/sh
echo "engine.c:7: error: expected an engine"
exit 1
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with the layers of this one that are compiled, and an empty cache."""
    package = tmp_path / "src" / "igroteka"
    package.mkdir(parents=True)
    for layer in ("kernel", "bots"):
        shutil.copytree(SOURCE / layer, package / layer)
    (package / "games" / "tiny").mkdir(parents=True)
    (package / "games" / "tiny" / "meta.py").write_text("")
    (package / "games" / "tiny" / "words.ftl").write_text("tiny = Tiny")
    shutil.copy(SOURCE / "__init__.py", package)
    shutil.copytree(compiled.ROOT / "requirements", tmp_path / "requirements")
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "PACKAGE", package)
    monkeypatch.setattr(compiled, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(compiled, "LOG", tmp_path / ".cache" / "compiled.log")
    return tmp_path


def interpreter(checkout: Path, script: str) -> Path:
    """A program in place of the Python that compiles."""
    path = checkout / "python"
    path.write_text(script.format(calls=checkout / "calls"))
    path.chmod(0o755)
    return path


def calls(checkout: Path) -> list[str]:
    file = checkout / "calls"
    return file.read_text().splitlines() if file.exists() else []


# --- taking it


def engine_in(folder: str, *flags: str) -> subprocess.CompletedProcess[str]:
    """Where a new process finds the kernel if it is told of this folder."""
    return subprocess.run(
        [sys.executable, *flags, "-c", WHERE],
        env={**os.environ, igroteka.ENGINE: folder, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_layers_come_from_the_folder_that_is_named_once_it_is_there(tmp_path: Path) -> None:
    later = tmp_path / "later"
    source = str(SOURCE / "kernel" / "engine.py")
    assert engine_in(str(later)).stdout.strip() == source
    assert engine_in("").stdout.strip() == source

    shutil.copytree(SOURCE / "kernel", later / "igroteka" / "kernel")

    assert engine_in(str(later)).stdout.strip() == str(later / "igroteka" / "kernel" / "engine.py")


def test_a_build_that_does_not_fit_this_python_is_not_taken(tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "kernel", tmp_path / "igroteka" / "kernel")
    (tmp_path / f"shared__mypyc{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")

    found = engine_in(str(tmp_path))

    assert found.stdout.strip() == str(SOURCE / "kernel" / "engine.py")
    assert "the engine runs interpreted" in found.stderr


# --- building it


def test_a_build_is_made_once_for_the_same_sources(checkout: Path) -> None:
    python = interpreter(checkout, WORKS)

    folder = compiled.build(python)

    assert [call.split()[0] for call in calls(checkout) if call.startswith(("setup", "-c"))] == [
        "setup.py",
        "-c",
    ]
    assert (folder / "shared__mypyc.so").exists()
    assert (folder / "igroteka" / "kernel" / "engine.so").exists()
    assert not (folder / "setup.py").exists()
    python.unlink()
    assert compiled.build(python) == folder


def test_another_source_another_build(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiled.present()
    assert compiled.present() == before

    source = compiled.PACKAGE / "kernel" / "dice.py"
    whole = source.read_text()
    source.write_text(whole + "# and more\n")
    assert compiled.present() != before
    source.write_text(whole)
    assert compiled.present() == before

    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: ".cpython-399.so")
    assert compiled.present() != before


def test_data_and_words_are_brought_up_to_date_without_a_build(checkout: Path) -> None:
    python = interpreter(checkout, WORKS)
    folder = compiled.build(python)
    words = compiled.PACKAGE / "games" / "tiny" / "words.ftl"
    words.write_text("tiny = Small")
    more = words.with_name("more.ftl")
    more.write_text("more = More")
    python.unlink()

    assert compiled.for_daily_use(python) == folder

    copies = folder / "igroteka" / "games" / "tiny"
    assert (copies / "words.ftl").read_text() == "tiny = Small"
    assert (copies / "more.ftl").exists()
    more.unlink()
    compiled.for_daily_use(python)
    assert not (copies / "more.ftl").exists()
    assert (folder / "igroteka" / "kernel" / "engine.so").exists()


def test_a_build_that_fails_leaves_nothing_but_its_words(checkout: Path) -> None:
    with pytest.raises(compiled.BuildFailed, match="expected an engine"):
        compiled.build(interpreter(checkout, FAILS))

    assert not compiled.present().exists()
    assert not list(checkout.glob(".cache/building-*"))


# --- the first start


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The processes that would have been started."""
    found: list[list[str]] = []
    monkeypatch.setattr(compiled, "start", found.append)
    monkeypatch.setattr(compiled, "has_compiler", lambda: True)
    return found


def test_the_first_start_builds_in_the_background_and_says_so(
    checkout: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    python = checkout / "python"

    folder = compiled.for_daily_use(python)

    assert folder == compiled.present()
    assert not folder.exists(), "nobody waits for it"
    assert started == [[str(python), compiled.__file__, "background"]]
    assert "Compiling the engine in the background" in capsys.readouterr().out

    compiled.build(interpreter(checkout, WORKS))
    assert compiled.for_daily_use(python) == folder
    assert len(started) == 1


def test_without_a_compiler_all_is_interpreted(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: "no-such-compiler -pthread")

    assert compiled.for_daily_use(checkout / "python") is None
    assert capsys.readouterr().out == ""


def test_a_build_that_failed_is_tried_again_only_after_a_change(
    checkout: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    python = interpreter(checkout, FAILS)
    monkeypatch.setattr(environment, "is_fresh", lambda _: True)
    monkeypatch.setattr(environment, "python", lambda: python)
    monkeypatch.setattr(compiled, "NICENESS", 0)

    assert compiled.build_in_background() == environment.FAILED

    assert compiled.for_daily_use(python) is None
    assert started == []
    assert "expected an engine" in compiled.failure(compiled.present()).read_text()
    (compiled.PACKAGE / "kernel" / "dice.py").write_text("")
    assert compiled.for_daily_use(python) is not None
    assert len(started) == 1


def test_two_starts_build_once(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "NICENESS", 0)
    with compiled.alone() as mine:
        assert mine
        assert compiled.build_in_background() == 0
    assert not compiled.present().exists()


# --- wheels


class Hook(wheel.CompiledWheel):
    def __init__(self) -> None:
        self.told: list[str] = []

    @property
    def app(self) -> Any:
        return self

    def display_warning(self, words: str) -> None:
        self.told.append(words)


def wheel_data(hook: Hook, version: str = "standard") -> dict[str, Any]:
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, data)
    return data


def test_a_wheel_carries_what_is_compiled(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(interpreter(checkout, WORKS)))
    monkeypatch.setattr(compiled, "has_compiler", lambda: True)
    monkeypatch.delenv(wheel.PURE, raising=False)

    data = wheel_data(Hook())

    assert sorted(data["force_include"].values()) == [
        "igroteka/kernel/engine.so",
        "shared__mypyc.so",
    ]
    assert data["infer_tag"] is True
    assert data["pure_python"] is False


def test_a_wheel_is_pure_where_it_has_to_be(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pure: dict[str, Any] = {"force_include": {}}
    monkeypatch.setattr(sys, "executable", str(interpreter(checkout, FAILS)))
    monkeypatch.setattr(compiled, "has_compiler", lambda: True)
    hook = Hook()
    assert wheel_data(hook) == pure
    assert "expected an engine" in hook.told[0]

    monkeypatch.setattr(sys, "executable", str(interpreter(checkout, WORKS)))
    assert wheel_data(Hook(), "editable") == pure
    monkeypatch.setenv(wheel.PURE, "1")
    assert wheel_data(Hook()) == pure
    monkeypatch.delenv(wheel.PURE)
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    assert wheel_data(Hook()) == pure
    assert calls(checkout) == []


def test_the_compiler_of_daily_use_is_the_one_of_the_tests() -> None:
    """The locks `compile` and `dev` name the same packages in the same versions."""
    entries = {}
    for lock in (compiled.LOCK, "dev"):
        text = (environment.ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
        entries[lock] = {line for line in text.splitlines() if "==" in line or "--hash" in line}

    assert entries[compiled.LOCK] <= entries["dev"]


def test_a_compiler_may_not_fuse_a_product_and_a_sum() -> None:
    """Else floats end in other digits than the interpreter's where a processor can do that."""
    assert '"-ffp-contract=off"' in compiled.SETUP
