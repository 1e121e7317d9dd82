"""Puzzles: positions in which one move is clearly best. `docs/puzzles.md` tells how they are found and kept."""

from __future__ import annotations

from .puzzle import THEMES, Puzzle, PuzzleError, is_id, read_puzzles, write_puzzles
from .shelf import NoPuzzle, all_puzzles, choose_puzzles, find_puzzle, puzzle_of_the_day

__all__ = [
    "THEMES",
    "NoPuzzle",
    "Puzzle",
    "PuzzleError",
    "all_puzzles",
    "choose_puzzles",
    "find_puzzle",
    "is_id",
    "puzzle_of_the_day",
    "read_puzzles",
    "write_puzzles",
]
