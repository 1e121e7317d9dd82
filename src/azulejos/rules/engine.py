"""The rules of a box at work: as plain Python from the first moment, compiled as soon as that is loaded.

`AZULEJOS_RULES` may say `plain` (never compile) or `compiled` (wait for it); the default is `auto`.
"""

from __future__ import annotations

import importlib.util
import os
import threading
import warnings
from collections.abc import Callable
from typing import Any, Protocol

from .box import Box
from .errors import AzulejosError, AzulejosWarning
from .kernel import Generator, Record, seed
from .options import Options

MODES = ("auto", "plain", "compiled")
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
_compiled: dict[str, Engine] = {}
_loading: dict[str, threading.Thread] = {}
_lock = threading.Lock()


def plain_engine(box: Box) -> PlainEngine:
    if box.name not in _plain:
        _plain[box.name] = PlainEngine(box)
    return _plain[box.name]


def engine(box: Box) -> Engine:
    """The fastest form that is ready; the first call starts loading the compiled one in the background."""
    ready = _compiled.get(box.name)
    if ready is not None:
        return ready
    mode = os.environ.get("AZULEJOS_RULES", "auto")
    if mode not in MODES:
        raise AzulejosError(f"AZULEJOS_RULES cannot be {mode!r}: it is {', '.join(MODES)}")
    if mode == "compiled":
        return compiled_engine(box)
    if mode == "auto" and box.name not in _loading and not _was_interrupted and has_numba():
        with _lock:
            if box.name not in _loading:
                thread = threading.Thread(target=_load, args=(box,), name=f"azulejos-{box.name}", daemon=True)
                _loading[box.name] = thread
                thread.start()
    return plain_engine(box)


def is_loading(box: Box) -> bool:
    """Whether the compiled form is on its way."""
    thread = _loading.get(box.name)
    return thread is not None and thread.is_alive()


def compiled_engine(box: Box, progress: Callable[[str], None] | None = None) -> Engine:
    """The compiled form, now; `progress` is told each part before it is loaded or compiled."""
    if box.name not in _compiled:
        if _was_interrupted:
            raise AzulejosError("this process was forked while the rules were loading, so it has only plain ones")
        if not _is_numba_installed():
            raise AzulejosError("compiled rules need numba, which is not installed: pip install numba")
        _load(box, progress)
    return _compiled[box.name]


def _is_numba_installed() -> bool:
    return importlib.util.find_spec("numba") is not None


def has_numba() -> bool:
    """Whether rules can be compiled here. Says so once if not."""
    global _told
    found = _is_numba_installed()
    if not found and not _told:
        _told = True
        warnings.warn("numba is not installed, so the rules run as plain Python, slowly", AzulejosWarning, 3)
    return found


_told = False
_load_lock = threading.Lock()


def _load(box: Box, progress: Callable[[str], None] | None = None) -> None:
    from .compiled_engine import CompiledEngine

    with _load_lock:
        if box.name not in _compiled:
            _compiled[box.name] = CompiledEngine(box, progress)


_was_interrupted = False
"""Whether this process was forked while a thread was loading, which leaves numba half imported in the child."""


def _forget_threads() -> None:
    """A forked child has no threads: one that was loading would be waited for in vain."""
    global _load_lock, _lock, _was_interrupted
    _load_lock, _lock = threading.Lock(), threading.Lock()
    _was_interrupted = any(name not in _compiled for name in _loading)


os.register_at_fork(after_in_child=_forget_threads)
