"""Every complaint of the rules about a position is a sentence of each language, in which players count from 1."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import azulejos
from azulejos.errors import AzulejosError, InvalidPosition
from azulejos.locales import FOLDER, LANGUAGES, load
from azulejos.records import RecordError, read_game

RULES = Path(azulejos.__file__).parent / "rules"
FILES = ["position.py", "azul/json.py", "azul/checks.py", "pavilion/json.py", "pavilion/checks.py"]
PLACE = {"player": 1, "line": 1}
"""What `**place` stands for in the code of the rules."""


def complaints() -> Iterator[tuple[str, dict[str, int | str]]]:
    """What the code of the rules complains of: the name of each reason, and arguments as they could be."""
    yield "number", {"value": 7, "least": 1, "most": 6}
    yield "wall-space", {"player": 1, "row": 1, "column": 2}
    for file in FILES:
        for node in ast.walk(ast.parse((RULES / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "InvalidPosition":
                assert len(node.args) == 2, f"{file}, line {node.lineno}: a complaint has a reason of its own"
                assert isinstance(node.args[1], ast.Constant)
                given: dict[str, int | str] = {}
                for keyword in node.keywords:
                    given |= PLACE if keyword.arg is None else {keyword.arg: "b" if keyword.arg == "color" else 2}
                yield str(node.args[1].value), given


def sentence_of(error: AzulejosError, language: str) -> str:
    assert isinstance(error, InvalidPosition)
    return load(language, "game", "study")(error.reason.id, **error.reason.arguments)


def test_every_complaint_of_the_rules_has_a_message_and_every_message_a_complaint() -> None:
    text = (FOLDER / "en" / "study.ftl").read_text(encoding="utf-8")
    assert {name for name, _ in complaints()} | {"form"} == set(re.findall(r"^impossible-([\w-]+) =", text, re.M))


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_sentences_of_each_language(language: str) -> None:
    for name, arguments in complaints():
        said = sentence_of(InvalidPosition("", name, **arguments), language)
        assert said.endswith("."), said
        assert "{" not in said, said
        assert "impossible-" not in said, said


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("17b", "9b"), "There are 12 blue tiles in all, but the game has 20."),
        (("2b2y", "5b2y"), "Factory 1 has room for 4 tiles."),
        (("0:-,-,-,-,-:", "0:-,-,bk,-,-:"), "Line 3 of player 1 can only hold one color."),
        (("0 0 c", "0 2 c"), "2 is not a whole number from 0 to 1."),
        ((".....,", "y....,"), "That tile cannot lie in row 1, column 1 of the wall of player 1."),
        (("azul/2 1", "azul/2 x"), "This cannot be read as a position, which is one line of text or JSON."),
    ],
)
def test_a_broken_position_is_told_as_one_sentence(change: tuple[str, str], sentence: str) -> None:
    text = (
        "azul/2 1 offer:0 0 c 2b2y,4r,4k,4w,bykw - 17b17y16r15k15w - "
        "0:-,-,-,-,-:.....,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
    )
    azulejos.parse_position(text)
    with pytest.raises(AzulejosError) as found:
        azulejos.parse_position(text.replace(*change, 1))
    assert sentence_of(found.value, "en") == sentence


FILE = "azulejos 1\ngame: azul/2\n\n=kkbwyrrrbbywkwwyrkyb\n2r3"
BROKEN = {
    "no game": "This is not a game file, which begins with the line “azulejos 1”.",
    FILE.replace("2r3", "2b3"): "The game file is broken in line 5: 2b3 cannot be played there.",
    FILE.replace(
        "azul/2", "azul/2\nposition: azul/2"
    ): "The game file is broken in line 3: its position is impossible.",
    FILE.replace("azul/2", "azul/2\nresult: 4-2"): "The game file is broken in line 3: the game’s result is *.",
    FILE + " )": "The game file cannot be read from line 5, column 5 on.",
}


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_game_file_is_told_as_one_sentence(text: str) -> None:
    read_game(FILE)
    with pytest.raises(RecordError) as found:
        read_game(text)
    reason = found.value.reason
    for language in LANGUAGES:
        said = load(language, "game", "study")(reason.id, **reason.arguments)
        assert said.endswith("."), said
        assert "{" not in said, said
    assert load("en", "game", "study")(reason.id, **reason.arguments) == BROKEN[text]
