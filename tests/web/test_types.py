"""What the web app takes from the server and from the rules is made by `npm run types`, and no older than they are."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from azulejos.rules import facts
from azulejos.server.app import make_app

WEB = Path(__file__).parents[2] / "web"
MAKER = WEB / "node_modules/.bin/openapi-typescript"
STALE = "run `npm run types` in web/"


def without_comments(path: Path) -> str:
    return re.sub(r"\s*/\*\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.skipif(
    not MAKER.exists() or shutil.which("node") is None, reason="the web app's packages are not installed"
)
def test_the_types_are_fresh(tmp_path: Path) -> None:
    document, types = tmp_path / "openapi.json", tmp_path / "api.ts"
    document.write_text(json.dumps(make_app().openapi()), encoding="utf-8")
    script = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]["types"]
    flags = re.search(r"openapi-typescript openapi.json (.*?) -o", script)
    assert flags
    subprocess.run([MAKER, document, *flags[1].split(), "-o", types], check=True, capture_output=True)
    assert without_comments(types) == without_comments(WEB / "src/wire/api.ts"), STALE


def test_the_facts_are_fresh() -> None:
    assert (WEB / "src/boards/facts.ts").read_text(encoding="utf-8") == facts.typescript(), STALE
