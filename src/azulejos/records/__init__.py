"""The game file: games as text that people can read, compare and exchange; `docs/game-file.md` has the grammar."""

from __future__ import annotations

from .frames import FrameTeller, frames_of
from .reader import RecordError, RecordTooLong, load_game, read_game, read_games
from .tree import GameRecord, Node
from .writer import save_game, write_game

__all__ = [
    "FrameTeller",
    "GameRecord",
    "Node",
    "RecordError",
    "RecordTooLong",
    "frames_of",
    "load_game",
    "read_game",
    "read_games",
    "save_game",
    "write_game",
]
