"""Where compiled rules are kept between runs."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
import warnings
from pathlib import Path

from ..errors import AzulejosWarning

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS = ("kernel", "rules", "search", "envs", "nets", "learn")
"""The folders of the package whose functions are compiled."""
OTHERS: list[Path] = []
"""Folders of other packages whose functions are compiled too."""
PREFIX = "compiled-"
READY = "ready-"
A_DAY = 86_400


def add_sources(module: str) -> None:
    """The rules in the folder of this file are compiled too; an edit there must be noticed as one here is."""
    OTHERS.append(Path(module).parent)


def source_hash() -> str:
    """A name for exactly these sources: an edit anywhere in a compiled folder gives another one."""
    digest = hashlib.sha256()
    for top, rooms in ((PACKAGE, ROOMS), *((folder, ("",)) for folder in OTHERS)):
        for path in sorted(path for room in rooms for path in (top / room).rglob("*.py")):
            digest.update(path.relative_to(top).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()[:20]


def cache_folder() -> Path | None:
    """A writable folder for these sources: in the package, else in the user's cache; None if neither can be had."""
    name = PREFIX + source_hash()
    beside = PACKAGE / "__pycache__"
    if _writable(beside / name):
        _remove_old(beside, name)
        return beside / name
    home = user_cache_folder() / name
    first_time = not home.exists()
    if _writable(home):
        if first_time:
            warnings.warn(
                f"the compiled rules are kept in {home}, because {PACKAGE} cannot be written", AzulejosWarning, 2
            )
        return home
    warnings.warn(
        f"neither {PACKAGE} nor {user_cache_folder()} can be written, so the rules are compiled anew in each run",
        AzulejosWarning,
        2,
    )
    return None


def is_warm(part: str) -> bool:
    """Whether all of a part was compiled for exactly these sources."""
    name = PREFIX + source_hash()
    return any((folder / name / (READY + part)).exists() for folder in (PACKAGE / "__pycache__", user_cache_folder()))


def set_warm(part: str) -> None:
    folder = cache_folder()
    if folder is not None:
        (folder / (READY + part)).touch()


def user_cache_folder() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("azulejos", appauthor=False)


def _remove_old(folder: Path, name: str) -> None:
    """Remove what was compiled from other sources, unless a running process may still want it."""
    for old in folder.glob(PREFIX + "*"):
        if old.name != name and time.time() - old.stat().st_mtime > A_DAY:
            shutil.rmtree(old, ignore_errors=True)


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
