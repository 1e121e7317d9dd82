"""Writing game files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from ..errors import AzulejosError
from ..folders import replace_file
from .reader import HEADER, RESERVED, TAG_NAME
from .tree import GameRecord, Node


def write_game(record: GameRecord) -> str:
    """A record as the text of a game file."""
    lines = [HEADER, f"game: {record.game.name}"]
    if record.is_set_up:
        lines.append(f"position: {str(record.root.position).partition(' ')[2]}")
    elif record.start_seat:
        lines.append(f"start: {record.start_seat}")
    lines += [f"seat {seat}: {_one_line(name)}".rstrip() for seat, name in enumerate(record.seats)]
    for name, value in record.tags.items():
        if not TAG_NAME.fullmatch(name) or name in RESERVED or name.startswith("seat "):
            raise AzulejosError(
                f"{name!r} cannot be a tag: a tag is a word in small letters, and not a word of the format"
            )
        lines.append(f"{name}: {_one_line(value)}".rstrip())
    lines.append(f"result: {record.result_text}")
    return "\n".join(lines) + "\n\n" + "".join(_body(record)).strip() + "\n"


def save_game(record: GameRecord, path: str | os.PathLike[str]) -> None:
    """Write a game file; an interrupted writing leaves the old file, never half a new one."""
    replace_file(Path(path), write_game(record).encode())


def _one_line(text: str) -> str:
    if "\n" in text or "\r" in text:
        raise AzulejosError(f"{text!r} cannot stand in a game file's tags: it is more than one line")
    return text.strip()


def format_comment(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("}", "\\}")
    return f"{{{escaped}}}"


def _body(record: GameRecord) -> Iterator[str]:
    """A line for each deal and for each turn of all players."""
    if record.root.comment:
        yield format_comment(record.root.comment) + "\n"
    moves = 0
    for words, node in _tokens(record.root):
        is_draw = _parent(node).position.is_chance
        yield words
        moves = 0 if is_draw else moves + 1
        goes_on = bool(node.children) and node.position.is_chance == is_draw
        yield " " if goes_on and (is_draw or moves % record.game.players) else "\n"


def _tokens(root: Node) -> Iterator[tuple[str, Node]]:
    """The main line after a node, word by word, each with its comment and the variations to it."""
    node = root
    while node.children:
        main, *variations = node.children
        words = str(main.action)
        if node.position.is_chance:
            main, words = _draws(main)
            variations = _parent(main).children[1:]
        if main.comment:
            words += " " + format_comment(main.comment)
        for variation in variations:
            words += f" ({_variation(variation)})"
        yield words, main
        node = main


def _draws(first: Node) -> tuple[Node, str]:
    """Tiles drawn for one place are one word, unless a comment or a variation comes between."""
    node, word = first, str(first.action)
    place = _parent(first).position.filling
    while (
        node.position.is_chance
        and node.position.filling == place
        and node.children
        and not node.comment
        and len(_parent(node).children) == 1
    ):
        node = node.children[0]
        word += str(node.action)[1:]
    return node, word


def _parent(node: Node) -> Node:
    assert node.parent is not None
    return node.parent


def _variation(first: Node) -> str:
    words = [str(first.action)]
    if first.comment:
        words.append(format_comment(first.comment))
    words += [words for words, _ in _tokens(first)]
    return " ".join(words)
