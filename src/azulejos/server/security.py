"""Secrets, and what browsers are told to be careful about."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Those that nobody mixes up when reading a link aloud."""
ID_LENGTH = 16

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
WORKER_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the worker in which the page runs its own rules: a worker has the policy that its script came with."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def new_id() -> str:
    """The name of a table or game: 79 bits, for whoever knows a private table's link may watch it."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """256 bits: whoever has it has the seat."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """What is stored. The secret is random, so one round of a plain hash hides it for good."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seats_held(given: Iterable[str], stored: dict[int, str]) -> frozenset[int]:
    """The seats whose secrets have these hashes, compared in constant time. An open seat has an empty hash."""
    hashes = list(given)
    matches = [(seat, hmac.compare_digest(mine, kept)) for seat, kept in stored.items() if kept for mine in hashes]
    return frozenset(seat for seat, is_same in matches if is_same)


def is_forwarded(headers: Mapping[str, str]) -> bool:
    """Whether a request came through a proxy, from whoever."""
    return any(name in headers for name in ("forwarded", "x-forwarded-for", "via"))


def is_own_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> bool:
    """Whether a page of this server's own made the request; programs that are no browsers send no origin."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
