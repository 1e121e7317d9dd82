"""The file of an SQLite database: nobody's but the server's own, and one server's at a time."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import IO

from ...errors import AzulejosError

log = logging.getLogger(__name__)

OWN = 0o600
OTHERS = 0o007
BESIDE = ("", "-wal", "-shm")
"""What SQLite has beside the file; it gives these the file's permissions when it makes them."""


def take(path: Path) -> IO[bytes] | None:
    """Make the file and its folder if need be, and lock it until the answer is closed.

    The lock lies beside the file that a link leads to, so that every path to it is locked.
    """
    path = path.resolve()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name != "posix":
        return None
    import fcntl

    lock = _open(path.with_name(path.name + ".lock"))
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _open(path).close()
        _check(path)
    except BlockingIOError:
        lock.close()
        raise AzulejosError(
            f"another server uses {path}: stop it, or give each its own with --database; "
            "several processes can share a PostgreSQL database"
        ) from None
    except BaseException:
        lock.close()
        raise
    return lock


def _open(path: Path) -> IO[bytes]:
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, OWN), "r+b")


def _check(path: Path) -> None:
    if path.stat().st_nlink > 1:
        raise AzulejosError(f"{path} is one file with several names, which SQLite would mix up: leave only one of them")
    for part in (path.with_name(path.name + end) for end in BESIDE):
        if not part.exists() or not part.stat().st_mode & OTHERS:
            continue
        log.warning("everyone on this machine could read %s, which is changed now", part)
        try:
            part.chmod(part.stat().st_mode & ~OTHERS)
        except OSError as error:
            log.warning("%s still can be read by everyone: %s", part, error.strerror)
