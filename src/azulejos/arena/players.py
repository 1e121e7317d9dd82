"""Who may sit at a table: our own bots, and outside programs that speak the engine protocol."""

from __future__ import annotations

import random
import re
import shlex
import shutil
from dataclasses import dataclass
from typing import Protocol

from ..bots import Bot, find_bot
from ..errors import AzulejosError
from ..rules.action import Action
from ..rules.game import Game, Position
from ..search.limits import Limits

OUTSIDE = re.compile(r"(?:(?P<name>[^=\r\n]+)=)?cmd:(?P<command>[^\r\n]*)")


class Forfeit(Exception):
    """A player can no longer play this game; the message says why, and begins with "it"."""


class Player(Protocol):
    """One seat at one table at a time, for game after game."""

    def begin(self, game: Game, seed: int) -> None:
        """A new game; chance of the player's own is to come from the seed. May raise Forfeit."""

    def choose(self, position: Position) -> Action:
        """A legal action. May raise Forfeit."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player as named by a person: `greedy`, `cmd:python bot.py` or `mine=cmd:python bot.py`."""

    name: str
    command: tuple[str, ...] = ()
    """What starts an outside program; empty for a bot in Python."""


def parse_entrant(text: str) -> Entrant:
    """Raises UnknownBot, with the names there are, and AzulejosError for a program that does not exist."""
    match = OUTSIDE.fullmatch(text)
    if match is None:
        return Entrant(find_bot(text).name)
    try:
        words = shlex.split(match["command"])
    except ValueError as error:
        raise AzulejosError(f"{match['command']!r} is not a command: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise AzulejosError(f"there is no program {words[0] if words else ''!r} to run for {text!r}")
    return Entrant(match["name"] or text, tuple(words))


class HousePlayer:
    """A bot of ours, or another Python object."""

    def __init__(self, bot: Bot, limits: Limits | None) -> None:
        self.bot = bot
        self.limits = limits
        self.rng = random.Random()

    def begin(self, game: Game, seed: int) -> None:
        self.bot.prepare(game)
        self.rng = random.Random(seed)

    def choose(self, position: Position) -> Action:
        return self.bot.think(position, self.limits, self.rng).action

    def close(self) -> None:
        pass
