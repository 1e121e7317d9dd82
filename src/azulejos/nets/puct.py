"""The search of bots that have a network: PUCT over the round, within limits, stoppable, the same for the same seed."""

from __future__ import annotations

import time

import numpy as np

from ..errors import AzulejosError
from ..rules.game import Position
from ..search.limits import SECONDS_BETWEEN_REPORTS, Analysis, Candidate, Limits, Report, Stop
from .compiling import compiled_search
from .forward import MARGIN_UNIT
from .growers import Grower, PlainGrower, new_arrays
from .growing import Settings
from .network import Network
from .plug import plug
from .tree import chance_of

MOST_NODES = 500_000
"""A tree of so many takes 64 MB, and its transposition table 16 MB."""
MOST_EDGES = 10_000_000
"""These take 160 MB, of which the system gives what is used."""
PLAIN_SECONDS = 1.5
"""How long plain code searches, at most: nobody shall wait for it."""
TOGETHER = 16
"""Leaves that the network judges at once."""
EXPLORATION = 0.8
SHARE = 0.8
"""Of winning in what a seat plays for; the rest is for points."""
LONGEST = 1 << 20
"""More actions than any round can have."""


class GrowingTree:
    """The tree of one search."""

    def __init__(self, grower: Grower, position: Position, network: Network, settings: Settings) -> None:
        capacity = settings.most + 1
        choices = plug(network.box).MOST_CHOICES
        arrays = new_arrays(network, capacity, min(MOST_EDGES, capacity * choices), settings.together)
        self.nodes, self.edges = arrays.nodes, arrays.edges
        self.players = position.game.players
        self._grower, self._weights, self._settings = grower, network.weights, settings
        self._search = grower.plant(position.state(), arrays)

    @property
    def used(self) -> int:
        return int(self._search.tree.used[0])

    def grow(self, limit: int, number: int) -> bool:
        """Grow to so many nodes; False when there is nothing more to look at, or no room."""
        return bool(self._grower.grow(self._search, self._weights, self._settings, number, limit))

    def edges_of(self, node: int) -> np.ndarray[tuple[int], np.dtype[np.void]]:
        first, count = int(self.nodes[node]["first"]), int(self.nodes[node]["edges"])
        return self.edges[first : first + count]

    def best(self, node: int) -> int:
        """The edge to play, from the first: to the child with most visits, or the best where all are known."""
        edges = self.edges_of(node)
        children = self.nodes[edges["child"]]
        visits = np.where(edges["child"] > 0, children["visits"], 0)
        if self.nodes[node]["solved"]:
            worth = children["utility"][:, int(self.nodes[node]["seat"])] / np.maximum(visits, 1)
            return int(np.argmax(np.where(visits > 0, worth, -np.inf)))
        return int(np.argmax(visits + edges["prior"]))

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


def analyse(
    position: Position,
    network: Network,
    limits: Limits,
    number: int = 0,
    stop: Stop | None = None,
    report: Report | None = None,
) -> Analysis:
    """Search a position in which a player is to act. The number starts the generator for tiles drawn in the round.

    Where there is no choice, one look at the position is enough. Until the search is compiled, plain code does the same
    for PLAIN_SECONDS at most.
    """
    if position.to_act < 0:
        raise AzulejosError("there is nothing to search: no player is to act")
    box = position.game.box
    compiled = compiled_search(box)
    grower: Grower = compiled or PlainGrower(box)
    seconds = min(limits.seconds or PLAIN_SECONDS, PLAIN_SECONDS) if compiled is None else limits.seconds
    most = min(limits.nodes or MOST_NODES, MOST_NODES)
    settings = Settings(EXPLORATION, SHARE, TOGETHER, limits.depth or LONGEST, most)
    found = GrowingTree(grower, position, network, settings)
    began = reported = time.perf_counter()
    goes_on = found.grow(1, number)
    while goes_on and found.used < most and found.nodes[0]["edges"] > 1:
        goes_on = found.grow(min(most, found.used + grower.slice), number)
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
    action = position.game.box.action
    node, line = 0, []
    values, chances = found.margins(0), found.chances(0)
    while found.nodes[node]["edges"]:
        edge = found.edges_of(node)[found.best(node)]
        line.append(action(int(edge["action"])))
        node = int(edge["child"])
        if not node or not found.nodes[node]["visits"]:
            break
        if len(line) == 1:
            values, chances = found.margins(node), found.chances(node)
    candidates = []
    best = found.best(0)
    for i, edge in enumerate(found.edges_of(0)):
        child = int(edge["child"])
        if child and found.nodes[child]["visits"]:
            visits = int(found.nodes[child]["visits"])
            made = Candidate(action(int(edge["action"])), found.margins(child), visits, found.chances(child))
            candidates.append((i != best, -visits, made))
    candidates.sort(key=lambda candidate: candidate[:2])
    listed = tuple(candidate for *_, candidate in candidates)
    return Analysis(line[0], tuple(line), values, listed, found.used, len(line), seconds, chances)
