"""When the compiled search is there: at once if it was made, in the background, or after waiting for it."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, TypeVar

from ..errors import AzulejosWarning
from ..kernel.background import Job, Tell, has_numba, mode
from ..rules.box import Box
from ..rules.compiling import Compilations
from ..rules.engine import PARTS as RULES_PARTS

if TYPE_CHECKING:
    from ..rules.compiled_engine import CompiledEngine
    from .growers import CompiledGrower

T = TypeVar("T")
PARTS = RULES_PARTS + 1
"""How many parts `prepare` tells."""
_has_warned = False


def _make(engine: CompiledEngine) -> CompiledGrower:
    from .growers import CompiledGrower

    return CompiledGrower(engine)


SEARCHES = Compilations("search", "search", _make)
"""The compiled searches of all boxes."""


def compilation(box: Box) -> Job[CompiledGrower]:
    """The compiled search of a box, in the making or made; the rules come first.

    A program that begins it with `compilation(box).wanted()` tells people itself how far it is (see
    `kernel.background.progress`), and hears no warning.
    """
    return SEARCHES.job(box)


def prepare(box: Box, tell: Tell | None = None) -> None:
    """Wait until a box's search is compiled, where it can be and is not forbidden by `AZULEJOS_RULES=plain`."""
    SEARCHES.prepare(box, tell)


def compiled_search(box: Box) -> CompiledGrower | None:
    """The compiled search, if it is there; None while it is being compiled in the background, which is told once."""
    return ready_or_warn(SEARCHES, box)


def ready_or_warn(searches: Compilations[T], box: Box) -> T | None:
    """A box's search of either kind, if it is there; if it has to be compiled first, that is told once."""
    is_first = not searches.was_begun(box)
    found = searches.ready(box)
    if found is None and is_first and mode() == "auto" and has_numba():
        _warn()
    return found


def _warn() -> None:
    """Once in a process."""
    global _has_warned
    if not _has_warned:
        _has_warned = True
        warnings.warn(
            "the search is being compiled, once; until that is done bots see less far "
            "(`bot.prepare(game)` waits for it, and `azulejos warm` does it beforehand)",
            AzulejosWarning,
            7,
        )
