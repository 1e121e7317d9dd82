"""Positions as a few lines of text, for terminals and logs."""

from __future__ import annotations

from typing import Any

from ..rules.game import Position
from ..rules.tiles import format_tiles
from .plug import plug


def text_of(position: Position) -> str:
    """What lies in the middle, then a column for each board; an arrow is beside the player to act."""
    data, box = position.to_json(), plug(position.game.box)
    columns = [
        [f"{'>' if position.to_act == seat else ' '} player_{seat}: {board['score']}", *box.board_lines(board)]
        for seat, board in enumerate(data["boards"])
    ]
    width = 2 + max(len(line) for column in columns for line in column)
    rows = ["".join(part.ljust(width) for part in row).rstrip() for row in zip(*columns, strict=True)]
    return "\n".join([f"round {data['round']}, {data['phase']}", *box.middle_lines(data), "", *rows])


def offer_lines(data: dict[str, Any], *stocks: str) -> list[str]:
    """The factories, the center with the starting marker, and other sets of tiles by their names."""
    factories = "  ".join(f"{i + 1}:{format_tiles(tiles)}" for i, tiles in enumerate(data["factories"]))
    marker = "*" if data["marker"] is None else ""
    stock = "  ".join(f"{name} {format_tiles(data[name])}" for name in stocks)
    return [factories, f"c:{marker}{format_tiles(data['center'])}", stock]
