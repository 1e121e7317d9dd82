"""Where Azulejos keeps what is the user's own, as the system has it, and how a file is written."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from .errors import AzulejosError

PART = ".part"
"""How the name of a file ends that is still being written."""


def data_folder() -> Path:
    """Games, tables and seats; on Linux `~/.local/share/azulejos`."""
    from platformdirs import user_data_path

    return user_data_path("azulejos", appauthor=False)


def replace_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: whoever is interrupted leaves the old one."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}{PART}")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise AzulejosError(f"{path} cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            part.unlink()
