"""The table as plain text. A capital letter is a tile; on the colored wall a small one shows what belongs there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..rules.game import Position
from ..rules.pavilion.geometry import COST
from ..rules.pavilion.state import COLORS as PAVILION_COLORS
from ..rules.pavilion.state import MONO_STARS, ROUNDS, STARS
from ..rules.tiles import format_tiles

AZUL_WALL = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
FLOOR_COST = "-1 -1 -2 -2 -2 -3 -3"


def draw_position(position: Position, names: Sequence[str]) -> str:
    """Everything on the table."""
    data = position.to_json()
    draw = {"azul": _azul_board, "pavilion": _pavilion_board}[position.game.box.name]
    boards = [draw(position, data, seat, names[seat]) for seat in range(position.game.players)]
    return "\n".join([*_middle(position, data), "", *_side_by_side(boards)])


def _middle(position: Position, data: dict[str, Any]) -> list[str]:
    """What lies between the players."""
    if position.game.box.name == "azul":
        head = f"Round {data['round']}"
        stock = [f"bag {sum(data['bag'].values())}, lid {sum(data['lid'].values())}"]
    else:
        wild = PAVILION_COLORS[data["round"] - 1]
        head = f"Round {data['round']} of {ROUNDS}, wild: {wild.upper()}"
        counts = f"bag {sum(data['bag'].values())}, tower {sum(data['tower'].values())}"
        stock = [f"supply {_letters(data['supply'])}   {counts}"]
    factories = [f"{i + 1}[{_letters(tiles):<4}]" for i, tiles in enumerate(data["factories"])]
    marker = "* " if data["marker"] is None and data["phase"] in ("offer", "acquire") else ""
    return [head, "  ".join(factories), f"c[{marker}{_letters(data['center'])}]", *stock]


def _letters(tiles: dict[str, int]) -> str:
    return "".join(letter.upper() * count for letter, count in tiles.items())


def _azul_board(position: Position, data: dict[str, Any], seat: int, name: str) -> list[str]:
    board = data["boards"][seat]
    colored = data["options"]["wall"] == "colored"
    lines = [_title(position, seat, name, board)]
    for row in range(5):
        tiles = _letters(board["lines"][row])
        pattern = " ".join(tiles.rjust(row + 1, ".")).rjust(9)
        printed = AZUL_WALL[row] if colored else "....."
        wall = " ".join(
            tile.upper() if tile else space for tile, space in zip(board["wall"][row], printed, strict=True)
        )
        lines.append(f"{row + 1} {pattern} | {wall}")
    floor = " ".join(" *" if thing == "marker" else f" {thing.upper()}" for thing in board["floor"])
    return [*lines, f"f {floor}", f"  {FLOOR_COST}"]


def _pavilion_board(position: Position, data: dict[str, Any], seat: int, name: str) -> list[str]:
    board = data["boards"][seat]
    side = 1 if position.state().rules & MONO_STARS else 0
    lines = [_title(position, seat, name, board), f"hand {format_tiles(board['hand'])}"]
    lines.append(f"kept {format_tiles(board['corners'])}{'  passed' if board['passed'] else ''}")
    lines.append("  1 2 3 4 5 6")
    for star, letter in enumerate(STARS):
        spaces = board["stars"][letter]
        costs = COST[side][6 * star : 6 * star + 6]
        shown = " ".join(tile.upper() if tile else str(cost) for tile, cost in zip(spaces, costs, strict=True))
        lines.append(f"{letter} {shown}")
    return lines


def _title(position: Position, seat: int, name: str, board: dict[str, Any]) -> str:
    turn = ">" if position.to_act == seat else " "
    return f"{turn}{name}: {board['score']}"


def _side_by_side(boards: list[list[str]]) -> list[str]:
    width = max(len(line) for board in boards for line in board) + 4
    rows = zip(*boards, strict=True)
    return ["".join(part.ljust(width) for part in row).rstrip() for row in rows]
