"""When the compiled search is there: at once if it was made, in the background, or after waiting for it."""

from __future__ import annotations

import warnings
from contextlib import suppress
from typing import TYPE_CHECKING

from ..errors import AzulejosError, AzulejosWarning
from ..kernel.background import Job, Tell, has_numba, mode
from ..kernel.cache import is_warm, set_warm
from ..rules.box import Box
from ..rules.engine import PARTS as RULES_PARTS
from ..rules.engine import compiled_engine

if TYPE_CHECKING:
    from .growers import CompiledGrower

PARTS = RULES_PARTS + 1
"""How many parts `prepare` tells."""
_jobs: dict[str, Job[CompiledGrower]] = {}
_has_warned = False


def compilation(box: Box) -> Job[CompiledGrower]:
    """The compiled search of a box, in the making or made; the rules come first.

    A program that begins it with `compilation(box).wanted()` tells people itself how far it is (see
    `kernel.background.progress`), and hears no warning.
    """
    if box.name not in _jobs:

        def work(tell: Tell) -> CompiledGrower:
            from .growers import CompiledGrower

            made = CompiledGrower(box, tell)
            set_warm(_mark(box))
            return made

        _jobs.setdefault(box.name, Job(1, work))
    return _jobs[box.name]


def prepare(box: Box, tell: Tell | None = None) -> None:
    """Wait until a box's search is compiled, where it can be and is not forbidden by `AZULEJOS_RULES=plain`."""
    if mode() != "plain" and has_numba():
        compiled_engine(box, tell)
        compilation(box).now(tell)


def compiled_search(box: Box) -> CompiledGrower | None:
    """The compiled search, if it is there; None while it is being compiled in the background.

    The first to ask waits for one that was compiled in an earlier run, which is loaded in a second.
    """
    is_first = box.name not in _jobs
    job = compilation(box)
    if is_first and mode() == "auto" and has_numba():
        if was_compiled(box):
            with suppress(AzulejosError):
                return job.now()
        _warn()
    return job.wanted()


def was_compiled(box: Box) -> bool:
    """Whether an earlier run compiled exactly these sources, so that loading takes a second."""
    return is_warm(_mark(box))


def _mark(box: Box) -> str:
    return f"search-{box.name}"


def _warn() -> None:
    """Once in a process."""
    global _has_warned
    if not _has_warned:
        _has_warned = True
        warnings.warn(
            "the search is being compiled, once; until that is done bots see less far "
            "(azulejos.search.prepare(game.box) waits for it, and `azulejos warm` does it beforehand)",
            AzulejosWarning,
            6,
        )
