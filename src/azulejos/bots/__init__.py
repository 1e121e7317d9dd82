"""Named opponents."""

from __future__ import annotations

from ..rules.errors import AzulejosError
from .bot import Bot
from .simple import GreedyBot, RandomBot

BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}
"""All opponents by name, from the weakest up."""


class UnknownBot(AzulejosError):
    """No opponent of that name."""


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    return BOTS[name]


__all__ = ["BOTS", "Bot", "UnknownBot", "find_bot"]
