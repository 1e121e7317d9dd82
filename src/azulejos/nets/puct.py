"""The search of bots that have a network: PUCT over the round, within limits, stoppable, the same for the same seed."""

from __future__ import annotations

import numpy as np

from ..rules.game import Position
from ..search.limits import Analysis, Candidate, Limits, Report, Stop
from ..search.within import grow_within, must_be_a_turn
from .compiling import compiled_search
from .forward import MARGIN_UNIT
from .growers import Grower, PlainGrower, new_arrays
from .growing import Settings
from .network import Network
from .plug import plug
from .tree import TURN, chance_of

MOST_NODES = 200_000
"""Such a tree takes 26 MB, and its transposition table 8 MB."""
MOST_EDGES = 3_000_000
"""They take 48 MB. Where there are many moves to choose from, they are used up before the nodes."""
TOGETHER = 16
"""Leaves that the network judges at once."""
EXPLORATION = 0.8
SHARE = 0.8
"""Of winning in what a seat plays for; the rest is for points."""
PRIOR_TEMPERATURE = 2.0
"""The policy's logits are divided by it. A network is surer of its moves than a search should be."""
PATIENCE = 2
"""Visits of a round's end before samples of the next deal are looked at."""
DRAWS = 8
"""Samples of the tiles that are drawn inside a round, at most."""
CAUTION = 0.5
"""A move is taken to be worth less by this, divided by the square root of its visits: few visits may mislead."""
LONGEST = 1 << 20
"""More actions than any round can have."""


class PuctTree:
    """The tree of one search."""

    def __init__(self, grower: Grower, position: Position, network: Network, settings: Settings, number: int) -> None:
        capacity = settings.most + 1
        choices = plug(network.box).MOST_CHOICES
        arrays = new_arrays(network, capacity, min(MOST_EDGES, capacity * choices), settings.together)
        self.nodes, self.edges = arrays.nodes, arrays.edges
        self.players = position.game.players
        self._position = position
        self._grower, self._weights = grower, network.weights
        self._settings, self._number = settings, number
        self._search = grower.plant(position.state(), arrays)

    @property
    def used(self) -> int:
        return int(self._search.tree.used[0])

    def grow(self, limit: int) -> bool:
        return bool(self._grower.grow(self._search, self._weights, self._settings, self._number, limit))

    def edges_of(self, node: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
        first, count = int(self.nodes[node]["first"]), int(self.nodes[node]["edges"])
        return self.edges[first : first + count]

    def best(self, node: int) -> int:
        """The edge to play, from the first: the best by `worth`, or the likeliest as long as none was followed."""
        worth = self.worth(node)
        return int(np.argmax(worth if np.isfinite(worth).any() else self.edges_of(node)["prior"]))

    def worth(self, node: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """For each edge of a node what it is worth to the seat that acts, with caution; or minus infinity."""
        edges = self.edges_of(node)
        children = self.nodes[edges["child"]]
        visits = np.where(edges["child"] > 0, children["visits"], 0)
        counted = np.maximum(visits, 1)
        caution = np.where(children["solved"] > 0, 0.0, CAUTION / np.sqrt(counted))
        worth = children["utility"][:, int(self.nodes[node]["seat"])] / counted - caution
        return np.asarray(np.where(visits > 0, worth, -np.inf))

    def margins(self, node: int) -> tuple[float, ...]:
        """Each seat's expected margin in points."""
        return tuple((MARGIN_UNIT * self._mean(node, "margin")).tolist())

    def chances(self, node: int) -> tuple[float, ...]:
        """Each seat's chance to win."""
        return tuple(float(chance_of(win, self.players)) for win in self._mean(node, "win").tolist())

    def _mean(self, node: int, name: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        found = self.nodes[node]
        mean: np.ndarray[tuple[int], np.dtype[np.float64]] = found[name][: self.players] / np.float64(found["visits"])
        return mean

    def analysis(self, seconds: float) -> Analysis:
        action = self._position.game.box.action
        node, line = 0, []
        values, chances = self.margins(0), self.chances(0)
        while self.nodes[node]["edges"] and self.nodes[node]["kind"] == TURN:
            edge = self.edges_of(node)[self.best(node)]
            line.append(action(int(edge["action"])))
            node = int(edge["child"])
            if not node or not self.nodes[node]["visits"]:
                break
            if len(line) == 1:
                values, chances = self.margins(node), self.chances(node)
        candidates = []
        edges, worth = self.edges_of(0), self.worth(0)
        for i in np.argsort(-worth, kind="stable"):
            child = int(edges[i]["child"])
            if np.isfinite(worth[i]):
                visits = int(self.nodes[child]["visits"])
                made = Candidate(action(int(edges[i]["action"])), self.margins(child), visits, self.chances(child))
                candidates.append(made)
        return Analysis(line[0], tuple(line), values, tuple(candidates), self.used, len(line), seconds, chances)


def analyse(
    position: Position,
    network: Network,
    limits: Limits,
    number: int = 0,
    stop: Stop | None = None,
    report: Report | None = None,
) -> Analysis:
    """Search a position in which a player is to act. The number starts the generator for all tiles that are drawn.

    Until the search is compiled, plain code does the same for `within.PLAIN_SECONDS` at most.
    """
    must_be_a_turn(position)
    box = position.game.box
    grower: Grower = compiled_search(box) or PlainGrower(box)
    most = min(limits.nodes or MOST_NODES, MOST_NODES)
    depth, deals = limits.depth or LONGEST, plug(box).DEALS
    settings = Settings(EXPLORATION, SHARE, PRIOR_TEMPERATURE, TOGETHER, depth, most, deals, PATIENCE, DRAWS)
    tree = PuctTree(grower, position, network, settings, number)
    tree.grow(1)  # whatever the limits are, the network judges the position itself
    return grow_within(limits, most, tree, grower, stop, report)
