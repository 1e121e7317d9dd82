"""Review of a game: what each move cost, what each deal brought, and an account of both that is exact.

The game is gone through backward. What its end is worth is the result. A move is worth what the position after it is
worth; the position before it is worth that, and what the move cost beside a better one. Before a deal, a position is
worth the mean over all deals. So the result is what the game was worth at its start, plus the luck of the deals, less
what moves gave away: for every seat, in points and in chances. What is left over is settled: see `settling`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from ..errors import AzulejosError, Mistake, Reason
from ..records.tree import GameRecord
from ..rules.action import Action
from ..rules.game import Position
from ..search.limits import Stop
from ..search.stages import is_before_round, round_of
from .account import Review, Step, Verdict, write_review
from .claims import Claim
from .classes import is_bad, is_near_border
from .glancing import glance_at, glance_at_moves
from .outlook import outlook
from .searching import mean_beside, worth_of
from .settling import settle
from .weighing import Evidence, Weighed, gather, weigh
from .worth import Worth

DEFAULT_NODES = 2_000
LONG = 180
"""A game with more moves and deals has fewer nodes for each, so that nobody waits much longer for it."""
DEEPER = 4
"""Where the class of a move is in doubt, the search has so many times the nodes."""
FEW_NODES = 100
"""With no more than these no move is looked at twice."""
SECONDS_BETWEEN_REPORTS = 0.5

Tell = Callable[[Review], None]
"""Is told how a review looks so far."""


def review(
    record: GameRecord,
    nodes: int | None = None,
    seed: int = 0,
    stop: Stop | None = None,
    report: Tell | None = None,
) -> Review:
    """Review the main line of a recorded game.

    `report` is told a first look at the whole game, and then how it gets better. The same record, nodes and seed give
    the same review. Nodes are those of each move; without a number there are 2,000, or fewer in a long game.
    """
    return _Reviewer(record, seed, stop, report).review(nodes)


@dataclass(slots=True)
class _Found:
    """What is known of a step so far."""

    evidence: Evidence | None = None
    """Of a move."""
    outlook: tuple[Claim, ...] = ()
    """Of a bad move: what it leads to in the round."""
    before: Worth | None = None
    """Of a deal: the mean over all deals."""
    to_mean: Worth | None = None
    """Of tiles drawn in the middle of a round: how much better than these the mean is."""


class _Reviewer:
    def __init__(self, record: GameRecord, seed: int, stop: Stop | None, report: Tell | None) -> None:
        self.record, self.seed, self.stop, self.report = record, seed, stop, report
        self.steps = list_steps(record)
        if not self.steps:
            what = "there is nothing to review: no move was made in this game"
            raise Mistake(what, Reason("mistake-no-moves", what))
        self.found = [_Found() for _ in self.steps]
        self.end = Worth.of_result(record.final) if record.final.is_over else None
        self.done, self.total = 0, 1
        self._told = 0.0

    def review(self, nodes: int | None) -> Review:
        nodes = nodes or DEFAULT_NODES * LONG // max(LONG, len(self.steps))
        if self.report is not None:
            self._glance()
            self._tell()
        self.total = len(self.steps)
        self._go_through(range(len(self.steps)), nodes)
        if nodes > FEW_NODES:
            doubtful = self._doubtful()
            self.total += len(doubtful)
            self._go_through(doubtful, DEEPER * nodes)
        bad = self._bad()
        self.total += len(bad)
        for i, best in bad.items():
            self._go_on()
            self._play_on(i, best)
        return self._write(is_final=True)

    def _glance(self) -> None:
        """A first look, which takes less than a second."""
        both = list(zip(self.steps, self.found, strict=True))
        moves, deals = ([pair for pair in both if (pair[0].move is None) is is_deal] for is_deal in (False, True))
        for (_, found), evidence in zip(moves, glance_at_moves([step for step, _ in moves], self.seed), strict=True):
            found.evidence = evidence
        for (_, found), worth in zip(deals, glance_at([step.before for step, _ in deals], self.seed), strict=True):
            found.before = worth

    def _go_through(self, places: range | list[int], nodes: int) -> None:
        for i in places:
            self._go_on()
            self._look(self.steps[i], self.found[i], nodes)

    def _go_on(self) -> None:
        """Tell how far it is, now and then, before the next step is looked at."""
        if self.stop is not None and self.stop.is_set():
            raise Stopped("the review was stopped")
        if self.report is not None and time.perf_counter() - self._told >= SECONDS_BETWEEN_REPORTS:
            self._tell()
        self.done += 1

    def _look(self, step: Step, found: _Found, nodes: int) -> None:
        if step.move is None:
            if is_before_round(step.before) or step.after.is_over:
                found.before = worth_of(step.before, nodes, self.seed, self.stop)
            else:
                found.to_mean = mean_beside(step.after, step.before, self.seed)
        else:
            found.evidence = gather(step.before, step.move, nodes, self.seed, self.stop)

    def _bad(self) -> dict[int, Action]:
        """The bad moves, and the best ones in their place."""
        weighed = [verdict.weighed for verdict in self._account()]
        return {i: each.best for i, each in enumerate(weighed) if each is not None and is_bad(each.name)}

    def _play_on(self, i: int, best: Action) -> None:
        """See what a bad move leads to."""
        step = self.steps[i]
        assert step.move is not None
        self.found[i].outlook = outlook(step.before, step.move, best, self.seed, self.stop)

    def _doubtful(self) -> list[int]:
        """The moves whose class is near a border."""
        return [
            i
            for i, (step, verdict) in enumerate(zip(self.steps, self._account(), strict=True))
            if verdict.weighed is not None and is_near_border(*_cost(step, verdict.after, self.found[i].evidence))
        ]

    def _verdicts(self) -> list[Verdict]:
        seen = [found.evidence.seen if found.evidence else None for found in self.found]
        return settle(self.steps, self._account(), seen)

    def _account(self) -> list[Verdict]:
        """The account so far, made from the end of the game to its start."""
        if self.end is None:
            self.end = worth_of(self.record.final, DEFAULT_NODES, self.seed, self.stop)
        after, verdicts = self.end, []
        for step, found in zip(reversed(self.steps), reversed(self.found), strict=True):
            weighed: Weighed | None = None
            if step.move is None:
                before = _before(found, after)
            else:
                assert found.evidence is not None
                weighed = replace(weigh(step.before, step.move, after, found.evidence), outlook=found.outlook)
                before = weighed.worth
            verdicts.append(Verdict(before, after, weighed))
            after = before
        return verdicts[::-1]

    def _write(self, is_final: bool) -> Review:
        share = 1.0 if is_final else self.done / self.total
        return write_review(self.record, self.steps, self._verdicts(), share, is_final)

    def _tell(self) -> None:
        assert self.report is not None
        self.report(self._write(is_final=False))
        self._told = time.perf_counter()


def _before(found: _Found, after: Worth) -> Worth:
    """What the position was worth before tiles were drawn."""
    if found.to_mean is not None:
        return after.moved(found.to_mean)
    assert found.before is not None
    return found.before


class Stopped(AzulejosError):
    """Somebody ended it."""


def _cost(step: Step, after: Worth, evidence: Evidence | None) -> tuple[float, float]:
    """What a move costs beside the best by the search, however little, in points and in chance."""
    seat = step.before.to_act
    lost = evidence.lost(after, seat) if evidence is not None else None
    return (0.0, 0.0) if lost is None else (lost.margins[seat], lost.chances[seat])


def list_steps(record: GameRecord) -> list[Step]:
    """The moves of the main line, and the deals: all tiles drawn at once are one."""
    steps: list[Step] = []
    position = record.root.position
    for ply, action in enumerate(record.actions(), 1):
        after = position.apply(action)
        if position.is_chance and steps and steps[-1].move is None:
            steps[-1] = Step(steps[-1].before, None, after, ply, steps[-1].round)
        else:
            steps.append(_step(position, action, after, ply))
        position = after
    return steps


def _step(position: Position, action: Action, after: Position, ply: int) -> Step:
    if position.is_chance:
        return Step(position, None, after, ply, position.round)
    return Step(position, action, after, ply, round_of(position))
