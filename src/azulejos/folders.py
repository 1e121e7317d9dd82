"""Where Azulejos keeps what is the user's own, as the system has it."""

from __future__ import annotations

from pathlib import Path


def data_folder() -> Path:
    """Games, tables and seats; on Linux `~/.local/share/azulejos`."""
    from platformdirs import user_data_path

    return user_data_path("azulejos", appauthor=False)
