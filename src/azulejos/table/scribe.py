"""The scribe of a real table: what is dealt and played there is entered, checked by the rules, and is a game file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

from ..errors import IllegalAction, InvalidAction, Reason
from ..records import GameRecord, Node, frames_of, read_game, write_game
from ..rules.action import Action, Draw
from ..rules.chance import CHANCE
from ..rules.events import Event
from ..rules.game import Game, Move, Position
from ..rules.reasons import tile_name
from ..rules.schema import Values
from .choices import list_choices
from .limits import MOST_ACTIONS
from .plug import Choice


@dataclass(frozen=True, slots=True)
class Due(Values):
    """Tiles that a place still takes in this deal."""

    place: int
    """A factory, from 1; 0 is the supply."""
    count: int


@dataclass(frozen=True, kw_only=True)
class Sheet(Values):
    """What the scribe has written so far, and what may be entered next."""

    game: str
    """The game's name, as a game file has it."""
    seats: tuple[str, ...]
    ply: int
    """How many tiles and moves were entered."""
    ahead: tuple[str, ...]
    """What was taken back and can be entered again."""
    position: dict[str, Any]
    events: tuple[Event, ...]
    """What the last entry led to."""
    due: tuple[Due, ...]
    """Where tiles are to be laid now, in this order; empty when a move is to be entered."""
    bag: dict[str, int]
    """How many tiles can still be drawn of each color that the game has."""
    choices: tuple[Choice, ...]
    """The legal moves of the seat to act."""
    ranking: tuple[int, ...]
    """Each seat's place once the game is over; empty before."""
    file: str
    """The game file."""


class Scribe:
    """A game that is being written down. What is impossible raises IllegalAction and changes nothing."""

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.ahead: list[Action] = []
        """What was taken back, the next to enter again first."""
        self._last = record.root.end
        self._events: tuple[Event, ...] = ()

    @classmethod
    def begin(cls, game: Game, seats: Iterable[str] = (), start: int = 0, **tags: str) -> Self:
        """An empty sheet: this seat begins."""
        return cls(GameRecord(game, seats, tags, start_seat=start))

    @classmethod
    def open(cls, file: str, ahead: Iterable[str] = ()) -> Self:
        """Write on where a game file's main line ends, perhaps with entries that were taken back there."""
        found = read_game(file, MOST_ACTIONS)
        start = found.root.position if found.is_set_up else None
        scribe = cls(GameRecord(found.game, found.seats, found.tags, start, found.start_seat))
        for node in found.root.main_line():
            assert node.action is not None
            scribe._last = scribe._last.add(node.action, node.comment)
        found.take_apart()
        scribe.ahead = [scribe.game.action(move) for move in ahead]
        return scribe

    # -------------------------------------------------------------------------------------------- what there is

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def position(self) -> Position:
        return self._last.position

    @property
    def ply(self) -> int:
        """How many tiles and moves were entered."""
        return len(self.record.actions())

    @property
    def file(self) -> str:
        """The game file, complete or not."""
        return write_game(self.record)

    @property
    def frames(self) -> dict[str, Any]:
        """The game step by step, as a replay shows it."""
        return frames_of(self.record)

    @property
    def bag(self) -> dict[str, int]:
        """How many tiles can still be drawn of each color that the game has."""
        left = self.position.to_json()["bag"]
        return {letter: left.get(letter, 0) for letter in self.game.start().to_json()["bag"]}

    @property
    def due(self) -> tuple[Due, ...]:
        """Where tiles are to be laid now, and how many, in the order of the rules. Their colors make no difference."""
        box, state = self.game.box, self.position.state()
        counts: list[list[int]] = []
        while state.to_act == CHANCE:
            place = box.filling(state)
            if not counts or counts[-1][0] != place:
                counts.append([place, 0])
            counts[-1][1] += 1
            color = next(color for color, count in enumerate(state.bag) if count)
            box.apply(state, box.first_draw + color, None)
        return tuple(Due(place, count) for place, count in counts)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The legal moves of the seat to act, each with what it would do."""
        return tuple(list_choices(self.position))

    @property
    def sheet(self) -> Sheet:
        """All of it, for whoever shows it."""
        position = self.position
        return Sheet(
            game=self.game.name,
            seats=tuple(self.record.seats),
            ply=self.ply,
            ahead=tuple(map(str, self.ahead)),
            position=position.to_json(),
            events=self._events,
            due=self.due,
            bag=self.bag,
            choices=self.choices,
            ranking=position.ranking if position.is_over else (),
            file=self.file,
        )

    # -------------------------------------------------------------------------------------------- entering

    def enter(self, *moves: Move) -> tuple[Event, ...]:
        """Enter tiles and moves one after the other: all of them or, where one is impossible, none.

        Where something was taken back, each entry stands for one that was there before.
        """
        first = self._last
        events: list[Event] = []
        try:
            for move in moves:
                events += self._add(self.game.action(move))
        except (IllegalAction, InvalidAction):
            self._cut(first)
            raise
        del self.ahead[: len(moves)]
        self._events = tuple(events)
        return self._events

    def deal(self, colors: str) -> tuple[Event, ...]:
        """Enter tiles that came out of the bag, by the letters of their colors."""
        return self.enter(*(f"={letter}" for letter in colors if not letter.isspace()))

    def undo(self, to: int | None = None) -> None:
        """Take back the last entry, or all that come after so many."""
        ply = self.ply
        wanted = ply - 1 if to is None else to
        if wanted not in range(ply + 1):
            raise InvalidAction("nothing is entered yet" if ply == 0 else f"there are only {ply} entries")
        for _ in range(ply - wanted):
            node = self._last
            assert node.parent is not None
            assert node.action is not None
            self.ahead.insert(0, node.action)
            self._cut(node.parent)
        self._events = ()

    def redo(self, count: int = 1) -> tuple[Event, ...]:
        """Enter again what was taken back, as far as it is possible now. The first that is not stays ahead."""
        self._events = ()
        for action in self.ahead[:count]:
            self._events += self._add(action)
            del self.ahead[0]
        return self._events

    def rename(self, seat: int, name: str) -> None:
        self.record.seats[seat] = " ".join(name.split())

    def _add(self, action: Action) -> tuple[Event, ...]:
        if isinstance(action, Draw) and self.position.is_chance and not self.position.is_legal(action):
            raise used_up(action.letter, self._dealt(action))
        events = self.position.play(action).events
        self._last = self._last.add(action)
        return events

    def _dealt(self, draw: Draw) -> int:
        """How many tiles of this color came out of the bag since the last move."""
        count, node = 0, self._last
        while node.parent is not None and node.parent.position.is_chance:
            count += node.action == draw
            node = node.parent
        return count

    def _cut(self, node: Node) -> None:
        node.children.clear()
        self._last = node


def used_up(letter: str, dealt: int) -> IllegalAction:
    """All tiles of this color that could be dealt are dealt."""
    tile = tile_name(letter)
    if not dealt:
        reason = Reason("not-in-bag", f"there is no {tile} in the bag", color=letter)
    else:
        were, tiles = ("was", tile) if dealt == 1 else ("were", f"{tile}s")
        reason = Reason("only-left", f"there {were} only {dealt} {tiles} left", color=letter, count=dealt)
    return IllegalAction(str(reason), reason)
