"""Analysis of a position: the best lines and what they are worth, told again and again as the search goes deeper."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, pstdev

from ..errors import AzulejosError
from ..rules.action import Action
from ..rules.game import Position
from ..search.limits import Limits, Stop
from ..search.stages import is_before_round
from .searching import SAMPLES, Searcher, sample_deals, searcher_for, worth_found, worth_of
from .worth import Worth

MOST_LINES = 5
FIRST_NODES = 200
"""The first look has so many, and each of the next ones DEEPER times as many."""
DEEPER = 4
DEFAULT_NODES = 50_000
OTHERS = 2
"""So many moves more than are asked for are looked at, for the best of them to be found."""
SHARE_OF_OTHERS = 8
"""A move that is not the best has a search of its own, with its share of the nodes: one in so many."""


@dataclass(frozen=True, slots=True)
class Line(Worth):
    """A move, what is expected to follow, and what it is worth."""

    moves: tuple[str, ...]
    nodes: int
    """Positions looked at after its first move."""


@dataclass(frozen=True, slots=True)
class Deals(Worth):
    """What the coming deal may do: mean and standard deviation over deals that were drawn, for each seat."""

    chance_spread: tuple[float, ...]
    margin_spread: tuple[float, ...]
    samples: int


@dataclass(frozen=True, slots=True)
class Insight(Worth):
    """What an analysis has found so far."""

    lines: tuple[Line, ...]
    """The best first; none where no player is to act."""
    to_act: int | None
    nodes: int
    depth: int
    seconds: float
    deals: Deals | None
    """At the end of a round, and where the best move ends it."""
    is_final: bool
    """Whether this is the last word."""


Tell = Callable[[Insight], None]
"""Is told what was found so far."""


def analyse(
    position: Position,
    limits: Limits | None = None,
    lines: int = 3,
    seed: int = 0,
    stop: Stop | None = None,
    report: Tell | None = None,
) -> Insight:
    """The best lines of a position, and what it is worth to each seat.

    The search begins anew with four times the nodes, until a limit is reached or it is stopped. The same position,
    limits by nodes and seed give the same.
    """
    if lines not in range(1, MOST_LINES + 1):
        raise AzulejosError(f"there cannot be {lines} lines: there are 1 to {MOST_LINES}")
    limits = limits or Limits(nodes=DEFAULT_NODES)
    began = time.perf_counter()
    if position.to_act < 0:
        return _of_chance(position, seed, began)
    most = limits.nodes or DEFAULT_NODES * 100
    nodes, found = min(FIRST_NODES, most), None
    while True:
        found = replace(_look(position, nodes, lines, seed, stop), seconds=time.perf_counter() - began)
        is_late = limits.seconds is not None and found.seconds * DEEPER > limits.seconds
        if nodes >= most or is_late or found.nodes < nodes // 2 or (stop is not None and stop.is_set()):
            return replace(found, is_final=True)
        if report is not None:
            report(found)
        nodes = min(most, nodes * DEEPER)


def _of_chance(position: Position, seed: int, began: float) -> Insight:
    worth = worth_of(position, FIRST_NODES, seed)
    deals = deals_after(position, seed)
    seconds = time.perf_counter() - began
    return Insight(*worth.parts, (), None, 0, 0, seconds, deals, True)


def _look(position: Position, nodes: int, lines: int, seed: int, stop: Stop | None) -> Insight:
    """One search of the position, and one of each of the other good moves."""
    searcher = searcher_for(position.game)
    found = searcher.search(position, nodes, seed, stop)
    best = worth_found(position, found)
    written = [(best, Line(*best.parts, tuple(map(str, found.line)), found.nodes))]
    share = max(1, nodes // SHARE_OF_OTHERS)
    for action in other_moves(searcher, position, found.action, lines - 1 + OTHERS if lines > 1 else 0):
        if stop is not None and stop.is_set():
            break
        written.append(_line(position, action, share, seed, stop))
    rest = sorted(written[1:], key=lambda line: -line[0].utility(position.to_act))
    total = sum(line.nodes for _, line in written)
    listed = tuple(line for _, line in [written[0], *rest][:lines])
    ends_round = is_before_round(position.apply(found.action))
    deals = deals_after(position.apply(found.action), seed) if ends_round else None
    return Insight(*best.parts, listed, position.to_act, total, found.depth, 0.0, deals, False)


def other_moves(searcher: Searcher, position: Position, best: Action, count: int) -> list[Action]:
    """Those beside the best one that seem best without search."""
    return [action for action in searcher.likely([position])[0] if action != best][:count] if count else []


def _line(position: Position, action: Action, nodes: int, seed: int, stop: Stop | None) -> tuple[Worth, Line]:
    """A move by a search of what comes after it."""
    after = position.apply(action)
    if after.to_act < 0:
        worth = worth_of(after, nodes, seed, stop)
        return worth, Line(*worth.parts, (str(action),), 1)
    found = searcher_for(position.game).search(after, nodes, seed, stop)
    worth = worth_found(after, found)
    moves = (str(action), *map(str, found.line))
    return worth, Line(*worth.parts, moves, found.nodes)


def deals_after(position: Position, seed: int) -> Deals | None:
    """What the deal may do that is due in this position; None where none is."""
    if not position.is_chance:
        return None
    dealt = [each for each in sample_deals(position, SAMPLES, seed) if each.to_act >= 0]
    if not dealt:
        return None
    found = searcher_for(position.game).glance(dealt)
    mean = Worth.mean(found)
    return Deals(
        *mean.parts,
        _spread([each.chances for each in found]),
        _spread([each.margins for each in found]),
        len(dealt),
    )


def _spread(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(pstdev(column, fmean(column)) for column in zip(*rows, strict=True))
