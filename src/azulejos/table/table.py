"""One live game and its only authority: seats, turns, chance, clocks, agreements, and the log they all go into.

Nothing here reads a file, waits or starts a thread. Whoever runs a table (a server, the terminal) calls it, keeps the
entries it returns, and lets bots think. The table changes only by entries, so the log alone rebuilds it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from ..records import GameRecord
from ..rules.errors import IllegalAction, InvalidAction
from ..rules.game import Move, Position, Transition
from .asking import Requests
from .chance import draw_tiles, lay_tiles
from .choices import Choice, list_choices
from .entries import (
    KINDS,
    Answered,
    Asked,
    Began,
    Chat,
    Chose,
    Deal,
    Ended,
    Entry,
    Flagged,
    Left,
    Moved,
    Rematch,
    Resigned,
    Resumed,
    Seated,
    TakenOver,
    Tilings,
    TookBack,
    Turn,
)
from .errors import TableError
from .line import Line, Step
from .scene import Scene
from .setup import LONGEST_NAME, Seat, Setup, clean_text
from .tilings import reveal
from .view import view_table

PLAYS_ON = "greedy"
"""The bot that plays on for who resigns among three or four, where the table names none."""
LONGEST_CHAT = 300


class Table:
    """Seats around a game. What does something returns the new entries; what is refused raises and changes nothing."""

    def __init__(self, setup: Setup, now: Callable[[], float] = time.time, rng: random.Random | None = None) -> None:
        self._lay(setup, now, rng)
        if all(seat.kind != "open" for seat in setup.seats):
            self._begin()

    @classmethod
    def rebuild(
        cls,
        setup: Setup,
        entries: Iterable[Mapping[str, Any]],
        now: Callable[[], float] = time.time,
        rng: random.Random | None = None,
    ) -> Table:
        """The table that made these entries, given as `Entry.stored` has them. Nothing is drawn anew."""
        table = cls.__new__(cls)
        table._lay(setup, now, rng)
        for data in entries:
            facts = {name: value for name, value in data.items() if name not in ("seq", "at", "kind")}
            table._put(KINDS[data["kind"]], data["at"], **facts)
        return table

    def _lay(self, setup: Setup, now: Callable[[], float], rng: random.Random | None) -> None:
        self.setup = setup
        self.seats = list(setup.seats)
        self.log: list[Entry] = []
        self.scene: Scene | None = None
        self.line = Line()
        self.requests = Requests()
        self.result: Ended | None = None
        self.next_table: str | None = None
        """Where the rematch is played."""
        self._away: set[int] = set()
        """Seats a bot plays for someone who may come back."""
        self._now = now
        self._rng = rng or random.SystemRandom()

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

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out, if nobody acts before: the time to call `tick`."""
        if self.scene is None or self.scene.clocks is None:
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

    # -------------------------------------------------------------------------------------------- seats

    def sit(self, seat: int, name: str, holder: int | None = None) -> list[Entry]:
        """Take an open seat, or come back to one that a bot has taken over. The last open seat begins the game."""
        self._check_seat(seat)
        if self.is_over or (self.seats[seat].kind != "open" and seat not in self._away):
            raise TableError("seat_taken", f"seat {seat} is taken")
        name = clean_text(name, LONGEST_NAME, "a name")
        before = self.seq
        self._put(Seated, seat=seat, name=name, bot=None, holder=seat + 1 if holder is None else holder)
        if self.scene is None and all(seat.kind != "open" for seat in self.seats):
            self._begin()
        return self.log[before:]

    def leave(self, seat: int) -> list[Entry]:
        """Give up a seat: before the game it is open again, during the game a bot takes over, or the seat resigns."""
        self._check_seat(seat)
        if self.scene is not None:
            others = any(other.is_person for i, other in enumerate(self.seats) if i != seat)
            return self.take_over(seat) if self.setup.takeover and others else self.resign(seat)
        if not self.seats[seat].is_person:
            raise TableError("not_a_person", f"nobody sits on seat {seat}")
        before = self.seq
        self._put(Left, seat=seat)
        return self.log[before:]

    def take_over(self, seat: int) -> list[Entry]:
        """Let the table's bot play for someone who has left; they may come back with `sit`."""
        self._check_player(seat)
        if self.setup.takeover is None:
            raise TableError("no_takeover", "at this table no bot takes over")
        before = self.seq
        self._put(TakenOver, seat=seat, bot=self.setup.takeover, is_away=True)
        self._grant_agreed()
        return self.log[before:]

    # -------------------------------------------------------------------------------------------- playing

    def act(self, seat: int, move: Move) -> list[Entry]:
        """Make a move, and do everything that follows without anyone's choice."""
        self._check_seat(seat)
        scene = self._playing()
        if seat not in scene.to_choose:
            raise TableError("not_your_turn", f"it is not the turn of {self.seats[seat].name}")
        if self._is_time_up(seat):
            raise TableError("time_is_up", f"the time of {self.seats[seat].name} is up")
        before = self.seq
        try:
            text = str(self.setup.game.action(move))
            self._put(Chose if scene.is_simultaneous else Moved, seat=seat, move=text)
        except (IllegalAction, InvalidAction) as error:
            raise TableError("illegal_move", str(error)) from error
        self._go_on()
        return self.log[before:]

    def resign(self, seat: int) -> list[Entry]:
        """Give up. Of two seats the other one wins; among more a bot plays on, if another person is there."""
        self._check_player(seat)
        before = self.seq
        self._put(Resigned, seat=seat)
        self._lose(seat, "resigned", None if self.setup.game.players == 2 else self.setup.takeover or PLAYS_ON)
        return self.log[before:]

    def tick(self) -> list[Entry]:
        """Do what is due without anyone's move: a clock has run out, or a crash came before tiles were drawn."""
        before = self.seq
        if self.scene is not None and not self.is_over:
            for seat in sorted(self.to_choose):
                if self._is_time_up(seat) and not self.is_over:
                    self._put(Flagged, seat=seat)
                    self._lose(seat, "flagged", self.setup.takeover)
            self._go_on()
        elif self.scene is None and all(seat.kind != "open" for seat in self.seats):
            self._begin()
        return self.log[before:]

    def resume(self) -> list[Entry]:
        """After the table was away, as when a server starts again: that time is nobody's."""
        before = self.seq
        if self.scene is not None and not self.is_over and self.scene.clocks is not None:
            self._put(Resumed)
        return self.log[before:] + self.tick()

    # -------------------------------------------------------------------------------------------- agreements

    def ask(self, seat: int, what: str) -> list[Entry]:
        """Ask all people for a takeback, a draw, to abort, or for a rematch; done at once if nobody else is there."""
        self._check_request(seat, what)
        holder = self.seats[seat].holder
        asked = self.requests.asked.get(what)
        if asked is not None and holder not in asked.yes:
            return self.answer(seat, what, True)
        if asked is not None or (holder, what) in self.requests.refused:
            raise TableError("already_asked", "that has been asked already")
        before = self.seq
        if what == "takeback" and self._is_takeback_free(seat):
            self._put(TookBack, seat=seat, ply=self._takeback_ply(seat))
        else:
            self._put(Asked, seat=seat, what=what)
            self._grant_agreed()
        return self.log[before:]

    def answer(self, seat: int, what: str, yes: bool) -> list[Entry]:
        """Agree, or not, to what was asked."""
        self._check_request(seat, what)
        asked = self.requests.asked.get(what)
        if asked is None or self.seats[seat].holder in asked.yes:
            raise TableError("nothing_asked", "nothing of that kind was asked of you")
        before = self.seq
        self._put(Answered, seat=seat, what=what, yes=bool(yes))
        self._grant_agreed()
        return self.log[before:]

    @property
    def rematch(self) -> Setup | None:
        """The set-up of the rematch, once all people have agreed to one."""
        if not self.requests.is_agreed("rematch", self.people):
            return None
        return replace(self.setup, seats=tuple(self.seats)).rotated()

    def name_rematch(self, table: str) -> list[Entry]:
        """Tell everyone where the rematch is."""
        if self.rematch is None or self.next_table is not None:
            raise TableError("nothing_asked", "no rematch is agreed on")
        self._put(Rematch, table=table)
        return self.log[-1:]

    def say(self, name: str, text: str, seat: int | None = None) -> list[Entry]:
        """A word to everyone; without a seat it is an onlooker's."""
        if not self.setup.chat:
            raise TableError("chat_off", "at this table there is no chat")
        name, text = clean_text(name, LONGEST_NAME, "a name"), clean_text(text, LONGEST_CHAT, "a message")
        self._put(Chat, name=name, seat=seat, text=text)
        return self.log[-1:]

    # -------------------------------------------------------------------------------------------- checks

    def _playing(self) -> Scene:
        if self.scene is None:
            raise TableError("not_begun", "the game has not begun: a seat is open")
        if self.is_over:
            raise TableError("over", "the game is over")
        return self.scene

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(len(self.seats)):
            raise TableError("unknown_seat", f"there is no seat {seat!r}: the seats are 0 to {len(self.seats) - 1}")

    def _check_player(self, seat: int) -> None:
        """A person, in a game that is going on."""
        self._check_seat(seat)
        self._playing()
        if not self.seats[seat].is_person:
            raise TableError("not_a_person", f"seat {seat} is not played by a person")

    def _check_request(self, seat: int, what: str) -> None:
        self.requests.check(what)
        if what != "rematch":
            self._check_player(seat)
        elif not self.is_over:
            raise TableError("not_over", "the game is not over yet")
        self._check_seat(seat)
        if not self.seats[seat].is_person:
            raise TableError("not_a_person", f"seat {seat} is not played by a person")
        if what == "takeback":
            if self.setup.takeback == "off":
                raise TableError("takeback_off", "at this table moves stand")
            self._takeback_ply(seat)

    def _is_time_up(self, seat: int) -> bool:
        scene = self._playing()
        return scene.clocks is not None and self.seats[seat].is_person and scene.seconds_left(seat, self._now()) <= 0

    # -------------------------------------------------------------------------------------------- takebacks

    def _takeback_ply(self, seat: int) -> int:
        """How many actions stay if this seat's last move goes."""
        if seat in self._playing().chosen:
            return self.line.ply
        step = self.line.last_of(seat)
        if step is None:
            raise TableError("nothing_to_take_back", "there is nothing to take back yet")
        return step.ply

    def _is_takeback_free(self, seat: int) -> bool:
        """Alone or against bots always; otherwise what nobody has seen, or as the table allows."""
        scene, mine = self._playing(), self.seats[seat].holder
        if self.people == {mine} or seat in scene.chosen:
            return True
        undone = self.line.since(self._takeback_ply(seat))
        movers = {*scene.chosen, *(seat for step in undone for seat in step.seats)}
        others = {self.seats[mover].holder for mover in movers if self.seats[mover].is_person} - {mine}
        return self.setup.takeback == "free" and not others and not any(step.is_reveal for step in undone)

    # -------------------------------------------------------------------------------------------- the game's course

    def _begin(self) -> None:
        self._put(Began)
        self._go_on()

    def _go_on(self) -> None:
        """Reveal wall choices, draw tiles and end the game, where that is due."""
        while not self.is_over and self.scene is not None and not self.scene.to_choose:
            position = self.scene.position
            if position.is_chance:
                self._put(Deal, draws=draw_tiles(position, self._rng))
            elif position.is_over:
                self._end("played", position.ranking)
            else:
                self._put(Tilings, moves=reveal(position, self.scene.chosen)[0])

    def _lose(self, seat: int, reason: str, bot: str | None) -> None:
        """A seat has lost: a bot plays on for the other people, or the game ends."""
        if bot is not None and any(other.is_person for i, other in enumerate(self.seats) if i != seat):
            self._put(TakenOver, seat=seat, bot=bot, is_away=False)
            self._grant_agreed()
            return
        ranking = self._playing().position.ranking
        others = [rank for other, rank in enumerate(ranking) if other != seat]
        self._end(
            reason,
            tuple(
                len(ranking) if i == seat else 1 + sum(other < rank for other in others)
                for i, rank in enumerate(ranking)
            ),
        )

    def _end(self, reason: str, ranking: tuple[int, ...]) -> None:
        self._put(Ended, reason=reason, scores=self._playing().position.scores, ranking=ranking)

    def _grant_agreed(self) -> None:
        """Do what all people have agreed to."""
        for what, request in list(self.requests.asked.items()):
            if self.is_over or not self.requests.is_agreed(what, self.people):
                continue
            if what == "takeback":
                self._put(TookBack, seat=request.seat, ply=self._takeback_ply(request.seat))
            elif what == "draw":
                self._end("draw", (1,) * len(self.seats))
            elif what == "abort":
                self._end("aborted", ())

    # -------------------------------------------------------------------------------------------- entries

    def _put(self, kind: type[Entry], at: float | None = None, **facts: Any) -> None:
        """Make an entry, and change the table by it. Raises, for a move that is not legal, before anything changes."""
        if at is None:
            at = max(self._now(), self.log[-1].at if self.log else 0.0)
        facts = {name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()}
        if kind is Tilings:
            facts["moves"] = tuple((m["seat"], m["move"]) if isinstance(m, dict) else m for m in facts["moves"])
        if issubclass(kind, Turn):
            events, scene = self._turn(kind, at, facts)
            facts |= {"events": events, "scene": scene}
        entry = kind(seq=self.seq + 1, at=at, **facts)
        self._apply(entry)
        self.log.append(entry)

    def _turn(self, kind: type[Turn], at: float, facts: Mapping[str, Any]) -> tuple[tuple[Any, ...], Scene]:
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
            self._away.discard(entry.seat)
        elif isinstance(entry, Left):
            self.seats[entry.seat] = Seat()
        elif isinstance(entry, TakenOver):
            old = self.seats[entry.seat]
            self.seats[entry.seat] = Seat("bot", old.name, entry.bot, old.holder)
            if entry.is_away:
                self._away.add(entry.seat)
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
        position = entry.scene.position
        if isinstance(entry, Moved):
            self.line.add(Step(self.line.ply, (entry.seat,), (entry.move,), position, False))
        elif isinstance(entry, Deal):
            self.line.add(Step(self.line.ply, (), entry.draws, position, True))
        elif isinstance(entry, Tilings):
            seats, moves = zip(*entry.moves, strict=True)
            self.line.add(Step(self.line.ply, seats, moves, position, True))
        elif isinstance(entry, TookBack):
            self.line.cut(entry.ply)
        if not isinstance(entry, Chose | Resumed):
            self.requests.lapse()


def _reveal(position: Position, moves: Iterable[tuple[int, str]]) -> Transition:
    chosen: dict[int, list[str]] = {}
    for seat, move in moves:
        chosen.setdefault(seat, []).append(move)
    return reveal(position, chosen)[1]
