"""When the compiled search with a network is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.compiling import Compilations

if TYPE_CHECKING:
    from ..rules.compiled_engine import CompiledEngine
    from .growers import CompiledGrower

PARTS = 1
"""How many parts are told beyond those of the rules."""


def _make(engine: CompiledEngine) -> CompiledGrower:
    from .growers import CompiledGrower

    return CompiledGrower(engine)


SEARCHES = Compilations("nets", "search with a net", _make)
"""The compiled searches with a network, of all boxes."""
