"""The search that bots use: best-first over the round, within limits, stoppable, and the same for the same seed."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from ..errors import AzulejosError
from ..rules.game import Position
from .compiling import compiled_search
from .evaluate import margin_of
from .growers import LONGEST, Grower, PlainGrower
from .limits import SECONDS_BETWEEN_REPORTS, Analysis, Candidate, Limits, Report, Stop
from .tree import SearchNode, Settings

MOST_NODES = 4_000_000
"""A tree of so many takes 128 MB."""
PLAIN_SECONDS = 1.5
"""How long plain code searches, at most: nobody shall wait for it."""
EXPLORATION = 1.0
"""The exploration constant, in points."""
SPITE = {2: 1.0, 3: 0.6, 4: 0.6}
"""By players: the weight of the best opponent's score in the utility of the seat that searches, found in matches."""
OTHERS_SPITE = {2: 1.0, 3: 0.0, 4: 0.0}
"""The same for the other seats. Two players play a zero-sum game; among more, each is modeled as playing for its own
score, and nobody as the enemy of all others."""
DOUBT = {2: 0.0, 3: 4.0, 4: 4.0}
"""By players: by how many points the other seats are modeled to misjudge a move. Among three and four, a search that
trusts every predicted answer plays worse the deeper it looks."""


def settings_for(players: int, depth: int | None = None, spite: float = 1.0) -> Settings:
    """How to search with so many players; `spite` multiplies the usual one."""
    return Settings(depth or LONGEST, EXPLORATION, spite * SPITE[players], OTHERS_SPITE[players], DOUBT[players])


class GrowingTree:
    """The tree of one search."""

    def __init__(self, grower: Grower, position: Position, capacity: int, settings: Settings) -> None:
        self.nodes = np.empty(capacity, SearchNode.dtype())
        self.nodes[0] = 0
        self.nodes[0]["seat"] = position.to_act
        self.used = 1
        self._grower = grower
        self._planted = grower.plant(position.state(), self.nodes)
        self._settings = settings

    def grow(self, limit: int, weights: Any, number: int) -> bool:
        """Grow to so many nodes; False when there is nothing more to look at, or no room."""
        used = self._grower.grow(self._planted, weights, self._settings, number, self.used, limit)
        self.used = abs(used)
        return used > 0 and not self.nodes[0]["solved"]

    def children(self, node: int) -> Any:
        first = int(self.nodes[node]["first"])
        return self.nodes[first : first + int(self.nodes[node]["children"])]

    def best(self, node: int) -> int:
        """The child to play: the best of those that are solved or were visited about as often as any."""
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

    `spite` multiplies the weight that the best opponent's score has for that player. Until the search is compiled,
    plain code looks at the same nodes in the same order, for PLAIN_SECONDS at most.
    """
    if position.to_act < 0:
        raise AzulejosError("there is nothing to search: no player is to act")
    box = position.game.box
    compiled = compiled_search(box)
    grower: Grower = compiled or PlainGrower(box)
    seconds = min(limits.seconds or PLAIN_SECONDS, PLAIN_SECONDS) if compiled is None else limits.seconds
    most = min(limits.nodes or MOST_NODES, MOST_NODES)
    found = GrowingTree(
        grower, position, most + box.all_actions, settings_for(position.game.players, limits.depth, spite)
    )
    read = grower.read(weights)
    began = reported = time.perf_counter()
    goes_on = True
    while goes_on and found.used < most:
        goes_on = found.grow(min(most, found.used + grower.slice), read, number)
        now = time.perf_counter()
        if seconds is not None and now - began >= seconds:
            break
        if stop is not None and stop.is_set():
            break
        if report is not None and now - reported >= SECONDS_BETWEEN_REPORTS:
            report(_analysis(position, found, now - began))
            reported = now
    return _analysis(position, found, time.perf_counter() - began)


def _analysis(position: Position, found: GrowingTree, seconds: float) -> Analysis:
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
