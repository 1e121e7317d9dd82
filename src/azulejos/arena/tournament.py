"""A whole tournament in its folder: played, or gone on with, and reported."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

from .folder import TournamentFolder
from .match import PlayedGame
from .plan import Fixture, Plan
from .progress import watching
from .report import Report

PlayGames = Callable[[Plan, Sequence[Fixture]], Generator[PlayedGame, None, None]]
"""Plays games, here or elsewhere, and gives them as they are finished, in any order."""


def play_tournament(plan: Plan, path: Path, play: PlayGames, prepare: Callable[[], None] | None = None) -> Report:
    """Play all games that are not in the folder yet. Whatever ends it, the folder has the results so far.

    `prepare` is called before the first game, if there is one to be played.
    """
    with closing(TournamentFolder(path, plan)) as folder:
        try:
            left = _left(plan, folder)
            if left and prepare is not None:
                prepare()
            if left:
                _play(plan, left, folder, play)
        finally:
            report = Report.of(plan, folder.results())
            folder.write(report.files())
    return report


def _left(plan: Plan, folder: TournamentFolder) -> list[Fixture]:
    """The games that are still to be played."""
    finished = {result.number for result in folder.results()}
    return [fixture for fixture in plan.fixtures() if fixture.number not in finished]


def _play(plan: Plan, left: Sequence[Fixture], folder: TournamentFolder, play: PlayGames) -> None:
    with watching(plan, folder.results()) as tell, closing(play(plan, left)) as games:
        for game in games:
            folder.add(game)
            tell(game.result)
