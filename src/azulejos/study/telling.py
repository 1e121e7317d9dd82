"""What was found, in words: claims, hints and the summary of a game as sentences of any language.

It reads JSON, so that what was kept, or came from elsewhere, is told as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..locales import Texts, load
from ..locales.figures import MINUS
from ..rules.game import Game, Position
from .classes import is_bad
from .hinting import LEVELS
from .outlook import CLAIMS
from .plug import plug
from .wording import tell_move, tell_phrase

FILES = ("game", "claims")
MOST_SENTENCES = 4
LEAD = 0.5
"""With fewer points than this between them, two moves are called about as good."""


def texts_of(language: str) -> Texts:
    return load(language, *FILES)


def sentences(game: Game, claims: Sequence[Mapping[str, Any]], language: str, names: Sequence[str]) -> list[str]:
    """What a move does, from claims as JSON has them; `names` are those of the seats."""
    texts = texts_of(language)
    return [_alone(_claim(texts, game, claim, names)) for claim in claims]


def better_sentences(game: Game, claims: Sequence[Mapping[str, Any]], language: str, names: Sequence[str]) -> list[str]:
    """What a move leaves to others, which the best one does not; and what the best one does."""
    texts = texts_of(language)
    told = []
    for claim in claims:
        text = _claim(texts, game, claim, names)
        is_of_best = not claim["kind"].startswith("leaves") and claim["kind"] not in CLAIMS
        told.append(texts("claim-better", claim=text) if is_of_best else _alone(text))
    return told


def _claim(texts: Texts, game: Game, claim: Mapping[str, Any], names: Sequence[str]) -> str:
    arguments = texts.arguments({**game.options.to_json(), **claim}, game.box.colors)
    if "other" in claim:
        arguments["opponent"] = names[claim["other"]]
    text = texts(f"claim-{claim['kind'].replace('_', '-')}", **arguments)
    return re.sub(r"(?<=\s)-(?=\d)", MINUS, text)


def _alone(text: str) -> str:
    """A claim as a sentence of its own."""
    return f"{text[:1].upper()}{text[1:]}."


def tell_judged(game: Game, judged: Mapping[str, Any], language: str, names: Sequence[str]) -> dict[str, Any]:
    """A judged or reviewed move with its reasons in words. Of a bad one neither gains nor small costs are told."""
    claims = judged["claims"]
    if is_bad(judged["class"]):
        least = judged["points_lost"] / 2
        claims = [each for each in claims if each["kind"] in plug(game.box).COSTS and each.get("points", 0) >= least]
    does = sentences(game, claims, language, names)
    better = better_sentences(game, judged["better"], language, names)
    best = tell_phrase(game.box, judged["best_phrase"], judged["best"], language)
    return {**judged, "best_told": best, "why": [*better, *does][:MOST_SENTENCES]}


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
    message = "summary-round" if most == lost else "summary-player"
    return texts(message, **known, lost=lost, worst=most, round=worst["round"])


def tell_hint(position: Position, hint: Mapping[str, Any], language: str, names: Sequence[str]) -> dict[str, Any]:
    """A hint in words."""
    texts, color, source = texts_of(language), hint["color"], hint["source"]
    if hint["move"] is not None:
        text = texts("hint-move", move=tell_move(position, hint["move"], language))
    elif color is None:
        text = texts("hint-board")
    elif source is not None:
        text = texts("hint-tiles", color=color, source=source)
    else:
        text = texts("hint-use" if hint["level"] > 1 else "hint-color", color=color)
    why = sentences(position.game, hint["claims"], language, names)
    if hint["level"] == LEVELS[-1] and not why:
        why = [_no_reason(position, hint["rival"], language)]
    return {**hint, "text": text, "why": why}


def _no_reason(position: Position, rival: Mapping[str, Any] | None, language: str) -> str:
    """Where no claim tells why a move is best: how far ahead of the next best one it is."""
    texts = texts_of(language)
    if rival is None:
        return texts("hint-only")
    move, points = tell_move(position, rival["move"], language), round(rival["points"], 1)
    return texts("hint-ahead", move=move, points=points) if points >= LEAD else texts("hint-alike", move=move)
