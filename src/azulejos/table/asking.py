"""What people at a table ask of each other: a takeback, a draw, to end without result, hints for all, a rematch."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, get_args

from .errors import TableError

What = Literal["takeback", "draw", "abort", "help", "rematch"]
WHATS: tuple[What, ...] = get_args(What)
LAPSING = ("takeback", "draw")
"""What is off when the game goes on without an answer."""


def check_what(what: str) -> What:
    for known in WHATS:
        if what == known:
            return known
    raise TableError("unknown_request", f"nobody can ask for {what!r}: it is {', '.join(WHATS)}")


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that was asked, and the people who have agreed to it."""

    what: What
    seat: int
    yes: frozenset[int]


class Proposals:
    """All that is asked and not answered; one of each kind at a time."""

    def __init__(self) -> None:
        self.open: dict[What, Proposal] = {}
        self.refused: set[tuple[int, What]] = set()
        """Who was refused what, and may not ask again before the game has gone on."""

    def ask(self, what: What, seat: int, holder: int) -> None:
        self.open[what] = Proposal(what, seat, frozenset((holder,)))

    def answer(self, what: What, holder: int, yes: bool) -> None:
        proposal = self.open.pop(what)
        if yes:
            self.open[what] = Proposal(what, proposal.seat, proposal.yes | {holder})
        else:
            self.refused |= {(other, what) for other in proposal.yes}

    def is_agreed(self, what: What, people: Collection[int]) -> bool:
        proposal = self.open.get(what)
        return proposal is not None and proposal.yes >= set(people)

    def lapse(self) -> None:
        """The game goes on."""
        self.open = {what: proposal for what, proposal in self.open.items() if what not in LAPSING}
        self.refused.clear()
