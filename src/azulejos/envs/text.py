"""Positions as a few lines of text, for terminals and logs."""

from __future__ import annotations

from typing import Any

from ..rules.game import Position
from ..rules.pavilion.state import STARS
from ..rules.tiles import format_tiles


def draw_text(position: Position) -> str:
    """What lies in the middle, then a column for each board; an arrow is beside the player to act."""
    data = position.to_json()
    draw = _azul_board if position.game.box.name == "azul" else _pavilion_board
    columns = [
        [f"{'>' if position.to_act == seat else ' '} player_{seat}: {board['score']}", *draw(board)]
        for seat, board in enumerate(data["boards"])
    ]
    width = 2 + max(len(line) for column in columns for line in column)
    rows = ["".join(part.ljust(width) for part in row).rstrip() for row in zip(*columns, strict=True)]
    return "\n".join([*_middle(data), *rows])


def _middle(data: dict[str, Any]) -> list[str]:
    factories = "  ".join(f"{i + 1}:{format_tiles(tiles)}" for i, tiles in enumerate(data["factories"]))
    marker = "*" if data["marker"] is None else ""
    hidden = [name for name in ("supply", "bag", "lid", "tower") if name in data]
    stock = "  ".join(f"{name} {format_tiles(data[name])}" for name in hidden)
    return [
        f"round {data['round']}, {data['phase']}",
        factories,
        f"c:{marker}{format_tiles(data['center'])}",
        stock,
        "",
    ]


def _azul_board(board: dict[str, Any]) -> list[str]:
    lines = []
    for row in range(5):
        tiles = "".join(letter * count for letter, count in board["lines"][row].items())
        wall = "".join(letter or "." for letter in board["wall"][row])
        lines.append(f"  {tiles.rjust(row + 1, '.').rjust(5)} {wall}")
    return [*lines, "  " + "".join("*" if thing == "marker" else thing for thing in board["floor"])]


def _pavilion_board(board: dict[str, Any]) -> list[str]:
    stars = [f"  {name} " + "".join(letter or "." for letter in board["stars"][name]) for name in STARS]
    hand = f"  hand {format_tiles(board['hand'])}" + (" (passed)" if board["passed"] else "")
    return [hand, f"  corners {format_tiles(board['corners'])}", *stars]
