"""Named opponents, and the way for anybody's own."""

from __future__ import annotations

from ..errors import AzulejosError
from .bot import Bot, as_bot
from .simple import GreedyBot, RandomBot
from .thinkers import CHARACTERS, LADDER, Thinker

BOTS: dict[str, Bot] = {bot.name: bot for bot in map(as_bot, (RandomBot(), GreedyBot(), *CHARACTERS, *LADDER))}
"""All opponents by name; the ladder comes last, its strongest at the end."""


class UnknownBot(AzulejosError):
    """No opponent of that name."""


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    return BOTS[name]


__all__ = [
    "BOTS",
    "CHARACTERS",
    "LADDER",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Thinker",
    "UnknownBot",
    "as_bot",
    "find_bot",
]
