"""The search that bots use: best-first over the round, within limits, stoppable, and the same for the same seed."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ..errors import AzulejosError
from ..kernel import Generator, bind
from ..kernel.twins import twin
from ..rules.box import Box
from ..rules.compiled_engine import CompiledEngine, apart
from ..rules.engine import compiled_engine
from ..rules.game import Game, Position
from . import tree
from .evaluate import SCRATCH, margin_of
from .evaluators import evaluator, join_weights
from .limits import SECONDS_BETWEEN_REPORTS, Analysis, Candidate, Limits, Report, Stop

MOST_NODES = 4_000_000
"""A tree of so many takes 128 MB."""
SLICE = 5_000
"""After so many nodes, a few milliseconds, the clock and the switch are looked at."""
LONGEST = 1024
"""More actions than any round can have."""
SPITE = {2: 1.0, 3: 0.6, 4: 0.6}
"""By players: what a point of the best of the others' weighs beside one's own, as matches have shown."""
OTHERS_SPITE = {2: 1.0, 3: 0.0, 4: 0.0}
"""The spite that the other seats are thought to have: of two, each loses what the other gains; among more, all play
for themselves, and nobody is thought to be everyone's enemy."""
DOUBT = {2: 0.0, 3: 4.0, 4: 4.0}
"""By players: how many points the other seats may misjudge. To be sure of what several others do makes a long line an
illusion, and the more of them are seen, the weaker the play."""
CURIOSITY = 1.0
"""How many points a line may seem worse and still be looked at, before others are."""


@cache
def grower_rule(box: Box) -> Any:
    """The search of a box, as a rule function."""
    judge, name = evaluator(box), box.name
    settle = bind(tree.settle_draws, f"{name}.settle_draws", rests=judge.rests, deal=box.deal)
    best = bind(tree.best_child, f"{name}.best_child")
    pick = bind(tree.child_to_visit, f"{name}.child_to_visit")
    blend = bind(tree.doubtful_values, f"{name}.doubtful_values")
    back = bind(tree.back_up, f"{name}.back_up", best_child=best, blend=blend)
    functions = {"apply": box.apply, "legal": box.legal, "settle": settle, "rests": judge.rests}
    expand = bind(tree.expand_node, f"{name}.expand_node", evaluate=judge.evaluate, **functions)
    return bind(tree.grow, f"{name}.grow", pick=pick, back=back, expand=expand, apply=box.apply, settle=settle)


class Tree:
    """The arrays of one search."""

    def __init__(self, box: Box, capacity: int, style: tuple[float, float, float]) -> None:
        self.style = style
        form = compiled_engine(box)
        assert isinstance(form, CompiledEngine)
        self.form = form
        self.grow = twin(grower_rule(box))
        self.work = apart(1, form.dtype)
        self.child = apart(1, form.dtype)
        self.path = np.zeros(LONGEST, np.int64)
        self.nodes = np.empty(capacity, tree.Node.dtype())
        self.out = np.empty(box.all_actions, np.int64)
        self.scratch = apart(SCRATCH, np.float64)
        self.values = apart(4, np.float64)
        self.random = apart(1, Generator.dtype())[0]
        self.used = 0

    def plant(self, position: Position) -> None:
        self.start = self.form.load(position.state()).view(self.form.dtype)
        self.nodes[0] = 0
        self.nodes[0]["seat"] = position.to_act
        self.used = 1

    def grow_to(self, limit: int, deepest: int, weights: Any, number: int) -> bool:
        """Grow to so many nodes; False when there is nothing more to look at, or no room."""
        used = self.grow(
            self.start, self.work, self.child, self.path, self.nodes, self.used, self.out, weights,
            self.scratch, self.values, self.random, number, limit, deepest, CURIOSITY, *self.style,
        )  # fmt: skip
        self.used = abs(used)
        return used > 0 and not self.nodes[0]["solved"]

    def children(self, node: int) -> Any:
        first = int(self.nodes[node]["first"])
        return self.nodes[first : first + int(self.nodes[node]["children"])]

    def best(self, node: int) -> int:
        """The child to play: the best of those looked at about as often as any, or solved."""
        found = self.children(node)
        trusted = (found["visits"] * 10 >= found["visits"].max()) | (found["solved"] > 0)
        return int(self.nodes[node]["first"]) + int(np.argmax(np.where(trusted, found["worth"], -np.inf)))


def analyse(
    position: Position,
    weights: Any,
    limits: Limits,
    number: int = 0,
    stop: Stop | None = None,
    report: Report | None = None,
    spite: float = 1.0,
) -> Analysis:
    """Search a position in which a player is to act. The number starts the generator for tiles drawn in the round.

    `spite` is how much more than usual a point of the best of the others' weighs for that player.
    """
    if position.to_act < 0:
        raise AzulejosError("there is nothing to search: no player is to act")
    most = min(limits.nodes or MOST_NODES, MOST_NODES)
    players = position.game.players
    style = spite * SPITE[players], OTHERS_SPITE[players], DOUBT[players]
    found = Tree(position.game.box, most + position.game.box.all_actions, style)
    found.plant(position)
    found.grow_to(1, 1, weights, number)  # nothing yet: the first call of a process loads compiled code
    began = reported = time.perf_counter()
    goes_on = True
    while goes_on and found.used < most:
        goes_on = found.grow_to(min(most, found.used + SLICE), limits.depth or LONGEST, weights, number)
        now = time.perf_counter()
        if limits.seconds is not None and now - began >= limits.seconds:
            break
        if stop is not None and stop.is_set():
            break
        if report is not None and now - reported >= SECONDS_BETWEEN_REPORTS:
            report(_analysis(position, found, now - began))
            reported = now
    return _analysis(position, found, time.perf_counter() - began)


def _analysis(position: Position, found: Tree, seconds: float) -> Analysis:
    action, players, seat = position.game.box.action, position.game.players, position.to_act
    node, line = found.best(0), []
    values = _margins(found.nodes[node]["values"], players)
    while True:
        line.append(action(int(found.nodes[node]["action"])))
        if not found.nodes[node]["children"]:
            break
        node = found.best(node)
    candidates = [
        Candidate(action(int(child["action"])), _margins(child["values"], players), int(child["visits"]))
        for child in found.children(0)
    ]
    candidates.sort(key=lambda candidate: candidate.values[seat], reverse=True)
    return Analysis(line[0], tuple(line), values, tuple(candidates), found.used, len(line), seconds)


def _margins(scores: Any, players: int) -> tuple[float, ...]:
    """Each seat's expected margin over the best of the others."""
    return tuple(float(margin_of(scores, seat, 1.0)) for seat in range(players))


def warm_search(box: Box, progress: Callable[[str], None] | None = None) -> None:
    """Load or compile the search of a box by searching once; `progress` is told before."""
    if progress is not None:
        progress(f"{box.name}: search")
    judge = evaluator(box)
    game = Game(next(iter(box.presets)), 2, next(iter(box.presets.values())))
    weights = join_weights(np.zeros((judge.stages, len(judge.names))), np.zeros((judge.stages, judge.patterns)))
    analyse(game.new(), weights, Limits(nodes=10))
