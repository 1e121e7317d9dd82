"""Reading game files: a whole game, or an error that says where."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from ..errors import AzulejosError, Mistake, Reason
from ..rules.game import Game, Position
from .tree import GameRecord, Node

HEADER = "azulejos 1"
DEEPEST = 100
"""How far variations may be nested: no person looks deeper, and the writer could not."""
RESERVED = ("game", "start", "position", "result")
TAG_NAME = re.compile(r"[a-z][a-z0-9_-]*(?: \d)?")
TAG = re.compile(rf"(?P<name>{TAG_NAME.pattern}):(?P<value>.*)")
SPACE = re.compile(r"\s*")
TOKEN = re.compile(r"\{(?P<comment>(?:[^\\}]|\\.)*)\}|(?P<open>\()|(?P<close>\))|(?P<word>[^\s(){}]+)", re.DOTALL)


class RecordError(AzulejosError):
    """What is wrong with a game file, and where; the reason is the same for message catalogues."""

    def __init__(self, message: str, line: int, column: int = 1, id: str = "file", **arguments: str) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column
        self.reason = Reason(f"broken-{id}", message, line=line, column=column, **arguments)


class RecordTooLong(RecordError):
    """There is more in a game file than whoever reads it has room for."""

    code = "too_large"


@dataclass(frozen=True, slots=True)
class _Tag:
    value: str
    line: int
    column: int


def read_game(text: str, most_actions: int | None = None) -> GameRecord:
    """The one game in a text. Where it has more actions than these, variations included, it is not read to its end."""
    parts = _split(text)
    if len(parts) != 1:
        raise RecordError(f"there are {len(parts)} games here, where one is wanted", 1)
    return _read(*parts[0], most_actions)


def read_games(text: str) -> list[GameRecord]:
    """All games in a text; each begins with the line `azulejos 1`."""
    return [_read(lines, first_line) for lines, first_line in _split(text)]


def _split(text: str) -> list[tuple[list[str], int]]:
    """The lines of each game, and the number of its first one."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    starts = [i for i, line in enumerate(lines) if line.strip() == HEADER]
    before = lines[: starts[0]] if starts else lines
    for i, line in enumerate(before):
        if line.strip() or not starts:
            what = f"a game file begins with the line {HEADER!r}, and this is {line.strip()[:40]!r}"
            raise RecordError(what, i + 1, id="header", header=HEADER)
    ends = [*starts[1:], len(lines)]
    return [(lines[begin:end], begin + 1) for begin, end in zip(starts, ends, strict=True)]


def load_game(path: str | os.PathLike[str]) -> GameRecord:
    """The one game in a file."""
    try:
        return read_game(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start} is not UTF-8 text", 1) from None
    except OSError as error:
        what = f"{path} cannot be read: {error.strerror}"
        raise Mistake(what, Reason("mistake-unreadable", what, file=str(path))) from None


def _read(lines: list[str], first_line: int, most_actions: int | None = None) -> GameRecord:
    blank = next((i for i in range(1, len(lines)) if not lines[i].strip()), len(lines))
    tags = _tags(lines[1:blank], first_line + 1)
    record = _record(tags, first_line)
    body = "\n" * blank + "\n".join(lines[blank:])
    try:
        _Body(record, body, first_line, most_actions).read()
        _check_result(record, tags, first_line)
    except AzulejosError:
        record.take_apart()
        raise
    return record


def _tags(lines: list[str], first_line: int) -> dict[str, _Tag]:
    tags: dict[str, _Tag] = {}
    for i, line in enumerate(lines):
        match = TAG.fullmatch(line.rstrip())
        if match is None:
            raise RecordError(f"{line.strip()[:40]!r} is not a tag, such as 'date: 2026-11-15'", first_line + i)
        name, value = match["name"], match["value"]
        if name in tags:
            raise RecordError(f"the tag {name!r} stands here for the second time", first_line + i)
        column = match.start("value") + 1 + len(value) - len(value.lstrip())
        tags[name] = _Tag(value.strip(), first_line + i, column)
    return tags


def _record(tags: dict[str, _Tag], first_line: int) -> GameRecord:
    if "game" not in tags:
        raise RecordError("the tag 'game' is missing, such as 'game: azul/2'", first_line)
    try:
        game = Game.from_name(tags["game"].value)
    except AzulejosError as error:
        raise RecordError(str(error), tags["game"].line, tags["game"].column) from None
    seats = [""] * game.players
    others: dict[str, str] = {}
    for name, tag in tags.items():
        if name.startswith("seat "):
            seat = int(name.removeprefix("seat "))
            if seat >= game.players:
                raise RecordError(f"there is no seat {seat}: the seats are 0 to {game.players - 1}", tag.line)
            seats[seat] = tag.value
        elif name not in RESERVED:
            others[name] = tag.value
    start, seat = _start(game, tags)
    return GameRecord(game, seats, others, start, seat)


def _start(game: Game, tags: dict[str, _Tag]) -> tuple[Position | None, int]:
    if "position" in tags:
        tag = tags["position"]
        try:
            return game.parse_position(tag.value), 0
        except AzulejosError as error:
            raise RecordError(str(error), tag.line, tag.column, "position") from None
    if "start" not in tags:
        return None, 0
    tag = tags["start"]
    if tag.value not in [str(seat) for seat in range(game.players)]:
        raise RecordError(
            f"seat {tag.value!r} cannot start: the seats are 0 to {game.players - 1}", tag.line, tag.column
        )
    return None, int(tag.value)


def _check_result(record: GameRecord, tags: dict[str, _Tag], first_line: int) -> None:
    result = record.result_text
    tag = tags.get("result", _Tag(result, first_line, 1))
    if tag.value != result:
        expected = "it is not over, so it must be *" if result == "*" else f"it ends {result}"
        what = f"the result is given as {tag.value!r}, but of this game {expected}"
        raise RecordError(what, tag.line, tag.column, "result", result=result)


class _Body:
    """Reads moves, tiles drawn, comments and variations into a record."""

    def __init__(self, record: GameRecord, text: str, first_line: int, most_actions: int | None) -> None:
        self.node = record.root
        self.actions = 0
        self.most_actions = most_actions
        self.text = text
        self.first_line = first_line
        self.opened: list[tuple[Node, int]] = []
        """For each open variation: the node it is an alternative to, and where it was opened."""

    def read(self) -> None:
        at = 0
        while True:
            at = SPACE.match(self.text, at).end()  # type: ignore[union-attr]
            if at == len(self.text):
                break
            match = TOKEN.match(self.text, at)
            if match is None:
                what = (
                    "this comment is not closed" if self.text[at] == "{" else f"{self.text[at]!r} has no meaning here"
                )
                raise self.error(what, at)
            self.token(match)
            at = match.end()
        if self.opened:
            raise self.error("this variation is not closed", self.opened[-1][1])

    def token(self, match: re.Match[str]) -> None:
        at = match.start()
        if match["comment"] is not None:
            text = re.sub(r"\\(.)", r"\1", match["comment"], flags=re.DOTALL)
            self.node.comment = f"{self.node.comment} {text}" if self.node.comment else text
        elif match["open"]:
            if self.node.parent is None or (self.opened and self.opened[-1][0].parent is self.node):
                raise self.error("a variation stands after the move it is an alternative to", at)
            if len(self.opened) == DEEPEST:
                raise self.error(f"variations are nested here more than {DEEPEST} deep", at)
            self.opened.append((self.node, at))
            self.node = self.node.parent
        elif match["close"]:
            if not self.opened:
                raise self.error("no variation is open here", at)
            node, opened_at = self.opened.pop()
            if self.node is node.parent:
                raise self.error("this variation is empty", opened_at)
            self.node = node
        else:
            self.word(match["word"], at)

    def word(self, word: str, at: int) -> None:
        moves = [word] if not word.startswith("=") or len(word) == 1 else [f"={letter}" for letter in word[1:]]
        for i, move in enumerate(moves):
            self.actions += 1
            if self.most_actions is not None and self.actions > self.most_actions:
                what = f"no more than {self.most_actions} actions are read here, tiles drawn and variations included"
                raise RecordTooLong(what, *self.place(at))
            try:
                self.node = self.node.add(move)
            except AzulejosError as error:
                place = self.place(at + (i + 1 if i else 0))
                raise RecordError(str(error), *place, "move", move=move) from None

    def error(self, message: str, at: int) -> RecordError:
        return RecordError(message, *self.place(at))

    def place(self, at: int) -> tuple[int, int]:
        """The line and column of a letter."""
        line = self.text.count("\n", 0, at)
        return self.first_line + line, at - (self.text.rfind("\n", 0, at) + 1) + 1
