"""What was found, in words: claims, hints and the summary of a game as sentences of any language.

It reads JSON, so that what was kept, or came from elsewhere, is told as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..locales import Texts, load
from ..rules.box import Box
from ..rules.game import Game

FILES = ("game", "study")


def texts_of(language: str) -> Texts:
    return load(language, *FILES)


def sentences(
    game: Game, claims: Sequence[Mapping[str, Any]], language: str, names: Sequence[str], prefix: str = "why"
) -> list[str]:
    """Claims, as JSON has them, in the words of a language; `names` are those of the seats."""
    texts = texts_of(language)
    return [_sentence(texts, game.box, claim, names, prefix) for claim in claims]


def _sentence(texts: Texts, box: Box, claim: Mapping[str, Any], names: Sequence[str], prefix: str) -> str:
    arguments = texts.arguments(claim, box.colors)
    for key in ("seat", "other"):
        if key in claim:
            arguments["player" if key == "seat" else "opponent"] = names[claim[key]]
    return texts(f"{prefix}-{claim['kind'].replace('_', '-')}", **arguments)


def tell_judged(game: Game, judged: Mapping[str, Any], language: str, names: Sequence[str]) -> dict[str, Any]:
    """A judged or reviewed move with its reasons in words."""
    does = sentences(game, judged["claims"], language, names)
    better = sentences(game, judged["better"], language, names, "better")
    return {**judged, "why": [*does, *better]}


def tell_review(review: Mapping[str, Any], language: str) -> dict[str, Any]:
    """A review with its reasons and its summary in words."""
    game, names = Game.from_name(review["game"]), [player["name"] for player in review["players"]]
    moves = [tell_judged(game, move, language, names) for move in review["moves"]]
    return {**review, "moves": moves, "summary": []}


def tell_hint(game: Game, hint: Mapping[str, Any], language: str, names: Sequence[str]) -> dict[str, Any]:
    """A hint in words."""
    return {**hint, "text": "", "why": sentences(game, hint["claims"], language, names)}
