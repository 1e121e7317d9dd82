"""Azul in the terminal: the offer, boards with pattern lines, wall and floor line, and moves in words."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..locales import Texts
from ..rules.azul.state import FLOOR, FLOOR_COSTS, WALL_ROWS
from .marks import Marks
from .offer import center_line, factories_line, marker_of, offer_sentences, pick_words, tile_width
from .speech import Spoken, join_words, sentence, stock, tile_name
from .tiles import DIM, MARKED, space, tile
from .title import Look, title_line

NUMBER = 2
"""How wide the number of a line is."""
EXAMPLES = "3r2, cbf"
SEEN = ("laid",)
LEFT = "count-floor"


def middle_lines(position: dict[str, Any], width: int, texts: Texts, marks: Marks) -> list[Text]:
    """The factories; the center with what is left in bag and lid."""
    cell = tile_width(position, width)
    bag, lid = (sum(position[name].values()) for name in ("bag", "lid"))
    center = center_line(position, cell, marks, "offer").append(
        "   " + texts("terminal-stock-azul", bag=bag, lid=lid), DIM
    )
    return [factories_line(position, cell, marks), center]


def board_lines(
    position: dict[str, Any], table: dict[str, Any], seat: int, look: Look, texts: Texts, marks: Marks
) -> list[Text]:
    """Seven lines. A capital letter is a tile; a small one shows what belongs there."""
    cell, board = look.cell, position["boards"][seat]
    printed = WALL_ROWS if position["options"]["wall"] == "colored" else ("·····",) * 5
    lines = [title_line(position, table, seat, NUMBER + 10 * cell + 3, marker_of(position, seat))]
    for row in range(5):
        choice = _on_line(row, marks)
        click = ("drop", str(row + 1))
        line = _label(f"{row + 1}", choice)
        held = [letter for letter, count in board["lines"][row].items() for _ in range(count)]
        line.append(" " * cell * (4 - row))
        for i in range(row + 1):
            # Tiles fill a line from the right.
            there = i - (row + 1 - len(held))
            if there >= 0:
                line.append_text(tile(held[there], cell, click))
            else:
                line.append_text(space("·", cell, click, choice is not None and i == row - len(held)))
        line.append(" │ " if cell > 1 else "│")
        for column in range(5):
            line.append_text(_wall_space(board["wall"][row][column], printed[row][column], row, column, cell, marks))
        lines.append(line)
    return [*lines, _floor(board, cell, marks)]


def _wall_space(here: str | None, printed: str, row: int, column: int, cell: int, marks: Marks) -> Text:
    if here is not None:
        return tile(here, cell)
    choice = marks.find("tile", row=row, column=column)
    if choice is None:
        return space(printed, cell)
    points = f"+{choice['preview']['points']}"[:cell]
    return space(points, cell, ("pick", choice["move"]), True)


def _floor(board: dict[str, Any], cell: int, marks: Marks) -> Text:
    choice = _on_line(FLOOR, marks)
    click = ("drop", "f")
    line = _label("f", choice)
    for i, cost in enumerate(FLOOR_COSTS):
        if i < len(board["floor"]):
            line.append_text(tile(board["floor"][i], max(cell, 2), click))
        else:
            line.append_text(space(f"-{cost}", max(cell, 2), click))
    return line


def _on_line(line: int, marks: Marks) -> dict[str, Any] | None:
    """The first choice for a line, once tiles are picked up."""
    return marks.find("take", line=line) if marks.has_picked else None


def _label(name: str, choice: dict[str, Any] | None) -> Text:
    """The name of a line; while tiles are picked up, what they bring there: points, or else what the floor costs."""
    if choice is None:
        return Text().append(f"{name:<{NUMBER}}", "bold")
    gained, lost = choice["preview"]["points"], choice["preview"]["cost"]
    brings = f"+{gained}" if gained else f"−{lost}" if lost else f"{name}›"
    return Text().append(f"{brings:<{NUMBER}}"[:NUMBER], MARKED)


def describe_choice(choice: dict[str, Any], position: dict[str, Any], texts: Texts) -> str:
    """What a move does: "2 red tiles, line 2, complete"."""
    if choice["kind"] == "tile":
        return texts("terminal-choice-tile", row=choice["row"] + 1, column=choice["column"] + 1)
    marker = texts("board-marker") if choice["preview"]["marker"] else ""
    return join_words([texts.tiles(_taken(choice, position).items()), _where(choice, texts), marker])


def _taken(choice: dict[str, Any], position: dict[str, Any]) -> dict[str, int]:
    """The tiles that come with a choice: all of a color, and the jokers beside them."""
    source = position["factories"][choice["source"] - 1] if choice["source"] else position["center"]
    return {letter: source[letter] for letter in (choice["color"], "j") if letter in source}


def _where(choice: dict[str, Any], texts: Texts) -> str:
    """Where tiles go, and what that does."""
    preview, to_floor = choice["preview"], choice["line"] == FLOOR
    return texts(
        "terminal-choice-azul-line",
        line=0 if to_floor else choice["line"] + 1,
        completes=preview["completes"],
        fallen=0 if to_floor else preview["fallen"],
    )


# ---------------------------------------------------------------------------------------------------- in sentences


def middle_sentences(position: dict[str, Any], texts: Texts) -> list[str]:
    """The factories and the center; what is left in bag and lid."""
    stocks = [stock("bag", position, texts), stock("lid", position, texts)]
    return [*offer_sentences(position, texts, "offer"), *stocks]


def started_sentences(position: dict[str, Any], seat: int, texts: Texts) -> list[str]:
    """The pattern lines, those without tiles together, and the floor line."""
    board = position["boards"][seat]
    said, empty = [], []
    for row, held in enumerate(board["lines"]):
        if held:
            jokers = held.get("j", 0)
            color = next((letter for letter in held if letter != "j"), "j")
            count = sum(held.values())
            there = texts("spoken-line", line=row + 1, count=count, size=row + 1, color=color)
            jokers_there = texts("board-jokers-laid", count=jokers) if jokers and jokers < count else ""
            said.append(sentence(join_words([there, jokers_there])))
        else:
            empty.append(texts("spoken-line-name", line=row + 1))
    if empty:
        said.append(texts("spoken-empty", names=join_words(empty)))
    fallen = len(board["floor"])
    floor = sentence(texts("board-floor-holds", count=fallen, points=sum(FLOOR_COSTS[:fallen])))
    marker = [sentence(texts("board-marker"))] if marker_of(position, seat) else []
    return [*said, *([floor] if fallen else []), *marker]


def row_name(row: int | str, options: dict[str, Any], texts: Texts) -> str:
    return texts("spoken-row-name", row=int(row) + 1)


def laid_sentences(position: dict[str, Any], seat: int, texts: Texts) -> list[str]:
    """The rows of the wall that have tiles."""
    said = []
    for row, spaces in enumerate(position["boards"][seat]["wall"]):
        tiles = [
            texts("spoken-in-column", tile=tile_name(here, texts), column=column + 1)
            for column, here in enumerate(spaces)
            if here is not None
        ]
        if tiles:
            said.append(texts("spoken-row", row=row + 1, tiles=join_words(tiles)))
    return said or [texts("spoken-wall-empty")]


def speak_choice(choice: dict[str, Any], position: dict[str, Any], texts: Texts) -> Spoken:
    """Tiles of a source first, then their line."""
    if choice["kind"] == "tile":
        return Spoken(choice["move"], describe_choice(choice, position, texts))
    jokers = choice["jokers"] if choice["color"] != "j" and choice["jokers"] else 0
    how = [
        _where(choice, texts),
        texts("board-placed", count=choice["preview"]["placed"]) if choice["part"] is not None else "",
        texts("spoken-jokers", count=jokers) if jokers else "",
    ]
    return Spoken(choice["move"][:2], pick_words(choice, _taken(choice, position), texts), join_words(how))
