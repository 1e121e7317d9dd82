"""Pictures and text of positions."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

from azulejos import Position, parse_position
from azulejos.envs.picture import draw, to_array, to_svg
from azulejos.envs.picture.raster import GLYPHS
from azulejos.envs.picture.shapes import TABLE, Polygon, Text
from azulejos.envs.text import draw_text
from envs.play import NAMES, random_game, short

AZUL = (
    "azul/2 1 offer:1 0 1 -,-,byrk,2brk,b2kw 3ykw 15b16y17r14k18w - "
    "0:-,r,-,b,-:.....,.....,.....,.....,.....:- 0:-,k,-,-,-:.....,.....,.....,.....,.....:*"
)


def samples(name: str) -> list[Position]:
    positions = list(random_game(short(name)))
    return [*positions[:: len(positions) // 4], positions[-1]]


@pytest.mark.parametrize("name", NAMES)
def test_every_position_has_a_picture(name: str) -> None:
    for position in samples(name):
        picture = draw(position)
        svg = ElementTree.fromstring(to_svg(picture))
        width, height = int(svg.get("width", 0)), int(svg.get("height", 0))
        for shape in picture.shapes:
            points = shape.points if isinstance(shape, Polygon) else [(shape.x, shape.y)]
            assert all(0 <= x <= width and 0 <= y <= height for x, y in points), shape
            if isinstance(shape, Text):
                assert set(shape.words.upper()) <= GLYPHS.keys(), shape.words
    assert to_array(picture).shape == (height, width, 3)


@pytest.mark.parametrize("name", NAMES)
def test_every_position_has_its_text(name: str) -> None:
    for position in samples(name):
        text = draw_text(position)
        for seat, score in enumerate(position.scores):
            assert f"player_{seat}: {score}" in text


def test_the_text_of_a_position() -> None:
    assert draw_text(parse_position(AZUL)) == "\n".join(
        [
            "round 1, offer",
            "1:-  2:-  3:byrk  4:2brk  5:b2kw",
            "c:3ykw",
            "bag 15b16y17r14k18w  lid -",
            "",
            "  player_0: 0  > player_1: 0",
            "      . .....        . .....",
            "     .r .....       .k .....",
            "    ... .....      ... .....",
            "   ...b .....     .... .....",
            "  ..... .....    ..... .....",
            "                 *",
        ]
    )


def test_tiles_are_painted_in_their_colors() -> None:
    position = parse_position(AZUL)
    pixels = to_array(draw(position))
    background = tuple(int(TABLE[i : i + 2], 16) for i in (1, 3, 5))
    assert tuple(pixels[0, 0]) == background
    shapes = [shape for shape in draw(position).shapes if isinstance(shape, Polygon)]
    blue = [shape for shape in shapes if shape.fill == "#2f6fb5"]
    assert len(blue) == 1 + 2 + 1 + 1
    for shape in blue:
        x, y = np.min(shape.points, axis=0) + 3
        assert tuple(pixels[int(y), int(x)]) == (0x2F, 0x6F, 0xB5)


def test_a_full_hand_fits_on_its_board() -> None:
    *_, last = (position for position in random_game(short("pavilion/2")) if position.phase == "place")
    data = last.to_json()
    data["boards"][0]["hand"] = dict.fromkeys("pgoybr", 22)
    from azulejos.envs.picture import pavilion
    from azulejos.envs.picture.shapes import Picture

    picture = Picture(600, 800)
    pavilion.draw_board(picture, data, 0, 0, 0)
    rightmost = max(x for shape in picture.shapes if isinstance(shape, Polygon) for x, _ in shape.points)
    assert rightmost <= pavilion.SIZE[0]
