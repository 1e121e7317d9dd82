"""The fonts that browser tests have: a folder of their own, so that none that is installed can hide a failure."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "web/node_modules/@expo-google-fonts/lexend-deca"
"""A wide font that is no stand-in for the page's own: what is shown where those do not come."""
FILES = ["400Regular/LexendDeca_400Regular.ttf", "700Bold/LexendDeca_700Bold.ttf"]


def environment(folder: Path) -> dict[str, str]:
    """The environment of a browser that has only these fonts; the folder is for their settings and cache."""
    lines = ["<?xml version='1.0'?>", "<fontconfig>"]
    lines += [f"<dir>{(FOLDER / file).parent}</dir>" for file in FILES]
    lines += [f"<cachedir>{folder / 'cache'}</cachedir>", "</fontconfig>"]
    (folder / "fonts.conf").write_text("\n".join(lines), encoding="utf-8")
    return {**os.environ, "FONTCONFIG_FILE": str(folder / "fonts.conf")}
