"""The compiled form of a box's rules, called from Python.

A state is the record's memory as an array of 64-bit words: NumPy copies that at once, and numba takes it as an
argument ten times faster than a record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel import Generator, Record, bind, parameter, seed
from ..kernel.background import Tell
from ..kernel.twins import twin
from .bound import BoxRules, rules_of
from .box import Box
from .engine import ILLEGAL, plain_engine
from .options import Options

Words = NDArray[np.int64]


rules = parameter(BoxRules)


def state_to_act(words: Words) -> int:
    return words.view(rules.state)[0].to_act  # type: ignore[no-any-return]


def state_legal(words: Words, out: Words) -> int:
    return rules.legal(words.view(rules.state)[0], out)


def state_is_legal(words: Words, action: int) -> bool:
    return rules.is_legal(words.view(rules.state)[0], action)


def state_advance(words: Words, after: Words, action: int) -> int:
    after[:] = words
    s = after.view(rules.state)[0]
    if not rules.is_legal(s, action):
        return ILLEGAL
    rules.apply(s, action, None)
    return s.to_act  # type: ignore[no-any-return]


def state_deal(words: Words, after: Words, random: Words, number: int) -> None:
    after[:] = words
    generator = random.view(rules.random)[0]
    seed(generator, number)
    rules.deal(after.view(rules.state)[0], generator)


class CompiledEngine:
    """Over arrays of words, by numba."""

    def __init__(self, box: Box, tell: Tell | None = None) -> None:
        self.box = box
        self.dtype = box.state.dtype()
        self.words = self.dtype.itemsize // 8
        bound = rules_of(box)
        state = self.load(plain_engine(box).start(2, 0, next(iter(box.presets.values()))))
        after = np.empty_like(state)
        out = np.empty(box.all_actions, np.int64)

        def ready(function: Callable[..., Any], *arguments: Any) -> Any:
            """Load or compile a function by calling it once."""
            if tell is not None:
                tell(f"{box.name}: {function.__name__.removeprefix('state_').replace('_', ' ')}")
            made = twin(bind(function, f"{box.name}.{function.__name__}", rules=bound))
            made(*arguments)
            return made

        self._to_act = ready(state_to_act, state)
        self._legal = ready(state_legal, state, out)
        self._is_legal = ready(state_is_legal, state, box.first_draw)
        self._advance = ready(state_advance, state, after, box.first_draw)
        self._deal = ready(state_deal, state, after, np.zeros(1, np.int64), 0)

    def ready_to_play_games(self, tell: Tell | None = None) -> PlayGames:
        """`Box.play_games`, compiled."""
        if tell is not None:
            tell(f"{self.box.name}: play games")
        return PlayGames(self)

    def start(self, players: int, start: int, options: Options) -> Words:
        return self.load(plain_engine(self.box).start(players, start, options))

    def load(self, state: Record) -> Words:
        words: Words = state.to_words()
        return words

    def read(self, state: Words) -> Any:
        return self.box.state.from_words(state)

    def to_act(self, state: Words) -> int:
        return self._to_act(state)  # type: ignore[no-any-return]

    def legal(self, state: Words) -> list[int]:
        out = np.empty(self.box.all_actions, np.int64)
        return out[: self._legal(state, out)].tolist()  # type: ignore[no-any-return]

    def is_legal(self, state: Words, action: int) -> bool:
        return self._is_legal(state, action)  # type: ignore[no-any-return]

    def advance(self, state: Words, action: int) -> tuple[Words, int]:
        after = np.empty(self.words, np.int64)
        return after, self._advance(state, after, action)

    def deal(self, state: Words, number: int) -> Words:
        after = np.empty(self.words, np.int64)
        self._deal(state, after, np.empty(1, np.int64), number)
        return after


CACHE_LINE = 128
"""Bytes that a processor hands from core to core at once, at most."""


def apart(length: int, dtype: Any) -> NDArray[Any]:
    """A zeroed array that shares no cache line with another, since threads that write side by side slow each other."""
    padding = -(-CACHE_LINE // np.dtype(dtype).itemsize)
    return np.zeros(length + 2 * padding, dtype)[padding : padding + length]


class PlayGames:
    """Random games from one position, with arrays of their own, so that each thread can have one."""

    def __init__(self, form: CompiledEngine) -> None:
        self.box = form.box
        self.dtype = form.dtype
        self.out = np.empty(form.box.all_actions, np.int64)
        self.work = apart(1, form.dtype)
        self.random = apart(1, Generator.dtype())
        self._play = twin(form.box.play_games)
        twin(seed)(self.random[0], 0)
        self._play(self.work, self.work, self.random[0], self.out, 0)

    def __call__(self, state: Words, games: int, number: int = 0) -> int:
        """How many moves so many games took; the number starts the generator."""
        twin(seed)(self.random[0], number)
        return self._play(state.view(self.dtype), self.work, self.random[0], self.out, games)  # type: ignore[no-any-return]
