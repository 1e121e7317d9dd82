"""Tests pass or fail for reasons of their own: what a machine's owner has set is not seen by them."""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
STRANGE = {
    "LANG": "nl_NL.UTF-8",
    "LC_ALL": "fr_FR.UTF-8",
    "TZ": "America/St_Johns",
    "HOME": "/nowhere",
    "XDG_DATA_HOME": "/nowhere",
    "HTTP_PROXY": "http://nowhere.invalid",
    "NO_COLOR": "1",
    "AZULEJOS_LANGUAGE": "nl",
    "AZULEJOS_PORT": "1",
    "NUMBA_DISABLE_JIT": "1",
}
LOOK = """
import os, surroundings, azulejos.locales
home = surroundings.arrange()
print(azulejos.locales.preferred_language(), oct(os.umask(0)), *sorted(set(os.environ) - {"PATH"}), sep=chr(10))
surroundings.clear(home)
"""


def test_nothing_that_a_machine_has_set_is_seen() -> None:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    kept["PYTHONPATH"] = os.pathsep.join([str(ROOT / "tests"), kept.get("PYTHONPATH", "")])
    command = [sys.executable, "-c", LOOK]
    done = subprocess.run(command, env=kept | STRANGE, umask=0o077, capture_output=True, text=True, check=True)
    language, umask, *names = done.stdout.split()
    assert (language, umask) == ("en", "0o22")
    assert set(names) & STRANGE.keys() == {"LANG", "LC_ALL", "TZ", "HOME", "XDG_DATA_HOME"}


def test_every_test_has_these_surroundings() -> None:
    assert time.timezone == -(5 * 3600 + 45 * 60)
    assert Path.home().name.startswith("azulejos-tests-")
    assert Path(os.environ["XDG_DATA_HOME"]).is_relative_to(Path.home())
