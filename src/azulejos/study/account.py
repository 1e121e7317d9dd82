"""The account of a game: its moves and deals, what each was worth, and what they come to for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..records.tree import GameRecord
from ..rules.action import Action
from ..rules.game import Position
from ..rules.schema import Values
from .classes import accuracy, cost_of
from .explaining import why
from .weighing import CostedMove, Weighed, better_of
from .wording import phrase_of
from .worth import Worth

TURNING_POINTS = 3


@dataclass(frozen=True, slots=True)
class Step:
    """A move, or all tiles drawn at once."""

    before: Position
    move: Action | None
    after: Position
    ply: int
    """How many actions lead to the position after it, tiles drawn included."""
    round: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a step did."""

    before: Worth
    after: Worth
    weighed: Weighed | None
    """Of a move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedMove(CostedMove):
    """A move of the game."""

    ply: int
    """How many actions lead to the position after it, tiles drawn included."""
    seat: int
    lost: tuple[float, ...]
    """Points that it took from each seat."""
    chances_lost: tuple[float, ...]
    """The same in chances."""
    round: int


@dataclass(frozen=True, slots=True)
class ReviewedDeal(Worth):
    """Tiles that were drawn at once, and what the position after them is worth."""

    ply: int
    round: int
    luck: tuple[float, ...]
    """Points that they brought each seat, beside the mean over all deals."""
    chance_luck: tuple[float, ...]
    """The same in chances."""


@dataclass(frozen=True, slots=True)
class ReviewedRound(Values):
    """A round of one player."""

    round: int
    given_away: float
    luck: float


@dataclass(frozen=True, slots=True)
class ReviewedPlayer(Values):
    """A player's game."""

    name: str
    accuracy: float
    """0 to 100."""
    given_away: float
    """Points that the player's own moves cost."""
    luck: float
    """Points that the deals brought."""
    received: float
    """Points that the moves of others brought, or took if less than 0."""
    by_round: tuple[ReviewedRound, ...]
    chance_given_away: float
    chance_luck: float
    chance_received: float


@dataclass(frozen=True, slots=True)
class Review(Values):
    """A whole game. For every seat, what it was worth at the start, plus luck, less what moves took, is the result."""

    game: str
    players: tuple[ReviewedPlayer, ...]
    moves: tuple[ReviewedMove, ...]
    deals: tuple[ReviewedDeal, ...]
    start: Worth
    """What the game was worth before its first step."""
    result: Worth
    """What its last position is worth: the result, if the game is over."""
    is_over: bool
    turning_points: tuple[int, ...]
    """The plies of the moves and deals that decided the game, in order; three at most."""
    progress: float
    """From 0 to 1, while the review is being made."""
    is_final: bool
    summary: tuple[str, ...] = field(default=())
    """The game in a few sentences."""


def write_review(
    record: GameRecord, steps: Sequence[Step], verdicts: Sequence[Verdict], progress: float, is_final: bool
) -> Review:
    both = list(zip(steps, verdicts, strict=True))
    moves = tuple(_move(step, verdict, verdict.weighed, is_final) for step, verdict in both if verdict.weighed)
    deals = tuple(_deal(step, verdict) for step, verdict in both if verdict.weighed is None)
    names = [name or f"Player {seat + 1}" for seat, name in enumerate(record.seats)]
    return Review(
        game=record.game.name,
        players=tuple(_player(seat, name, moves, deals) for seat, name in enumerate(names)),
        moves=moves,
        deals=deals,
        start=verdicts[0].before,
        result=verdicts[-1].after,
        is_over=record.final.is_over,
        turning_points=_turning_points(both),
        progress=progress,
        is_final=is_final,
    )


def _move(step: Step, verdict: Verdict, weighed: Weighed, with_claims: bool) -> ReviewedMove:
    seat, played = step.before.to_act, step.move
    assert played is not None
    is_best = weighed.best == played
    return ReviewedMove(
        ply=step.ply,
        seat=seat,
        move=str(played),
        best=str(weighed.best),
        best_phrase=None if is_best else phrase_of(step.before, weighed.best),
        points_lost=weighed.lost.margins[seat],
        chance_lost=weighed.lost.chances[seat],
        class_=weighed.name,
        round=step.round,
        chances=verdict.after.chances,
        margins=verdict.after.margins,
        lost=weighed.lost.margins,
        chances_lost=weighed.lost.chances,
        claims=why(step.before, played) if with_claims else (),
        better=better_of(step.before, played, weighed) if with_claims else (),
    )


def _deal(step: Step, verdict: Verdict) -> ReviewedDeal:
    luck = verdict.after - verdict.before
    return ReviewedDeal(*verdict.after.parts, step.ply, step.round, luck.margins, luck.chances)


def _player(seat: int, name: str, moves: Sequence[ReviewedMove], deals: Sequence[ReviewedDeal]) -> ReviewedPlayer:
    own, others = ([move for move in moves if (move.seat == seat) is is_own] for is_own in (True, False))
    rounds = sorted({move.round for move in moves} | {deal.round for deal in deals})
    return ReviewedPlayer(
        name=name,
        accuracy=round(accuracy([_cost(move) for move in own]), 1),
        given_away=sum(move.points_lost for move in own),
        luck=sum(deal.luck[seat] for deal in deals),
        received=-sum(move.lost[seat] for move in others),
        chance_given_away=sum(move.chance_lost for move in own),
        chance_luck=sum(deal.chance_luck[seat] for deal in deals),
        chance_received=-sum(move.chances_lost[seat] for move in others),
        by_round=tuple(
            ReviewedRound(
                number,
                sum(move.points_lost for move in own if move.round == number),
                sum(deal.luck[seat] for deal in deals if deal.round == number),
            )
            for number in rounds
        ),
    )


def _cost(move: ReviewedMove) -> float:
    """What a move costs beside a better one."""
    return cost_of(move.points_lost, move.chance_lost) if move.best != move.move else 0.0


def _turning_points(both: Sequence[tuple[Step, Verdict]]) -> tuple[int, ...]:
    """Where the chances moved most: half the sum of all seats' changes."""
    swings = [(sum(map(abs, (verdict.after - verdict.before).chances)) / 2, step.ply) for step, verdict in both]
    chosen = sorted((swing for swing in swings if swing[0] > 0), reverse=True)[:TURNING_POINTS]
    return tuple(sorted(ply for _, ply in chosen))
