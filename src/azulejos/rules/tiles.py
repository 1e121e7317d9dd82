"""Tiles in text and JSON: "2bkw" and {"b": 2, "k": 1, "w": 1} are two blue tiles, a black and a white one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..errors import InvalidPosition


def format_tiles(counts: Mapping[str, int]) -> str:
    return "".join(f"{count if count > 1 else ''}{letter}" for letter, count in counts.items() if count) or "-"


def parse_tiles(text: str, where: str) -> dict[str, int]:
    """The opposite of `format_tiles`; "kkbw" will do as well."""
    counts: dict[str, int] = {}
    if text == "-":
        return counts
    if not re.fullmatch(r"(\d{0,3}[a-z])+", text):
        raise InvalidPosition(f"{where}: {text!r} is not a set of tiles, such as 2by, or - for none")
    for number, letter in re.findall(r"(\d*)([a-z])", text):
        counts[letter] = counts.get(letter, 0) + int(number or 1)
    return counts


def parse_number(text: str, where: str) -> int:
    if not re.fullmatch(r"\d{1,4}", text):
        raise InvalidPosition(f"{where}: {text!r} is not a number")
    return int(text)


def tiles_to_json(counts: Sequence[int], letters: str) -> dict[str, int]:
    return {letter: count for letter, count in zip(letters, counts, strict=True) if count}


def tiles_from_json(data: Any, letters: str, where: str) -> list[int]:
    """Counts by color, checked."""
    if not isinstance(data, Mapping):
        raise InvalidPosition(f'{where}: {data!r} is not a set of tiles, such as {{"{letters[0]}": 2}}')
    for letter, count in data.items():
        if not isinstance(letter, str) or len(letter) != 1 or letter not in letters:
            raise InvalidPosition(f"{where}: there are no tiles {letter!r}; the colors are {' '.join(letters)}")
        whole_number(count, range(0, 101), f"{where}, {letter}")
    return [data.get(letter, 0) for letter in letters]


def whole_number(value: Any, valid: range, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in valid:
        text = f"{where}: {value!r} is not a whole number from {valid[0]} to {valid[-1]}"
        shown = value if type(value) is int else repr(value)
        raise InvalidPosition(text, "number", value=shown, least=valid[0], most=valid[-1])
    return value


def one_of(value: Any, valid: Sequence[Any], where: str, id: str = "form", **arguments: int | str) -> Any:
    """The value, if it is valid; if not, the id and the arguments are the reason."""
    if value not in valid:
        raise InvalidPosition(f"{where}: {value!r} is none of {', '.join(map(str, valid))}", id, **arguments)
    return value


def list_of(value: Any, length: int, where: str) -> list[Any]:
    if not isinstance(value, list | tuple) or len(value) != length:
        raise InvalidPosition(f"{where}: it must be a list of {length}")
    return list(value)


def entry(data: Any, key: str, where: str) -> Any:
    if not isinstance(data, Mapping):
        raise InvalidPosition(f"{where}: {data!r} is not an object with names and values")
    if key not in data:
        raise InvalidPosition(f"{where}: {key} is missing")
    return data[key]
