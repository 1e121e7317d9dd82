"""A game to be played, and its positions: immutable values for people's Python."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from operator import index
from typing import Any, ClassVar, SupportsIndex

from ..errors import IllegalAction, InvalidAction, InvalidPosition, UnknownGame
from .action import Action
from .box import Box
from .boxes import find_preset, parse_game_name
from .chance import CHANCE, NOBODY
from .engine import ILLEGAL, Engine, engine, plain_engine
from .events import Event
from .options import Options
from .position import GameValues

PLAYERS = (2, 3, 4)

Move = Action | SupportsIndex | str
"""What stands for an action: the action itself, its number or its notation."""


@dataclass(frozen=True)
class Game:
    """A preset, its options and the number of players. Make one with `azulejos.game`, `azul` or `pavilion`."""

    preset: str
    players: int
    options: Options

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in PLAYERS:
            raise UnknownGame(f"there cannot be {self.players!r} players: it takes 2, 3 or 4")

    @cached_property
    def box(self) -> Box:
        return find_preset(self.preset)

    @cached_property
    def name(self) -> str:
        """The game in one word: `azul/2`, or `azul-grey/3;max_rounds=9` where options differ from the preset's."""
        return f"{self.preset}/{self.players}" + "".join(f";{key}={value}" for key, value in self.house_rules.items())

    @cached_property
    def house_rules(self) -> dict[str, str]:
        """The options that are not as the preset has them, as text."""
        return self.options.differences(self.box.presets[self.preset])

    @classmethod
    def from_name(cls, name: str) -> Game:
        preset, players, changes = parse_game_name(name)
        return make_game(preset, players, **changes)

    @property
    def num_actions(self) -> int:
        """Players' actions are numbered from 0 to one less than this."""
        return self.box.num_actions(self.players, self.options)

    def start(self, seat: int = 0) -> Position:
        """The set-up, before any tile is drawn; this seat begins."""
        if type(seat) is not int or seat not in range(self.players):
            raise UnknownGame(f"seat {seat!r} cannot start: the seats are 0 to {self.players - 1}")
        form = engine(self.box)
        return Position(self, form, form.start(self.players, seat, self.options), CHANCE)

    def new(self, rng: random.Random | None = None, seat: int = 0) -> Position:
        """A game ready to play: set up, with the first tiles dealt."""
        return self.start(seat).deal(rng)

    def action(self, move: Move) -> Action:
        """The action that an action, a number or a notation stands for. It need not be legal."""
        if isinstance(move, Action):
            return move
        if isinstance(move, str):
            found = self.box.parse_action(move.strip())
            if found is None:
                raise InvalidAction(f"{move!r} is not a move: moves look like {self.box.action_forms}")
            return found
        try:
            number = index(move)
        except TypeError:
            raise InvalidAction(f"{move!r} is neither an action nor a number nor a notation") from None
        if number not in range(self.box.all_actions):
            raise InvalidAction(f"there is no action {number}: they are numbered from 0 to {self.box.all_actions - 1}")
        return self.box.action(number)

    def parse_position(self, text: str) -> Position:
        """A position of this game from its text without the game's name, or with it."""
        first, _, rest = text.strip().partition(" ")
        if "/" in first:
            if Game.from_name(first) != self:
                raise InvalidPosition(f"this is a position of {first}, not of {self.name}")
            text = rest
        return self.position_from_json(self.box.parse_state(text, self.players))

    def position_from_json(self, data: Any) -> Position:
        state = plain_engine(self.box).start(self.players, 0, self.options)
        self.box.from_json(state, data)
        return self.position(state)

    def position(self, state: Any) -> Position:
        """A position from a record of the box's rules, taken as it is, unchecked."""
        form, record = engine(self.box), state.copy()
        return Position(self, form, form.load(record), state.to_act, record)

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.from_name, (self.name,)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Transition:
    """What an action led to, and what happened on the way."""

    position: Position
    events: tuple[Event, ...]


class Position:
    """Everything on the table at one moment. Never changes: `apply` gives a new one."""

    __slots__ = ("_engine", "_record", "_state", "game", "to_act")

    draw: ClassVar[Callable[[Position], str] | None] = None
    """Makes a picture for notebooks, as SVG. The package gives it: rules know nothing of pictures."""

    game: Game
    to_act: int
    """The seat that acts next, or CHANCE when a tile is to be drawn, or NOBODY when the game is over."""

    def __init__(self, game: Game, form: Engine, state: Any, to_act: int, record: Any = None) -> None:
        self.game = game
        self._engine = form
        self._state = state
        self._record = record
        self.to_act = to_act

    # -------------------------------------------------------------------------------------------- whose turn

    @property
    def is_over(self) -> bool:
        return self.to_act == NOBODY

    @property
    def is_chance(self) -> bool:
        return self.to_act == CHANCE

    # -------------------------------------------------------------------------------------------- what to do

    def legal_actions(self) -> list[Action]:
        """All legal actions, by rising number; the tiles that may be drawn when chance is to act."""
        action = self.game.box.action
        return [action(number) for number in self._engine.legal(self._state)]

    def is_legal(self, move: Move) -> bool:
        return self._engine.is_legal(self._state, self.game.action(move).id)

    def apply(self, move: Move) -> Position:
        """The position after a legal action, or after a tile was drawn. Raises IllegalAction."""
        form = engine(self.game.box)
        before = self._state if form is self._engine else form.load(self._engine.read(self._state))
        number = move.id if isinstance(move, Action) else self.game.action(move).id
        state, to_act = form.advance(before, number)
        if to_act == ILLEGAL:
            raise self._illegal(number)
        return Position(self.game, form, state, to_act)

    def play(self, move: Move) -> Transition:
        """Like `apply`, and also what happened, told for people."""
        number = self.game.action(move).id
        if not self._engine.is_legal(self._state, number):
            raise self._illegal(number)
        state = self.state()
        events: list[Event] = []
        self.game.box.apply(state, number, events)
        return Transition(self.game.position(state), tuple(events))

    def _illegal(self, number: int) -> IllegalAction:
        action = self.game.box.action(number)
        reason = self.game.box.why_illegal(self._read(), action)
        return IllegalAction(f"{action} is not legal: {reason}", reason)

    # -------------------------------------------------------------------------------------------- chance

    def chance_outcomes(self) -> list[tuple[Action, Fraction]]:
        """The tiles that may be drawn next, each with its odds; empty unless chance is to act."""
        if not self.is_chance:
            return []
        box, bag = self.game.box, self._read().bag
        return [(box.action(box.first_draw + c), Fraction(n, sum(bag))) for c, n in enumerate(bag) if n]

    def deal(self, rng: random.Random | None = None) -> Position:
        """Draw all tiles that are due, at random (from the system's own source, if none is given).

        Where no tile is due, that is the position itself.
        """
        if not self.is_chance:
            return self
        number = secrets.randbits(62) if rng is None else rng.getrandbits(62)
        state = self._engine.deal(self._state, number)
        return Position(self.game, self._engine, state, self._engine.to_act(state))

    @property
    def filling(self) -> int:
        """While chance is to act: the factory the next tile is for, or 0 for the supply."""
        return self.game.box.filling(self._read())

    # -------------------------------------------------------------------------------------------- reading it

    def state(self) -> Any:
        """A readable copy of the record: see `azulejos.rules.azul.state` and `azulejos.rules.pavilion.state`."""
        return self._read().copy()

    def _read(self) -> Any:
        """The readable record, made once; not to be changed."""
        if self._record is None:
            self._record = self._engine.read(self._state)
        return self._record

    @property
    def round(self) -> int:
        return int(self._read().round)

    @property
    def phase(self) -> str:
        return str(self.game.box.phases[self._read().phase])

    @property
    def scores(self) -> tuple[int, ...]:
        state = self._read()
        return tuple(state.boards[seat].score for seat in range(self.game.players))

    @property
    def ranking(self) -> tuple[int, ...]:
        """Each seat's place, 1 for the leader; seats that nothing tells apart share one."""
        standing = self.game.box.standing(self._read())
        return tuple(1 + sum(other > mine for other in standing) for mine in standing)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place once the game is over."""
        return tuple(seat for seat, rank in enumerate(self.ranking) if rank == 1) if self.is_over else ()

    def to_json(self) -> dict[str, Any]:
        """Everything public, by name; `azulejos.position_from_json` reads it back."""
        game, box = self.game, self.game.box
        values = GameValues(game=game.preset, box=box.name, players=game.players, options=game.options.to_json())
        return {**values.to_json(), **box.to_json(self._read())}

    def __str__(self) -> str:
        """The position in one line of text; `azulejos.parse_position` reads it back."""
        return f"{self.game.name} {self.game.box.format_state(self.game.box.to_json(self._read()))}"

    def __repr__(self) -> str:
        return f"<Position {self}>"

    def _repr_svg_(self) -> str | None:
        return None if Position.draw is None else Position.draw(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game == other.game and self._read() == other._read()

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return parse_position, (str(self),)


def make_game(preset: str, players: int = 2, /, **options: Any) -> Game:
    """A game by the name of its preset, with the options that shall differ from it."""
    box = find_preset(preset)
    return Game(preset, players, box.options.of({**box.presets[preset].to_json(), **options}))


def parse_position(text: str) -> Position:
    """A position from its one line of text, which begins with the game's name."""
    name, _, rest = text.strip().partition(" ")
    return Game.from_name(name).parse_position(rest)


def position_from_json(data: Any) -> Position:
    """A position from the value that `Position.to_json` gives."""
    if not isinstance(data, dict):
        raise InvalidPosition("a position is an object with names and values")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise InvalidPosition("options: it must be an object with names and values")
    for key in ("game", "players"):
        if key not in data:
            raise InvalidPosition(f"position: {key} is missing")
    return make_game(data["game"], data["players"], **options).position_from_json(data)
