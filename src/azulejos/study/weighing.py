"""One move beside the best one: what it costs, and how good it was."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..rules.action import Action
from ..rules.game import Move, Position
from ..search.limits import Stop
from .analysing import other_moves
from .claims import MOST_CLAIMS, Claim
from .classes import MoveClass, class_of, is_bad, is_mistake
from .explaining import why
from .outlook import outlook
from .searching import searcher_for, worth_found, worth_of
from .values import Told
from .wording import Phrase, phrase_of
from .worth import Worth

SHARE_OF_OTHER = 4
"""Whether there was only one move is seen with one in so many of the nodes."""
JUDGE_NODES = 3_000


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a search knows of a position in which a move was made."""

    best: Action
    worth: Worth | None = None
    """What the best move is worth, if another one was made."""
    other: Worth | None = None
    """What the next best is worth, if the best was made; None where there is no other."""
    seen: Worth | None = None
    """What the search found the position to be worth; None at a glance."""
    made: Worth | None = None
    """What the move that was made is worth by the same kind of search, so that errors are alike and cancel out; None at
    a glance."""

    def lost(self, after: Worth, seat: int) -> Worth | None:
        """What the move costs each seat beside the best; None where it is not certain that it costs its own something.

        `after` is what comes after the move, where no search has looked at that.
        """
        made = self.beside(after)
        return self.worth - made if self.worth is not None and self.worth.is_better(made, seat) else None

    def beside(self, after: Worth) -> Worth:
        """What the move is worth, to be compared with others."""
        return after if self.made is None else self.made


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move beside the best one."""

    best: Action
    worth: Worth
    """What the position was worth before the move, if one plays the best."""
    lost: Worth
    """What the move took from each seat; for the seat that moved no less than nothing."""
    name: MoveClass
    outlook: tuple[Claim, ...] = ()
    """What it leads to in the round, beside the best one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CostedMove(Told):
    """A move, what it costs the seat beside the best one, and why."""

    move: str
    best: str
    """The move itself, if there is none that is surely better."""
    best_phrase: Phrase | None
    """The best one in words, as a message of `game.ftl`; None where it was made, and where there are no words."""
    points_lost: float
    """Never less than 0."""
    chance_lost: float
    class_: MoveClass
    chances: tuple[float, ...]
    """After the move."""
    margins: tuple[float, ...]
    claims: tuple[Claim, ...]
    """What the move does."""
    better: tuple[Claim, ...]
    """What the best one does or denies that this one does not."""
    why: tuple[str, ...] = ()
    """The same in sentences."""
    best_told: str = ""
    """The best one in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged(CostedMove):
    """A move that might be made."""

    reply: str | None
    """The best answer to the move; None where no player answers it."""
    best_chances: tuple[float, ...]
    """After the best one."""
    best_margins: tuple[float, ...]


def gather(position: Position, played: Action, nodes: int, seed: int = 0, stop: Stop | None = None) -> Evidence:
    """Search a position in which this move was made, and what comes after it and after the best one."""
    searcher = searcher_for(position.game)
    found = searcher.search(position, nodes, seed, stop)
    best, seen = found.action, worth_found(position, found)
    if best != played:
        worth, made = (worth_of(position.apply(move), nodes, seed, stop) for move in (best, played))
        return Evidence(best, worth=worth, seen=seen, made=made)
    others = other_moves(searcher, position, best, 1)
    if not others:
        return Evidence(best, seen=seen)
    share = max(1, nodes // SHARE_OF_OTHER)
    other, made = (worth_of(position.apply(move), share, seed, stop) for move in (others[0], played))
    return Evidence(best, other=other, seen=seen, made=made)


def weigh(position: Position, played: Action, after: Worth, evidence: Evidence) -> Weighed:
    """What a move costs, if what comes after it is worth `after`.

    Another move is better only if it gives no less of chance and of points, and more than a search may err by.
    """
    seat = position.to_act
    lost = evidence.lost(after, seat)
    if lost is not None:
        name = class_of(lost.margins[seat], lost.chances[seat])
        if name != "best":
            before = _before(after, lost, seat)
            return Weighed(evidence.best, before, before - after, name)
    return Weighed(played, after, after - after, "only move" if _is_only(position, after, evidence) else "best")


def _before(after: Worth, lost: Worth, seat: int) -> Worth:
    """What the position was worth, if a move took so much. A chance that cannot have been greater was what it is."""
    before = after.moved(lost)
    return before if before.chances[seat] >= after.chances[seat] else Worth(after.chances, before.margins)


def _is_only(position: Position, after: Worth, evidence: Evidence) -> bool:
    if evidence.worth is not None:
        return False
    if evidence.other is None:
        return True
    lost, seat = evidence.beside(after) - evidence.other, position.to_act
    return is_mistake(class_of(lost.margins[seat], lost.chances[seat]))


def judge(position: Position, move: Move, nodes: int = JUDGE_NODES, seed: int = 0, stop: Stop | None = None) -> Judged:
    """What a move would cost, and why. Raises IllegalAction."""
    played = position.game.action(move)
    after, reply = _after(position.apply(played), nodes, seed, stop)
    found = weigh(position, played, after, gather(position, played, nodes, seed, stop))
    if is_bad(found.name):
        found = replace(found, outlook=outlook(position, played, found.best, seed, stop))
    seat = position.to_act
    return Judged(
        move=str(played),
        best=str(found.best),
        best_phrase=None if found.best == played else phrase_of(position, found.best),
        points_lost=found.lost.margins[seat],
        chance_lost=found.lost.chances[seat],
        class_=found.name,
        reply=reply,
        chances=after.chances,
        margins=after.margins,
        best_chances=found.worth.chances,
        best_margins=found.worth.margins,
        claims=why(position, played),
        better=better_of(position, played, found),
    )


def better_of(position: Position, played: Action, weighed: Weighed) -> tuple[Claim, ...]:
    """What the best move does or denies that the one played does not, and what that leads to."""
    if weighed.best == played:
        return ()
    return (*why(position, played, weighed.best)[: MOST_CLAIMS - len(weighed.outlook)], *weighed.outlook)


def _after(position: Position, nodes: int, seed: int, stop: Stop | None) -> tuple[Worth, str | None]:
    """What a position is worth, and the best move there, if a player is to act."""
    if position.to_act < 0:
        return worth_of(position, nodes, seed, stop), None
    found = searcher_for(position.game).search(position, nodes, seed, stop)
    return worth_found(position, found), str(found.action)
