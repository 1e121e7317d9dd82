"""`azulejos …` as a person runs it, with a home of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

AZULEJOS = [sys.executable, "-m", "azulejos"]


def environment(home: Path | None = None) -> dict[str, str]:
    """Programs of this environment first; compiled code is still found in the usual place."""
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    cache = {"XDG_CACHE_HOME": str(Path.home() / ".cache")}
    return {"PATH": path, "HOME": str(home or Path.home()), "TERM": "dumb", "COLUMNS": "100", **cache}


def run(*arguments: str, text: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [*AZULEJOS, *arguments]
    return subprocess.run(
        command, input=text, capture_output=True, text=True, env=environment(home), check=False, timeout=120
    )
