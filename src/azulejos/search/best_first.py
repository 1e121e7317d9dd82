"""The search that bots use: best-first over the round, within limits, stoppable, and the same for the same seed."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..rules.game import Position
from .chances import chances_of
from .compiling import compiled_search
from .evaluate import margin_of
from .growers import LONGEST, Grower, PlainGrower
from .limits import Analysis, Candidate, Limits, Report, Stop
from .tree import SearchNode, Settings
from .within import grow_within, must_be_a_turn

MOST_NODES = 4_000_000
"""A tree of so many takes 128 MB."""
FEWEST_NODES = 2
"""With the root alone there is no move to choose."""
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


class BestFirstTree:
    """The tree of one search, with room for so many nodes."""

    def __init__(
        self, grower: Grower, position: Position, weights: Any, settings: Settings, number: int, capacity: int
    ) -> None:
        self.nodes = np.empty(capacity, SearchNode.dtype())
        self.nodes[0] = 0
        self.nodes[0]["seat"] = position.to_act
        self.used = 1
        self._position = position
        self._grower, self._weights = grower, grower.read(weights)
        self._planted = grower.plant(position.state(), self.nodes)
        self._settings, self._number = settings, number

    def grow(self, limit: int) -> bool:
        used = self._grower.grow(self._planted, self._weights, self._settings, self._number, self.used, limit)
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

    def analysis(self, seconds: float) -> Analysis:
        game, seat = self._position.game, self._position.to_act
        action, players = game.box.action, game.players
        node, line = self.best(0), []
        values = _margins(self.nodes[node]["values"], players)
        while True:
            line.append(action(int(self.nodes[node]["action"])))
            if not self.nodes[node]["children"]:
                break
            node = self.best(node)
        candidates = [
            Candidate(action(int(child["action"])), _margins(child["values"], players), int(child["visits"]))
            for child in self.children(0)
        ]
        chances = chances_of(self._position, values)
        candidates.sort(key=lambda candidate: candidate.values[seat], reverse=True)
        return Analysis(line[0], tuple(line), values, tuple(candidates), self.used, len(line), seconds, chances)


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
    plain code looks at the same nodes in the same order, for `within.PLAIN_SECONDS` at most.
    """
    must_be_a_turn(position)
    box = position.game.box
    grower: Grower = compiled_search(box) or PlainGrower(box)
    most = max(FEWEST_NODES, min(limits.nodes or MOST_NODES, MOST_NODES))
    settings = settings_for(position.game.players, limits.depth, spite)
    tree = BestFirstTree(grower, position, weights, settings, number, most + box.all_actions)
    return grow_within(limits, most, tree, grower, stop, report)


def _margins(scores: Any, players: int) -> tuple[float, ...]:
    """Each seat's expected margin over the best of the others."""
    return tuple(float(margin_of(scores, seat, 1.0)) for seat in range(players))
