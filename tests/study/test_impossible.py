"""Every complaint of the rules about a position is a sentence of each language, in which players count from 1."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import azulejos
from azulejos.errors import AzulejosError, InvalidPosition
from azulejos.locales import LANGUAGES, load
from azulejos.records import RecordError, read_game
from azulejos.study.impossible import COMPLAINTS, reason_of, sentence_of

RULES = Path(azulejos.__file__).parent / "rules"
FILES = ["azul/json.py", "azul/checks.py", "pavilion/json.py", "pavilion/checks.py"]
PLACES = ["board 1", "board 1, line 3", "board 1, wall"]


def complaints() -> Iterator[list[str]]:
    """The sentences in the code of the rules; where they name a place, as they read for several."""
    for file in FILES:
        for node in ast.walk(ast.parse((RULES / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "InvalidPosition":
                yield [written(node.args[0], place) for place in PLACES]


def written(text: ast.expr, place: str) -> str:
    if isinstance(text, ast.Constant):
        return str(text.value)
    assert isinstance(text, ast.JoinedStr)
    return "".join(
        value_of(part, place) if isinstance(part, ast.FormattedValue) else part.value for part in text.values
    )


def value_of(part: ast.FormattedValue, place: str) -> str:
    if part.conversion == ord("r"):
        return "'r'"
    return {"where": place, "name": "o"}.get(ast.unparse(part.value), "2")


def test_every_complaint_of_the_rules_has_a_reason_of_its_own() -> None:
    met = {"impossible-wall-space", "impossible-number"}  # written elsewhere, for many
    for variants in complaints():
        reasons = [reason_of(InvalidPosition(each)) for each in variants]
        found = {reason.id for reason in reasons if reason is not None} - {"impossible-form"}
        assert len(found) == 1, variants
        met |= found
    assert met == {f"impossible-{name}" for name in COMPLAINTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_sentences_of_each_language(language: str) -> None:
    texts = [text for variants in complaints() for text in variants]
    texts += ["board 0, wall, row 1, column 2: 'r' is none of b", "round: 7 is not a whole number from 1 to 6"]
    for text in texts:
        said = sentence_of(InvalidPosition(text), language)
        assert said.endswith("."), said
        assert "{" not in said, said
        assert "impossible-" not in said, said


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("17b", "9b"), "There are 12 blue tiles in all, but the game has 20."),
        (("2b2y", "5b2y"), "Factory 1 has room for 4 tiles."),
        (("0:-,-,-,-,-:", "0:-,-,bk,-,-:"), "Line 3 of player 1 can only hold one color."),
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
