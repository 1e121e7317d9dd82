"""Positions as pictures: well formed, complete, and readable without color."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import fields
from io import BytesIO
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

import azulejos
from azulejos import AzulejosError, Position
from azulejos.picture import THEMES, position_png, position_svg, svg_to_png
from azulejos.picture.canvas import Canvas
from azulejos.picture.listed import ListedBox
from azulejos.picture.offer import WIDTH, ring
from azulejos.picture.pavilion import SIDE, element_at, space_at
from azulejos.picture.rows import rows_of
from azulejos.picture.sheet import definitions, symbols
from azulejos.rules.boxes import all_presets, built_in
from azulejos.rules.pavilion.geometry import ELEMENTS
from contract.games import bounded

Gray = NDArray[np.float64]
SVG = "{http://www.w3.org/2000/svg}"
AZUL_TILES = [f"azul-{letter}" for letter in "byrkwj"]
GAMES = [(preset, players) for preset in azulejos.PRESETS for players in (2, 3, 4)]
PAVILION_TILES = [f"pavilion-{letter}" for letter in "pgoybr"]


def moments(preset: str, players: int) -> list[Position]:
    """The first position of a random game, the last, and two between."""
    rng, positions = random.Random(players), []
    position = bounded(preset, players, 3).new(rng)
    while not position.is_over:
        positions.append(position)
        position = position.deal(rng) if position.is_chance else position.apply(rng.choice(position.legal_actions()))
    return [positions[0], *positions[:: len(positions) // 3][1:3], position]


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_every_game_has_pictures_of_its_positions(preset: str, players: int) -> None:
    for position in moments(preset, players):
        for theme in THEMES:
            svg = ElementTree.fromstring(position_svg(position, theme=theme))
            defined = {element.get("id") for element in svg.iter(f"{SVG}symbol")}
            used = {element.get("href", "")[1:] for element in svg.iter(f"{SVG}use")}
            assert used <= defined
            scores = [element.text for element in svg.iter(f"{SVG}text")]
            assert {str(score) for score in position.scores} <= set(scores)


@pytest.mark.parametrize(("preset", "players"), [game for game in GAMES if all_presets()[game[0]] in built_in()])
def test_every_tile_on_the_table_is_drawn(preset: str, players: int) -> None:
    position = moments(preset, players)[1]
    data, tiles = position.to_json(), 0
    for board in data["boards"]:
        for rows in (board.get("wall", []), board.get("stars", {}).values()):
            tiles += sum(tile is not None for row in rows for tile in row)
        tiles += sum(sum(line.values()) for line in board.get("lines", []))
        tiles += len(board.get("floor", []))
        tiles += len([color for color, count in board.get("hand", {}).items() if count])
        tiles += sum(board.get("corners", {}).values())
    tiles += sum(sum(factory.values()) for factory in data["factories"])
    tiles += sum(min(3, count) for count in data["center"].values())
    tiles += sum(data.get("supply", {}).values())
    markers = sum(thing == "marker" for board in data["boards"] for thing in board.get("floor", []))
    tiles -= markers
    # The rounds of Summer Pavilion are shown by a tile each; a bound joker shows its color too.
    tiles += 6 if "supply" in data else 0
    tiles += sum(
        tile is not None and tile.isupper() for b in data["boards"] for row in b.get("wall", []) for tile in row
    )
    body = position_svg(position).partition("</defs>")[2]
    assert len(re.findall(r'href="#(?:azul|pavilion)-[a-z]"', body)) == tiles


@pytest.mark.parametrize("preset", ["azul", "pavilion"])
def test_a_box_without_looks_is_shown_as_a_list_of_all_its_tiles(preset: str) -> None:
    position = moments(preset, 3)[1]
    box, data, canvas = ListedBox(position.game.box), position.to_json(), Canvas(THEMES["light"])
    box.paint_middle(canvas, data)
    for seat in range(3):
        box.paint_board(canvas, data, seat, f"player {seat}")
    words = [element.text for element in ElementTree.fromstring(canvas.to_svg(9, 9, "")).iter(f"{SVG}text")]
    tiles = [row.tiles for part in (data, *data["boards"]) for row in rows_of(part, position.game.box.colors)]
    letters = Counter(letter.upper() for row in tiles for letter in row if letter)
    assert letters.total() > 60
    assert {letter: words.count(letter) for letter in letters} == letters


def test_a_picture_holds_the_players_names_safely() -> None:
    svg = position_svg(azulejos.azul().start(), ["<Tom & Ina>", "Zoë"])
    words = [element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert "<Tom & Ina>" in words
    assert "Zoë" in words


def test_a_notebook_shows_a_position() -> None:
    position = azulejos.pavilion().new(random.Random(1))
    assert position._repr_svg_() == position_svg(position)


def test_a_png_is_as_wide_as_asked() -> None:
    image = Image.open(BytesIO(position_png(azulejos.azul().new(random.Random(1)), width=300)))
    assert (image.format, image.width) == ("PNG", 300)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(AzulejosError, match="there is no theme 'blue': the themes are light and dark"):
        position_svg(azulejos.azul().start(), theme="blue")


def test_numbers_are_written_where_no_font_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    import resvg_py

    real = resvg_py.svg_to_bytes
    monkeypatch.setattr(resvg_py, "svg_to_bytes", lambda **kwargs: real(skip_system_fonts=True, **kwargs))
    words = '<text x="5" y="25" font-size="24" font-family="system-ui, sans-serif">12</text>'
    png = svg_to_png(f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30">{words}</svg>')
    assert np.array(Image.open(BytesIO(png)))[..., 3].any()


# ---------------------------------------------------------------------------------------------------- the tile sheet


def test_symbols_use_only_symbols_of_the_sheet() -> None:
    svg = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{definitions(symbols())}</svg>')
    assert {element.get("href", "")[1:] for element in svg.iter(f"{SVG}use")} <= symbols().keys()
    assert {*AZUL_TILES, *PAVILION_TILES, "azul-marker", "pavilion-marker"} <= symbols().keys()


def gray_tiles(names: list[str], size: int) -> dict[str, Gray]:
    """Tiles in shades from 0 to 100, as on a screen without color: what lies inside of all their outlines."""
    pictures = {}
    for name in names:
        width, height = (size, size) if name.startswith("azul") else (size, round(1.74 * size))
        use = f'<use href="#{name}" width="{width}" height="{height}"/>'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        png = svg_to_png(f"{head}{definitions([name])}{use}</svg>")
        pictures[name] = np.array(Image.open(BytesIO(png)).convert("LA"), float)
    inside = np.logical_and.reduce([picture[..., 1] > 250 for picture in pictures.values()])
    return {name: picture[..., 0][inside] / 2.55 for name, picture in pictures.items()}


@pytest.mark.parametrize("tiles", [AZUL_TILES, PAVILION_TILES], ids=["azul", "pavilion"])
@pytest.mark.parametrize("size", [20, 40])
def test_tiles_can_be_told_apart_without_color(tiles: list[str], size: int) -> None:
    """Any two differ by an eighth of the way from black to white, on average over the tile."""
    gray = gray_tiles(tiles, size)
    for one, other in combinations(tiles, 2):
        assert np.abs(gray[one] - gray[other]).mean() >= 12.5, (one, other)


@pytest.mark.parametrize("tiles", [AZUL_TILES, PAVILION_TILES], ids=["azul", "pavilion"])
@pytest.mark.parametrize("size", [20, 40])
def test_patterns_differ_by_shape_alone(tiles: list[str], size: int) -> None:
    """Stretched to the same darkness and contrast, no two tiles have the same picture."""
    shapes = {name: (gray - gray.mean()) / gray.std() for name, gray in gray_tiles(tiles, size).items()}
    for one, other in combinations(tiles, 2):
        assert abs((shapes[one] * shapes[other]).mean()) < 0.6, (one, other)


# ---------------------------------------------------------------------------------------------------- as in the browser

WEB = Path(__file__).parents[2] / "web" / "src"
OTHER_NAMES = {"turn": "picked", "ink_soft": "ink-2", "gilt_soft": "warm-soft"}


def colors_of_the_web_app(theme: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in (WEB / "styles" / "tokens.css", WEB / "boards" / "boards.css"):
        light, _, dark = path.read_text(encoding="utf-8").partition(":root[data-theme='dark']")
        found |= re.findall(r"--([\w-]+): (#[0-9a-f]{6})\b", light if theme == "light" else dark)
    return found


@pytest.mark.parametrize("name", THEMES)
def test_pictures_have_the_colors_of_the_web_app(name: str) -> None:
    web, theme = colors_of_the_web_app(name), THEMES[name]
    for field in fields(theme):
        if field.name != "prints":
            key = OTHER_NAMES.get(field.name, field.name.replace("_", "-"))
            assert getattr(theme, field.name) == web[key], field.name
    for letter, color in theme.prints.items():
        key = letter.replace("azul", "print") if "-" in letter else f"star-{letter}"
        assert color == web[key], letter


# ---------------------------------------------------------------------------------------------------- where things lie


@pytest.mark.parametrize("plates", [5, 7, 9])
def test_plates_touch_neither_each_other_nor_the_center(plates: int) -> None:
    size, center, places = ring(plates)
    for (x, y), (u, v) in combinations(places, 2):
        assert np.hypot(x - u, y - v) > size
    for x, y in places:
        assert np.hypot(x - WIDTH / 2, y - WIDTH / 2) > size / 2 + center
        assert size / 2 <= min(x, y, WIDTH - x, WIDTH - y) + 1e-9


def test_pillars_statues_and_windows_lie_against_their_spaces() -> None:
    """A rhombus shares an edge with another one where their middles are this far apart."""
    for element, star, around, _ in ELEMENTS:
        x, y, _ = element_at(element, star)
        middles = [space_at(i // 6, i % 6) for i in range(42)]
        near = [i for i, (u, v, _) in enumerate(middles) if np.hypot(x - u, y - v) < 0.9 * SIDE]
        assert sum(1 << i for i in near) == around, (element, star)
