"""A first look at a whole game: all its positions are judged at once, without search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..rules.game import Position
from .account import Step
from .calibration import calibrated
from .searching import Tell, sample_deals, searcher_for
from .weighing import Evidence
from .worth import Worth

DRAWS = 6
"""Draws that are tried where tiles come out of the bag."""


def glance_at_moves(steps: Sequence[Step], seed: int) -> Iterator[Evidence]:
    """What seems best in place of each move, or next best if the move itself does, and what that is worth."""
    if not steps:
        return
    searcher = searcher_for(steps[0].before.game)
    likely = searcher.likely([step.before for step in steps])
    others = [
        next((each for each in found if each != step.move), None) for step, found in zip(steps, likely, strict=True)
    ]
    after = [
        step.after if other is None else step.before.apply(other) for step, other in zip(steps, others, strict=True)
    ]
    for step, found, other, worth in zip(steps, likely, others, glance_at(after, seed), strict=True):
        if found[0] != step.move:
            yield Evidence(found[0], worth=worth)
        else:
            yield Evidence(found[0], other=None if other is None else worth)


def glance_at(positions: Sequence[Position], seed: int, tell: Tell = calibrated) -> list[Worth]:
    """What positions of one game are worth, whoever is to act in them."""
    found: dict[int, Worth] = {}
    drawn: dict[int, list[Position]] = {}
    for number, position in enumerate(positions):
        if position.is_over:
            found[number] = Worth.of_result(position)
        else:
            drawn[number] = sample_deals(position, DRAWS, seed) if position.is_chance else [position]
    if drawn:
        told = iter(searcher_for(positions[0].game).glance([each for some in drawn.values() for each in some], tell))
        found |= {number: Worth.mean([next(told) for _ in some]) for number, some in drawn.items()}
    return [found[number] for number in range(len(positions))]
