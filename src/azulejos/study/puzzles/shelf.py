"""The puzzles that come with the package: where they are, and which is the one of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path

from ...errors import AzulejosError
from .puzzle import THEMES, Puzzle, read_puzzles

FOLDER = Path(__file__).parent / "files"
"""A text file for each game that has puzzles, by the name of its preset."""


class NoPuzzle(AzulejosError):
    """There is no such puzzle."""

    code = "not_found"


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle of the package, file by file."""
    return tuple(
        puzzle for path in sorted(FOLDER.glob("*.txt")) for puzzle in read_puzzles(path.read_text(encoding="utf-8"))
    )


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in all_puzzles()}


def find_puzzle(id: str) -> Puzzle:
    found = _by_id().get(id)
    if found is None:
        raise NoPuzzle(f"there is no puzzle {id!r}: ids look like {all_puzzles()[0].id}")
    return found


def puzzle_of_the_day(day: date) -> Puzzle:
    """The same for everybody: the date alone says which."""
    puzzles = all_puzzles()
    return puzzles[int.from_bytes(hashlib.sha256(day.isoformat().encode()).digest()[:8]) % len(puzzles)]


def choose_puzzles(preset: str | None = None, theme: str | None = None) -> Sequence[Puzzle]:
    """Those of a game and a theme."""
    presets = sorted({puzzle.preset for puzzle in all_puzzles()})
    if preset is not None and preset not in presets:
        raise NoPuzzle(f"there are no puzzles of {preset!r}: the games with puzzles are {', '.join(presets)}")
    if theme is not None and theme not in THEMES:
        raise NoPuzzle(f"there is no theme {theme!r}: the themes are {', '.join(THEMES)}")
    found = [one for one in all_puzzles() if preset in (None, one.preset) and theme in (None, one.theme)]
    if not found:
        raise NoPuzzle(f"there are no puzzles of {preset} about {theme!r}")
    return found
