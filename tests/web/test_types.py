"""The web app's types of the wire are made from the server's OpenAPI document, and no older than it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from azulejos.server.app import make_app

WEB = Path(__file__).parents[2] / "web"
MAKER = WEB / "node_modules/.bin/openapi-typescript"


def without_comments(path: Path) -> str:
    return re.sub(r"\s*/\*\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.skipif(
    not MAKER.exists() or shutil.which("node") is None, reason="the web app's packages are not installed"
)
def test_the_types_are_fresh(tmp_path: Path) -> None:
    document, types = tmp_path / "openapi.json", tmp_path / "api.ts"
    document.write_text(json.dumps(make_app().openapi()), encoding="utf-8")
    subprocess.run([MAKER, document, "--default-non-nullable", "false", "-o", types], check=True, capture_output=True)
    assert without_comments(types) == without_comments(WEB / "src/wire/api.ts"), "run `npm run types` in web/"
