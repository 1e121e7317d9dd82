"""Who is at a table: the sockets of this process, and those that other processes tell of."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from ...table import Seat


class Socket(Protocol):
    """What a table knows of a connection."""

    seats: frozenset[int]
    wants_choices: bool

    def send(self, text: str) -> None: ...


class Attendance:
    """The sockets around one table."""

    def __init__(self, seats: int) -> None:
        self.sockets: set[Socket] = set()
        self._elsewhere: dict[str, tuple[int, frozenset[int]]] = {}
        """By process: how many sockets it has at this table, and the seats they hold."""
        self._absent_since = dict.fromkeys(range(seats), time.monotonic())

    def come(self, socket: Socket) -> None:
        self.sockets.add(socket)

    def go(self, socket: Socket) -> bool:
        """Whether it was here."""
        was_here = socket in self.sockets
        self.sockets.discard(socket)
        return was_here

    @property
    def watchers(self) -> int:
        return len(self.sockets) + sum(count for count, _ in self._elsewhere.values())

    def seats_here(self) -> frozenset[int]:
        """The seats that sockets of this process hold."""
        return frozenset[int]().union(*(socket.seats for socket in self.sockets))

    def connected(self, seats: Sequence[Seat]) -> tuple[bool, ...]:
        """Whether each seat's player is connected, here or elsewhere; bots always are."""
        held = self.seats_here().union(*(there for _, there in self._elsewhere.values()))
        return tuple(seat.kind == "bot" or number in held for number, seat in enumerate(seats))

    def note(self, connected: Sequence[bool]) -> None:
        """Remember since when seats are empty."""
        for seat, is_connected in enumerate(connected):
            if is_connected:
                self._absent_since.pop(seat, None)
            else:
                self._absent_since.setdefault(seat, time.monotonic())

    def seconds_absent(self, seat: int) -> float:
        now = time.monotonic()
        return now - self._absent_since.get(seat, now)

    def hear(self, process: str, sockets: int, seats: Iterable[int]) -> None:
        """Another process has so many sockets here."""
        if sockets:
            self._elsewhere[process] = (sockets, frozenset(seats))
        else:
            self._elsewhere.pop(process, None)

    def processes(self) -> set[str]:
        return set(self._elsewhere)

    def send(self, text: str) -> None:
        """To everyone here."""
        for socket in self.sockets:
            socket.send(text)
