"""Tokens, ids and secrets of guests, tables and invites, and names fit to be shown."""

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
LONGEST_ID: Final = 32


def new_token() -> str:
    """A random session token; only its hash is stored."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A random table id, short enough for a link."""
    return secrets.token_hex(8)


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table id; the store is queried for no other."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def hashed(token: str) -> str:
    """The SHA-256 of a token or secret, in hexadecimal: what is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def invite_secret(key: bytes, table: str, seat: int) -> str:
    """The secret of the invite link to a seat: made from the server's key, never stored."""
    return hmac.new(key, f"{table}/{seat}".encode(), hashlib.sha256).hexdigest()[:32]


def table_secret(key: bytes, table: str) -> str:
    """The secret of the link that seats whoever opens it at any free seat of a table."""
    return hmac.new(key, table.encode(), hashlib.sha256).hexdigest()[:32]


def is_secret(secret: str, kept_hash: str) -> bool:
    """Whether a secret has the stored hash; False if none was stored."""
    return bool(kept_hash) and hmac.compare_digest(hashed(secret), kept_hash)


def server_key(secret: str, db: str) -> bytes:
    """The key that invite secrets are made with: from the setting `secret`, or from a file.

    The file lies beside the SQLite file `db`, and is made if it is missing. With PostgreSQL and no
    setting the key is random and lasts as long as the process: links stay valid after a restart,
    but cannot be shown again.
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


def clean_text(text: str) -> str:
    """A name or a line of chat without control characters, with single spaces."""
    return " ".join(
        "".join([c if unicodedata.category(c)[0] != "C" else " " for c in text]).split()
    )
