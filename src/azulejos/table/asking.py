"""What people at a table ask of each other: a takeback, a draw, to end without result, a rematch."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from .errors import TableError

REQUESTS = ("takeback", "draw", "abort", "rematch")
LAPSING = ("takeback", "draw")
"""What is off when the game goes on without an answer."""


@dataclass(frozen=True, slots=True)
class Request:
    """Something that was asked, and the people who have agreed to it."""

    what: str
    seat: int
    yes: frozenset[int]


class Requests:
    """All that is asked and not answered; one of each kind at a time."""

    def __init__(self) -> None:
        self.asked: dict[str, Request] = {}
        self.refused: set[tuple[int, str]] = set()
        """Who was refused what, and may not ask again before the game has gone on."""

    @staticmethod
    def check(what: str) -> None:
        if what not in REQUESTS:
            raise TableError("unknown_request", f"nobody can ask for {what!r}: it is {', '.join(REQUESTS)}")

    def ask(self, what: str, seat: int, holder: int) -> None:
        self.asked[what] = Request(what, seat, frozenset((holder,)))

    def answer(self, what: str, holder: int, yes: bool) -> None:
        request = self.asked.pop(what)
        if yes:
            self.asked[what] = Request(what, request.seat, request.yes | {holder})
        else:
            self.refused |= {(other, what) for other in request.yes}

    def is_agreed(self, what: str, people: Collection[int]) -> bool:
        request = self.asked.get(what)
        return request is not None and request.yes >= set(people)

    def lapse(self) -> None:
        """The game goes on."""
        self.asked = {what: request for what, request in self.asked.items() if what not in LAPSING}
        self.refused.clear()
