"""What the attacks share: servers and a database in processes of their own, ended by their id.

Every attack is bounded, stays on this machine, prints its figures, and exits with 0 if nothing was
found. The tests of the project run short forms of them; these are the long ones:

    python -m tests.attacks.fuzz_server [--number 100000] [--store sqlite|pg]
    python -m tests.attacks.fuzz_saves [--number 20000]
    python -m tests.attacks.noninterference [--pairs 2000] [--live 100]
    python -m tests.attacks.killtest [--kills 60] [--store sqlite|pg] [--servers 2] [--kill-db 5]
"""

from __future__ import annotations

import os
import pwd
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from tests.store import pg

START_SECONDS = 90.0
STOP_SECONDS = 30.0
MANY = "1000000"
LIMITED = ("act", "undo", "say", "call", "look", "page", "join")
UNLIMITED = {f"{kind}s_per_second": MANY for kind in LIMITED} | {
    **{f"{kind}_burst": MANY for kind in LIMITED},
    "new_per_second": MANY,
    "new_burst": MANY,
    "tables_per_guest": MANY,
    "open_seats_per_guest": MANY,
    "connections_per_address": "0",
    "developer": "true",
    "bot_pause": "0",
    "secret": "attack",
    "log_level": "warning",
}


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One `igroteka serve` of ours, always on the same port, with its log in a file."""

    def __init__(self, db: str, log: Path, **settings: str) -> None:
        self.port = free_port()
        self.log = log
        self._command = [sys.executable, "-m", "igroteka.cli.main", "serve", "--no-browser"]
        self._command += ["--port", str(self.port), "--db", db]
        self._env = os.environ | {f"IGROTEKA_{key.upper()}": settings[key] for key in settings}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}/"

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start it and wait until it answers; returns the seconds that took."""
        began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=self._env, stdout=log, stderr=log, start_new_session=True
            )
        while not self.answers():
            assert self._process.poll() is None, f"the server ended, see {self.log}"
            assert time.monotonic() - began < START_SECONDS, "the server did not start"
            time.sleep(0.02)
        return time.monotonic() - began

    def answers(self, patience: float = 5.0) -> bool:
        """Whether it says that it is well."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=patience)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """End it with -9; its bot processes notice and go."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> bool:
        """Ask it to stop; one that does not is killed. True if it went by itself."""
        if self._process is None or self._process.poll() is not None:
            return True
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            return False
        return True

    def tracebacks(self) -> list[str]:
        """The lines of its log that have a traceback."""
        lines = self.log.read_text("utf-8", "replace").splitlines()
        return [f"{self.log.name}: {line}" for line in lines if "Traceback" in line]

    def resident(self) -> int:
        """Its memory in kB."""
        for line in Path(f"/proc/{self.pid}/status").read_text("utf-8").splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        return 0


class Postgres:
    """A PostgreSQL server of ours that keeps what it has said to keep, and can be killed."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._binaries = pg.installed_binaries()
        self._as: list[str] = []
        if os.getuid() == 0:  # it refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(home, user.pw_uid, user.pw_gid)
            home.chmod(0o755)
            self._as = ["runuser", "-u", "postgres", "--"]
        self._data = home / "data"
        self.url = f"postgresql://igroteka@/postgres?host={home}"
        self._run("initdb", "-U", "igroteka", "-A", "trust")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as, str(self._binaries / program), "-D", str(self._data), *arguments]
        subprocess.run(
            command,
            check=True,
            cwd=self._home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._home}'"
        self._run("pg_ctl", "-w", "-o", options, "-l", str(self._home / "log"), "start")

    def kill(self) -> None:
        """End its main process with -9, and start it again when the others have gone too."""
        pid = int((self._data / "postmaster.pid").read_text("utf-8").split()[0])
        os.kill(pid, signal.SIGKILL)
        stop = time.monotonic() + START_SECONDS
        while True:
            try:
                self.start()
                return
            except subprocess.CalledProcessError:  # its other processes are still there
                assert time.monotonic() < stop, "PostgreSQL did not start again"
                time.sleep(0.2)

    def stop(self) -> None:
        """End it."""
        self._run("pg_ctl", "-m", "immediate", "stop")


@contextmanager
def database(store: str) -> Iterator[tuple[str, Path, Postgres | None]]:
    """The address of a new database, a folder for logs, and the PostgreSQL server if it is one."""
    with tempfile.TemporaryDirectory(prefix="igroteka-attack-") as name:
        folder = Path(name)
        if store == "sqlite":
            yield str(folder / "games.db"), folder, None
            return
        home = folder / "pg"
        home.mkdir()
        folder.chmod(0o755)
        server = Postgres(home)
        try:
            yield server.url, folder, server
        finally:
            server.stop()


def part(values: list[float], percent: int) -> float:
    """The percentile of some values; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else 0.0
