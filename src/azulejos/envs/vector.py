"""The batch environment: many games of one kind, stepped in one call, into arrays that belong to the caller.

    batch = Batch("azul/2", 1024)
    buffers = batch.new_buffers()
    batch.reset(buffers, seed=0)
    while True:
        batch.step(choose(buffers.observations, buffers.masks), buffers)

Game i is the same as a single game with its seed, whatever the others do and however many threads there are.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import AzulejosError
from ..kernel import Generator
from ..kernel import seed as start_generator
from ..rules.game import Game, Position
from .buffers import Buffers, check_array
from .core import core_of, functions
from .crew import Crew
from .errors import InvalidBuffer
from .rewards import Reward
from .seeds import OTHER_STREAM, game_seeds, random_seeds
from .setting import Autoreset, Masks, Setting
from .stepping import HOLD, Arrays, Chosen, Games

__all__ = ["HOLD", "Autoreset", "Batch", "Buffers", "Masks", "RandomPlayers"]


@dataclass
class Seen:
    """Buffers that were checked."""

    arrays: Arrays
    step: Callable[..., None] | None = None
    """`step_games` for arrays of these types, once it is wanted."""


class Batch(Setting):
    """Many games of one kind."""

    def __init__(
        self,
        game: Game | str,
        num_games: int,
        *,
        reward: Reward | str = Reward.WIN,
        autoreset: Autoreset | Enum | str = Autoreset.SAME_STEP,
        masks: Masks | str = Masks.INT8,
        threads: int = 1,
        final_seat: int = 0,
    ) -> None:
        super().__init__(game, num_games, reward, autoreset, masks, final_seat)
        if threads < 1:
            raise AzulejosError(f"there cannot be {threads} threads: it takes at least 1")
        self.threads = min(threads, num_games)
        self._core = core_of(self.game)
        self._words = np.zeros(num_games * self._core.words, np.int64)
        self._generators = np.zeros(num_games, np.int64)
        self._prepare()

    def _prepare(self) -> None:
        """Make all that is not saved."""
        self._actions = np.zeros(self.num_games, np.int64)
        self._functions = functions(self.game.box, self.masks is Masks.PACKED)
        self._codes = (self.autoreset.code, self.reward.code, self.final_seat)
        self._games = Games(self._words, self._generators, self._core.start)
        self._crew = Crew(self.num_games, self.threads, self.game.box.all_actions)
        self._all_seen: weakref.WeakKeyDictionary[Buffers, Seen] = weakref.WeakKeyDictionary()
        self._first_mistake: Callable[..., Any] | None = None

    # -------------------------------------------------------------------------------------------- what there is

    @property
    def states(self) -> NDArray[Any]:
        """The records of all games, for reading: `batch.states["boards"]["score"]`."""
        records: NDArray[Any] = self._words.view(self._core.engine.dtype)
        records.flags.writeable = False
        return records

    @property
    def bytes_per_game(self) -> int:
        return (self._words.nbytes + self._generators.nbytes) // self.num_games

    def position(self, i: int) -> Position:
        """Game i as it stands."""
        return self._core.position(self._game_words(i))

    def observe(self, i: int, seat: int) -> NDArray[np.float32]:
        """What any seat sees of game i."""
        return self._core.observe(self._game_words(i), seat)

    def _game_words(self, i: int) -> NDArray[np.int64]:
        self._must_have_begun()
        words: NDArray[np.int64] = self._words.reshape(self.num_games, -1)[i]
        return words

    # -------------------------------------------------------------------------------------------- buffers

    def new_buffers(self, *, observations: bool = True, final_observations: bool = False) -> Buffers:
        return Buffers(**self._new_arrays(observations=observations, final_observations=final_observations))

    def _new(self, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
        return np.zeros(shape, kind)

    def _check(self, array: Any, name: str, shape: tuple[int, ...], kind: Any) -> None:
        check_array(array, name, shape, kind)

    def _seen(self, buffers: Buffers) -> Seen:
        """Buffers as compiled functions take them; checked when first seen."""
        seen = self._all_seen.get(buffers)
        if seen is None:
            seen = self._all_seen[buffers] = Seen(Arrays(**self._checked(buffers, 0)))
        return seen

    # -------------------------------------------------------------------------------------------- playing

    def reset(self, buffers: Buffers, seed: int | Sequence[int] | None = None, chosen: Chosen | None = None) -> None:
        """Begin all games, or the chosen ones, anew.

        From a seed s game i has the seed s + i; a sequence has one for each game. Without any, the generator of each
        game goes on, or starts from the system's own source if it never had a seed.
        """
        arrays = self._seen(buffers).arrays
        chosen = self._check_chosen(chosen)
        seeds = self._seeds(seed, chosen)
        if seeds is None:
            seeds = np.zeros(0, np.int64)
        start_games, games, final_seat = self._functions.start_games, self._games, self.final_seat

        def work(first: int, last: int, scratch: NDArray[np.int64]) -> None:
            start_games(games, arrays, chosen, seeds, scratch, final_seat, first, last)

        self._crew.do(work)

    def step(self, actions: NDArray[np.integer], buffers: Buffers) -> None:
        """Do an action in each game, none where it is HOLD. If one cannot be done, nothing changes anywhere."""
        seen = self._seen(buffers)
        self._must_have_begun()
        self._check_actions(actions)
        games, arrays, codes = self._games, seen.arrays, self._codes
        if seen.step is None:
            from ..kernel.twins import specialize

            scratch = np.zeros(1, np.int64)
            seen.step = specialize(self._functions.step_games, games, arrays, self._actions, scratch, *codes, 0, 0)
        step_games = seen.step

        def work(first: int, last: int, scratch: NDArray[np.int64]) -> None:
            step_games(games, arrays, self._actions, scratch, *codes, first, last)

        self._crew.do(work)

    def choose_at_random(
        self, generators: NDArray[np.int64], actions: NDArray[np.int64], chosen: Chosen | None = None
    ) -> None:
        """Write a legal action, all equally likely, for each game or each chosen one: HOLD if it is over.

        A generator for each game is given; `RandomPlayers` has some.
        """
        self._must_have_begun()
        check_array(generators, "generators", (self.num_games,), np.int64)
        check_array(actions, "actions", (self.num_games,), np.int64)
        chosen = self._check_chosen(chosen)
        choose_actions = self._functions.choose_actions

        def work(first: int, last: int, scratch: NDArray[np.int64]) -> None:
            choose_actions(self._words, generators, actions, chosen, scratch, first, last)

        self._crew.do(work)

    # -------------------------------------------------------------------------------------------- checks

    def _check_chosen(self, chosen: Chosen | None) -> Chosen:
        if chosen is None:
            return np.ones(self.num_games, np.bool_)
        chosen = np.array(chosen)
        check_array(chosen, "chosen", (self.num_games,), np.bool_)
        return chosen

    def _check_actions(self, actions: NDArray[np.integer]) -> None:
        if not isinstance(actions, np.ndarray) or actions.shape != (self.num_games,):
            found = f"shape {actions.shape}" if isinstance(actions, np.ndarray) else type(actions).__name__
            raise InvalidBuffer(f"actions: they must be a NumPy array of shape ({self.num_games},), not {found}")
        if actions.dtype.kind not in "iu" or not np.can_cast(actions.dtype, np.int64):
            raise InvalidBuffer(f"actions: their dtype must be one of integers, such as int64, not {actions.dtype}")
        # Copied, so that neither read-only nor shorter integers need compiled functions of their own.
        self._actions[:] = actions
        if self._first_mistake is None:
            from ..kernel.twins import specialize

            self._first_mistake = specialize(self._functions.first_mistake, self._words, self._actions, 0, 0, 0)
        first_mistake, autoreset = self._first_mistake, self._codes[0]

        def work(first: int, last: int, scratch: NDArray[np.int64]) -> int:
            return first_mistake(self._words, self._actions, autoreset, first, last)  # type: ignore[no-any-return]

        for i in self._crew.do(work):
            if i >= 0:
                raise self._mistake(i, int(self._actions[i]))

    # -------------------------------------------------------------------------------------------- saving it

    def __getstate__(self) -> dict[str, Any]:
        made_anew = ("_actions", "_functions", "_codes", "_games", "_crew", "_all_seen", "_first_mistake")
        return {name: value for name, value in vars(self).items() if name not in made_anew}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._prepare()


class RandomPlayers:
    """Players who do any legal action, all equally likely, with a generator of their own for each game."""

    def __init__(self, batch: Batch, seed: int | Sequence[int] | None = None) -> None:
        """Seeds are given as in `Batch.reset`; without any they come from the system's own source."""
        self._batch = batch
        self._generators = np.zeros(batch.num_games, np.int64)
        self.seed(random_seeds(batch.num_games).tolist() if seed is None else seed)

    def seed(self, seed: int | Sequence[int], chosen: Chosen | None = None) -> None:
        """Start the generators of all games, or of the chosen ones, anew."""
        seeds = game_seeds(seed, self._batch.num_games) ^ OTHER_STREAM
        for i in range(self._batch.num_games) if chosen is None else np.flatnonzero(chosen):
            generator = Generator()
            start_generator(generator, int(seeds[i]))
            self._generators[i] = generator.word

    def choose(self, actions: NDArray[np.int64], chosen: Chosen | None = None) -> None:
        """Write an action for each game, or each chosen one: HOLD if it is over."""
        self._batch.choose_at_random(self._generators, actions, chosen)
