"""Help for who plays here: hints, each telling more than the one before, and a coach who asks before a bad move."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Timer
from typing import Any

from .. import study
from ..locales import Texts
from ..locales.figures import percent
from ..rules.game import Position
from ..search.limits import Stop
from ..study.hinting import LEVELS
from ..study.telling import tell_hint, tell_judged
from .session import LocalSession

COACHES = (0, 2, 4, 8)
"""The coach asks before a move that gives away more points than this; 0: never."""
SECONDS = 5.0
"""Longer than this nobody waits for help."""


@dataclass(frozen=True)
class Doubt:
    """A move that the coach has doubts about, with what was found of it."""

    seat: int
    move: str
    judged: dict[str, Any]


class Help:
    """All that one person asks at one table."""

    def __init__(self, session: LocalSession, texts: Texts, coach: int = 0) -> None:
        self.session = session
        self.texts = texts
        self.coach = coach
        self.doubt: Doubt | None = None
        self._found: study.Hints | None = None
        self._level = 0

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.session.table["seats"]]

    # -------------------------------------------------------------------------------------------- hints

    def position_for(self, seat: int) -> Position:
        """What a seat that may be helped is to decide."""
        self.session.game.check_help(seat)
        return self.session.game.position_of(seat)

    def search(self, position: Position) -> study.Hints:
        """What can be told of a position; takes a moment the first time."""
        if self._found is None or self._found.position != position:
            self._found, self._level = study.hints(position, stop=soon()), 0
        return self._found

    def next_hint(self, seat: int, found: study.Hints) -> list[str]:
        """Where to look, which tiles, the move, and why: one more each time."""
        asked = found.level(min(self._level + 1, LEVELS[-1])).to_json()
        hint, self._level = tell_hint(found.position, asked, self.texts.language, self.names), asked["level"]
        self.session.count_help(seat, self._level)
        return [hint["text"], *hint["why"]]

    def hint(self, seat: int) -> list[str]:
        return self.next_hint(seat, self.search(self.position_for(seat)))

    # -------------------------------------------------------------------------------------------- the coach

    def next_coach(self) -> str:
        """The next setting, and what it says."""
        return self.set_coach(COACHES[(COACHES.index(self.coach) + 1) % len(COACHES)])

    def set_coach(self, points: int) -> str:
        """One of `COACHES`, and what it says."""
        self.coach = points
        return self.texts("terminal-coach", points=points)

    def may_go(self, seat: int, move: str, position: Position) -> bool:
        """Whether a move may be played without asking; takes a moment. Who plays it again is not asked again."""
        if not self.coach or (self.doubt is not None and (self.doubt.seat, self.doubt.move) == (seat, move)):
            self.doubt = None
            return True
        self.doubt = None
        if not position.is_legal(move):
            return True
        judged = study.judge(position, move, stop=soon()).to_json()
        if judged["points_lost"] > self.coach:
            self.doubt = Doubt(seat, move, tell_judged(position.game, judged, self.texts.language, self.names))
        return self.doubt is None

    def doubt_words(self) -> list[str]:
        """What the coach asks; counts as help."""
        assert self.doubt is not None
        self.session.count_help(self.doubt.seat, 0)
        lost, chance = self.doubt.judged["points_lost"], percent(self.doubt.judged["chance_lost"], self.texts.language)
        said = self.texts("coach-lost", points=round(lost), chance=chance)
        return [self.texts("coach-title"), said]

    def reasons(self) -> list[str]:
        """Why the coach has doubts."""
        if self.doubt is None:
            return []
        better = self.texts("review-best", move=self.doubt.judged["best_told"])
        return [*self.doubt.judged["why"], f"{better}."]


def soon() -> Stop:
    """A search that is stopped before anyone loses patience."""
    stop = Stop()
    timer = Timer(SECONDS, stop.set)
    timer.daemon = True
    timer.start()
    return stop
