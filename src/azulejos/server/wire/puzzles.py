"""Puzzles, as they are asked and answered."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from .fields import MoveText
from .shapes import Message
from .study import Language


class PuzzleLine(Message):
    """A puzzle in the list of them."""

    id: Annotated[str, Field(examples=["azul-0042"])]
    game: Annotated[str, Field(examples=["azul-grey/3"])]
    theme: str
    rating: int


class PuzzleAsked(PuzzleLine):
    """A puzzle to be solved."""

    position: Annotated[str, Field(description="One line of text.")]


class PuzzleAnswer(Message):
    """Whether a move solves a puzzle, and its solution."""

    is_right: bool
    solution: str
    solution_told: Annotated[str, Field(description="The solution in words.")]
    also: Annotated[list[str], Field(description="Other moves that are accepted.")]
    also_told: Annotated[list[str], Field(description="The same in words.")]
    why: Annotated[list[str], Field(description="Sentences in the language that was asked for.")]


class PuzzleMove(Message):
    """An answer to a puzzle; without a move, the wish to see the solution."""

    move: MoveText | None = None
    language: Language = "en"
