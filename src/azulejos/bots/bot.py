"""What every opponent promises, and how the smallest ones become one."""

from __future__ import annotations

import inspect
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..errors import AzulejosError
from ..kernel.background import Tell
from ..rules.game import Game, Move, Position
from ..search.limits import Analysis, Limits, Report, Stop


@dataclass(frozen=True, slots=True)
class Terms:
    """What is asked of a bot, beside the position."""

    limits: Limits | None = None
    """When to stop thinking; None leaves it to the bot."""
    rng: random.Random | None = None
    """Where its chance comes from."""
    stop: Stop | None = None
    """Ends it from another thread."""
    report: Report | None = None
    """Is told now and then how it looks so far."""


class Bot(ABC):
    """An opponent by name. It keeps nothing from one move to the next, so one object can sit at many tables."""

    name: str

    def think(
        self,
        position: Position,
        limits: Limits | None = None,
        rng: random.Random | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
    ) -> Analysis:
        """The action it would play, and why. Without limits it takes those of its own strength.

        `stop` ends it from another thread; `report` is told now and then how it looks so far.

        The same position, limits by nodes and generator give the same action.
        """
        return self.answer(position, Terms(limits, rng, stop, report))

    @abstractmethod
    def answer(self, position: Position, terms: Terms) -> Analysis: ...

    def prepare(self, game: Game, tell: Tell | None = None) -> None:  # noqa: B027 - most need nothing
        """Wait for whatever it needs to play at full strength; `tell` is told each part."""

    def prepare_soon(self, game: Game) -> None:  # noqa: B027
        """Get that in the background. Programs that show `kernel.background.progress` call this; others are warned."""


@dataclass(frozen=True)
class ChoosingBot(Bot):
    """A bot that gives an action and no reason."""

    name: str
    choose: Callable[..., Move]
    """Of the position, and of a generator if it has a parameter `rng`."""

    def answer(self, position: Position, terms: Terms) -> Analysis:
        takes_rng = "rng" in inspect.signature(self.choose).parameters
        chosen = self.choose(position, rng=terms.rng) if takes_rng else self.choose(position)
        action = position.game.action(chosen)
        return Analysis(action, (action,), (0.0,) * position.game.players)


@dataclass(frozen=True)
class ThinkingBot(Bot):
    """An object of somebody else's with a method `think` of five parameters."""

    name: str
    inner: Any

    def answer(self, position: Position, terms: Terms) -> Analysis:
        found: Analysis = self.inner.think(position, terms.limits, terms.rng, terms.stop, terms.report)
        return found


def as_bot(player: Any) -> Bot:
    """Any object with `choose(position)` or `think(position, limits, rng, stop, report)` as a bot.

    Its name is its `name`, or that of its class.
    """
    if isinstance(player, Bot):
        return player
    name = str(getattr(player, "name", type(player).__name__))
    if callable(getattr(player, "think", None)):
        return ThinkingBot(name, player)
    if callable(getattr(player, "choose", None)):
        return ChoosingBot(name, player.choose)
    raise AzulejosError(f"{player!r} is no bot: a bot has a method choose(position), which gives an action")
