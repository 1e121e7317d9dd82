"""The app's icons are those that `scripts/icons` draws."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_icons_are_fresh() -> None:
    drawn: dict[str, bytes] = runpy.run_path(str(ROOT / "scripts/icons"))["icons"]()
    for name, content in drawn.items():
        assert (ROOT / "web/public" / name).read_bytes() == content, "run scripts/icons"
