"""`make play` installs what the package says it needs."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_everything_the_package_needs_is_in_the_list_for_playing() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    names = {re.split(r"[<>=;]", text)[0].strip() for text in needed}
    listed = {re.split(r";", line)[0].strip() for line in (ROOT / "requirements/play.in").read_text().splitlines()}
    assert names - listed == set()
