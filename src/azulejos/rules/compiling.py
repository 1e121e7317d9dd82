"""What is compiled for a box beyond its rules: there at once if it was made, in the background, or after waiting."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Generic, TypeVar

from ..errors import AzulejosError
from ..kernel.background import Job, Tell, has_numba, mode
from ..kernel.cache import is_warm, set_warm
from .box import Box
from .engine import compiled_engine

if TYPE_CHECKING:
    from .compiled_engine import CompiledEngine

T = TypeVar("T")


class Compilations(Generic[T]):
    """Something that is compiled once for each box, such as its search."""

    def __init__(self, name: str, told: str, make: Callable[[CompiledEngine], T]) -> None:
        """`make` loads or compiles it; people are told of one part."""
        self._name, self._told = name, told
        self._make = make
        self._jobs: dict[str, Job[T]] = {}

    def was_begun(self, box: Box) -> bool:
        return box.name in self._jobs

    def job(self, box: Box) -> Job[T]:
        """In the making or made; the rules come first."""
        if box.name not in self._jobs:

            def work(tell: Tell) -> T:
                engine = compiled_engine(box)
                tell(f"{box.name}: {self._told}")
                made = self._make(engine)
                set_warm(self._mark(box))
                return made

            self._jobs.setdefault(box.name, Job(1, work))
        return self._jobs[box.name]

    def prepare(self, box: Box, tell: Tell | None = None) -> None:
        """Wait until it is compiled, where it can be and is not forbidden by `AZULEJOS_RULES=plain`."""
        if mode() != "plain" and has_numba():
            compiled_engine(box, tell)
            self.job(box).now(tell)

    def ready(self, box: Box) -> T | None:
        """The compiled thing, if it is there; None while it is being compiled in the background.

        The first to ask waits for one that was compiled in an earlier run, which is loaded in a second.
        """
        is_first = not self.was_begun(box)
        job = self.job(box)
        if is_first and mode() == "auto" and has_numba() and self.was_compiled(box):
            with suppress(AzulejosError):
                return job.now()
        return job.wanted()

    def was_compiled(self, box: Box) -> bool:
        """Whether an earlier run compiled exactly these sources, so that loading takes a second."""
        return is_warm(self._mark(box))

    def _mark(self, box: Box) -> str:
        return f"{self._name}-{box.name}"
