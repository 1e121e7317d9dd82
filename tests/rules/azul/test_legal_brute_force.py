"""Legal actions against a slow and simple reading of the rules, in games played at random with all kinds of options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from azulejos import Game, Position
from contract.games import pick

GAMES = [
    *("azul/2", "azul/3;free_drop=no", "azul/2;partial_drop=yes", "azul-grey/4;free_drop=no;partial_drop=yes"),
    *("azul-jokers/2", "azul-jokers/3;joker_free_drop=no", "azul-jokers/2;free_drop=no;joker_free_drop=no"),
    *("azul-jokers/2;partial_drop=yes", "azul-jokers/4;partial_drop=yes;joker_overflow=color_first"),
    "azul-jokers/2;partial_drop=yes;joker_mixed_needs_legal_color=no",
    "azul-grey-jokers/2;partial_drop=yes;joker_mixed_needs_legal_color=no;joker_free_drop=no",
    "azul-jokers/3;joker_mixed_needs_legal_color=no;joker_overflow=color_first;free_drop=no;joker_free_drop=no",
]
COLORS = "byrkw"


def rows_colors(data: dict[str, Any], board: dict[str, Any], row: int) -> set[str]:
    """The colors that a wall row holds, or that a joker keeps out of it."""
    printed = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")[row]
    tiles = zip(printed, board["wall"][row], strict=True)
    if data["options"]["wall"] == "colored":
        return {color for color, tile in tiles if tile}
    return {tile.lower() for _, tile in tiles if tile and tile != "j"}


def free(board: dict[str, Any], line: int) -> int:
    return line + 1 - sum(board["lines"][line].values())


def may_hold(data: dict[str, Any], board: dict[str, Any], line: int, color: str) -> bool:
    return (
        free(board, line) > 0
        and set(board["lines"][line]) <= {color, "j"}
        and color not in rows_colors(data, board, line)
    )


def slow_takes(data: dict[str, Any]) -> Iterator[str]:
    options, board = data["options"], data["boards"][data["to_act"]]
    for name, tiles in {"c": data["center"], **{str(i): t for i, t in enumerate(data["factories"], 1)}}.items():
        jokers = tiles.get("j", 0)
        for color in tiles.keys() & set(COLORS):
            lines = [line for line in range(5) if may_hold(data, board, line, color)]
            yield from take(name + color, lines, board, tiles[color], options["partial_drop"], options["free_drop"])
            if jokers:
                yield from mixed(name + color, lines, board, tiles[color], jokers, options)
        if jokers:
            lines = [line for line in range(5) if free(board, line)]
            yield from take(name + "j", lines, board, jokers, options["partial_drop"], options["joker_free_drop"])


def take(
    name: str, lines: list[int], board: dict[str, Any], count: int, partial_drop: bool, free_drop: bool
) -> Iterator[str]:
    """A take of one kind of tiles: whole on each of these lines, in part, or dropped."""
    for line in lines:
        yield f"{name}{line + 1}"
        if partial_drop:
            yield from (f"{name}{line + 1}p{part}" for part in range(1, min(count, free(board, line))))
    if free_drop or not lines:
        yield f"{name}f"


def mixed(
    name: str, lines: list[int], board: dict[str, Any], count: int, jokers: int, options: dict[str, Any]
) -> Iterator[str]:
    """A take of a color and jokers: on each line every number of both that the options allow."""
    slipping = [] if options["joker_mixed_needs_legal_color"] else [line for line in range(5) if free(board, line)]
    for line in {*lines, *slipping}:
        most = count if line in lines else 0
        full = min(most + jokers, free(board, line))
        for put in range(jokers + 1):
            for tiles in range(most + 1):
                if options["joker_overflow"] == "color_first" and put and tiles < min(most, free(board, line)):
                    continue
                if put + tiles == full:
                    yield f"{name}{line + 1}j{put}"
                elif options["partial_drop"] and 0 < put + tiles < full:
                    yield f"{name}{line + 1}j{put}p{tiles}"
    if options["joker_free_drop"] or not (lines or slipping):
        yield f"{name}fj0"


def positions(game: Game, seed: int) -> Iterator[Position]:
    rng = random.Random(seed)
    position = game.new(rng)
    while not position.is_over and position.round < 5:
        yield position
        position = position.deal(rng) if position.is_chance else position.apply(pick(rng, position.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_the_legal_takes_are_those_the_rules_allow(name: str) -> None:
    seen = 0
    for seed in range(3):
        for position in positions(Game.from_name(name), seed):
            if position.phase == "offer":
                seen += 1
                slow = list(slow_takes(position.to_json()))
                assert len(slow) == len(set(slow))
                assert {str(action) for action in position.legal_actions()} == set(slow)
    assert seen > 100
