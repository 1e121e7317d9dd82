"""The tile sheet that Python and the browser share: one symbol for each tile, pattern and ornament."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USE = re.compile(r'href="#([^"]+)"')


@cache
def sheet() -> str:
    return files(__package__).joinpath("tiles.svg").read_text(encoding="utf-8")


@cache
def symbols() -> dict[str, str]:
    return {match[1]: match[0] for match in SYMBOL.finditer(sheet())}


def definitions(names: Iterable[str]) -> str:
    """The sheet's gradients and these symbols, with those that they use themselves."""
    wanted: dict[str, str] = {}
    waiting = sorted(names)
    while waiting:
        name = waiting.pop()
        if name not in wanted:
            wanted[name] = symbols()[name]
            waiting += USE.findall(wanted[name])
    gradients = sheet().partition("<defs>")[2].partition("</defs>")[0]
    return f"<defs>{gradients}{''.join(wanted[name] for name in symbols() if name in wanted)}</defs>"
