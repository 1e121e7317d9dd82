"""What `docs/wire.md` shows is what the models say."""

import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from azulejos.server import wire

PAGE = Path(__file__).parents[3] / "docs" / "wire.md"


def examples() -> list[tuple[str, str]]:
    """Each line of JSON, with the name of the model that was spoken of last."""
    found: list[tuple[str, str]] = []
    text = PAGE.read_text(encoding="utf-8")
    for block in re.finditer(r"```json\n(.*?)```", text, re.DOTALL):
        names = [name for name in re.findall(r"`(\w+)`", text[: block.start()]) if hasattr(wire, name)]
        found += [(names[-1], line) for line in block[1].splitlines()]
    return found


@pytest.mark.parametrize(("model", "line"), examples())
def test_an_example_is_a_message(model: str, line: str) -> None:
    TypeAdapter(getattr(wire, model)).validate_json(line)


def test_every_kind_of_socket_message_is_shown() -> None:
    shown = {match for _, line in examples() for match in re.findall(r'^\{"type": "(\w+)"', line)}
    kinds: set[Any] = set()
    for union in wire.SOCKET.values():
        kinds |= TypeAdapter(union).json_schema()["discriminator"]["mapping"].keys()
    assert kinds <= shown
