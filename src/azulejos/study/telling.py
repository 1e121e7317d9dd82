"""What was found, in words: claims, hints and the summary of a game as sentences of any language.

It reads JSON, so that what was kept, or came from elsewhere, is told as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..locales import Texts, load
from ..locales.figures import MINUS
from ..rules.game import Game

FILES = ("game", "claims")
MOST_SENTENCES = 4


def texts_of(language: str) -> Texts:
    return load(language, *FILES)


def sentences(game: Game, claims: Sequence[Mapping[str, Any]], language: str, names: Sequence[str]) -> list[str]:
    """What a move does, from claims as JSON has them; `names` are those of the seats."""
    texts = texts_of(language)
    return [_alone(_claim(texts, game, claim, names)) for claim in claims]


def better_sentences(
    game: Game, claims: Sequence[Mapping[str, Any]], best: str, language: str, names: Sequence[str]
) -> list[str]:
    """What a move leaves to others, which the best one does not; and what the best one does."""
    texts = texts_of(language)
    told = []
    for claim in claims:
        text = _claim(texts, game, claim, names)
        is_of_best = not claim["kind"].startswith("leaves")
        told.append(texts("claim-better", move=best, claim=text) if is_of_best else _alone(text))
    return told


def _claim(texts: Texts, game: Game, claim: Mapping[str, Any], names: Sequence[str]) -> str:
    arguments = texts.arguments({**game.options.to_json(), **claim}, game.box.colors)
    if "other" in claim:
        arguments["opponent"] = names[claim["other"]]
    return texts(f"claim-{claim['kind'].replace('_', '-')}", **arguments)


def _alone(text: str) -> str:
    """A claim as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}."


def tell_judged(game: Game, judged: Mapping[str, Any], language: str, names: Sequence[str]) -> dict[str, Any]:
    """A judged or reviewed move with its reasons in words."""
    does = sentences(game, judged["claims"], language, names)
    better = better_sentences(game, judged["better"], judged["best"], language, names)
    return {**judged, "why": [*better, *does][:MOST_SENTENCES]}


def tell_review(review: Mapping[str, Any], language: str) -> dict[str, Any]:
    """A review with its reasons and its summary in words."""
    game, names = Game.from_name(review["game"]), [player["name"] for player in review["players"]]
    moves = [tell_judged(game, move, language, names) for move in review["moves"]]
    summary = [_summary(texts_of(language), player) for player in review["players"]]
    return {**review, "moves": moves, "summary": summary}


def _summary(texts: Texts, player: Mapping[str, Any]) -> str:
    lost, luck = round(player["given_away"]), round(player["luck"])
    known = {"player": player["name"], "luck": f"{luck:+}".replace("-", MINUS) if luck else "0"}
    worst = max(player["by_round"], key=lambda each: each["given_away"], default=None)
    if not lost or worst is None:
        return texts("summary-clean", **known)
    most = min(lost, round(worst["given_away"]))
    return texts("summary-player", **known, lost=lost, worst=most, round=worst["round"])


def tell_hint(game: Game, hint: Mapping[str, Any], language: str, names: Sequence[str]) -> dict[str, Any]:
    """A hint in words."""
    texts, color, source = texts_of(language), hint["color"], hint["source"]
    if hint["move"] is not None:
        text = texts("hint-move", move=hint["move"])
    elif color is None:
        text = texts("hint-board")
    elif source is not None:
        text = texts("hint-tiles", color=color, source=source)
    else:
        text = texts("hint-use" if hint["level"] > 1 else "hint-color", color=color)
    return {**hint, "text": text, "why": sentences(game, hint["claims"], language, names)}
