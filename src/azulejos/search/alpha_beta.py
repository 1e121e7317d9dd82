"""Alpha-beta search for two seats, as an alternative to best-first: within limits, stoppable, and repeatable."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np

from ..errors import AzulejosError
from ..kernel import Generator, bind
from ..kernel.twins import twin
from ..rules.box import Box
from ..rules.compiled_engine import CompiledEngine, apart
from ..rules.engine import compiled_engine
from ..rules.game import Position
from . import deepening
from .evaluate import SCRATCH
from .evaluators import evaluator
from .limits import Analysis, Candidate, Limits, Stop

DEEPEST = 60
TABLE = 1 << 20
"""Positions remembered, in 24 MB."""
SLICE = 20_000
"""After so many positions, some ten milliseconds, the clock and the switch are looked at."""


@cache
def deepener(box: Box, dtype: Any) -> Any:
    """The search of a box, compiled."""
    judge, name = evaluator(box), box.name
    names = {"STATE": dtype, "apply": box.apply, "deal": box.deal, "legal": box.legal, "rests": judge.rests}
    follow = bind(deepening.follow, f"{name}.follow", **names)
    guess = bind(deepening.guess_moves, f"{name}.guess", follow=follow, evaluate=judge.evaluate, **names)
    enter = bind(deepening.enter, f"{name}.enter", guess_moves=guess, evaluate=judge.evaluate, **names)
    return twin(bind(deepening.deepen, f"{name}.deepen", enter=enter, follow=follow, **names))


class Search:
    """The arrays of one search."""

    def __init__(self, position: Position, weights: Any, number: int) -> None:
        box = position.game.box
        form = compiled_engine(box)
        assert isinstance(form, CompiledEngine)
        self.form = form
        self.deepen = deepener(box, form.dtype)
        self.states = np.zeros((DEEPEST + 2, form.words), np.int64)
        self.states[0] = form.load(position.state())
        self.frames = np.zeros(DEEPEST + 2, deepening.Frame.dtype())
        self.moves = np.zeros((DEEPEST + 1, box.all_actions), np.int64)
        self.guesses = np.zeros((DEEPEST + 1, box.all_actions))
        self.table = np.zeros(TABLE, deepening.Entry.dtype())
        self.scratch, self.values = apart(SCRATCH, np.float64), apart(4, np.float64)
        self.random = apart(1, Generator.dtype())[0]
        self.weights, self.number = weights, number
        self.used = 0
        self.ply = -1

    def begin(self, depth: int) -> None:
        root = self.frames[0]
        root["alpha"], root["beta"], root["left"], root["at"] = -deepening.FAR, deepening.FAR, depth, -1
        root["cut"] = 0
        self.ply = 0

    def go_on(self, budget: int) -> bool:
        """Whether this depth is done."""
        self.ply, used = self.deepen(
            self.states, self.frames, self.moves, self.guesses, self.table, self.weights, self.scratch, self.values,
            self.random, self.number, self.ply, budget,
        )  # fmt: skip
        self.used += used
        return self.ply < 0


def analyse(position: Position, weights: Any, limits: Limits, number: int = 0, stop: Stop | None = None) -> Analysis:
    """Search a position of two seats in which a player is to act.

    The best candidate's value is exact; that of another may be a bound: it is no better than that.
    """
    if position.to_act < 0:
        raise AzulejosError("there is nothing to search: no player is to act")
    if position.game.players != 2:
        raise AzulejosError("alpha-beta is for two seats")
    began = time.perf_counter()
    search, depth, found = Search(position, weights, number), 0, None

    def is_time() -> bool:
        late = limits.seconds is not None and time.perf_counter() - began >= limits.seconds
        spent = limits.nodes is not None and search.used >= limits.nodes
        return late or spent or (stop is not None and stop.is_set())

    while depth < min(limits.depth or DEEPEST, DEEPEST) and (found is None or not is_time()):
        depth += 1
        search.begin(depth)
        while not (done := search.go_on(SLICE)) and (found is None or not is_time()):
            pass
        # A depth that was left early is of use once the best move of the depth before has been looked at.
        if done or search.frames[0]["at"] > 0:
            found = _analysis(position, search, depth, time.perf_counter() - began)
        if done and not search.frames[0]["cut"]:
            break
    assert found is not None
    return found


def _analysis(position: Position, search: Search, depth: int, seconds: float) -> Analysis:
    action, root = position.game.box.action, search.frames[0]
    line, at = [action(int(root["best"]))], position
    while len(line) < depth:
        at = at.apply(line[-1])
        if at.to_act < 0:
            break
        key = twin(deepening.key_of)(search.form.load(at.state()))
        entry = search.table[key & TABLE - 1]
        if entry["key"] != key or not at.is_legal(int(entry["move"])):
            break
        line.append(action(int(entry["move"])))
    value = float(root["value"])
    candidates = [
        Candidate(action(int(search.moves[0, i])), (float(search.guesses[0, i]), -float(search.guesses[0, i])), 0)
        for i in range(int(root["count"]))
    ]
    candidates.sort(key=lambda candidate: candidate.values[position.to_act], reverse=True)
    candidates.sort(key=lambda candidate: candidate.action != line[0])
    return Analysis(line[0], tuple(line), (value, -value), tuple(candidates), search.used, depth, seconds)
