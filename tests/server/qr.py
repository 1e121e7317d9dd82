"""Reads QR codes, so that the tests know what a phone would: small ones, without a fault, of text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

MASKS = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
FORMAT = 0x5412
"""What the description of a code is masked with."""

Modules = Sequence[Sequence[bool]]


def read_qr(code: Modules) -> str:
    """The text of a code of versions 1 to 3, whose bytes lie in one block."""
    size = len(code)
    assert size in (21, 25, 29)
    assert all(len(row) == size for row in code)
    described = [*code[8][:6], code[8][7], code[8][8], code[7][8], *(code[y][8] for y in range(5, -1, -1))]
    mask = MASKS[(int("".join(str(int(bit)) for bit in described), 2) ^ FORMAT) >> 10 & 7]
    bits = [code[y][x] != (mask(y, x) == 0) for y, x in _path(size)]
    numbers = [int("".join(str(int(bit)) for bit in bits[i : i + 8]), 2) for i in range(4, len(bits) - 8, 8)]
    assert int("".join(str(int(bit)) for bit in bits[:4]), 2) == 4, "not text"
    return bytes(numbers[1 : numbers[0] + 1]).decode()


def _path(size: int) -> Iterator[tuple[int, int]]:
    """The modules that hold data: two columns at a time from the right, up and down."""
    for turn, right in enumerate(x for x in range(size - 1, 0, -2) if x > 6):
        yield from _columns(size, right, turn)
    for turn, right in enumerate((5, 3, 1), start=(size - 7) // 2):
        yield from _columns(size, right, turn)


def _columns(size: int, right: int, turn: int) -> Iterator[tuple[int, int]]:
    for y in range(size) if turn % 2 else range(size - 1, -1, -1):
        for x in (right, right - 1):
            is_corner = (y < 9 and (x < 9 or x > size - 9)) or (y > size - 9 and x < 9)
            is_aligned = size > 21 and abs(y - size + 7) < 3 and abs(x - size + 7) < 3
            if not (is_corner or is_aligned or 6 in (y, x)):
                yield y, x


def modules_of_path(path: str, size: int) -> Modules:
    code = [[False] * size for _ in range(size)]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1H\1z", path):
        for column in range(int(x), int(x) + int(width)):
            code[int(y)][column] = True
    return code


def _lines_of_text(text: str) -> list[str]:
    return re.findall(r"\x1b\[30;107m(.*?)\x1b\[0m", text)


def is_whole_code(text: str) -> bool:
    """Whether all lines of a code have been written to a terminal."""
    lines = _lines_of_text(text)
    return bool(lines) and 2 * len(lines) >= len(lines[0])


def modules_of_text(text: str) -> Modules:
    """Of a code in a terminal, two rows of modules in each line, with an edge of two modules."""
    halves = {" ": (False, False), "▄": (False, True), "▀": (True, False), "█": (True, True)}
    lines = [[halves[letter] for letter in line] for line in _lines_of_text(text)]
    rows = [[pair[half] for pair in line] for line in lines for half in (0, 1)]
    size = len(rows[0]) - 4
    return [row[2:-2] for row in rows[2 : 2 + size]]
