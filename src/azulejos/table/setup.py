"""What is agreed on before a game begins: the game, who sits where, the clock, and the manners of the table."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, Self, get_args

from ..bots import find_bot
from ..records import GameRecord, read_game, write_game
from ..rules.game import Game, Position
from ..rules.schema import Values
from .errors import TableError
from .limits import LONGEST_INCREMENT, LONGEST_NAME, LONGEST_TIME, MOST_ACTIONS, between

SeatKind = Literal["person", "bot", "open"]
Takeback = Literal["ask", "free", "off"]
ClockKind = Literal["move", "game"]
Start = int | Literal["random"]
"""Who begins: a seat, or one that is drawn when the table is made."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that are drawn as nothing, though Unicode counts them neither as spaces nor as controls."""
MANNERS = ("start", "takeback", "takeover", "chat", "help", "origin")
"""What a stored set-up may lack: it has the default then."""
HOST = 0
"""The holder of the seats that were taken when the table was made."""


def clean_text(text: Any, longest: int, what: str) -> str:
    """A person's text in one line, without control characters; raises TableError where nothing or too much is left."""
    if not isinstance(text, str):
        raise TableError("bad_text", f"{what} must be text")
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    line = " ".join(kept.split())
    if not line or len(line) > longest:
        raise _bad_text(longest, what)
    return line


def visible_text(text: Any, longest: int, what: str) -> str:
    """`clean_text` for what somebody writes now: letters drawn as nothing are spaces, and marks alone are no text."""
    line = clean_text(text, longest, what)
    seen = " ".join("".join(" " if c in BLANKS else c for c in line).split())
    if all(unicodedata.category(c)[0] in "MZ" for c in seen):
        raise _bad_text(longest, what)
    return seen


def _bad_text(longest: int, what: str) -> TableError:
    return TableError("bad_text", f"{what} must have 1 to {longest} characters")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. Seats with the same holder belong to one person, who plays them all on one screen."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str | None = None
    holder: int = HOST

    def __post_init__(self) -> None:
        if self.kind not in get_args(SeatKind):
            raise TableError("bad_seat", f"a seat cannot be {self.kind!r}: it is {', '.join(get_args(SeatKind))}")
        if self.kind == "bot":
            find_bot(self.bot or "")
        if self.kind != "open":
            default = (self.bot or "").capitalize() if self.kind == "bot" else "Player"
            object.__setattr__(self, "name", clean_text(self.name or default, LONGEST_NAME, "a name"))

    @property
    def is_person(self) -> bool:
        return self.kind == "person"


@dataclass(frozen=True, slots=True)
class Clock(Values):
    """Seconds for each move, or for the whole game of a seat, where each move adds the increment."""

    kind: ClockKind
    seconds: float = field(metadata=between(1, LONGEST_TIME))
    increment: float = field(default=0, metadata=between(0, LONGEST_INCREMENT))

    def __post_init__(self) -> None:
        if self.kind not in get_args(ClockKind):
            raise TableError("bad_clock", f"a clock cannot be for each {self.kind!r}: it is for a move or a game")
        if not 1 <= self.seconds <= LONGEST_TIME or not 0 <= self.increment <= LONGEST_INCREMENT:
            raise TableError(
                "bad_clock", f"a clock has 1 to {LONGEST_TIME} seconds, and an increment of 0 to {LONGEST_INCREMENT}"
            )
        if self.kind == "move" and self.increment:
            raise TableError("bad_clock", "a clock for each move has no increment")


def starting_seat(start: Start, players: int, rng: random.Random | None = None) -> int:
    """The seat that begins, drawn now if it shall be a random one."""
    return (rng or random.SystemRandom()).randrange(players) if start == "random" else start


@dataclass(frozen=True)
class Setup:
    """Everything a table is made from."""

    game: Game
    seats: tuple[Seat, ...]
    clock: Clock | None = None
    start: int = 0
    """The seat that begins."""
    takeback: Takeback = "ask"
    """Whether moves may be taken back: "ask" the others, "free" while nothing was revealed, or "off"."""
    takeover: str | None = None
    """The bot that plays on for who leaves or runs out of time; None: the game ends."""
    chat: bool = True
    help: bool = False
    """Whether everybody here may ask for hints. Who plays alone with bots, or on one screen, always may."""
    origin: str | None = None
    """A game file's text: play begins where its main line ends."""

    def __post_init__(self) -> None:
        if len(self.seats) != self.game.players:
            raise TableError(
                "bad_seat", f"{self.game.name} has {self.game.players} seats, and {len(self.seats)} are given"
            )
        if self.start not in range(self.game.players):
            raise TableError("bad_seat", f"seat {self.start} cannot start: the seats are 0 to {self.game.players - 1}")
        if self.takeback not in get_args(Takeback):
            known = ", ".join(get_args(Takeback))
            raise TableError("bad_setting", f"takeback cannot be {self.takeback!r}: it is {known}")
        if self.takeover is not None:
            find_bot(self.takeover)
        if self.origin is not None and self.first_position.game != self.game:
            raise TableError("bad_setting", f"the game file to begin from is not one of {self.game.name}")

    def beginning(self) -> GameRecord:
        """The record of all that lies before the table's first move."""
        if self.origin is not None:
            return read_game(self.origin)
        return GameRecord(self.game, start_seat=self.start)

    @cached_property
    def first_position(self) -> Position:
        """Where the table's first move is made, found once: a game file takes a while to read."""
        record = self.beginning()
        found = record.final
        record.take_apart()
        return found

    def rotated(self) -> Setup:
        """The same for a rematch: everyone moves on by one seat, so that another one begins."""
        return replace(self, seats=(self.seats[-1], *self.seats[:-1]), origin=None)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "seats": [asdict(seat) for seat in self.seats],
            "clock": None if self.clock is None else self.clock.to_json(),
            "start": self.start,
            "takeback": self.takeback,
            "takeover": self.takeover,
            "chat": self.chat,
            "help": self.help,
            "origin": self.origin,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        try:
            clock = data.get("clock")
            return cls(
                game=Game.from_name(data["game"]),
                seats=tuple(Seat(**seat) for seat in data["seats"]),
                clock=None if clock is None else Clock(**clock),
                **{
                    key: data[key] for key in ("start", "takeback", "takeover", "chat", "help", "origin") if key in data
                },
            )
        except (KeyError, TypeError) as error:
            raise TableError("bad_setting", f"this is no set-up of a table: {error}") from None


def what_if(file: str, ply: int | None = None) -> str:
    """A game file cut after so many actions of its main line, tiles drawn included, to play on from there."""
    record = read_game(file, MOST_ACTIONS)
    start = record.root.position if record.is_set_up else None
    cut = GameRecord(record.game, record.seats, record.tags, start, record.start_seat)
    actions = record.actions()
    record.take_apart()
    if ply is not None and ply not in range(len(actions) + 1):
        raise TableError("bad_setting", f"there is no ply {ply}: the game has {len(actions)}")
    node = cut.root
    for action in actions[:ply]:
        node = node.add(action)
    text = write_game(cut)
    cut.take_apart()
    return text
