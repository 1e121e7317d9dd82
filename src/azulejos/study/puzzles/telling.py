"""Why the solution of a puzzle is the solution, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots import find_bot
from ...locales import load
from ..explaining import why
from ..telling import better_sentences, sentences
from .puzzle import Puzzle


def why_solved(puzzle: Puzzle, language: str, names: Sequence[str]) -> list[str]:
    """What the solution does; then what the move does to others that most would play at first sight."""
    position = puzzle.position
    game, tempting = position.game, str(find_bot("greedy").think(position).action)
    does = [claim.to_json() for claim in why(position, puzzle.solution)]
    left = [told for claim in why(position, tempting, puzzle.solution) if "other" in (told := claim.to_json())]
    texts = load(language, "puzzles")
    tempted = [
        texts("puzzle-tempting", move=tempting, sentence=told)
        for told in better_sentences(game, left, puzzle.solution, language, names)
    ]
    return [*sentences(game, does, language, names), *tempted]
