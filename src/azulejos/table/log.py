"""What a table is: the sum of its log. Every change is an entry, so the log alone rebuilds it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self

from ..errors import AzulejosError
from ..records import GameRecord
from ..rules.action import Action
from ..rules.game import Position
from .asking import Proposals
from .chance import Dealt, lay_tiles
from .choices import list_choices
from .entries import (
    Answered,
    Asked,
    Began,
    Chose,
    Deal,
    Ended,
    Entry,
    Helped,
    Left,
    Moved,
    Rematch,
    Resumed,
    Seated,
    SeatMove,
    TakenOver,
    Tilings,
    TookBack,
    read_entry,
)
from .errors import TableError
from .history import History
from .now import steady_time
from .pages import Log
from .plug import Choice
from .scene import Scene
from .setup import Seat, Setup
from .tilings import reveal
from .view import Moment, Place, Status, TableInfo, change_of, info_of, view_table


class LoggedTable:
    """Everything that can be known of a table, and how entries change it."""

    def __init__(self, setup: Setup, now: Callable[[], float], rng: random.Random | None) -> None:
        self.setup = setup
        self.seats = list(setup.seats)
        self.log = Log()
        self.scene: Scene | None = None
        self.history = History()
        self.proposals = Proposals()
        self.result: Ended | None = None
        self.next_table: str | None = None
        """Where the rematch is played."""
        self.away: set[int] = set()
        """Seats a bot plays for someone who may come back."""
        self.is_help_agreed = False
        """Whether all people have agreed on hints since they sat down."""
        self.helped = [0] * len(self.seats)
        """How often each seat has asked for help."""
        self.hinted: dict[int, int] = {}
        """The highest level of help for the move that each seat is about to make."""
        self._moments: dict[int, Moment] = {}
        self._clock = now
        self._ahead = 0.0
        """Seconds by which the log is ahead of this machine's clock: another one, set later, wrote its last entry."""
        self._rng = rng or random.SystemRandom()

    @classmethod
    def rebuild(
        cls,
        setup: Setup,
        entries: Iterable[Mapping[str, Any]],
        now: Callable[[], float] = steady_time,
        rng: random.Random | None = None,
    ) -> Self:
        """The table that made these entries, given as `Entry.stored` has them. Nothing is drawn anew."""
        table = cls.__new__(cls)
        LoggedTable.__init__(table, setup, now, rng)
        for stored in entries:
            table.follow(stored)
        return table

    def follow(self, stored: Mapping[str, Any]) -> Entry:
        """Do what an entry made elsewhere tells; it must be the next one."""
        if stored["seq"] != self.seq + 1:
            raise AzulejosError(f"entry {stored['seq']} cannot follow entry {self.seq}")
        self._mark()
        entry, action = read_entry(stored), self.setup.game.action
        self._ahead = max(self._ahead, entry.at - self._clock())
        if isinstance(entry, Began):
            self._begin_game(entry.at)
        elif isinstance(entry, Moved):
            self._move(entry.at, entry.seat, action(entry.move))
        elif isinstance(entry, Chose):
            self._choose(entry.at, entry.seat, action(entry.move))
        elif isinstance(entry, Deal):
            self._deal(entry.at, lay_tiles(self._playing().position, entry.draws))
        elif isinstance(entry, Tilings):
            self._reveal(entry.at, [(choice.seat, action(choice.move)) for choice in entry.moves])
        elif isinstance(entry, TookBack):
            self._take_back(entry.at, entry.seat, entry.ply)
        elif isinstance(entry, Resumed):
            self._go_on_with_clocks(entry.at)
        else:
            self._put(entry)
        return self.log[-1]

    # -------------------------------------------------------------------------------------------- reading it

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def status(self) -> Status:
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

    def now(self) -> float:
        """The table's own time: it never goes back, whoever goes on with the log."""
        return self._clock() + self._ahead

    def moment(self, entry: Entry) -> Moment:
        """An entry of the last action, with the table after it. Older ones are forgotten, to save memory."""
        return self._moments[entry.seq]

    def moments_after(self, seq: int) -> list[Moment] | None:
        """The entries after this number, if the table still knows what it looked like after each."""
        found = [self._moments.get(number) for number in range(seq + 1, self.seq + 1)]
        return [moment for moment in found if moment is not None] if None not in found else None

    def info(self, place: Place | None = None) -> TableInfo:
        """Everything about the table but its position and its log."""
        return info_of(self, place or Place(), self.now())

    def view(self, seats: Iterable[int] = ()) -> dict[str, Any]:
        """Everything the holder of these seats may see, as JSON."""
        return view_table(self, frozenset(seats), self.now())

    @property
    def people(self) -> frozenset[int]:
        """The holders of all seats that people play; one person may hold several."""
        return frozenset(seat.holder for seat in self.seats if seat.is_person)

    @property
    def may_help(self) -> bool:
        """Whether people may ask for help here: all agreed to it, or there is one person alone."""
        return self.is_help_for_all or len(self.people) == 1

    @property
    def is_help_for_all(self) -> bool:
        """Whether all people agreed to hints, when they sat down or later."""
        return self.setup.help or self.is_help_agreed

    def due(self) -> float | None:
        """When `tick` will have something to do, if nobody acts before: at once, when a clock runs out, or never."""
        if self.is_over or self.scene is None:
            return None
        if not self.to_choose:
            return self.now()
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
        for action in self.history.actions():
            node = node.add(action)
        return record

    def _playing(self) -> Scene:
        if self.scene is None:
            raise TableError("not_begun", "the game has not begun: a seat is open")
        if self.is_over:
            raise TableError("over", "the game is over")
        return self.scene

    # -------------------------------------------------------------------------------------------- turns

    def _begin_game(self, at: float) -> None:
        clock = self.setup.clock
        clocks = None if clock is None else (clock.seconds,) * len(self.seats)
        self._put(Began(**self._next(at)), Scene(self.setup.first_position, clocks=clocks, since=at))

    def _move(self, at: float, seat: int, action: Action) -> None:
        """Raises, if the move is not legal, before anything changes."""
        scene = self._playing()
        done = scene.position.play(action)
        self.history.add((seat,), (action,), is_reveal=False)
        entry = Moved(**self._next(at), seat=seat, move=str(action), events=done.events)
        self._put(entry, scene.after(done.position, self.setup.clock, at, seat))

    def _choose(self, at: float, seat: int, action: Action) -> None:
        scene = self._playing()
        scene.position_of(seat).apply(action)
        chosen = {**scene.chosen, seat: (*scene.chosen.get(seat, ()), action)}
        entry = Chose(**self._next(at), seat=seat, move=str(action))
        self._put(entry, scene.after(scene.position, self.setup.clock, at, seat, chosen))

    def _deal(self, at: float, dealt: Dealt) -> None:
        draws, done = dealt
        scene = self._playing().after(done.position, self.setup.clock, at)
        self.history.add((), draws, is_reveal=True)
        self._put(Deal(**self._next(at), draws=tuple(map(str, draws)), events=done.events), scene)

    def _reveal(self, at: float, choices: Sequence[tuple[int, Action]]) -> None:
        chosen: dict[int, tuple[Action, ...]] = {}
        for seat, action in choices:
            chosen[seat] = (*chosen.get(seat, ()), action)
        scene = self._playing()
        played, done = reveal(scene.position, chosen)
        seats, actions = zip(*played, strict=True)
        self.history.add(seats, actions, is_reveal=True)
        moves = tuple(SeatMove(seat, str(action)) for seat, action in played)
        entry = Tilings(**self._next(at), moves=moves, events=done.events)
        self._put(entry, scene.after(done.position, self.setup.clock, at))

    def _take_back(self, at: float, seat: int, ply: int) -> None:
        scene, clock = self._playing(), self.setup.clock
        if seat in scene.chosen:
            kept = {other: moves for other, moves in scene.chosen.items() if other != seat}
            after = scene.after(scene.position, clock, at, chosen=kept)
        else:
            after = scene.after(self.history.position_at(ply, self.setup), clock, at)
        self.history.cut(ply)
        self._put(TookBack(**self._next(at), seat=seat, ply=ply), after)

    def _go_on_with_clocks(self, at: float) -> None:
        scene = self._playing()
        self._put(Resumed(**self._next(at)), Scene(scene.position, scene.chosen, scene.clocks, at))

    # -------------------------------------------------------------------------------------------- entries

    def _mark(self) -> int:
        """The number of the last entry, before new ones are made. What older ones looked like is forgotten."""
        self._moments.clear()
        return self.seq

    def _time(self) -> float:
        """When the next entry is made: never before the last one."""
        return max(self.now(), self.log[-1].at if self.log else 0.0)

    def _next(self, at: float | None = None) -> dict[str, Any]:
        """The number and time of the next entry."""
        return {"seq": self.seq + 1, "at": self._time() if at is None else at}

    def _put(self, entry: Entry, scene: Scene | None = None) -> None:
        """Change the table by an entry, and log it with what the table looks like then."""
        before = self.scene
        if scene is not None:
            self.scene = scene
        self._apply(entry)
        self.log.append(entry)
        self._moments[entry.seq] = Moment(entry, change_of(self, entry.at), self._changed_scene(before))

    def _changed_scene(self, before: Scene | None) -> Scene | None:
        after = self.scene
        is_same = before is not None and after is not None and before.looks_like(after)
        return None if is_same else after

    def _apply(self, entry: Entry) -> None:
        if isinstance(entry, Seated):
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
            self.proposals.ask(entry.what, entry.seat, self.seats[entry.seat].holder)
        elif isinstance(entry, Answered):
            self.proposals.answer(entry.what, self.seats[entry.seat].holder, entry.yes)
        elif isinstance(entry, Ended):
            self.result = entry
            self.proposals = Proposals()
            assert self.scene is not None
            self.scene = Scene(self.scene.position, {}, self.scene.clocks, entry.at, is_over=True)
        elif isinstance(entry, Helped):
            self.helped[entry.seat] += 1
            self.hinted[entry.seat] = max(entry.level, self.hinted.get(entry.seat, entry.level))
        elif isinstance(entry, Rematch):
            self.next_table = entry.table
        elif isinstance(entry, Began | Moved | Deal | Tilings | TookBack):
            self.proposals.lapse()
            self.hinted.clear()
        if self.proposals.is_agreed("help", self.people):
            del self.proposals.open["help"]
            self.is_help_agreed = True
