"""The rules that run in the browser: what the page brings of the package is enough for them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKER = ROOT / "web/src/scribe/rules.worker.ts"


def brought() -> list[Path]:
    """The files that the worker's patterns name."""
    patterns = re.findall(r"'\.\./\.\./\.\./src/(azulejos/[^']*)'", WORKER.read_text(encoding="utf-8"))
    found = []
    for pattern in patterns:
        names = re.search(r"\{(.*)\}", pattern)
        each = [pattern.replace(names.group(), name) for name in names.group(1).split(",")] if names else [pattern]
        for path in each:
            files = list((ROOT / "src").glob(path))
            assert files, f"{path} is not there"
            found += files
    return found


def test_nothing_is_missing_that_the_rules_in_the_browser_import(tmp_path: Path) -> None:
    """Without installed packages, as it is there."""
    for file in brought():
        copy = tmp_path / file.relative_to(ROOT / "src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    code = f"import sys; sys.path.append({str(tmp_path)!r}); from azulejos.table.desk import Desk; Desk().answer"
    environment = {"AZULEJOS_RULES": "plain", "HOME": str(tmp_path)}
    command = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
