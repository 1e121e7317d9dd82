"""When the compiled search with a network is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.box import Box
from ..rules.compiling import Compilations
from ..search.compiling import ready_or_warn

if TYPE_CHECKING:
    from ..rules.compiled_engine import CompiledEngine
    from .growers import CompiledGrower

PARTS = 1
"""How many parts are told beyond those of the rules."""


def _make(engine: CompiledEngine) -> CompiledGrower:
    from .growers import CompiledGrower

    return CompiledGrower(engine)


SEARCHES = Compilations("nets", "search with a network", _make)
"""The compiled searches with a network, of all boxes."""


def compiled_search(box: Box) -> CompiledGrower | None:
    """The compiled search, if it is there; None while it is being compiled in the background, which is told once."""
    return ready_or_warn(SEARCHES, box)
