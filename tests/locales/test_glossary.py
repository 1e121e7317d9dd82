"""The catalogues use the words of `docs/glossary.md`, and none of those it forbids."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from azulejos.locales import FOLDER, LANGUAGE_NAMES, LANGUAGES

GLOSSARY = Path(__file__).parents[2] / "docs/glossary.md"


class Said(Visitor):
    """What people read of a message: each pattern as one text, with { for what is put in."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.texts.append("".join(part.value if isinstance(part, ast.TextElement) else "{" for part in node.elements))
        self.generic_visit(node)


@cache
def said_in(language: str) -> dict[str, str]:
    """All that a language says, by file and message."""
    found = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                said = Said()
                said.visit(entry)
                found[f"{path.stem}: {entry.id.name}"] = "\n".join(said.texts)
    return found


def rows(title: str) -> Iterator[list[str]]:
    """The rows of the table under a title, with its head."""
    part = GLOSSARY.read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    for line in part.splitlines():
        if line.startswith("|") and not line.startswith("|---"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def words() -> Iterator[tuple[str, str]]:
    """Each word of the glossary, with its language."""
    head, *body = rows("Words")
    languages = {name: language for language, name in LANGUAGE_NAMES.items()}
    for row in body:
        yield from ((languages[name], cell.partition(" (")[0]) for name, cell in zip(head, row, strict=True))


def forbidden() -> Iterator[tuple[str, str]]:
    """Each word that nobody shall use, with its language."""
    _, *body = rows("Words we do not use")
    for language, instead_of, _ in body:
        yield from ((language, word.strip()) for word in instead_of.split(","))


def test_the_glossary_has_every_language() -> None:
    head, *body = rows("Words")
    assert sorted(head) == sorted(LANGUAGE_NAMES.values())
    assert len(body) > 60
    assert {language for language, _ in forbidden()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_glossary_are_those_of_the_catalogues(language: str) -> None:
    all_said = "\n".join(said_in(language).values()).lower()
    missing = [word for each, word in words() if each == language and word.lower() not in all_said]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_a_word_that_the_glossary_forbids(language: str) -> None:
    patterns = {
        word: re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for each, word in forbidden() if each == language
    }
    found = [
        f"{name}: {word}"
        for name, text in said_in(language).items()
        for word, pattern in patterns.items()
        if pattern.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_one_form_of_address(language: str) -> None:
    _, *body = rows("How we speak to people")
    never = [word.strip() for each, _, words in body if each == language for word in words.split(",")]
    found = [
        f"{name}: {word}"
        for name, text in said_in(language).items()
        for word in never
        if re.search(rf"(?<![\w’-]){word}(?![\w’-])", text, 0 if word.istitle() else re.IGNORECASE)
    ]
    assert found == []
    assert never or language == "en"
