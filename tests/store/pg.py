"""A real PostgreSQL server in a temporary folder, started by the tests themselves."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

PACKAGE = "postgresql"


def binaries() -> Path | None:
    """The folder with `initdb`, where Debian keeps it or on PATH."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def installed_binaries() -> Path:
    """The same, installed from Debian's package where that is allowed."""
    folder = binaries()
    if folder is None and os.getuid() == 0 and shutil.which("apt-get"):
        subprocess.run(
            ["apt-get", "install", "-y", "--no-install-recommends", PACKAGE],
            check=True,
            capture_output=True,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
        folder = binaries()
    if folder is None:
        raise AssertionError(
            "expected PostgreSQL's initdb for these tests, found none:"
            f" install Debian's package `{PACKAGE}` or put initdb on PATH"
        )
    return folder


def fresh(url: str) -> str:
    """The address of a new database of that server."""
    name = f"fresh_{secrets.token_hex(6)}"

    async def make() -> None:
        connection = await asyncpg.connect(url)  # type: ignore[no-untyped-call]  # has no types
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return url.replace("/postgres?", f"/{name}?")


@contextmanager
def server() -> Iterator[str]:
    """A running server on a Unix socket; yields its address."""
    folder = installed_binaries()
    home = Path(tempfile.mkdtemp(prefix="igroteka-pg-"))
    command: list[str] = []
    if os.getuid() == 0:  # initdb refuses to run as root
        user = pwd.getpwnam("postgres")
        os.chown(home, user.pw_uid, user.pw_gid)
        command = ["runuser", "-u", "postgres", "--"]
    data = home / "data"
    options = f"-c listen_addresses='' -c unix_socket_directories='{home}' -c fsync=off"
    control = [*command, str(folder / "pg_ctl"), "-D", str(data), "-w"]

    def run(*arguments: str) -> None:
        done = subprocess.run(
            arguments, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    try:
        run(*command, str(folder / "initdb"), "-D", str(data), "-U", "igroteka", "-A", "trust")
        run(*control, "-l", str(home / "log"), "-o", options, "start")
        try:
            yield f"postgresql://igroteka@/postgres?host={home}"
        finally:
            run(*control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)
