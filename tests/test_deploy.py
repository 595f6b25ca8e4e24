"""What is shipped for those who run a server agrees with the server."""

from __future__ import annotations

import configparser
from pathlib import Path

import pytest

from igroteka.server.settings import Settings
from tools import settings as page

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def directives(text: str) -> dict[str, list[str]]:
    """Every directive of an nginx configuration with its values, wherever it stands."""
    found: dict[str, list[str]] = {}
    depth = 0
    for line in [line.split("#")[0].strip() for line in text.splitlines()]:
        assert not line or line[-1] in ";{}", f"a directive without its end: {line}"
        depth += line.count("{") - line.count("}")
        assert depth >= 0
        name, _, value = line.rstrip(";{").strip().partition(" ")
        if name not in ("", "}"):
            found.setdefault(name, []).append(value.strip())
    assert depth == 0, "as many closing braces as opening ones"
    return found


@pytest.fixture
def nginx() -> dict[str, list[str]]:
    return directives((DEPLOY / "nginx.conf").read_text("utf-8"))


def seconds(text: str) -> float:
    return float(text.removesuffix("s"))


def test_the_proxy_limits_time_and_size_as_the_server_does(nginx: dict[str, list[str]]) -> None:
    settings = Settings()
    assert seconds(nginx["client_header_timeout"][0]) <= settings.request_seconds
    assert seconds(nginx["client_body_timeout"][0]) <= settings.request_seconds
    assert seconds(nginx["send_timeout"][0]) <= settings.stall_seconds
    assert nginx["client_max_body_size"] == [f"{settings.body_bytes // 1024}k"]
    assert nginx["limit_conn"] == [f"igroteka_connections {settings.connections_per_address}"]
    assert nginx["limit_req_status"] == nginx["limit_conn_status"] == ["429"]


def test_the_proxy_passes_on_what_the_server_believes(nginx: dict[str, list[str]]) -> None:
    headers = nginx["proxy_set_header"]
    assert "Host $host" in headers
    assert "X-Forwarded-For $remote_addr" in headers, "not what a visitor claims"
    assert "X-Forwarded-Proto $scheme" in headers
    assert "Upgrade $http_upgrade" in headers
    assert nginx["server"] == [f"127.0.0.1:{Settings().port}", "", ""]
    assert "= /metrics" in nginx["location"]
    assert seconds(nginx["proxy_read_timeout"][-1]) > 60, "longer than two pings of the server"


def test_behind_the_proxy_the_server_may_start(nginx: dict[str, list[str]]) -> None:
    name = nginx["server_name"][0]
    behind = Settings(public=f"https://{name}", proxies="127.0.0.1")
    behind.check_address()
    assert behind.knows_host(name)


def test_the_unit_starts_the_server_and_reloads_its_workers() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names are as they are
    unit.read(DEPLOY / "igroteka.service", "utf-8")
    service = unit["Service"]
    assert service["ExecStart"].split()[1:3] == ["serve", "--no-browser"]
    assert service["ExecReload"] == "/bin/kill -HUP $MAINPID"
    assert service["ProtectSystem"] == "strict"
    assert int(service["LimitNOFILE"]) > 2 * Settings().connections


def test_the_container_serves_on_the_port_it_exposes() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert "EXPOSE 8000\n" in text
    assert '"--port", "8000"' in text
    assert "USER igroteka\n" in text, "not root"
    assert "http://127.0.0.1:8000/healthz" in text


def test_the_page_has_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    rows = page.table()
    for name in Settings.__struct_fields__:
        assert f"| `IGROTEKA_{name.upper()}` |" in rows, "each has a comment that says its meaning"
    assert rows in page.PAGE.read_text("utf-8"), "run `python tools/settings.py`"
