"""What no better move explains is booked to moves, and not to luck.

Gone through backward, a round may come to another worth at its start than a search finds there: because a player who
is sure to win trades points for safety, or because no search saw what was coming. A small difference stays with the
deal. A greater one is booked to those who lost by it: to their best moves, or where they made none to the others, in
proportion to how much less the search found after each than its cost explains. So luck stays what the tiles were worth
when they were drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ..search.stages import is_before_round
from .account import Step, Verdict
from .worth import CHANCE_GRID, POINTS_GRID, Worth, plus

PARTS = 16
"""A difference is booked in so many equal parts, each on the grid, so that the account stays exact."""

Vector = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class _Account:
    values: Callable[[Worth], Vector]
    grid: int
    most: float
    """Differences up to this stay with the deal."""
    are_shares: bool
    """Whether values are shares of a whole, none of them less than nothing."""


POINTS = _Account(lambda worth: worth.margins, POINTS_GRID, 2.0, are_shares=False)
CHANCES = _Account(lambda worth: worth.chances, CHANCE_GRID, 0.04, are_shares=True)


def settle(steps: Sequence[Step], verdicts: Sequence[Verdict], seen: Sequence[Worth | None]) -> list[Verdict]:
    """The account so settled; `seen` is what a search found before each move."""
    points, chances = (_booked(account, steps, verdicts, seen) for account in (POINTS, CHANCES))
    added = [Worth(*both) for both in zip(chances, points, strict=True)]
    return [_moved(verdict, *added[i : i + 2]) for i, verdict in enumerate(verdicts)]


def _moved(verdict: Verdict, before: Worth, after: Worth) -> Verdict:
    weighed = verdict.weighed
    if weighed is not None:
        weighed = replace(weighed, worth=weighed.worth + before, lost=weighed.lost + (before - after))
    return Verdict(verdict.before + before, verdict.after + after, weighed)


def _booked(
    account: _Account, steps: Sequence[Step], verdicts: Sequence[Verdict], seen: Sequence[Worth | None]
) -> list[Vector]:
    """What is added to the worth of each position, the last one included."""
    nothing = (0.0,) * len(account.values(verdicts[0].before))
    added = [nothing] * (len(steps) + 1)
    for places in _rounds(steps):
        found = seen[places[0]]
        if found is None:
            continue
        gap = _coarse(account, found - verdicts[places[0]].before)
        if max(map(abs, gap)) <= account.most:
            continue
        drops = _drops(account, gap, [(i, steps[i], verdicts[i], seen[i]) for i in places])
        for parts in _plans(drops):
            tried = {
                i: tuple(each * sum(parts.get(j, 0) for j in places if j >= i) / PARTS for each in gap) for i in places
            }
            changed = [plus(account.values(verdicts[i].before), tried[i]) for i in places]
            if not account.are_shares or min(map(min, changed)) >= 0:
                for i in places:
                    added[i] = tried[i]
                break
    return added


def _rounds(steps: Sequence[Step]) -> Iterator[range]:
    """From each round's first move to its last step."""
    starts = [i for i, step in enumerate(steps) if step.move is None and is_before_round(step.before)]
    for start, end in zip(starts, [*starts[1:], len(steps)], strict=True):
        if start + 1 < end:
            yield range(start + 1, end)


def _coarse(account: _Account, gap: Worth) -> Vector:
    """The difference, so that each of its parts is on the grid; chances stay together what they were."""
    unit = PARTS / account.grid
    found = [round(each / unit) * unit for each in account.values(gap)]
    if account.are_shares:
        found[-1] = -sum(found[:-1])
    return tuple(found)


def _drops(
    account: _Account, gap: Vector, moves: Sequence[tuple[int, Step, Verdict, Worth | None]]
) -> dict[int, float]:
    """How much less the search found after each of the best moves of those who lost, or of the others if there is none,
    than its cost explains.
    """
    best: dict[int, float] = {}
    others: dict[int, float] = {}
    later = moves[-1][2].after
    for i, step, verdict, found in reversed(moves):
        if verdict.weighed is None or found is None:
            continue
        seat = step.before.to_act
        if gap[seat] > 0:
            drops = best if verdict.weighed.best == step.move else others
            drops[i] = max(0.0, account.values(found - later - verdict.weighed.lost)[seat])
        later = found
    return dict(reversed((best or others).items()))


def _plans(drops: Mapping[int, float]) -> Iterator[dict[int, int]]:
    """Ways to book all parts: in proportion, or all to one move, the first that can bear it."""
    total = sum(drops.values())
    if total:
        parts, booked, so_far = {}, 0, 0.0
        for i, drop in drops.items():
            so_far += drop
            parts[i] = round(PARTS * so_far / total) - booked
            booked += parts[i]
        yield parts
    for i in drops:
        yield {i: PARTS}
