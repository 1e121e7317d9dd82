"""What the tests find around them: the same on every machine, whatever its owner has set.

Processes that tests start have these surroundings too. Only programs that install packages see the machine's own.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import time
from pathlib import Path

KEPT = ("PATH", "LD_LIBRARY_PATH", "TMPDIR", "PYTHONPATH", "VIRTUAL_ENV", "HYPOTHESIS_PROFILE", "NUMBA_BOUNDSCHECK")
"""Where programs are, and what a run of the tests is asked for."""
KEPT_BEGINNINGS = ("COV", "PYTEST_")
"""What the tests' own tools tell their workers."""
RULES = "AZULEJOS_RULES"
SET = {
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "TERM": "xterm-256color",
    "TZ": "TST-05:45",
}
"""A time zone in which neither hours nor days begin as in London, on machines without any list of zones too."""
FOUND = "TESTS_FOUND"
"""What was there before, for programs that install packages; also says that all of this was done."""


def arrange() -> Path | None:
    """Make the surroundings; the folder that is everybody's home, or None in a worker, which has its parent's."""
    os.umask(0o022)
    if FOUND in os.environ:
        return None
    found = dict(os.environ)
    home = Path(tempfile.mkdtemp(prefix="azulejos-tests-"))
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
    for name in found:
        if name not in (*KEPT, RULES) and not name.startswith(KEPT_BEGINNINGS):
            del os.environ[name]
    os.environ.update({**SET, "HOME": str(home), **folders, FOUND: json.dumps(found)})
    time.tzset()
    return home


def of_the_machine() -> dict[str, str]:
    """The variables as they were before."""
    found: dict[str, str] = json.loads(os.environ[FOUND])
    return found


def clear(home: Path) -> None:
    shutil.rmtree(home, ignore_errors=True)
