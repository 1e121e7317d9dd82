"""Small pieces of sentences: for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ..locales import Texts


class Spoken(NamedTuple):
    """A move in words, in two steps: what is taken or covered, and then how."""

    begins: str
    """How the notation begins of all moves that do the same to begin with."""
    what: str
    how: str = ""


def capital(text: str) -> str:
    """As a sentence begins."""
    return f"{text[:1].upper()}{text[1:]}"


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{capital(text)}."


def join_words(words: Iterable[str]) -> str:
    """What is there of these, with commas between."""
    return ", ".join(filter(None, words))


def counted(counts: Mapping[str, int], texts: Texts) -> str:
    """Tiles by their colors: "2 blue, 1 red"; "no tiles" where there are none."""
    said = join_words(texts("counted", color=color, count=count) for color, count in counts.items() if count)
    return said or texts("board-no-tiles")


def tile_name(letter: str, texts: Texts) -> str:
    """The color of a tile; a capital is a joker that stands for a color."""
    color = texts("color", color=letter.lower())
    return f"{texts('color', color='j')} ({color})" if letter.isupper() else color


def stock(what: str, position: Mapping[str, Any], texts: Texts) -> str:
    """How many tiles are in the bag, the lid or the tower."""
    name = texts(f"board-{what}")
    return sentence(texts("board-counted", name=name, count=sum(position[what].values())))


def points_words(choice: Mapping[str, Any], texts: Texts) -> str:
    """What a move scores and loses."""
    preview = choice.get("preview") or {}
    gained, lost = preview.get("points", 0), preview.get("cost", 0)
    scores = texts("points", points=gained) if gained else ""
    return join_words([scores, texts("board-cost", points=lost) if lost else ""])
