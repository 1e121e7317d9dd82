"""What a box of the family promises: the rule functions and words behind every game played with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from ..errors import MissingModule, Reason
from ..kernel import Generator, Record, bind
from .action import Action
from .events import Event
from .options import OptionInfo, Options
from .playout import Playout, Rules, play_games, play_out
from .position import GameValues


@dataclass(frozen=True, eq=False)
class Box:
    """One box: Azul, or Summer Pavilion. To add one, write these; `docs/add-a-game.md` shows the way.

    The state is a record with `players`, `to_act`, `phase`, `round`, `bag` (a count for each of at most six colors) and
    `boards` with a `score`. Functions marked (rule) also run compiled. What boxes of the family share is in
    `rules.chance` and `rules.sources`.
    """

    name: str
    home: str
    """Where its module of each room is: "azulejos.{room}.azul"."""
    presets: Mapping[str, Options]
    """Names for sets of options; the first is the plain game."""
    options: type[Options]
    colors: str
    """A letter for each color of tile."""
    phases: Sequence[str]
    state: type[Record]
    set_up: Callable[[Any, int, int, Any], None]
    """(state, players, start, options): fill a zeroed record; chance is to act."""

    apply: Callable[[Any, int, list[Any] | None], None]
    """(rule) Do a legal action and all that follows without a choice; append events to the list, if there is one."""
    legal: Callable[[Any, list[int]], int]
    """(rule) Write the legal actions' numbers in rising order; return how many."""
    is_legal: Callable[[Any, int], bool]
    """(rule)"""
    random_action: Callable[[Any, Generator, list[int]], int]
    """(rule) A legal action of the player to act, all equally likely; the list is scratch space."""
    deal: Callable[[Any, Generator], None]
    """(rule) Draw tiles at random until a player is to act, or nobody."""

    filling: Callable[[Any], int]
    """While tiles are drawn: the factory the next one is for, or 0 for the supply."""
    standing: Callable[[Any], Sequence[tuple[int, ...]]]
    """What ranks the seats: a tuple for each, its score first."""
    why_illegal: Callable[[Any, Action], Reason]
    action: Callable[[int], Action]
    parse_action: Callable[[str], Action | None]
    action_forms: str
    """Examples of notation, for error messages."""
    all_actions: int
    """How many numbers actions may have; `legal` never writes more."""
    most_choices: int
    """No player ever has more legal actions, whatever the options."""
    first_draw: int
    """The number of the action that draws the first color; those of the other colors follow."""
    num_actions: Callable[[int, Any], int]
    """(players, options): players' actions have lower numbers than this. Draws need not have higher ones."""
    position: type[GameValues]
    """The dataclass of a position's JSON form."""
    events: tuple[type[Event], ...]
    losses: frozenset[str]
    """The names of events whose points are lost."""
    facts: Callable[[], dict[str, Any]]
    """What a board needs to know to be drawn, as JSON values."""
    to_json: Callable[[Any], dict[str, Any]]
    """The fields of `position` by name, but for those of GameValues."""
    from_json: Callable[[Any, Any], None]
    """Fill a record that was just set up; raise InvalidPosition."""
    format_state: Callable[[dict[str, Any]], str]
    parse_state: Callable[[str, int], dict[str, Any]]
    """Between the JSON value and one line of text."""
    count_tiles: Callable[[Any], list[int]]
    """All tiles of each color, wherever they are."""

    play_out: Callable[[Any, Generator, list[int]], int] = field(init=False)
    """(rule) Random actions to the end; how many there were."""
    play_games: Callable[[Any, Any, Generator, list[int], int], int] = field(init=False)
    """(rule) Many games from one position, each in the same place."""

    def __post_init__(self) -> None:
        rules = Rules(self.apply, self.deal, self.random_action)
        object.__setattr__(self, "play_out", bind(play_out, f"{self.name}.play_out", rules=rules))
        playout = Playout(self.play_out)
        object.__setattr__(self, "play_games", bind(play_games, f"{self.name}.play_games", playout=playout))

    def describe_options(self, preset: str) -> list[OptionInfo]:
        """Each option with this preset's value and what else it may be."""
        options = self.presets[preset]
        return options.describe(options.idle.union(*(options.differences(other) for other in self.presets.values())))

    def module(self, room: str) -> ModuleType:
        """What a room of the house needs to know of this box; the only place where a box is told by its name."""
        path = self.home.format(room=room)
        try:
            return import_module(path)
        except ModuleNotFoundError as error:
            if error.name != path:
                raise
            raise MissingModule(f"the box {self.name!r} has no {path}, which the room {room!r} asks for") from None
