"""A move in words, for whoever does not read notation: "2 red tiles from factory 3 to line 2"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..locales import load
from ..rules.box import Box
from ..rules.game import Move, Position
from ..rules.schema import Values
from .lessons.ideas import Arguments
from .lessons.plug import lessons


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase(Values):
    """A message, without the first word of its name, and its arguments.

    Tiles are counts by the letters of their colors. `seat` is a player's, whose name the message calls `$player`.
    """

    id: str
    arguments: dict[str, int | str | dict[str, int]]

    @classmethod
    def of(cls, box: Box, name: str, arguments: Arguments) -> Phrase:
        """One that only a box has."""
        return cls(id=f"{box.name}-{name}", arguments=dict(arguments))


def phrase_of(position: Position, move: Move) -> Phrase | None:
    """A move as a message of `game.ftl`; None where its box has no words for moves."""
    box = position.game.box
    found = lessons(box)
    if found is None:
        return None
    name, shown = found.describe(position, position.game.action(move))
    return Phrase.of(box, name, shown.arguments)


def tell_phrase(box: Box, phrase: Mapping[str, Any] | None, move: str, language: str) -> str:
    """A phrase, as JSON has it, in words; without one, the move in notation."""
    if phrase is None:
        return move
    texts = load(language, "game")
    return texts(f"move-{phrase['id']}", **texts.arguments(phrase["arguments"], box.colors))


def tell_move(position: Position, move: Move, language: str) -> str:
    """A move in words. They are part of a sentence, or come after a colon."""
    phrase, notation = phrase_of(position, move), str(position.game.action(move))
    return tell_phrase(position.game.box, None if phrase is None else phrase.to_json(), notation, language)
