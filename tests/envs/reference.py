"""Observations written down slowly, from the JSON form of a position, to compare the quick ones with."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos import Position
from azulejos.rules.azul import state as azul_state
from azulejos.rules.pavilion import state as pavilion_state
from azulejos.rules.pavilion.geometry import ELEMENTS

Planes = dict[str, Any]


def reference(position: Position, viewer: int) -> dict[str, NDArray[np.float32]]:
    data = position.to_json()
    players = position.game.players
    order = [(viewer + i) % players for i in range(players)]
    is_azul = position.game.box.name == "azul"
    planes = (azul_planes if is_azul else pavilion_planes)(data, order)
    return {name: np.array(values, np.float64).astype(np.float32) for name, values in planes.items()}


def azul_planes(data: dict[str, Any], order: list[int]) -> Planes:
    has_jokers = data["options"]["jokers"]
    letters = "byrkwj" if has_jokers else "byrkw"
    boards = [data["boards"][seat] for seat in order]
    planes = {
        "center": counts(data["center"], letters, 20),
        "factories": [counts(tiles, letters, 4) for tiles in data["factories"]],
        "bag": counts(data["bag"], letters, 20),
        "lid": counts(data["lid"], letters, 20),
        "round": [data["round"] / 10],
        "phase": [data["phase"] == phase for phase in azul_state.PHASES],
        "turn": [data["to_act"] == seat for seat in order],
        "start": [data["start"] == seat for seat in order],
        "marker": [data["marker"] is None, *(data["marker"] == seat for seat in order)],
        "score": [board["score"] / 100 for board in boards],
        "floor": [[board["floor"].count(thing) / 7 for thing in [*letters, "marker"]] for board in boards],
        "lines": [[counts(board["lines"][row], letters, row + 1) for row in range(5)] for board in boards],
        "wall": [[[space is not None for space in row] for row in board["wall"]] for board in boards],
    }
    if data["options"]["wall"] == "grey":
        planes["wall_colors"] = [
            [[[(space or "").lower() == color for space in row] for row in board["wall"]] for color in "byrkw"]
            for board in boards
        ]
    if has_jokers:
        planes["wall_jokers"] = [
            [[space == "j" or (space or "").isupper() for space in row] for row in board["wall"]] for board in boards
        ]
    return planes


def pavilion_planes(data: dict[str, Any], order: list[int]) -> Planes:
    letters, stars = pavilion_state.COLORS, pavilion_state.STARS
    boards = [data["boards"][seat] for seat in order]
    turn = data["turn"] if data["phase"] == "refill" else data["to_act"]
    covered = [
        sum(1 << 6 * s + i for s, star in enumerate(stars) for i in range(6) if board["stars"][star][i])
        for board in boards
    ]
    return {
        "center": counts(data["center"], letters, 22),
        "factories": [counts(tiles, letters, 4) for tiles in data["factories"]],
        "supply": counts(data["supply"], letters, 10),
        "bag": counts(data["bag"], letters, 22),
        "tower": counts(data["tower"], letters, 22),
        "round": [data["round"] / 6],
        "wild": [letter == letters[data["round"] - 1] for letter in letters],
        "phase": [data["phase"] == phase for phase in pavilion_state.PHASES],
        "turn": [turn == seat for seat in order],
        "start": [data["start"] == seat for seat in order],
        "marker": [data["marker"] is None, *(data["marker"] == seat for seat in order)],
        "owed": [data["owed"] / 3],
        "score": [board["score"] / 100 for board in boards],
        "passed": [board["passed"] for board in boards],
        "hand": [counts(board["hand"], letters, 10) for board in boards],
        "corners": [counts(board["corners"], letters, 4) for board in boards],
        "stars": [[[bool(tile) for tile in board["stars"][star]] for star in stars] for board in boards],
        "star_colors": [[[letter in board["stars"][star] for letter in letters] for star in stars] for board in boards],
        "elements": [
            [
                [word & spaces == spaces for name, _, spaces, _ in ELEMENTS if name == kind]
                for kind in ("pillar", "statue", "window")
            ]
            for word in covered
        ],
    }


def counts(tiles: dict[str, int], letters: str, scale: int) -> list[float]:
    return [tiles.get(letter, 0) / scale for letter in letters]
