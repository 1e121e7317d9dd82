"""Who is at a table: the sockets of this process, and those that other processes tell of."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from ...table import Seat
from ..problems import Refusal
from ..security import seats_held
from .talk import Presence


class Socket(Protocol):
    """What a table knows of a connection."""

    client: str
    """Whom it belongs to, as far as limits are concerned."""
    secrets: frozenset[str]
    """The hashes of the secrets that were shown."""
    seats: frozenset[int]
    """The seats that these hold now; the table keeps that up to date."""
    wants_choices: bool

    def send(self, text: str) -> None: ...
    def dismiss(self, error: Refusal) -> None:
        """Tell it why it cannot stay as it is, and close it."""


class Attendance:
    """The sockets around one table."""

    def __init__(self, seats: int) -> None:
        self.sockets: set[Socket] = set()
        self._elsewhere: dict[str, Presence] = {}
        """By process: what it told last."""
        self._absent_since = dict.fromkeys(range(seats), time.monotonic())
        self._coming: Counter[int] = Counter()
        """By seat: how many connections are being let in."""

    def come(self, socket: Socket) -> None:
        self.sockets.add(socket)

    def go(self, socket: Socket) -> bool:
        """Whether it was here."""
        was_here = socket in self.sockets
        self.sockets.discard(socket)
        return was_here

    def dismiss_former_holders(self, hashes: dict[int, str]) -> None:
        """Seats have changed hands: whoever had one and has it no more is told, and has to come back."""
        for socket in list(self.sockets):
            held = seats_held(socket.secrets, hashes)
            if not socket.seats <= held:
                socket.seats = held
                self.sockets.discard(socket)
                socket.dismiss(Refusal("seat_lost", "you have left that seat, so it is not yours any more"))

    def dismiss_all(self, error: Refusal) -> None:
        """The table cannot be played any more."""
        for socket in self.sockets:
            socket.dismiss(error)
        self.sockets.clear()

    @property
    def watchers(self) -> int:
        return len(self.sockets) + sum(there.sockets for there in self._elsewhere.values())

    @property
    def client_here(self) -> str:
        """Whom one of the sockets of this process belongs to."""
        return next((socket.client for socket in self.sockets), "")

    @property
    def client(self) -> str:
        """Somebody who is here or elsewhere: bots think at their expense."""
        return self.client_here or next((there.client for there in self._elsewhere.values()), "")

    def seats_here(self) -> frozenset[int]:
        """The seats that sockets of this process hold."""
        return frozenset[int]().union(*(socket.seats for socket in self.sockets))

    def connected(self, seats: Sequence[Seat]) -> tuple[bool, ...]:
        """Whether each seat's player is connected, here or elsewhere; bots always are."""
        held = self.seats_here().union(*(there.seats for there in self._elsewhere.values()))
        return tuple(seat.kind == "bot" or number in held for number, seat in enumerate(seats))

    def note(self, connected: Sequence[bool]) -> None:
        """Remember since when seats are empty."""
        for seat, is_connected in enumerate(connected):
            if is_connected:
                self._absent_since.pop(seat, None)
            else:
                self._absent_since.setdefault(seat, time.monotonic())

    def sat_down(self, seat: int) -> None:
        """Somebody has this seat from now on, who may not be connected yet: an absence of before does not count."""
        if seat in self._absent_since:
            self._absent_since[seat] = time.monotonic()

    @contextmanager
    def letting_in(self, seats: Collection[int]) -> Iterator[None]:
        """The players of these seats have connected, and are not absent while the database is waited for."""
        self._coming.update(seats)
        try:
            yield
        finally:
            self._coming.subtract(seats)

    def seconds_absent(self, seat: int) -> float:
        if self._coming[seat]:
            return 0.0
        now = time.monotonic()
        return now - self._absent_since.get(seat, now)

    def hear(self, told: Presence) -> None:
        """Another process has so many sockets here."""
        if told.sockets:
            self._elsewhere[told.process] = told
        else:
            self._elsewhere.pop(told.process, None)

    def forget(self, process: str) -> None:
        """A process is gone."""
        self._elsewhere.pop(process, None)

    def processes(self) -> set[str]:
        return set(self._elsewhere)

    def send(self, text: str) -> None:
        """To everyone here."""
        for socket in self.sockets:
            socket.send(text)
