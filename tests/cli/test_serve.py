"""The command `serve`: its address, its QR code, and how it starts and stops."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import serve
from igroteka.cli.serve import free_port, qr_code
from igroteka.server.settings import Settings


def test_a_qr_code_holds_the_address() -> None:
    drawn = qr_code("http://192.0.2.7:8000/")

    assert len(drawn.splitlines()) > 10
    assert qr_code("http://192.0.2.7:8001/") != drawn


def test_a_port_somebody_has_is_not_wished_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]

        assert free_port(port) not in (port, 0)
    assert free_port(port) == port


def test_links_of_a_table_in_the_local_network_work_on_phones(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whoever plays on the serving machine sees 127.0.0.1, which is no address for others."""
    given: dict[str, Any] = {}

    def run(host: str, port: int, db: str | None, settings: Settings, ready: object) -> None:
        given.update(host=host, port=port, public=settings.public)

    monkeypatch.setattr(serve, "run", run)
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")

    serve.serve_games(None, str(tmp_path / "games.db"), lan=True, browser=False)

    assert given["host"] == "0.0.0.0"
    assert given["public"] == f"http://192.0.2.7:{given['port']}"


def test_serve_says_where_it_is_and_stops_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "igroteka.cli.main", "serve", "--no-browser"]
    with subprocess.Popen(
        [*command, "--port", "0", "--db", str(tmp_path / "games.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            address = line.split("Igroteka: ")[1].strip()
            with urllib.request.urlopen(f"{address}healthz", timeout=10) as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
        rest, problems = server.communicate(timeout=20)

    assert server.returncode == 0
    assert "All games are kept" in rest
    assert "Traceback" not in problems
