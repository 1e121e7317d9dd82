"""A run of learning: play, learn, measure, keep, until it is done or its time is over."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from .duels import Duel, Score
from .folder import Progress, RunFolder, take_over
from .forest import FIRST_WINS, GAMES, MOVES, POINTS, ROUNDS, WHOLE_WIN
from .hands import Hand, Hands, new_net, weights_of
from .learner import Learner
from .selfplay import sizes_for
from .settings import Settings
from .window import Window

SECONDS_BETWEEN_CHECKPOINTS = 60.0
FIRST_LESSONS = 2
"""As long as no more chunks are there, few steps are done: the window would be learned by heart."""
DUEL_NUMBER = 1 << 61
"""Starts the generators of duels, far from those of self-play."""

Say = Callable[[str], None]


class Training:
    """Everything of a run that is in this process."""

    def __init__(self, settings: Settings, folder: RunFolder, hands: Hands, device: torch.device, say: Say) -> None:
        self.settings, self.folder, self.hands, self.say = settings, folder, hands, say
        torch.manual_seed(settings.seed)
        play = settings.play
        names = ["teacher"] if settings.student is None else ["teacher", "student"]
        nets = {name: new_net(settings, name).to(device) for name in names}
        sizes = sizes_for(settings, play.games, 1, play.moves)
        self.learner = Learner(nets, settings.lessons, Window(sizes, play.window, device), settings.run.compile)
        self.duel = Duel(settings, DUEL_NUMBER, device) if settings.run.duels else None
        self.progress = folder.progress()
        self._earlier: list[nn.Module] = []
        """The teacher at the first report, and at the last."""
        self._stats = np.zeros((len(settings.groups), len(STATS)), np.int64)
        self._reported = self._saved = 0.0
        self._spent = {"playing": 0.0, "learning": 0.0, "duels": 0.0}
        if settings.begin and not folder.has_begun:
            take_over(Path(settings.begin), settings, self.learner)
        if folder.has_begun:
            games = folder.restore(settings, self.learner)
            if games is not None:
                hands.restore(games)
            self._earlier.append(self._teacher())
            say(f"going on after {self.progress.iterations} iterations and {self.progress.seconds / 60:.1f} minutes")

    def run(self, until: float | None = None, iterations: int | None = None) -> Progress:
        """Until the run is done, or until a time of `time.monotonic`, or so many iterations."""
        begun = time.monotonic()
        before, first = self.progress.seconds, self.progress.iterations
        self._reported = self._saved = before
        while not self._is_done:
            if until is not None and time.monotonic() >= until:
                break
            if iterations is not None and self.progress.iterations - first >= iterations:
                break
            self.iterate()
            self.progress.seconds = before + time.monotonic() - begun
            if self.progress.seconds - self._reported >= self.settings.run.report:
                self.report()
            if self.progress.seconds - self._saved >= SECONDS_BETWEEN_CHECKPOINTS:
                self.save()
            self.progress.seconds = before + time.monotonic() - begun
        if self._stats[:, MOVES].any():
            self.report()
        self.save()
        return self.progress

    @property
    def share_done(self) -> float:
        """How much of the run is over, from 0 to 1."""
        run, progress = self.settings.run, self.progress
        by_count = progress.iterations / run.iterations if run.iterations else 0.0
        by_time = progress.seconds / 60 / run.minutes if run.minutes else 0.0
        return min(1.0, max(by_count, by_time))

    @property
    def _is_done(self) -> bool:
        return self.share_done >= 1.0

    def iterate(self) -> None:
        """A chunk of moves in every game, and the lessons from it."""
        settings, learner, share = self.settings, self.learner, self.share_done
        counts = settings.play.simulations
        with self._timed("playing"):
            simulations = counts[min(len(counts) - 1, int(share * len(counts)))]
            played = self.hands.play(self.acting(), simulations)
            learner.window.add(played.chunk)
        steps = settings.lessons.steps
        with self._timed("learning"):
            learner.learn(steps if self.progress.iterations >= FIRST_LESSONS else -(-steps // 8), share)
            self.wait()
        self._stats += played.stats
        self.progress.iterations += 1
        self.progress.steps = learner.steps
        self.progress.moves += int(played.stats[:, MOVES].sum())
        self.progress.games += int(played.stats[:, GAMES].sum())

    def acting(self) -> dict[str, torch.Tensor]:
        """The weights that play; on the same device they need no copy."""
        net = self.learner.average["teacher"]
        return dict(net.named_parameters()) if isinstance(self.hands, Hand) else weights_of(net)

    def wait(self) -> None:
        if self.learner.is_on_gpu:
            torch.cuda.synchronize()

    def close(self) -> None:
        self.hands.close()

    def _timed(self, what: str) -> Timed:
        return Timed(self._spent, what)

    # -------------------------------------------------------------------------------------------- telling

    def report(self) -> None:
        """A line for people, and an entry in the log."""
        seconds = max(1e-9, self.progress.seconds - self._reported)
        self._reported = self.progress.seconds
        moves, games = (int(self._stats[:, column].sum()) for column in (MOVES, GAMES))
        with self._timed("duels"):
            duels = self._duels()
        entry: dict[str, Any] = {
            **asdict(self.progress),
            "share_done": self.share_done,
            "rate": float(self.learner.rate),
            "moves_per_second": moves / seconds,
            "games_per_second": games / seconds,
            "losses": self.learner.losses(),
            "groups": self._groups(),
            "duels": {name: {game: score._asdict() for game, score in of.items()} for name, of in duels.items()},
            "spent": {name: round(each, 1) for name, each in self._spent.items()},
        }
        self.folder.tell(entry)
        self.say(line_of(entry))
        self._stats[:] = 0

    def _duels(self) -> dict[str, dict[str, Score]]:
        """The teacher now with earlier ones, and the student with the teacher."""
        if self.duel is None:
            return {}
        now = self._teacher()
        others: dict[str, nn.Module] = {}
        if self._earlier:
            others = {"last": self._earlier[-1], "first": self._earlier[0]}
        found = {f"{name} teacher": self.duel.play(now, net) for name, net in others.items()}
        if "student" in self.learner.average:
            found["student, teacher"] = self.duel.play(self._playing("student"), now)
        self._earlier = [*self._earlier[:1], now]
        return found

    def _teacher(self) -> nn.Module:
        return self._playing("teacher")

    def _playing(self, name: str) -> nn.Module:
        """A copy of a net, as it plays."""
        net = copy.deepcopy(self.learner.average[name])
        return net.bfloat16() if self.learner.is_on_gpu else net

    def _groups(self) -> dict[str, dict[str, float]]:
        """How games of each group ended."""
        rows = zip(self.settings.groups, self.settings.games, self._stats, strict=True)
        return {group.game: _summary(row, game.players) for group, game, row in rows if row[GAMES]}

    def save(self) -> None:
        games = self.hands.state() if self.settings.run.everything else None
        self.folder.save(self.settings, self.learner, self.progress, games)
        self._saved = self.progress.seconds


STATS = (MOVES, GAMES, POINTS, ROUNDS, FIRST_WINS)


def _summary(row: NDArray[np.int64], players: int) -> dict[str, float]:
    games = int(row[GAMES])
    return {
        "games": games,
        "points": float(row[POINTS]) / games / players,
        "rounds": float(row[ROUNDS]) / games,
        "first_wins": float(row[FIRST_WINS]) / games / WHOLE_WIN,
    }


class Timed:
    """Adds the seconds that something takes."""

    def __init__(self, spent: dict[str, float], what: str) -> None:
        self._spent, self._what = spent, what

    def __enter__(self) -> None:
        self._begun = time.monotonic()

    def __exit__(self, *_: object) -> None:
        self._spent[self._what] += time.monotonic() - self._begun


def line_of(entry: dict[str, Any]) -> str:
    """What a person wants to see of a report."""
    losses = "; ".join(
        f"{net} " + " ".join(f"{kind} {value:.3f}" for kind, value in of.items()) for net, of in entry["losses"].items()
    )
    groups = ", ".join(f"{game} {of['points']:.0f}" for game, of in entry["groups"].items())
    duels = ", ".join(_duel_line(name, scores) for name, scores in entry["duels"].items() if scores)
    return (
        f"{entry['seconds'] / 60:5.1f} min, iteration {entry['iterations']}, {entry['moves'] / 1e6:.2f} M moves, "
        f"{entry['moves_per_second']:,.0f} moves/s, {entry['games_per_second']:,.1f} games/s | {losses} | "
        f"points {groups or '-'} | duels {duels or '-'}"
    )


def _duel_line(name: str, scores: dict[str, dict[str, float]]) -> str:
    """The first group, which is the largest as a rule, and the mean margin of all."""
    game, first = next(iter(scores.items()))
    margin = sum(score["margin"] for score in scores.values()) / len(scores)
    return f"{name} {game} {100 * first['wins']:.0f} % {first['margin']:+.1f}, all {margin:+.1f}"
