"""Why the solution of a puzzle is the solution, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots import find_bot
from ...locales import load
from ...search.limits import Stop
from ..explaining import why
from ..outlook import outlook
from ..telling import better_sentences, sentences
from ..wording import tell_move
from .puzzle import Puzzle


def can_be_told(puzzle: Puzzle) -> bool:
    """Whether there is anything to say for its solution."""
    return bool(why_solved(puzzle, "en", [f"Player {seat + 1}" for seat in range(puzzle.players)]))


def why_solved(puzzle: Puzzle, language: str, names: Sequence[str], stop: Stop | None = None) -> list[str]:
    """What the solution does; then what the move leaves and leads to that most would play at first sight.

    Takes a moment, as the latter is searched for.
    """
    position = puzzle.position
    game, tempting = position.game, str(find_bot("greedy").think(position).action)
    does = [claim.to_json() for claim in why(position, puzzle.solution)]
    left = [claim for claim in why(position, tempting, puzzle.solution) if "other" in claim.facts]
    left += outlook(position, game.action(tempting), game.action(puzzle.solution), stop=stop)
    texts = load(language, "puzzles")
    tempted = [
        texts("puzzle-tempting", move=tell_move(position, tempting, language), sentence=told)
        for told in better_sentences(game, [claim.to_json() for claim in left], language, names)
    ]
    return [*sentences(game, does, language, names), *tempted]
