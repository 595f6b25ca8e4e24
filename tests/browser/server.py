"""The real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ENVIRON = {
    "IGROTEKA_BOT_PAUSE": "0.02",
    "IGROTEKA_BOT_WORKERS": "0",
    "IGROTEKA_NEW_BURST": "10000",
    "IGROTEKA_TABLES_PER_GUEST": "1000",
    "IGROTEKA_OPEN_SEATS_PER_GUEST": "1000",
    "IGROTEKA_CALL_BURST": "10000",
    "IGROTEKA_ACTS_PER_SECOND": "1000",
    "IGROTEKA_ACT_BURST": "1000",
}


class Server:
    """`igroteka serve` on a free port of this machine, with a database file of its own."""

    def __init__(self, db: Path, static: Path, *flags: str) -> None:
        self._flags = flags
        self._db = db
        self._static = static
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start; after the first time on the same port, so that open pages find it again."""
        assert self._process is None, "it runs already"
        command = shutil.which("igroteka", path=Path(sys.executable).parent)
        assert command, "expected the command `igroteka` beside this Python"
        words = ["serve", "--no-browser", "--port", str(self._port), "--db", str(self._db)]
        words += self._flags
        self._process = subprocess.Popen(
            [command, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **ENVIRON, "IGROTEKA_STATIC": str(self._static)},
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline().split()
        assert said, "the server did not start"
        self.address = said[-1].rstrip("/")
        self._port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As if the power had gone."""
        self._running().kill()
        self._wait()

    def stop(self) -> None:
        """Ask politely."""
        self._running().terminate()
        self._wait()

    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None, "it does not run"
        return self._process

    def _wait(self) -> None:
        self._running().communicate(timeout=20)
        self._process = None
