"""Shingle as a picture."""

from __future__ import annotations

import re

import pytest

import azulejos
from azulejos.picture import position_png, position_svg

EXAMPLE = azulejos.parse_position("shingle/2 5 gather:0 0 - 2as 5a6j8r6s 2j2s 7:aaa,r,- 4:sjr,j,-")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_pebble_on_the_table_is_drawn_with_its_letter(theme: str) -> None:
    svg = position_svg(EXAMPLE, ["Ann", "Bob"], theme)
    assert sorted(re.findall(">([AJRS])</text>", svg)) == sorted("AAS" + "AAA" + "R" + "SJR" + "J")
    assert "Ann" in svg


def test_the_lantern_is_shown() -> None:
    assert "Ann (lantern)" in position_svg(EXAMPLE.apply("a1"), ["Ann", "Bob"])


def test_a_picture_can_be_a_png_file() -> None:
    assert position_png(EXAMPLE, width=200).startswith(b"\x89PNG")
