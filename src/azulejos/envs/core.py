"""The compiled functions of a game's box, and what Python needs around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..errors import AzulejosError
from ..kernel import Generator, bind, seed
from ..kernel.background import has_numba
from ..rules.box import Box
from ..rules.engine import compiled_engine
from ..rules.game import Game, Position
from . import stepping
from .rewards import Reward, pay
from .view import VIEWS, check_seat

if TYPE_CHECKING:
    pass

Words = NDArray[np.int64]
"""The memory of a record, or of many, as in `rules.compiled_engine`."""


@dataclass(frozen=True)
class Functions:
    """The compiled functions of one box."""

    start_games: Callable[..., None]
    first_mistake: Callable[..., int]
    step_games: Callable[..., None]
    choose_actions: Callable[..., None]
    observe_game: Callable[..., None]


@cache
def plain_functions(box: Box) -> dict[str, Callable[..., Any]]:
    """The functions of `stepping`, bound to a box."""
    view = VIEWS[box.name]
    names: dict[str, Any] = {
        "STATE": box.state.dtype(),
        "RANDOM": Generator.dtype(),
        "apply": box.apply,
        "deal": box.deal,
        "is_cut_off": view.is_cut_off,
        "is_legal": box.is_legal,
        "observe": view.observe,
        "random_action": box.random_action,
        "seed": seed,
        "write_mask": view.write_mask,
        "pay": bind(pay, f"{box.name}.pay", standing=view.standing),
    }
    for name in ("begin", "observe_turn", *(field.name for field in fields(Functions))):
        names[name] = bind(getattr(stepping, name), f"{box.name}.{name}", **names)
    return names


@cache
def functions(box: Box) -> Functions:
    if not has_numba():
        raise AzulejosError("environments run the compiled rules, and numba is not installed: pip install numba")
    from ..kernel.twins import twin

    names = plain_functions(box)
    return Functions(**{field.name: twin(names[field.name]) for field in fields(Functions)})


class Core:
    """What every environment of one game is made of. There is only one of these for each game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.functions = functions(game.box)
        self.engine = compiled_engine(game.box)
        self.layout = VIEWS[game.box.name].layout(game.players, game.options)
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
        plain_functions(self.game.box)["pay"](position.state(), reward.code, out)
        return out

    def __reduce__(self) -> tuple[Any, ...]:
        return core_of, (self.game,)

    def __deepcopy__(self, memo: Any) -> Core:
        return self


@cache
def core_of(game: Game) -> Core:
    return Core(game)
