"""The voice beside a newcomer's game: what to say next, and what to say about a move.

Nothing is kept here: whoever shows the guide keeps the names of what was told, and asks again after every move.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ..bots import LADDER
from ..errors import AzulejosError
from ..locales import Texts
from ..rules.box import Box
from ..rules.events import Event
from ..rules.game import Position
from ..rules.schema import Values
from .lessons.ideas import Shown, Situation
from .lessons.plug import lessons
from .wording import Phrase, tell_move

WIDE = 20
"""Who wins by so many points is ready for a bot two steps further up."""

GENTLE = 3.25
"""A newcomer's move that costs fewer points than this beside the best one is praised; any other is explained."""
STRICT = 1.5
"""The same where something was plainly wasted."""

MOST_REASONS = 2
"""Sentences of the judge that are passed on, where nothing simpler can be said."""
BASICS = "basics"
"""All ideas of a box's first game, as somebody is remembered who knows them."""

Kind = Literal["idea", "praise", "advice", "end"]


@dataclass(frozen=True, kw_only=True)
class Remark(Values):
    """Something to say at once."""

    id: str
    """Of an idea: what to remember as told."""
    kind: Kind
    phrases: tuple[Phrase, ...]
    """Messages of `guide.ftl`."""
    why: tuple[str, ...] = ()
    """Sentences that explain the first phrase, in the language that was asked for; they come after it."""
    spots: tuple[str, ...] = ()
    """What to point at, as the boards name their places."""


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """How good a move was."""

    move: str
    best: str
    points_lost: float
    """How much worse it is than the best one, in points."""
    why: tuple[str, ...] = ()
    """Sentences on what the best one does better."""


def verdict(judged: Mapping[str, Any]) -> Verdict:
    """What `study.judge` says of a move, as JSON."""
    return Verdict(
        move=judged["move"],
        best=judged["best"],
        points_lost=judged["points_lost"],
        why=tuple(judged["why"]),
    )


def knows(box: Box) -> bool:
    """Whether there is something to tell of a box."""
    return lessons(box) is not None


def ideas_of(box: Box) -> tuple[str, ...]:
    """The names of all ideas of a box, as they are remembered."""
    found = lessons(box)
    return tuple(f"{box.name}-{idea.name}" for idea in found.IDEAS) if found else ()


def due(now: Situation, told: Collection[str]) -> list[Remark]:
    """The ideas that matter just now and were not told yet, the most urgent first: tell one at a time.

    To whoever was told `azul-basics`, for a box `azul`, only what other games add to its first one.
    """
    box = now.position.game.box
    found = lessons(box)
    remarks = []
    for idea in found.IDEAS if found else ():
        name = f"{box.name}-{idea.name}"
        is_new = name not in told and (idea.is_added or f"{box.name}-{BASICS}" not in told)
        if is_new and (shown := idea.due(now)) is not None:
            remarks.append(_remark("idea", Phrase.of(box, idea.name, shown.arguments), shown))
    return remarks


def remarks(now: Situation, told: Collection[str], bot: str | None = None) -> list[Remark]:
    """All there is to say just now; after the game that is how it went, and whom to play after this bot."""
    return [*due(now, told), *([farewell(now.position, now.seat, bot)] if now.position.is_over else [])]


def comment(before: Position, verdict: Verdict, language: str) -> Remark | None:
    """What to say about a move: what is good about it, or what it cost, why, and what would have been better."""
    box = before.game.box
    found = lessons(box)
    if found is None:
        return None
    played, best = before.game.action(verdict.move), before.game.action(verdict.best)
    blame = found.blame(before, played, best)
    is_waste = blame is not None and blame[0] in found.WASTE
    if verdict.points_lost < (STRICT if is_waste else GENTLE):
        name, shown = found.praise(before, before.play(played).events)
        return _remark("praise", Phrase.of(box, name, shown.arguments), shown)
    phrases = (
        Phrase(id="poor", arguments={"points": max(1, round(verdict.points_lost))}),
        *([Phrase.of(box, blame[0], blame[1].arguments)] if blame else []),
        Phrase(id="instead", arguments={"move": tell_move(before, best, language)}),
    )
    return Remark(id="poor", kind="advice", phrases=phrases, why=() if blame else verdict.why[:MOST_REASONS])


def propose(before: Position, best: str, language: str) -> Remark | None:
    """A good move, for whoever asks for one."""
    found = lessons(before.game.box)
    if found is None:
        return None
    _, shown = found.describe(before, before.game.action(best))
    return _remark("advice", Phrase(id="propose", arguments={"move": tell_move(before, best, language)}), shown)


def farewell(over: Position, seat: int, bot: str | None) -> Remark:
    """How the game went, and whom to play next."""
    mine = over.scores[seat]
    best = max(score for other, score in enumerate(over.scores) if other != seat)
    result = "lost" if over.ranking[seat] > 1 else "shared" if len(over.winners) > 1 else "won"
    arguments: dict[str, int | str | dict[str, int]] = {"points": mine, "others": best, "result": result}
    phrases = [Phrase(id="over", arguments=arguments)]
    if bot is not None and (following := next_opponent(bot, result == "won", mine - best)) is not None:
        kind = "again" if following == bot else "further"
        phrases.append(Phrase(id=f"next-{kind}", arguments={"bot": following}))
    return Remark(id="over", kind="end", phrases=tuple(phrases))


def next_opponent(bot: str, has_won: bool, margin: int) -> str | None:
    """The next bot of the ladder for a winner, one further for a clear one, and the same again for everybody else."""
    ladder = [thinker.name for thinker in LADDER]
    if bot not in ladder:
        return None
    steps = (2 if margin >= WIDE else 1) if has_won else 0
    return ladder[min(ladder.index(bot) + steps, len(ladder) - 1)]


def say(remark: Remark, texts: Texts, names: Sequence[str], box: Box) -> list[str]:
    """A remark in sentences; `texts` has those of `game.ftl` and `guide.ftl`."""
    said = []
    for phrase in remark.phrases:
        arguments = texts.arguments(phrase.arguments, box.colors)
        if isinstance(seat := phrase.arguments.get("seat"), int):
            arguments["player"] = names[seat]
        if "bot" in arguments:
            arguments["bot"] = texts(f"bot-{arguments['bot']}")
        said.append(texts(f"guide-{phrase.id}", **arguments))
    return [*said[:1], *remark.why, *said[1:]]


def title(remark: Remark, texts: Texts) -> str:
    """The heading of an idea."""
    return texts(f"guide-{remark.id}.title")


def read_events(box: Box, told: Sequence[Mapping[str, Any]]) -> tuple[Event, ...]:
    """Events from their JSON form."""
    kinds: dict[str, Any] = {kind.name(): kind for kind in box.events}
    found = []
    for event in told:
        name = event.get("event")
        try:
            values = {key: tuple(value) if isinstance(value, list) else value for key, value in event.items()}
            found.append(kinds[str(name)](**values))
        except (KeyError, TypeError):
            raise AzulejosError(f"{name!r} is not an event of this game") from None
    return tuple(found)


def _remark(kind: Kind, phrase: Phrase, shown: Shown) -> Remark:
    return Remark(id=phrase.id, kind=kind, phrases=(phrase,), spots=tuple(shown.spots))
