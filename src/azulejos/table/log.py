"""What a table is: the sum of its log. Every change is an entry, so the log alone rebuilds it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Self

from ..errors import AzulejosError
from ..records import GameRecord
from ..rules.events import Event
from ..rules.game import Position, Transition
from .asking import Requests
from .chance import lay_tiles
from .choices import Choice, list_choices
from .entries import (
    KINDS,
    Answered,
    Asked,
    Began,
    Chose,
    Deal,
    Ended,
    Entry,
    Left,
    Moved,
    Rematch,
    Resumed,
    Seated,
    TakenOver,
    Tilings,
    TookBack,
    Turn,
)
from .errors import TableError
from .history import Line, Step
from .scene import Scene
from .setup import Seat, Setup
from .tilings import reveal
from .view import view_table


class LoggedTable:
    """Everything that can be known of a table, and how entries change it."""

    def __init__(self, setup: Setup, now: Callable[[], float], rng: random.Random | None) -> None:
        self.setup = setup
        self.seats = list(setup.seats)
        self.log: list[Entry] = []
        self.scene: Scene | None = None
        self.line = Line()
        self.requests = Requests()
        self.result: Ended | None = None
        self.next_table: str | None = None
        """Where the rematch is played."""
        self.away: set[int] = set()
        """Seats a bot plays for someone who may come back."""
        self._marked = 0
        self._now = now
        self._rng = rng or random.SystemRandom()

    @classmethod
    def rebuild(
        cls,
        setup: Setup,
        entries: Iterable[Mapping[str, Any]],
        now: Callable[[], float] = time.time,
        rng: random.Random | None = None,
    ) -> Self:
        """The table that made these entries, given as `Entry.stored` has them. Nothing is drawn anew."""
        table = cls.__new__(cls)
        LoggedTable.__init__(table, setup, now, rng)
        for data in entries:
            table.follow(data)
        return table

    def follow(self, stored: Mapping[str, Any]) -> Entry:
        """Do what an entry made elsewhere tells; it must be the next one."""
        if stored["seq"] != self.seq + 1:
            raise AzulejosError(f"entry {stored['seq']} cannot follow entry {self.seq}")
        self._mark()
        kind = KINDS[stored["kind"]]
        self._put(kind, stored["at"], **kind.facts_from(stored))
        return self.log[-1]

    # -------------------------------------------------------------------------------------------- reading it

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def status(self) -> str:
        if self.scene is None:
            return "waiting"
        return "playing" if self.result is None else "over"

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def position(self) -> Position | None:
        """As everyone sees it; None before the game has begun."""
        return None if self.scene is None else self.scene.position

    @property
    def to_choose(self) -> frozenset[int]:
        """The seats that may act now."""
        return frozenset() if self.scene is None else self.scene.to_choose

    def position_of(self, seat: int) -> Position:
        """The position in which this seat chooses: with its own hidden wall choices."""
        return self._playing().position_of(seat)

    def choices(self, seat: int) -> list[Choice]:
        """The legal moves of a seat, with what each would do; none if it is not its turn."""
        return list_choices(self.position_of(seat)) if seat in self.to_choose else []

    def view(self, seats: Iterable[int] = ()) -> dict[str, Any]:
        """Everything the holder of these seats may see, as JSON."""
        return view_table(self, frozenset(seats), self._now())

    @property
    def people(self) -> frozenset[int]:
        """The holders of all seats that people play; one person may hold several."""
        return frozenset(seat.holder for seat in self.seats if seat.is_person)

    def due(self) -> float | None:
        """When `tick` will have something to do, if nobody acts before: at once, when a clock runs out, or never."""
        if self.is_over or self.scene is None:
            return None
        if not self.to_choose:
            return self._now()
        if self.scene.clocks is None:
            return None
        times = [self.scene.since + self.scene.clocks[seat] for seat in self.to_choose if self.seats[seat].is_person]
        return min(times, default=None)

    def record(self) -> GameRecord:
        """The game so far, as a game file has it."""
        record = self.setup.beginning()
        record.seats = [seat.name for seat in self.seats]
        record.tags.setdefault("date", time.strftime("%Y-%m-%d", time.gmtime(self.log[0].at if self.log else 0)))
        for number, seat in enumerate(self.seats):
            if seat.bot is not None:
                record.tags[f"bot {number}"] = seat.bot
        if self.result is not None and self.result.reason != "played":
            record.tags["ended"] = self.result.reason
        node = record.root.end
        for step in self.line.steps:
            for action in step.actions:
                node = node.add(action)
        return record

    def _playing(self) -> Scene:
        if self.scene is None:
            raise TableError("not_begun", "the game has not begun: a seat is open")
        if self.is_over:
            raise TableError("over", "the game is over")
        return self.scene

    # -------------------------------------------------------------------------------------------- entries

    def _mark(self) -> int:
        """The number of the last entry, before new ones are made. Older ones need not show the table any more."""
        for number in range(self._marked, self.seq):
            entry = self.log[number]
            if isinstance(entry, Turn):
                self.log[number] = replace(entry, scene=None)
        self._marked = self.seq
        return self.seq

    def _put(self, kind: type[Entry], at: float | None = None, **facts: Any) -> None:
        """Make an entry, and change the table by it. Raises, for a move that is not legal, before anything changes."""
        if at is None:
            at = max(self._now(), self.log[-1].at if self.log else 0.0)
        if issubclass(kind, Turn):
            events, scene = self._turn(kind, at, facts)
            facts |= {"events": events, "scene": scene}
        entry = kind(seq=self.seq + 1, at=at, **facts)
        self._apply(entry)
        self.log.append(entry)

    def _turn(self, kind: type[Turn], at: float, facts: Mapping[str, Any]) -> tuple[tuple[Event, ...], Scene]:
        """The events of a turn and the table after it."""
        clock = self.setup.clock
        if kind is Began:
            clocks = None if clock is None else (clock.seconds,) * len(self.seats)
            return (), Scene(self.setup.beginning().final, clocks=clocks, since=at)
        scene = self._playing()
        position = scene.position
        if kind is Resumed:
            return (), Scene(position, scene.chosen, scene.clocks, at)
        if kind is Chose:
            seat, move = facts["seat"], facts["move"]
            scene.position_of(seat).apply(move)
            chosen = {**scene.chosen, seat: (*scene.chosen.get(seat, ()), move)}
            return (), scene.after(position, clock, at, seat, chosen)
        if kind is TookBack:
            seat, ply = facts["seat"], facts["ply"]
            if seat in scene.chosen:
                kept = {other: moves for other, moves in scene.chosen.items() if other != seat}
                return (), scene.after(position, clock, at, chosen=kept)
            return (), scene.after(self.line.position_at(ply, self.setup), clock, at)
        if kind is Moved:
            transition, mover = position.play(facts["move"]), facts["seat"]
        elif kind is Deal:
            transition, mover = lay_tiles(position, facts["draws"]), None
        else:
            transition, mover = _reveal(position, facts["moves"]), None
        return transition.events, scene.after(transition.position, clock, at, mover)

    def _apply(self, entry: Entry) -> None:
        if isinstance(entry, Turn):
            self._apply_turn(entry)
        elif isinstance(entry, Seated):
            self.seats[entry.seat] = Seat("person", entry.name, None, entry.holder)
            self.away.discard(entry.seat)
        elif isinstance(entry, Left):
            self.seats[entry.seat] = Seat()
        elif isinstance(entry, TakenOver):
            old = self.seats[entry.seat]
            self.seats[entry.seat] = Seat("bot", old.name, entry.bot, old.holder)
            if entry.is_away:
                self.away.add(entry.seat)
        elif isinstance(entry, Asked):
            self.requests.ask(entry.what, entry.seat, self.seats[entry.seat].holder)
        elif isinstance(entry, Answered):
            self.requests.answer(entry.what, self.seats[entry.seat].holder, entry.yes)
        elif isinstance(entry, Ended):
            self.result = entry
            self.requests = Requests()
            assert self.scene is not None
            self.scene = Scene(self.scene.position, {}, self.scene.clocks, entry.at, is_over=True)
        elif isinstance(entry, Rematch):
            self.next_table = entry.table

    def _apply_turn(self, entry: Turn) -> None:
        self.scene = entry.scene
        if isinstance(entry, Moved):
            self.line.add(Step(self.line.ply, (entry.seat,), (entry.move,), False))
        elif isinstance(entry, Deal):
            self.line.add(Step(self.line.ply, (), entry.draws, True))
        elif isinstance(entry, Tilings):
            seats, moves = zip(*entry.moves, strict=True)
            self.line.add(Step(self.line.ply, seats, moves, True))
        elif isinstance(entry, TookBack):
            self.line.cut(entry.ply)
        if not isinstance(entry, Chose | Resumed):
            self.requests.lapse()


def _reveal(position: Position, moves: Iterable[tuple[int, str]]) -> Transition:
    chosen: dict[int, list[str]] = {}
    for seat, move in moves:
        chosen.setdefault(seat, []).append(move)
    return reveal(position, chosen)[1]
