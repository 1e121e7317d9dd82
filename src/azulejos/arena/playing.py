"""Matches from Python: bots by name, by command, or as objects."""

from __future__ import annotations

import pickle
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..bots import as_bot, compiling
from ..errors import AzulejosError
from ..extras import needed
from ..kernel.background import has_numba, mode
from ..progress import progress_line
from ..rules.box import Box
from ..rules.game import Game
from ..search.limits import Limits
from .match import PlayedGame, Referee
from .plan import Fixture, Plan, Start

if TYPE_CHECKING:
    from .report import Report


@needed("arena", "azulejos.arena.play")
def play(
    players: Sequence[Any],
    *,
    game: Game | str = "azul/2",
    games: int = 100,
    against: Sequence[Any] = (),
    limits: Limits | None = None,
    seed: int = 1,
    start: Start = 0,
    workers: int = 0,
    out: Path | str | None = None,
) -> Report:
    """Play bots against each other, as `azulejos arena` does, and report.

    A player is a bot's name, an outside program (`cmd:…`), or any object with a method `choose(position)`. Without
    `workers` the games are played in this process; otherwise in so many processes of their own, to which objects are
    sent by pickle. With `out` everything is kept in that folder.
    """
    from .report import Report
    from .tournament import PlayGames, play_tournament

    table = game if isinstance(game, Game) else Game.from_name(game)
    bots = {_name(each): each for each in (*players, *against) if not isinstance(each, str)}
    names, others = tuple(map(_name, players)), tuple(map(_name, against))
    plan = Plan(table, names, others, -(-games // table.players), seed, limits, start=start, bots=bots)
    prepare = partial(wait_for_compiler, table.box)
    how: PlayGames = play_here
    if workers:
        from .processes import play_on_processes

        _check_pickle(plan)
        how = partial(play_on_processes, workers=workers)
    if out is not None:
        return play_tournament(plan, Path(out), how, prepare)
    prepare()
    return Report.of(plan, [played.result for played in how(plan, list(plan.fixtures()))])


def _name(player: Any) -> str:
    return player if isinstance(player, str) else as_bot(player).name


def play_here(plan: Plan, fixtures: Sequence[Fixture]) -> Generator[PlayedGame, None, None]:
    """The games one after another, in this process."""
    with closing(Referee(plan)) as referee:
        for fixture in fixtures:
            yield referee.play(fixture)


def wait_for_compiler(box: Box) -> None:
    """There are many games to play, so they do not begin with plain code; if the wait is long, its progress is told."""
    if mode() == "plain" or not has_numba():
        return
    if compiling.was_compiled(box):
        compiling.prepare(box)
        return
    with progress_line("compiling the rules and the search, once", compiling.parts(box)) as step:
        compiling.prepare(box, step)


def _check_pickle(plan: Plan) -> None:
    for name, bot in plan.bots.items():
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise AzulejosError(
                f"{name!r} cannot be sent to another process ({error}): define its class at the top of a module, "
                "or play without workers"
            ) from None
