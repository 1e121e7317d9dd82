"""Alpha-beta search for two seats, as an alternative to best-first: within limits, stoppable, and repeatable.

It is for experiments, and waits for the compiler.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np

from ..errors import AzulejosError
from ..kernel import Generator, bind
from ..kernel.twins import twin
from ..rules.box import Box
from ..rules.compiled_engine import apart
from ..rules.engine import compiled_engine
from ..rules.game import Position
from . import deepening
from .evaluate import FAR, SEATS
from .evaluators import evaluator
from .growers import as_list
from .limits import Analysis, Candidate, Limits, Stop
from .plug import plug

DEEPEST = 60
TABLE = 1 << 20
"""Entries of the transposition table, in 24 MB."""
SLICE = 20_000
"""After so many positions, some ten milliseconds, the clock and the switch are looked at."""


@cache
def deepener(box: Box) -> Any:
    """The search of a box, compiled."""
    searched, name = plug(box), box.name
    dtype, evaluate = box.state.dtype(), evaluator(box).evaluate
    rules = deepening.Rules(dtype, box.apply, box.deal, searched.candidates, searched.rests, evaluate)
    following = deepening.Following(bind(deepening.follow, f"{name}.follow", rules=rules))
    guess = bind(deepening.guess_moves, f"{name}.guess_moves", rules=rules, following=following)
    guessing = deepening.Guessing(guess)
    entering = deepening.Entering(bind(deepening.enter, f"{name}.enter", rules=rules, guessing=guessing))
    return twin(bind(deepening.deepen, f"{name}.deepen", rules=rules, following=following, entering=entering))


class AlphaBeta:
    """One search."""

    def __init__(self, position: Position, weights: Any, number: int) -> None:
        box = position.game.box
        self.engine = compiled_engine(box)
        self.arrays = deepening.Deepening(
            states=np.zeros((DEEPEST + 2, self.engine.words), np.int64),
            plies=as_list(np.zeros(DEEPEST + 2, deepening.Ply.dtype())),
            moves=np.zeros((DEEPEST + 1, box.all_actions), np.int64),
            guesses=np.zeros((DEEPEST + 1, box.all_actions)),
            table=as_list(np.zeros(TABLE, deepening.Transposition.dtype())),
            scratch=as_list(apart(evaluator(box).features.room, np.float64)),
            values=as_list(apart(SEATS, np.float64)),
            random=as_list(apart(1, Generator.dtype())),
        )
        self.arrays.states[0] = self.engine.load(position.state())
        self.root: Any = self.arrays.plies[0]
        self.weights, self.number = weights, number
        self.used = 0
        self._deepen = deepener(box)
        self._ply = -1

    def begin(self, depth: int) -> None:
        root = self.root
        root["alpha"], root["beta"], root["left"], root["at"], root["cut"] = -FAR, FAR, depth, -1, 0
        self._ply = 0

    def resume(self, budget: int) -> bool:
        """Whether this depth is done."""
        self._ply, used = self._deepen(self.arrays, self.weights, self.number, self._ply, budget)
        self.used += used
        return self._ply < 0

    def known(self, position: Position) -> int | None:
        """The move that the transposition table has for a position."""
        key = twin(deepening.key_of)(self.engine.load(position.state()))
        entry: Any = self.arrays.table[key & TABLE - 1]
        return int(entry["move"]) if entry["key"] == key and position.is_legal(int(entry["move"])) else None


def analyse(position: Position, weights: Any, limits: Limits, number: int = 0, stop: Stop | None = None) -> Analysis:
    """Search a position of two seats in which a player is to act.

    The value of the best candidate is exact; that of another may be an upper bound.
    """
    if position.to_act < 0:
        raise AzulejosError("there is nothing to search: no player is to act")
    if position.game.players != 2:
        raise AzulejosError("alpha-beta is for two seats")
    began = time.perf_counter()
    search, depth, found = AlphaBeta(position, weights, number), 0, None

    def is_time() -> bool:
        late = limits.seconds is not None and time.perf_counter() - began >= limits.seconds
        spent = limits.nodes is not None and search.used >= limits.nodes
        return late or spent or (stop is not None and stop.is_set())

    while depth < min(limits.depth or DEEPEST, DEEPEST) and (found is None or not is_time()):
        depth += 1
        search.begin(depth)
        while not (done := search.resume(SLICE)) and (found is None or not is_time()):
            pass
        # A depth that was left early is of use once the best move of the depth before has been looked at.
        if done or search.root["at"] > 0:
            found = _analysis(position, search, depth, time.perf_counter() - began)
        if done and not search.root["cut"]:
            break
    assert found is not None
    return found


def _analysis(position: Position, search: AlphaBeta, depth: int, seconds: float) -> Analysis:
    action, root = position.game.box.action, search.root
    line, at = [action(int(root["best"]))], position
    while len(line) < depth:
        at = at.apply(line[-1])
        move = search.known(at) if at.to_act >= 0 else None
        if move is None:
            break
        line.append(action(move))
    moves, guesses = search.arrays.moves[0], search.arrays.guesses[0]
    candidates = [
        Candidate(action(int(moves[i])), (float(guesses[i]), -float(guesses[i])), 0) for i in range(int(root["count"]))
    ]
    candidates.sort(key=lambda candidate: candidate.values[position.to_act], reverse=True)
    candidates.sort(key=lambda candidate: candidate.action != line[0])
    value = float(root["value"])
    return Analysis(line[0], tuple(line), (value, -value), tuple(candidates), search.used, depth, seconds)
