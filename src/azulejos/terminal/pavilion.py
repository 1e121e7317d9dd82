"""Summer Pavilion in the terminal: the offer, boards with their stars, and moves in words."""

from __future__ import annotations

from math import sqrt
from typing import Any

from rich.text import Text

from ..locales import Texts
from ..picture.pavilion import SIDE, element_at, space_at
from ..picture.theme import mix
from ..rules.pavilion.geometry import COST, ELEMENTS
from ..rules.pavilion.state import COLORS as WILD
from ..rules.pavilion.state import STARS
from .marks import Marks
from .offer import center_line, factories_line, marker_of, offer_sentences, pick_words, tile_width
from .speech import Spoken, counted, join_words, sentence, stock, tile_name
from .tiles import COLORS, DIM, space, tile, tiles
from .title import Look, title_line

EXAMPLES = "3r, g4w1, pass"
SEEN = ("laid", "supplied")
MIDDLE = "c"
"""The star that takes every color."""
LEFT = "count-corners"
ROWS = 10
"""How high the stars are in their places: four lines each, the next ones three lines below."""
STAR_PLACES = ((1, 0), (3, 0), (4, 3), (3, 6), (1, 6), (0, 3), (2, 3))
"""By star: how far it is from the left, in half stars, and in which row it begins."""
SPACE_PLACES = ((1, 0), (2, 1), (2, 2), (1, 3), (0, 2), (0, 1))
"""By direction, clockwise from the top: column and row of a space in its star."""
INK = {letter: COLORS[letter][1] if letter in COLORS else "#9e9e9e" for letter in STARS}
"""By star: the color of its name."""
GROUND = {letter: mix(ink, 0.35, "#121212") for letter, ink in INK.items()}
"""By star: what lies behind the number of an empty space."""
BONUS = " ¹²³"
TINY = 1e-6
"""So that a sum that is whole but for rounding is the same number on every machine."""
SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def middle_lines(position: dict[str, Any], width: int, texts: Texts, marks: Marks) -> list[Text]:
    """The factories, the center, and the supply with the wild color and what is left in bag and tower."""
    cell = tile_width(position, width)
    bag, tower = (sum(position[name].values()) for name in ("bag", "tower"))
    supply = Text(texts("terminal-supply") + " ").append_text(tiles(position["supply"], min(cell, 2)))
    supply.append("   " + texts("terminal-wild") + " ").append_text(tile(WILD[position["round"] - 1], 3))
    supply.append("   " + texts("terminal-stock-pavilion", bag=bag, tower=tower), DIM)
    return [factories_line(position, cell, marks), center_line(position, cell, marks, "acquire"), supply]


def board_lines(
    position: dict[str, Any], table: dict[str, Any], seat: int, look: Look, texts: Texts, marks: Marks
) -> list[Text]:
    """A capital letter is a tile, a number what an empty space costs; a line for each star, or all in their places."""
    board = position["boards"][seat]
    stars = (shaped_stars if look.is_roomy else listed_stars)(position, board, look.cell, marks)
    width = max(2 + 6 * look.cell, *(line.cell_len for line in stars))
    passed = Text().append(texts("terminal-passed"), "bold") if board["passed"] else Text()
    return [
        title_line(position, table, seat, max(width, 12), marker_of(position, seat)),
        _tiles("+", board["hand"], width),
        _tiles("=", board["corners"], width).append_text(passed),
        *stars,
    ]


def listed_stars(position: dict[str, Any], board: dict[str, Any], cell: int, marks: Marks) -> list[Text]:
    """A line for each star.

    On the monochrome side the cost is not the number of the space, so a line above shows those.
    """
    is_mono = _is_mono(position)
    lines = []
    if is_mono:
        lines.append(Text().append("  " + "".join(str(number).center(cell) for number in range(1, 7)), DIM))
    for star in range(len(STARS)):
        line = _star_name(position, star).append(" ")
        for number in range(6):
            line.append_text(_space(board, star, number, cell, marks, _cost(is_mono, star, number)))
        lines.append(line)
    return lines


def shaped_stars(position: dict[str, Any], board: dict[str, Any], cell: int, marks: Marks) -> list[Text]:
    """Six stars around the middle one, as on the board, with how many tiles a pillar, statue or window gives.

    On the monochrome side a space shows its number, and its cost in small.
    """
    is_mono, apart = _is_mono(position), apart_by(cell)
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(ROWS)]
    for star in range(len(STARS)):
        across, top = STAR_PLACES[star]
        left = 1 + across * apart // 2
        rows[top + 1].append((left + cell + (cell - 1) // 2, _star_name(position, star)))
        for number in range(6):
            column, row = SPACE_PLACES[round(space_at(star, number)[2] / 60) % 6]
            cost = _cost(is_mono, star, number)
            printed = f"{number + 1}{cost.translate(SMALL)}" if is_mono else cost
            there = _space(board, star, number, cell, marks, printed, GROUND[_ground(is_mono, star)])
            rows[top + row].append((left + column * cell, there))
    for element, star, _, count in ELEMENTS:
        x, y, _ = element_at(element, star)
        from_left = 1 + apart + 1.5 * cell + x / SIDE * apart / 3
        from_top = ROWS / 2 + y / SIDE * 2 / sqrt(3)
        rows[int(from_top + TINY)].append((int(from_left + TINY), Text(BONUS[count], DIM)))
    return [_spread(row) for row in rows]


def apart_by(cell: int) -> int:
    """Columns from one star to the next, an even number so that the rows above and below stand between."""
    return (3 * cell + 2) // 2 * 2


def _spread(pieces: list[tuple[int, Text]]) -> Text:
    """A line with each piece in its column."""
    line = Text()
    for column, piece in sorted(pieces, key=lambda pair: pair[0]):
        line.pad_right(column - line.cell_len)
        line.append_text(piece)
    return line


def _is_mono(position: dict[str, Any]) -> bool:
    return bool(position["options"]["stars"] == "mono")


def _cost(is_mono: bool, star: int, number: int) -> str:
    return str(COST[1 if is_mono else 0][6 * star + number])


def _star_name(position: dict[str, Any], star: int) -> Text:
    """The letter of a star, in its color."""
    return Text.assemble((STARS[star], f"bold {INK[_ground(_is_mono(position), star)]}"))


def _ground(is_mono: bool, star: int) -> str:
    """The star whose color a space has; the middle one has none."""
    return MIDDLE if is_mono else STARS[star]


def _space(
    board: dict[str, Any], star: int, number: int, cell: int, marks: Marks, printed: str, ground: str | None = None
) -> Text:
    letter = STARS[star]
    here = board["stars"][letter][number]
    if here is not None:
        return tile(here, cell)
    choice = marks.find("place", star=letter, space=number)
    click = None if choice is None else ("pick", f"{letter}{number + 1}")
    return space(printed, cell, click, choice is not None, ground)


def _tiles(sign: str, counts: dict[str, int], width: int) -> Text:
    """Tiles in a row, or as numbers where they are too many."""
    line = Text().append(f"{sign} ", "bold")
    count = sum(counts.values())
    if 2 + 2 * count <= width:
        return line.append_text(tiles(counts, 2))
    if 2 + count <= width:
        return line.append_text(tiles(counts, 1))
    for letter, number in counts.items():
        line.append(str(number)).append_text(tile(letter, 1))
    return line


def describe_choice(choice: dict[str, Any], position: dict[str, Any], texts: Texts) -> str:
    """What a move does: "a green tile for GGB, bonus 1"."""
    kind, preview = choice["kind"], choice.get("preview") or {}
    if kind == "take":
        return texts(
            "terminal-choice-pavilion-take",
            color=choice["color"],
            count=preview["count"],
            wild=preview["wild"],
            marker=preview["marker"],
        )
    if kind == "place":
        return texts(
            "terminal-choice-place",
            color=choice["color"],
            paid="".join(letter.upper() * number for letter, number in choice["paid"].items()),
            bonus=sum(bonus["count"] for bonus in preview["bonus"]),
        )
    if kind == "bonus":
        return texts("terminal-choice-bonus", tiles=texts.tiles(choice["tiles"].items()))
    kept = texts.tiles(choice["keep"].items()) or "none"
    return texts("terminal-choice-pass", kept=kept, last=position["last_round"])


# ---------------------------------------------------------------------------------------------------- in sentences


def middle_sentences(position: dict[str, Any], texts: Texts) -> list[str]:
    """The wild color, the factories and the center, the supply; what is left in bag and tower."""
    wild = sentence(texts("board-rounds", round=position["round"], color=WILD[position["round"] - 1]))
    supply = sentence(texts("board-supply-holds", tiles=counted(position["supply"], texts)))
    stocks = [stock("bag", position, texts), stock("tower", position, texts)]
    return [wild, *offer_sentences(position, texts, "acquire"), supply, *stocks]


def started_sentences(position: dict[str, Any], seat: int, texts: Texts) -> list[str]:
    """The tiles in hand and in the corners; whether the player has passed, and has the starting marker."""
    board = position["boards"][seat]
    said = [texts("board-hand", tiles=counted(board["hand"], texts))]
    if board["corners"]:
        said.append(texts("board-corners", tiles=counted(board["corners"], texts)))
    if board["passed"]:
        said.append(texts("board-passed"))
    if marker_of(position, seat):
        said.append(texts("board-marker"))
    return [sentence(text) for text in said]


def row_name(row: int | str, options: dict[str, Any], texts: Texts) -> str:
    return texts("star", star=STARS.index(str(row)), stars=options["stars"])


def laid_sentences(position: dict[str, Any], seat: int, texts: Texts) -> list[str]:
    """The covered spaces of each star, with their colors where these may differ; stars without tiles together."""
    said, empty, is_mono = [], [], position["options"]["stars"] == "mono"
    for star, letter in enumerate(STARS):
        name = texts("star", star=star, stars=position["options"]["stars"])
        covered = [(number, here) for number, here in enumerate(position["boards"][seat]["stars"][letter], 1) if here]
        if not covered:
            empty.append(name)
        elif is_mono or letter == MIDDLE:
            tiles = (texts("spoken-space", space=number, tile=tile_name(here, texts)) for number, here in covered)
            said.append(sentence(texts("spoken-star", star=name, tiles=join_words(tiles))))
        else:
            spaces = join_words(str(number) for number, _ in covered)
            said.append(sentence(texts("spoken-star-spaces", star=name, count=len(covered), spaces=spaces)))
    return [*said, texts("spoken-empty", names=join_words(empty))] if empty else said


def speak_choice(choice: dict[str, Any], position: dict[str, Any], texts: Texts) -> Spoken:
    """A space first, then what is paid for it; passing first, then what is kept."""
    kind, move = choice["kind"], choice["move"]
    if kind == "take":
        preview, color = choice["preview"], choice["color"]
        wild = WILD[position["round"] - 1]
        taken = {color: preview["count"]} | ({wild: preview["wild"]} if preview["wild"] else {})
        return Spoken(move, pick_words(choice, taken, texts))
    if kind == "place":
        stars = position["options"]["stars"]
        name = texts("board-space", star=STARS.index(choice["star"]), stars=stars, number=choice["space"] + 1)
        bonus = (
            texts("board-bonus", element=bonus["element"], count=bonus["count"]) for bonus in choice["preview"]["bonus"]
        )
        paid = texts("board-pay", tiles=texts.tiles(choice["paid"].items()))
        may_differ = stars == "mono" or choice["star"] == MIDDLE
        tile_there = texts("a-tile", color=choice["color"]) if may_differ else ""
        return Spoken(move[:2], name, join_words([tile_there, paid, *bonus]))
    does = describe_choice(choice, position, texts)
    if kind == "pass":
        return Spoken("pass", texts("terminal-choice-pass", kept="none", last=False), does)
    return Spoken(move, does)
