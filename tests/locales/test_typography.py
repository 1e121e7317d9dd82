"""Signs stand as each language sets them, and the page's fonts have them all."""

import re
from pathlib import Path

import pytest

from azulejos.locales import LANGUAGES
from locales.test_glossary import said_in

FONTS = Path(__file__).parents[2] / "web/fonts.ts"
QUESTION_KEY = re.compile(r"(?m)(?<=\()\?|^\?")
"""The key that shows help, which asks nothing."""


def wrong(language: str, pattern: str, allowed: str = r"(?!)") -> list[str]:
    """The messages in which the pattern is found; what is between backticks is typed as it stands."""
    texts = {name: QUESTION_KEY.sub("", re.sub(r"`[^`]*`", "", text)) for name, text in said_in(language).items()}
    return [name for name, text in texts.items() if re.search(pattern, text) and not re.search(allowed, name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_quotes_and_dots_are_real_ones(language: str) -> None:
    assert wrong(language, r"['\"]|\.\.\.") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_columns_of_the_terminal_have_several_spaces(language: str) -> None:
    assert wrong(language, r"  ", r"^terminal: ") == []


def test_french_has_a_no_break_space_before_high_signs() -> None:
    assert wrong("fr", r"[^\u00a0\n][:;!?»%]|«[^\u00a0]") == []


def test_german_and_spanish_keep_the_percent_sign_on_the_line_of_its_number() -> None:
    assert [name for language in ("de", "es") for name in wrong(language, r"[^\u00a0]%")] == []


def test_german_has_a_space_before_dots_that_stand_for_words() -> None:
    assert wrong("de", r"[^\u00a0]…") == []


def test_spanish_opens_questions_and_exclamations() -> None:
    texts = {name: QUESTION_KEY.sub("", text) for name, text in said_in("es").items()}
    assert [name for name, text in texts.items() if text.count("¿") != text.count("?")] == []
    assert [name for name, text in texts.items() if text.count("¡") != text.count("!")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_fonts_have_every_sign(language: str) -> None:
    """The first file of each font is all that any of our languages needs."""
    ranges = re.search(r"latin:\s*'([^']*)'", FONTS.read_text(encoding="utf-8"))
    assert ranges
    known: set[int] = set()
    for part in ranges[1].split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        known |= set(range(int(first, 16), int(last or first, 16) + 1))
    of_the_page = [text for name, text in said_in(language).items() if not name.startswith("terminal: ")]
    assert {sign for text in of_the_page for sign in text if ord(sign) not in known} == set()
