"""Pictures and text of positions."""

from __future__ import annotations

import pytest

from azulejos import Position, parse_position
from azulejos.envs.rendering import FRAME_WIDTH, render
from azulejos.envs.text import text_of
from azulejos.picture import position_svg
from envs.play import NAMES, random_game, short

AZUL = (
    "azul/2 1 offer:1 0 1 -,-,byrk,2brk,b2kw 3ykw 15b16y17r14k18w - "
    "0:-,r,-,b,-:.....,.....,.....,.....,.....:- 0:-,k,-,-,-:.....,.....,.....,.....,.....:*"
)


def samples(name: str) -> list[Position]:
    positions = list(random_game(short(name)))
    return [*positions[:: len(positions) // 4], positions[-1]]


def test_frames_show_the_position() -> None:
    position = parse_position(AZUL)
    assert render(position, "svg") == position_svg(position)
    pixels = render(position, "rgb_array")
    assert not isinstance(pixels, str | None)
    assert pixels.dtype == "uint8"
    assert pixels.shape[1:] == (FRAME_WIDTH, 3)
    assert tuple(pixels[0, 0]) == (0xF4, 0xF1, 0xE9)


@pytest.mark.parametrize("name", NAMES)
def test_every_position_has_its_text(name: str) -> None:
    for position in samples(name):
        text = text_of(position)
        for seat, score in enumerate(position.scores):
            assert f"player_{seat}: {score}" in text


def test_the_text_of_a_position() -> None:
    assert text_of(parse_position(AZUL)) == "\n".join(
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
