"""The compiled functions of a game's box, and what Python needs around them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import AzulejosError
from ..kernel import bind
from ..kernel.background import has_numba
from ..rules.bound import rules_of
from ..rules.box import Box
from ..rules.engine import compiled_engine
from ..rules.game import Game, Position
from . import stepping
from .packing import Listing, write_packed
from .plug import plug
from .rewards import Ranking, Reward, pay
from .stepping import Parts, Seeing, Words


class Functions(NamedTuple):
    """The functions of `stepping` that Python calls, for one box."""

    start_games: Callable[..., None]
    first_mistake: Callable[..., int]
    step_games: Callable[..., None]
    choose_actions: Callable[..., None]
    observe_game: Callable[..., None]


@cache
def plain_pay(box: Box) -> Callable[[Any, int, Any], None]:
    """`rewards.pay` for one box, as plain Python."""
    return bind(pay, f"{box.name}.pay", ranking=Ranking(plug(box).standing))


@cache
def plain_functions(box: Box, packed: bool) -> Functions:
    """As plain Python. Packed masks have a bit for each action."""
    view = plug(box)
    write_mask: Callable[[Any, Any, Any], None] = view.write_mask
    if packed:
        write_mask = bind(write_packed, f"{box.name}.write_packed", listing=Listing(box.legal))
    seeing = Seeing(view.observe, write_mask, view.is_cut_off, plain_pay(box))
    names: dict[str, Any] = {"rules": rules_of(box), "seeing": seeing}

    def bound(name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(stepping, name)
        return bind(function, f"{box.name}.{name}" + "_packed" * packed, **names)

    names["parts"] = Parts(*map(bound, Parts._fields))
    return Functions(*map(bound, Functions._fields))


@cache
def functions(box: Box, packed: bool) -> Functions:
    """Compiled."""
    if not has_numba():
        raise AzulejosError("environments run the compiled rules, and numba is not installed: pip install numba")
    from ..kernel.twins import twin

    return Functions(*map(twin, plain_functions(box, packed)))


def check_seat(game: Game, seat: int) -> int:
    if seat not in range(game.players):
        raise AzulejosError(f"there is no seat {seat}: the seats are 0 to {game.players - 1}")
    return seat


class Core:
    """What every environment of one game is made of. There is only one of these for each game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.functions = functions(game.box, False)
        self.engine = compiled_engine(game.box)
        self.layout = plug(game.box).layout(game.players, game.options)
        self.start = self.engine.start(game.players, 0, game.options)
        self.words = self.engine.words

    def position(self, words: Words) -> Position:
        """A readable position from a record's memory, which is copied."""
        return Position(self.game, self.engine, words.copy(), self.engine.to_act(words))

    def observe(self, words: Words, seat: int, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What a seat sees of one game, in a new array unless one is given."""
        check_seat(self.game, seat)
        observation = np.empty(self.layout.size, np.float32) if out is None else out
        self.functions.observe_game(words, seat, observation)
        return observation

    def returns(self, position: Position, reward: Reward) -> list[float]:
        """What a game that is over is worth to each seat."""
        out = [0.0] * self.game.players
        plain_pay(self.game.box)(position.state(), reward.code, out)
        return out

    def __reduce__(self) -> tuple[Any, ...]:
        return core_of, (self.game,)

    def __deepcopy__(self, memo: Any) -> Core:
        return self


@cache
def core_of(game: Game) -> Core:
    return Core(game)
