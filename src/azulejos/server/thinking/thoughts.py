"""A thought: a bot, the position as its seat sees it, and limits. The answer is a move, and nothing is kept."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from ...bots import Bot, Thinker, find_bot
from ...bots.bot import ChoosingBot
from ...rules.game import Game, Position, parse_position
from ...search.limits import Limits, Stop

QUICK_NODES = 1_000
"""A bot that looks at no more positions is quick: it takes some milliseconds."""
Hurried = Callable[[], None]
"""Is told that a bot has less time than it would take."""


@dataclass(frozen=True, slots=True)
class Thought:
    bot: str
    position: str
    """In one line, with nothing in it that is hidden from the seat."""
    seconds: float
    """The longest it may take."""
    nodes: int
    depth: int | None
    is_quick: bool
    goes_by_clock: bool
    """Whether the bot stops at a time rather than after so many positions: with less time it plays less well."""
    client: str
    """Who is at the table: each client has a fair share."""

    @classmethod
    def about(cls, bot: Bot, position: Position, most: Limits, client: str) -> Thought:
        """The bot's own limits hold, but no more than is allowed at most."""
        assert most.seconds is not None
        assert most.nodes is not None
        own = _own_limits(bot, position.game) or most
        return cls(
            bot.name,
            str(position),
            min(own.seconds or most.seconds, most.seconds),
            min(own.nodes or most.nodes, most.nodes),
            own.depth,
            is_quick(bot, position.game),
            own.seconds is not None,
            client,
        )

    def within(self, seconds: float) -> Thought:
        return replace(self, seconds=min(seconds, self.seconds))


class Thinking(Protocol):
    """Where thoughts are thought."""

    done: int
    """How many were answered."""
    seconds: float
    """How long they took together, from asking to the answer."""

    @property
    def waiting(self) -> int:
        """How many are asked for and not begun."""

    async def start(self) -> None: ...
    def warm_up(self) -> None:
        """Start processes now, rather than with the first thought."""

    async def think(self, thought: Thought, hurried: Hurried) -> str:
        """The move in notation."""

    async def close(self) -> None: ...


def is_quick(bot: Bot, game: Game) -> bool:
    """Whether it answers at once, so that it never waits behind those that do not."""
    own = _own_limits(bot, game)
    if own is None:
        return isinstance(bot, ChoosingBot)
    return own.depth == 1 or (own.nodes is not None and own.nodes <= QUICK_NODES)


def think(thought: Thought, stop: Stop | None = None) -> str:
    limits = Limits(thought.seconds, thought.nodes, thought.depth)
    position = parse_position(thought.position)
    return str(find_bot(thought.bot).think(position, limits, random.SystemRandom(), stop).action)


def _own_limits(bot: Bot, game: Game) -> Limits | None:
    return bot.skill_in(game).limits if isinstance(bot, Thinker) else None
