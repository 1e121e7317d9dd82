"""The rules of a box at work: as plain Python from the first moment, compiled as soon as that is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from ..kernel import Generator, Record, seed
from ..kernel.background import Job, Tell
from .box import Box
from .options import Options

if TYPE_CHECKING:
    from .compiled_engine import CompiledEngine

PARTS = 5
"""How many parts the compiled form is told in."""
ILLEGAL = -3
"""What `advance` answers in place of a seat."""


class Engine(Protocol):
    """Both forms. A state is whatever the form keeps it in, and is never changed once made."""

    def start(self, players: int, start: int, options: Options) -> Any: ...
    def load(self, state: Record) -> Any:
        """From the readable record."""

    def read(self, state: Any) -> Any:
        """To a readable record of the caller's own."""

    def to_act(self, state: Any) -> int: ...
    def legal(self, state: Any) -> list[int]: ...
    def is_legal(self, state: Any, action: int) -> bool: ...
    def advance(self, state: Any, action: int) -> tuple[Any, int]:
        """The state after an action and who is to act then; ILLEGAL if the action is."""

    def deal(self, state: Any, number: int) -> Any:
        """The state after drawing all tiles that are due, by the generator started from this number."""


class PlainEngine:
    """Over Python objects."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def start(self, players: int, start: int, options: Options) -> Any:
        state = self.box.state()
        self.box.set_up(state, players, start, options)
        return state

    def load(self, state: Record) -> Any:
        return state

    def read(self, state: Any) -> Any:
        return state.copy()

    def to_act(self, state: Any) -> int:
        return int(state.to_act)

    def legal(self, state: Any) -> list[int]:
        out = [0] * self.box.all_actions
        return out[: self.box.legal(state, out)]

    def is_legal(self, state: Any, action: int) -> bool:
        return self.box.is_legal(state, action)

    def advance(self, state: Any, action: int) -> tuple[Any, int]:
        if not self.box.is_legal(state, action):
            return None, ILLEGAL
        after = state.copy()
        self.box.apply(after, action, None)
        return after, after.to_act

    def deal(self, state: Any, number: int) -> Any:
        random = Generator()
        seed(random, number)
        after = state.copy()
        self.box.deal(after, random)
        return after


_plain: dict[str, PlainEngine] = {}
_compiled: dict[str, Job[CompiledEngine]] = {}


def plain_engine(box: Box) -> PlainEngine:
    if box.name not in _plain:
        _plain[box.name] = PlainEngine(box)
    return _plain[box.name]


def compilation(box: Box) -> Job[CompiledEngine]:
    """The compiled form of a box's rules, in the making or made."""
    if box.name not in _compiled:

        def work(tell: Tell) -> CompiledEngine:
            from .compiled_engine import CompiledEngine

            return CompiledEngine(box, tell)

        _compiled.setdefault(box.name, Job(PARTS, work))
    return _compiled[box.name]


def engine(box: Box) -> Engine:
    """The fastest form that is ready; the first call begins to compile in the background."""
    job = _compiled.get(box.name) or compilation(box)
    return job.made or job.wanted() or plain_engine(box)


def compiled_engine(box: Box, tell: Tell | None = None) -> CompiledEngine:
    """The compiled form, now."""
    return compilation(box).now(tell)
