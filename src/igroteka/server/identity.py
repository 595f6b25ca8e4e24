"""Who somebody is: opaque random tokens, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import unicodedata
from pathlib import Path
from typing import Final

COOKIE: Final = "igroteka"
COOKIE_SECONDS: Final = 400 * 24 * 3600
NAME_LETTERS: Final = 24
LANGUAGES: Final = ("en", "ru")


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A table id nobody can guess, short enough for a link."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def invite_secret(key: bytes, table: str, seat: int) -> str:
    """The secret of an invite link, made anew from the server's key whenever it is shown."""
    return hmac.new(key, f"{table}/{seat}".encode(), hashlib.sha256).hexdigest()[:32]


def is_secret(secret: str, kept_hash: str) -> bool:
    """Whether this is the secret of which that hash was kept."""
    return bool(kept_hash) and hmac.compare_digest(hashed(secret), kept_hash)


def server_key(secret: str, db: str) -> bytes:
    """The key behind invite links: from the settings, or from a file beside the SQLite file.

    With PostgreSQL and no setting it lasts as long as the process: links stay valid,
    but cannot be shown a second time after a restart.
    """
    if secret:
        return hashlib.sha256(secret.encode()).digest()
    if "://" in db:
        return secrets.token_bytes(32)
    path = Path(db).expanduser().with_suffix(".key")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
    except FileExistsError:
        pass
    return path.read_bytes()


def clean_name(name: str) -> str:
    """A name fit to be shown: no control characters, single spaces, not too long."""
    seen = "".join([c if unicodedata.category(c)[0] != "C" else " " for c in name])
    return " ".join(seen.split())[:NAME_LETTERS]


def clean_text(text: str) -> str:
    """A line of chat fit to be shown."""
    return " ".join(
        "".join([c if unicodedata.category(c)[0] != "C" else " " for c in text]).split()
    )
