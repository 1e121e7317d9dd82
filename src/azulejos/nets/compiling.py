"""When the compiled search with a network is there: at once if it was made, in the background, or after waiting."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ..errors import AzulejosError
from ..kernel.background import Job, Tell, has_numba, mode
from ..kernel.cache import is_warm, set_warm
from ..rules.box import Box
from ..rules.engine import compiled_engine

if TYPE_CHECKING:
    from .growers import CompiledGrower

PARTS = 1
"""How many parts `prepare` tells beyond those of the rules."""
_jobs: dict[str, Job[CompiledGrower]] = {}


def compilation(box: Box) -> Job[CompiledGrower]:
    """The compiled search of a box, in the making or made; the rules come first."""
    if box.name not in _jobs:

        def work(tell: Tell) -> CompiledGrower:
            from .growers import CompiledGrower

            made = CompiledGrower(box, tell)
            set_warm(_mark(box))
            return made

        _jobs.setdefault(box.name, Job(PARTS, work))
    return _jobs[box.name]


def prepare(box: Box, tell: Tell | None = None) -> None:
    """Wait until it is compiled, where it can be and is not forbidden by `AZULEJOS_RULES=plain`."""
    if mode() != "plain" and has_numba():
        compiled_engine(box, tell)
        compilation(box).now(tell)


def compiled_search(box: Box) -> CompiledGrower | None:
    """The compiled search, if it is there; None while it is being compiled in the background.

    The first to ask waits for one that was compiled in an earlier run, which is loaded in a second.
    """
    is_first = box.name not in _jobs
    job = compilation(box)
    if is_first and mode() == "auto" and has_numba() and was_compiled(box):
        with suppress(AzulejosError):
            return job.now()
    return job.wanted()


def was_compiled(box: Box) -> bool:
    """Whether an earlier run compiled exactly these sources."""
    return is_warm(_mark(box))


def _mark(box: Box) -> str:
    return f"nets-{box.name}"
