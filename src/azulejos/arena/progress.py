"""A tournament as it runs: how far it is, how fast, and who leads."""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from .plan import Plan
from .results import Result

SECONDS_BETWEEN_LINES = 30.0
LEADERS = 6


class Tally:
    """Each player's share of wins, of the games it sat in."""

    def __init__(self, results: Iterable[Result]) -> None:
        self.games = 0
        self._shares: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        self.games += 1
        for seat, name in enumerate(result.seats):
            self._shares[name][0] += result.win_share(seat)
            self._shares[name][1] += 1

    def __str__(self) -> str:
        shares = sorted(((won / sat, name) for name, (won, sat) in self._shares.items()), reverse=True)
        return ", ".join(f"{name} {100 * share:.0f} %" for share, name in shares[:LEADERS])


@contextmanager
def watching(plan: Plan, results: Iterable[Result]) -> Iterator[Callable[[Result], None]]:
    """Gives a function to call with each result: a bar with the standing on a terminal, seldom a line on a pipe."""
    tally = Tally(results)
    watch = _bar if sys.stderr.isatty() else _lines
    with watch(plan.games, tally) as tell:

        def add(result: Result) -> None:
            tally.add(result)
            tell()

        yield add


@contextmanager
def _lines(games: int, tally: Tally) -> Iterator[Callable[[], None]]:
    began, before = time.monotonic(), tally.games
    told = began
    print(f"azulejos: playing {games} games" + (f", {before} done before" if before else ""), file=sys.stderr)

    def tell() -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= SECONDS_BETWEEN_LINES:
            told = now
            pace = (tally.games - before) / (now - began)
            print(f"azulejos: {tally.games} of {games} games, {pace:.1f} games/s; {tally}", file=sys.stderr)

    yield tell


@contextmanager
def _bar(games: int, tally: Tally) -> Iterator[Callable[[], None]]:
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
    from rich.text import Text

    class PaceColumn(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{task.speed or 0:.1f} games/s")

    bar = Progress(BarColumn(bar_width=40), MofNCompleteColumn(), PaceColumn(), TimeRemainingColumn())
    task = bar.add_task("", total=games, completed=tally.games)
    standing = Text(str(tally))
    with Live(Group(bar, standing), console=Console(stderr=True), transient=True):

        def tell() -> None:
            standing.plain = str(tally)
            bar.update(task, completed=tally.games)

        yield tell
