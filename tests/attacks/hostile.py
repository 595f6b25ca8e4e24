"""Hostile messages by chance: frames of a WebSocket, and requests over HTTP.

Random and mutated JSON, huge numbers, deep nesting, invalid UTF-8, fragments, reserved and
unmasked frames, packed bombs, half messages; odd paths, methods, headers, bodies and framing.
"""

from __future__ import annotations

import json
import urllib.parse
import zlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

NUMBERS = [0, -1, 1, 15, 16, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63) - 1, 10**30, 0.5]
TEXTS = ["", " ", "x" * 300, "x" * 20_000, "\x00", "\ud800", "😀" * 40, "9" * 4301, "%00", "null"]
TEXTS += ["<script>alert(1)</script>", "\u202eabc\r\nSet-Cookie: x", "\u0300" * 400, "../x"]
ODD: list[object] = [None, True, [], {}, [[]], {"": None}, 1e308, *NUMBERS, *TEXTS]
KINDS = ["act", "undo", "why", "what", "hint", "say", "bot", "relieve", "vote", "stand", "ping"]
FIELDS = ("seq", "option", "text", "on", "path", "id", "seat", "grace", "extra")
CLIENT = 0x80  # the bit of a masked frame
WHOLE, PACKED = 0x80, 0x40


class Target(NamedTuple):
    """What a hostile visitor knows: a table, its options, its links, and a cookie."""

    table: str
    texts: list[str]
    links: list[str]
    cookie: str


Frames: TypeAlias = Callable[[Random, Target], bytes]
Requests: TypeAlias = Callable[[Random, Target], bytes]


def odd(chance: Random, depth: int = 0) -> object:
    """Any JSON."""
    kind = chance.randrange(8)
    if kind == 0 and depth < 4:
        return [odd(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == 1 and depth < 4:
        return {str(chance.choice(TEXTS)): odd(chance, depth + 1) for _ in range(3)}
    return chance.choice(ODD)


def encoded(data: object) -> bytes:
    """JSON, with half characters as they are."""
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass")


# --- frames ----------------------------------------------------------------------------------


def frame(opcode: int, payload: bytes, flags: int = WHOLE, mask: int = CLIENT) -> bytes:
    """A frame of a client, masked with zeros; `mask` 0 leaves the mask out."""
    size = len(payload)
    head = bytes([flags | opcode])
    if size < 126:
        head += bytes([mask | size])
    elif size < 65536:
        head += bytes([mask | 126]) + size.to_bytes(2)
    else:
        head += bytes([mask | 127]) + size.to_bytes(8)
    return head + bytes(4 if mask else 0) + payload


def lawful(chance: Random, target: Target) -> dict[str, object]:
    """A message that the protocol knows, mostly about something that is not so."""
    seq = chance.choice([0, 0, 1, 2, 5, 40, 10**6])
    text = chance.choice(target.texts)
    return chance.choice(
        [
            {"t": "act", "seq": seq, "option": text, "grace": 1.0},
            {"t": "act", "seq": seq, "option": text},
            {"t": "why", "seq": seq, "option": text},
            {"t": "why", "seq": seq, "path": ["deck", text[:30]]},
            {"t": "what", "seq": seq, "option": text},
            {"t": "hint", "seq": seq},
            {"t": "undo", "seq": seq},
            {"t": "say", "text": chance.choice(TEXTS)},
            {"t": "bot", "on": chance.random() < 0.5},
            {"t": "relieve", "seat": chance.randrange(4)},
            {"t": "vote", "on": False},
            {"t": "stand"},
            {"t": "ping"},
        ]
    )


def well_formed(chance: Random, target: Target) -> bytes:
    return frame(1, encoded(lawful(chance, target)))


def random_json(chance: Random, target: Target) -> bytes:
    return frame(1, encoded(odd(chance))[:60_000])


def odd_fields(chance: Random, target: Target) -> bytes:
    data: dict[str, object] = {"t": chance.choice([*KINDS, "view", "", None, 7])}
    for name in FIELDS:
        if chance.random() < 0.4:
            data[name] = odd(chance)
    return frame(1, encoded(data)[:60_000])


def one_field(chance: Random, target: Target) -> bytes:
    data = lawful(chance, target)
    key = chance.choice(list(data))
    if chance.random() < 0.3:
        del data[key]
    else:
        data[key] = odd(chance)
    return frame(1, encoded(data)[:60_000])


def changed_bytes(chance: Random, target: Target) -> bytes:
    data = bytearray(encoded(lawful(chance, target)))
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(data) + 1)
        data[at : at + chance.randrange(3)] = bytes([chance.randrange(256)])
    return frame(chance.choice([1, 1, 1, 2]), bytes(data)[:60_000])


def huge_number(chance: Random, target: Target) -> bytes:
    digits = "9" * chance.choice([19, 400, 3900]) + chance.choice(["", ".5", "e5", "e99999"])
    return frame(1, f'{{"t":"act","seq":{digits},"option":"x"}}'.encode())


def deep(chance: Random, target: Target) -> bytes:
    opening = chance.choice(["[", '{"a":'])
    begin = chance.choice(["", '{"t":"say","text":', '{"t":"act","seq":1,"z":'])
    return frame(1, (begin + opening * chance.choice([50, 700, 10_000])).encode()[:60_000])


def noise(chance: Random, target: Target) -> bytes:
    return frame(chance.choice([1, 2]), chance.randbytes(chance.randrange(500)))


def fragments(chance: Random, target: Target) -> bytes:
    data = encoded(lawful(chance, target))
    cut = chance.randrange(len(data) + 1)
    parts = [frame(1, data[:cut], 0), frame(9, b"x"), frame(0, data[cut:])]
    if chance.random() < 0.3:
        chance.shuffle(parts)
    return b"".join(parts)


def reserved(chance: Random, target: Target) -> bytes:
    return chance.choice(
        [
            frame(chance.choice([3, 7, 11, 15]), b"x"),
            frame(1, b"{}", WHOLE | chance.choice([0x10, 0x20, 0x40, 0x70])),
            frame(1, b'{"t":"ping"}', mask=0),
            frame(9, b"x" * 126),
            frame(8, chance.choice([b"\x00", b"\x03\xe7", b"\xff\xff", b"\x03\xe8\xff\xfe"])),
            b"\x81\xff\x7f" + b"\xff" * 7 + b"abcd",
        ]
    )


def too_long(chance: Random, target: Target) -> bytes:
    text = "a" * chance.choice([4096, 16_384, 16_385, 60_000, 70_000])
    return frame(1, encoded({"t": "say", "text": text}))


def bomb(chance: Random, target: Target) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    text = b"a" * chance.choice([1000, 20_000, 8_000_000])
    data = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(1, data[:-4], WHOLE | PACKED)


def half(chance: Random, target: Target) -> bytes:
    return chance.choice([b"\x81", b"\x81\xfe\x00", frame(1, b'{"t":"ping"}')[:-3]])


FRAMES: list[tuple[Frames, int]] = [
    (well_formed, 24),
    (one_field, 20),
    (odd_fields, 18),
    (changed_bytes, 16),
    (random_json, 10),
    (huge_number, 4),
    (deep, 2),
    (noise, 3),
    (fragments, 2),
    (reserved, 1),
    (too_long, 2),
    (bomb, 1),
    (half, 1),
]


def some_frames(chance: Random, target: Target) -> tuple[str, bytes]:
    """The kind of some frames, and the frames."""
    (make,) = chance.choices([make for make, _ in FRAMES], [weight for _, weight in FRAMES])
    return make.__name__, make(chance, target)


# --- requests --------------------------------------------------------------------------------


def http(method: str, path: str, body: bytes, headers: dict[str, str]) -> bytes:
    """A request as bytes; a header may say anything."""
    given = {"Host": "127.0.0.1", "Content-Length": str(len(body)), "Connection": "close"}
    head = "".join([f"{name}: {value}\r\n" for name, value in (given | headers).items()])
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "surrogateescape") + body


def a_cookie(chance: Random, target: Target) -> dict[str, str]:
    odd_ones = ["igroteka=x", "igroteka=" + "x" * 200, "a=\xff", "; ; =; igroteka", ""]
    own = f"igroteka={target.cookie}"
    return {"Cookie": chance.choice(odd_ones) if chance.random() < 0.3 else own}


def an_id(chance: Random, target: Target) -> str:
    texts = [urllib.parse.quote(text, errors="replace")[:3000] for text in TEXTS]
    known = [target.table] * len(texts)
    return chance.choice([*known, *texts, "%ff", "%2e%2e", "'%20OR%201=1--"])


def paths(chance: Random, target: Target) -> bytes:
    id = an_id(chance, target)
    number = chance.choice([*map(str, NUMBERS), "9" * 4301, "1e5", "%31", "٣", "x", "%00", ""])
    secret = chance.choice(["x", "%00", "a" * 64, *[link.split("/")[-1] for link in target.links]])
    path = chance.choice(
        [
            f"/api/tables/{id}/at/{number}",
            f"/api/tables/{id}/at/0?seat={number}",
            f"/api/tables/{id}/qr/{number}",
            f"/api/tables/{id}/history",
            f"/api/tables/{id}/export",
            f"/api/links/{id}/{secret}",
            f"/api/links/{id}/{number}/{secret}",
            f"/j/{id}/{secret}",
            f"/j/{id}/{number}/{secret}",
            f"/t/{id}",
            f"/assets/{id}",
            f"/{id}",
            f"/ws/{id}",
            f"/api/tables?show={number}&search={id}&before={id}",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/metrics",
            "/healthz",
            "/api/games",
            "*",
        ]
    )
    methods = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"]
    accept = {"Accept": chance.choice(["text/html", "*/*", "application/json"])}
    return http(chance.choice(methods), path, b"", a_cookie(chance, target) | accept)


def a_body(chance: Random, target: Target) -> object:
    kinds: list[object] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    seats = [chance.choice([*kinds, *kinds, odd(chance)]) for _ in range(chance.choice([0, 2, 9]))]
    secret = chance.choice([link.split("/")[-1] for link in target.links] + ["", "x"])
    return chance.choice(
        [
            {"name": odd(chance), "lang": chance.choice(["en", "ru", "de", 5])},
            {"seat": odd(chance)},
            {"seat": chance.choice([0, 1, 2, 16, 2**63]), "secret": secret},
            {"on": odd(chance)},
            {"what": "delete", "table": target.table, "guest": odd(chance), "hours": odd(chance)},
            {"game": odd(chance), "seats": seats, "variant": odd(chance)},
            {"game": "caravan", "seats": seats, "public": odd(chance), "clock": odd(chance)},
            {"game": "caravan", "seats": seats, "patience": odd(chance), "auto": True},
            odd(chance),
        ]
    )


def bodies(chance: Random, target: Target) -> bytes:
    body = encoded(a_body(chance, target))
    kind = chance.randrange(6)
    if kind == 0:
        at = chance.randrange(len(body))
        body = body[:at] + chance.randbytes(1) + body[at + 1 :]
    elif kind == 1:
        body = chance.choice([b"\xff{", b"[" * 15_000, b'{"a":' * 3000, chance.randbytes(50), b""])
    whats = ["join", "watch", "free", "hide", "rematch", "x"]
    table = f"/api/tables/{an_id(chance, target)}/{chance.choice(whats)}"
    path = chance.choice(["/api/me", "/api/tables", "/api/admin", table, table, table])
    return http("POST", path, body, a_cookie(chance, target))


def headers(chance: Random, target: Target) -> bytes:
    values = [
        "http://[",
        "null",
        "http://127.0.0.1:99999",
        "\xff",
        "*",
        "::1",
        "," * 500,
        "x" * 500,
    ]
    names = ["Origin", "Accept", "Accept-Language", "Accept-Encoding", "X-Forwarded-For", "Range"]
    names += ["X-Forwarded-Proto", "Host", "If-None-Match", "Authorization", "Expect", "Cookie"]
    found = {name: chance.choice(values) for name in chance.sample(names, 2)}
    kind = chance.randrange(8)
    if kind == 0:
        found |= {"Connection": "Upgrade", "Upgrade": chance.choice(["websocket", "h2c", "\xff"])}
    elif kind == 1:
        found["Content-Length"] = chance.choice(["-1", "x", "9" * 30, "5"])
    elif kind == 2:
        found["Transfer-Encoding"] = "chunked"
    elif kind == 3:
        found["X-" + "a" * chance.choice([100, 60_000])] = "1"
    path = chance.choice(["/", "/api/me", "/api/tables", f"/ws/{target.table}", *target.links])
    body = b'{"name":"x","lang":"en"}' if chance.random() < 0.5 else b""
    return http(chance.choice(["GET", "POST"]), path, body, a_cookie(chance, target) | found)


def framing(chance: Random, target: Target) -> bytes:
    post = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    return chance.choice(
        [
            b"\x00" * 50,
            b"GET\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET / HTTP/1.1\r\n\r\n",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            chance.randbytes(200),
            b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 3000 + b"\r\n",
            b"GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + chance.randbytes(100),
            post + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFF\r\nabc",
            post + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
            post + b"Content-Length: 100\r\n\r\n{",
            post + b"Content-Length: 20000\r\n\r\n" + b"a" * 20000,
        ]
    )


REQUESTS: list[tuple[Requests, int]] = [(paths, 30), (bodies, 40), (headers, 18), (framing, 8)]


def some_request(chance: Random, target: Target) -> tuple[str, bytes]:
    """The kind of a request, and its bytes."""
    (make,) = chance.choices([make for make, _ in REQUESTS], [weight for _, weight in REQUESTS])
    return make.__name__, make(chance, target)
