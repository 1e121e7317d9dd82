"""What a study process can be asked: plain values that go through a pipe, and the lines of JSON that come back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar

from ... import study
from ...records import read_game
from ...rules.box import Box
from ...rules.game import Game, parse_position
from ...search.limits import Limits, Stop
from ...study import telling
from ...study.puzzles import find_puzzle
from ...study.puzzles.telling import why_solved
from ...study.weighing import JUDGE_NODES
from ...table.limits import MOST_ACTIONS

Tell = Callable[[dict[str, Any]], None]
"""Is told each line."""

LEAST = 2.0
"""Seconds that an analysis has however many wait."""


@dataclass(frozen=True, kw_only=True)
class Task:
    """The base of all tasks."""

    client: str
    """Who asks: each client has a fair share."""
    language: str = "en"
    is_kept: bool = False
    """Whether what comes of it is kept, so that it goes on when whoever asked has gone."""

    is_quick: ClassVar[bool] = False
    """Whether it takes a moment, so that it waits behind no other."""

    @property
    def box(self) -> Box:
        """What it is about."""
        raise NotImplementedError

    def among(self, clients: int) -> Task:
        """The same with the time it may take where so many clients want something."""
        return self

    def run(self, stop: Stop, tell: Tell) -> None:
        """Do it, in the process that is asked."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class PositionTask(Task):
    position: str
    """In one line, with nothing in it that is hidden from who asks."""

    @property
    def box(self) -> Box:
        return Game.from_name(self.position.partition(" ")[0]).box


@dataclass(frozen=True, kw_only=True)
class AnalysisTask(PositionTask):
    lines: int
    nodes: int
    seconds: float

    def among(self, clients: int) -> Task:
        return replace(self, seconds=max(min(self.seconds, LEAST), self.seconds / clients))

    def run(self, stop: Stop, tell: Tell) -> None:
        def report(insight: study.Insight) -> None:
            tell({"kind": "insight", "insight": insight.to_json()})

        limits = Limits(self.seconds, self.nodes)
        report(study.analyse(parse_position(self.position), limits, self.lines, stop=stop, report=report))


@dataclass(frozen=True, kw_only=True)
class ReviewTask(Task):
    file: str
    game: str
    """The game's name."""

    @property
    def box(self) -> Box:
        return Game.from_name(self.game).box

    def run(self, stop: Stop, tell: Tell) -> None:
        record = read_game(self.file, MOST_ACTIONS)

        def report(review: study.Review) -> None:
            told = telling.tell_review(review.to_json(), self.language)
            tell({"kind": "review", "language": self.language, "review": told})

        report(study.review(record, stop=stop, report=report))


@dataclass(frozen=True, kw_only=True)
class QuickTask(PositionTask):
    """One answer in words, in a moment."""

    names: tuple[str, ...]
    """Of the seats."""
    is_quick: ClassVar[bool] = True


@dataclass(frozen=True, kw_only=True)
class JudgeTask(QuickTask):
    move: str
    nodes: int = JUDGE_NODES

    def run(self, stop: Stop, tell: Tell) -> None:
        position = parse_position(self.position)
        judged = study.judge(position, self.move, self.nodes, stop=stop).to_json()
        tell(telling.tell_judged(position.game, judged, self.language, self.names))


@dataclass(frozen=True, kw_only=True)
class HintTask(QuickTask):
    level: int

    def run(self, stop: Stop, tell: Tell) -> None:
        found = _hints(self.position)
        tell(telling.tell_hint(found.position, found.level(self.level).to_json(), self.language, self.names))


@dataclass(frozen=True, kw_only=True)
class SolutionTask(QuickTask):
    """Why the solution of a puzzle is the solution."""

    puzzle: str
    """Its id."""

    def run(self, stop: Stop, tell: Tell) -> None:
        tell({"why": why_solved(find_puzzle(self.puzzle), self.language, self.names, stop)})


@lru_cache(maxsize=100)
def _hints(position: str) -> study.Hints:
    """One search is kept for all levels."""
    return study.hints(parse_position(position))
