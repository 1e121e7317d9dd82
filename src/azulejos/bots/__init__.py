"""Named opponents, and the way for anybody's own."""

from __future__ import annotations

from ..errors import AzulejosError
from .bot import Bot, as_bot
from .references import REFERENCES
from .simple import GreedyBot, RandomBot
from .thinkers import CHARACTERS, LADDER, Thinker

BOTS: dict[str, Bot] = {bot.name: bot for bot in map(as_bot, (RandomBot(), GreedyBot(), *CHARACTERS, *LADDER))}
"""All opponents by name; the ladder comes last, its strongest at the end."""


class UnknownBot(AzulejosError):
    """No opponent of that name."""


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    found = BOTS.get(name) or REFERENCES.get(name)
    if found is None:
        raise UnknownBot(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    return found


__all__ = [
    "BOTS",
    "CHARACTERS",
    "LADDER",
    "REFERENCES",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Thinker",
    "UnknownBot",
    "as_bot",
    "find_bot",
]
