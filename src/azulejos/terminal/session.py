"""A game as a screen sees it: the table in JSON, what each seat may do, and what can be asked for."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from ..bots import find_bot
from ..locales import Texts
from ..records import save_game
from ..search.limits import Stop
from ..table import Entry, Seat, Setup, Table
from .saved import SavedGame

Json = dict[str, Any]


def make_seats(players: Sequence[str | None], texts: Texts, name: str = "") -> tuple[Seat, ...]:
    """Seats for bots by their names and for people (None), each with a name of its own."""
    alone = players.count(None) == 1
    seats = []
    for number, bot in enumerate(players, 1):
        if bot is None:
            own = name if name and alone else texts("terminal-player", seat=0 if alone else number)
            seats.append(Seat("person", own))
        else:
            called = texts(f"bot-{bot}")
            seats.append(Seat("bot", called if players.count(bot) == 1 else f"{called} {number}", bot))
    return tuple(seats)


class Session(Protocol):
    """What a screen plays on: a table of its own, or one on a server."""

    seats: frozenset[int]
    """Those that people at this screen play."""
    table: Json
    position: Json | None
    log: list[Json]
    notify: Callable[[list[Json]], None]
    """Told the new entries, after everything else here shows them."""
    renew: Callable[[], None]
    """Told that something else is to be shown anew."""
    refuse: Callable[[str, Json], None]
    """Told the code of what was refused, and its problem."""

    def clocks(self) -> list[float] | None: ...
    def choices(self, seat: int) -> list[Json]: ...
    def act(self, seat: int, move: str) -> None: ...
    def ask(self, seat: int, what: str) -> None: ...
    def answer(self, seat: int, what: str, yes: bool) -> None: ...
    def resign(self, seat: int) -> None: ...
    def close(self) -> None: ...


def requests_of_others(session: Session) -> list[Json]:
    """What others ask, and nobody at this screen has answered."""
    return [asked for asked in session.table["asked"] if not session.seats & set(asked["agreed"])]


class LocalSession:
    """A table in this process, saved after every action."""

    def __init__(self, table: Table, saved: SavedGame | None = None, rng: random.Random | None = None) -> None:
        self._table = table
        self._saved = saved or SavedGame.create(table)
        self._rng = rng or random.SystemRandom()
        self.stop = Stop()
        self.seats = frozenset(i for i, seat in enumerate(table.seats) if seat.is_person)
        self.notify: Callable[[list[Json]], None] = lambda entries: None
        self.renew: Callable[[], None] = lambda: None
        self.refuse: Callable[[str, Json], None] = lambda code, problem: None
        self.log: list[Json] = []
        self._show(table.log)

    @classmethod
    def new(cls, setup: Setup, seed: int | None = None) -> LocalSession:
        rng = None if seed is None else random.Random(seed)
        return cls(Table(setup, rng=rng), rng=rng)

    @classmethod
    def resume(cls, saved: SavedGame) -> LocalSession:
        return cls(saved.load(), saved)

    def _show(self, entries: Sequence[Entry]) -> None:
        view = self._table.view(self._watching())
        self.table: Json = view["table"]
        self.position: Json | None = view["position"]
        self.log += [entry.told(self.seats) for entry in entries]

    def _watching(self) -> set[int]:
        """The seat whose hidden choices may be seen: where several people share the screen, who chooses now."""
        return {min(self._table.to_choose & self.seats, default=min(self.seats, default=0))}

    def _done(self, entries: list[Entry]) -> None:
        self._saved.add(entries)
        self._show(entries)
        self.notify([entry.told(self.seats) for entry in entries])

    @property
    def game(self) -> Table:
        """The table itself."""
        return self._table

    def clocks(self) -> list[float] | None:
        """Nobody hurries anyone at one's own screen."""
        return None

    def choices(self, seat: int) -> list[Json]:
        return [choice.to_json() for choice in self._table.choices(seat)]

    def act(self, seat: int, move: str) -> None:
        self._done(self._table.act(seat, move))

    def ask(self, seat: int, what: str) -> None:
        self._done(self._table.ask(seat, what))

    def answer(self, seat: int, what: str, yes: bool) -> None:
        self._done(self._table.answer(seat, what, yes))

    def resign(self, seat: int) -> None:
        self._done(self._table.resign(seat))

    def count_help(self, seat: int, level: int) -> None:
        """Somebody was helped: everyone is told."""
        self._done(self._table.ask_help(seat, level))

    def rematch(self) -> LocalSession:
        """The next game of the same players, everyone one seat further on."""
        before = self._table.seq
        self._table.ask(min(self.seats), "rematch")
        assert self._table.rematch is not None
        following = LocalSession.new(self._table.rematch)
        self._table.name_rematch(following._saved.path.stem)
        self._saved.add(self._table.log[before:])
        return following

    def close(self) -> None:
        """Leave the game as it stands; it is saved."""
        self.stop.set()

    def write_file(self, path: Path | None = None) -> Path:
        """Write the game as a game file, in the folder that people are in."""
        path = path or Path(f"{self._table.setup.game.preset}-{self._saved.path.stem}.txt")
        save_game(self._table.record(), path)
        return path

    def bot_to_move(self) -> int | None:
        """A seat whose bot is to think now."""
        return next((seat for seat in sorted(self._table.to_choose) if self._table.seats[seat].bot), None)

    def think(self, seat: int) -> str:
        """The move of a seat's bot; may take a while, and runs in a thread of its own."""
        bot = find_bot(self._table.seats[seat].bot or "")
        position = self._table.position_of(seat)
        bot.prepare_soon(position.game)
        return str(bot.think(position, rng=self._rng, stop=self.stop).action)
