"""An illegal action is refused with the rule that forbids it, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from azulejos import Position, azul, game
from rules.azul_tables import board, refusal, row, table, tile

TWO = azul(2)
GREY = game("azul-grey", 2)
JOKERS = game("azul-jokers", 2)
PARTIAL = azul(2, partial_drop=True)


def over() -> Position:
    return tile(TWO, board(wall=row(1))).position


def dealing() -> Position:
    return tile(TWO, bag="3b").position


def offer() -> Position:
    return table(TWO, ["2k2b"], center="w", boards=[board(lines={2: "b", 3: "3w"}, wall="14k 31k")])


def tiling() -> Position:
    return tile(GREY, board(lines={2: "2y", 3: "3r"}, wall="13y 21b 25k")).position


def jokers() -> Position:
    return table(JOKERS, ["2kbj", "2b"], center="w", boards=[board(lines={2: "b", 4: "3w", 1: "j"}, wall="34j")])


def partial() -> Position:
    return table(PARTIAL, ["3kb"], boards=[board(lines={2: "b"})])


def mixed() -> Position:
    return table(game("azul-jokers", 2, partial_drop=True), ["2k2j", "b2j"], boards=[board(lines={4: "k"})])


def placing() -> Position:
    return table(game("azul-jokers", 2, free_drop=False, joker_free_drop=False), ["2k2j"])


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        (over, "1b1", "the game is over"),
        (over, "=b", "the game is over"),
        (over, "t11", "the game is over"),
        (dealing, "1b1", "tiles must be drawn from the bag first"),
        (dealing, "t11", "tiles must be drawn from the bag first"),
        (dealing, "=y", "there is no yellow tile in the bag"),
        (dealing, "=j", "there is no joker tile in the bag"),
        (offer, "=b", "no tile is to be drawn now"),
        (tiling, "=b", "no tile is to be drawn now"),
        (tiling, "1b1", "first choose a column for the tile of line 2: a complete line must be moved to the wall"),
        (tiling, "t34", "lines are moved to the wall from the top down, and line 2 is next"),
        (tiling, "t21", "row 2 already has a tile in column 1"),
        (tiling, "t25", "row 2 already has a tile in column 5"),
        (tiling, "t23", "column 3 already holds yellow, and a color appears once in a column"),
        (offer, "t11", "walls are tiled only when all tiles have been taken"),
        (offer, "6b1", "there is no factory 6: with 2 players there are 5"),
        (offer, "1j2", "this game is played without jokers"),
        (offer, "1b2j1", "this game is played without jokers"),
        (offer, "1b3p1", "as many tiles as fit must go on the line, or all of them on the floor line"),
        (offer, "1rf", "there is no red tile on factory 1"),
        (offer, "crf", "there is no red tile in the center"),
        (offer, "cw3", "line 3 is full"),
        (offer, "1k2", "line 2 already holds blue tiles, and a line holds one color"),
        (offer, "1k1", "row 1 of the wall already has its black tile"),
        (jokers, "2j5", "there is no joker on factory 2"),
        (jokers, "cj5", "there is no joker in the center"),
        (jokers, "2b5j0", "there is no joker on factory 2"),
        (jokers, "1j1", "line 1 is full"),
        (jokers, "1k4j1", "line 4 already holds white tiles, and a line holds one color"),
        (jokers, "1k5j0", "j0 is wrong for line 5: as many tiles as fit must go on the line"),
        (jokers, "1k5j2", "j2 is wrong for line 5: as many tiles as fit must go on the line"),
        (partial, "1k2p1", "line 2 already holds blue tiles"),
        (partial, "1k3p3", "p3 must be less than 3, the number of tiles for line 3: leave it out to place them all"),
        (mixed, "1j5p2", "p2 must be less than 2, the number of tiles for line 5: leave it out to place them all"),
        (mixed, "1k5j2p2", "j2p2 must put fewer tiles on line 5 than fit there"),
        (mixed, "1k5j3p0", "j3p0 must put fewer tiles on line 5 than fit there"),
        (mixed, "2b4j1p0", "line 4 already holds black tiles, and a line holds one color"),
        (placing, "1kf", "you may not drop all tiles while a line can take some, and line 1 can"),
        (placing, "1jf", "you may not drop all tiles while a line can take some, and line 1 can"),
        (placing, "1kfj0", "you may not drop all tiles while a line can take some, and line 1 can"),
        (partial, "1k5p4", "p4 must be less than 3, the number of tiles for line 5: leave it out to place them all"),
    ],
)
def test_an_illegal_move_names_the_rule(position: Callable[[], Position], move: str, reason: str) -> None:
    told = refusal(position(), move)
    assert told.startswith(f"{move} is not legal: ")
    assert reason in told


@pytest.mark.parametrize("move", ["1kfj1", "1kfj2"])
def test_jokers_for_a_line_cannot_go_to_the_floor_line(move: str) -> None:
    told = refusal(jokers(), move)
    assert "floor line" in told
    assert "line 6" not in told


def test_jokers_that_may_go_without_their_color_are_only_told_how_many() -> None:
    slipping = game("azul-jokers", 2, joker_mixed_needs_legal_color=False)
    position = table(slipping, ["2kbj"], boards=[board(lines={4: "w"})])
    assert position.is_legal("1k4j1")
    assert "j0 is wrong for line 4: as many tiles as fit must go on the line" in refusal(position, "1k4j0")


def test_the_number_of_factories_depends_on_the_players() -> None:
    assert "there is no factory 8: with 3 players there are 7" in refusal(table(azul(3), ["w"]), "8wf")
    assert "there is no white tile on factory 9" in refusal(table(azul(4), ["w"]), "9wf")
