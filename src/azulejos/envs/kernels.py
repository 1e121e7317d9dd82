"""The functions of `stepping` as kernels for a GPU: one thread a game.

The threads of a block bring the records of their games into shared memory together, each works on its own there, and
they take all records back together: memory is read and written side by side, and a rule's many small accesses are
quick. Scratch space is a thread's own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..kernel import Generator, bind, parameter, rule, seed
from ..kernel.records import WORD
from ..rules.box import Box
from .core import Functions, plain_functions
from .stepping import Arrays, Chosen, Games, Words

if TYPE_CHECKING:
    from ..kernel.cuda import cuda, local_array

THREADS = 64
"""Of a block. Their records must fit into the 48 KiB of shared memory that a block has."""
RANDOM = Generator.dtype()


class Codes(NamedTuple):
    """What is wanted, in numbers."""

    autoreset: int
    reward: int
    final_seat: int
    observations: int
    """1 if they are wanted, otherwise 0."""
    final_observations: int
    seeds: int
    """1 if there are some, otherwise 0."""


@rule
def next_word(rest: int, place: int, record: int, pitch: int) -> tuple[int, int]:
    """The word that a thread copies next: its place in its record, and in shared memory. This divides nothing."""
    rest += THREADS % record
    place += THREADS // record * pitch + THREADS % record
    if rest >= record:
        rest -= record
        place += pitch - record
    return rest, place


@rule
def copy_records(
    words: Words, staged: Words, record: int, pitch: int, first: int, games: int, thread: int, back: bool
) -> None:
    """A thread's part in copying the records of some games, from a first one on, into shared memory or back."""
    rest, place = thread % record, thread // record * pitch + thread % record
    for k in range(first * record + thread, (first + games) * record, THREADS):
        if back:
            words[k] = staged[place]
        else:
            staged[place] = words[k]
        rest, place = next_word(rest, place, record, pitch)


@rule
def rows(arrays: Arrays, i: int, codes: Codes) -> Arrays:
    """The rows of one game; none of those that are not wanted."""
    seen, final = codes.observations, codes.final_observations
    return Arrays(
        arrays.observations[i * seen : i * seen + seen],
        arrays.masks[i : i + 1],
        arrays.rewards[i : i + 1],
        arrays.terminations[i : i + 1],
        arrays.truncations[i : i + 1],
        arrays.seats[i : i + 1],
        arrays.final_observations[i * final : i * final + final],
    )


# The bodies of kernels. These are a box's own; kernels of several boxes have nothing else between them.

functions = parameter(Functions)
RECORD = parameter(int)
"""Words of a record."""
PITCH = parameter(int)
"""Words from a record to the next in shared memory: an odd number, so that threads use different banks."""
STAGED = parameter(int)
"""Words of shared memory."""
SCRATCH = parameter(int)
"""Numbers of scratch space for each thread."""


def bring(words: Words, staged: Words, games: int) -> None:
    """Copy the records of a block's games, of so many in all, into shared memory."""
    first = cuda.blockIdx.x * THREADS
    copy_records(words, staged, RECORD, PITCH, first, min(THREADS, games - first), cuda.threadIdx.x, False)
    cuda.syncthreads()


def own(games: Games, staged: Words, i: int) -> Games:
    """The game of a thread: its record is in shared memory."""
    place = cuda.threadIdx.x * PITCH
    return Games(staged[place : place + RECORD], games.generators[i : i + 1], games.start)


def take_back(words: Words, staged: Words, games: int) -> None:
    """Copy them back, when all threads are done."""
    first = cuda.blockIdx.x * THREADS
    cuda.syncthreads()
    copy_records(words, staged, RECORD, PITCH, first, min(THREADS, games - first), cuda.threadIdx.x, True)


class Staging(NamedTuple):
    """The functions above, bound to a box."""

    bring: Callable[[Words, Words, int], None]
    own: Callable[[Games, Words, int], Games]
    take_back: Callable[[Words, Words, int], None]


staging = parameter(Staging)


def start(games: Games, arrays: Arrays, chosen: Chosen, seeds: Words, codes: Codes) -> None:
    """Begin the chosen games anew. Without seeds that array has one row, which is not used."""
    i = cuda.grid(1)
    staged = cuda.shared.array(STAGED, np.int64)
    staging.bring(games.words, staged, chosen.size)
    if i < chosen.size:
        game, scratch = staging.own(games, staged, i), local_array(SCRATCH, np.int16)
        seed = seeds[i * codes.seeds : i * codes.seeds + codes.seeds]
        functions.start_games(game, rows(arrays, i, codes), chosen[i : i + 1], seed, scratch, codes.final_seat, 0, 1)
    staging.take_back(games.words, staged, chosen.size)


def step(games: Games, arrays: Arrays, actions: Words, codes: Codes) -> None:
    """Do an action in each game; it must be possible."""
    i = cuda.grid(1)
    staged = cuda.shared.array(STAGED, np.int64)
    staging.bring(games.words, staged, actions.size)
    if i < actions.size:
        game, scratch = staging.own(games, staged, i), local_array(SCRATCH, np.int16)
        autoreset, reward, final_seat = codes.autoreset, codes.reward, codes.final_seat
        functions.step_games(
            game, rows(arrays, i, codes), actions[i : i + 1], scratch, autoreset, reward, final_seat, 0, 1
        )
    staging.take_back(games.words, staged, actions.size)


def choose(words: Words, generators: Words, actions: Words, chosen: Chosen) -> None:
    """Write a legal action for each chosen game."""
    i = cuda.grid(1)
    staged = cuda.shared.array(STAGED, np.int64)
    staging.bring(words, staged, actions.size)
    if i < actions.size:
        game, scratch = staging.own(Games(words, generators, words), staged, i), local_array(SCRATCH, np.int16)
        chosen, actions = chosen[i : i + 1], actions[i : i + 1]
        functions.choose_actions(game.words, game.generators, actions, chosen, scratch, 0, 1)


def find_mistake(words: Words, actions: Words, autoreset: int, found: Words) -> None:
    """The first game whose action cannot be done; `found` stays as it is if there is none."""
    i = cuda.grid(1)
    if i < actions.size and functions.first_mistake(words, actions, autoreset, i, i + 1) >= 0:
        cuda.atomic.min(found, 0, i)


def start_generators(generators: Words, seeds: Words, chosen: Chosen) -> None:
    """Start the generators of the chosen games from their seeds."""
    i = cuda.grid(1)
    if i < generators.size and chosen[i]:
        seed(generators.view(RANDOM)[i], seeds[i])


# -------------------------------------------------------------------------------------------- what kernels take


def signatures(packed: bool) -> dict[str, tuple[Any, ...]]:
    """The types of each kernel's arguments. Arrays may be laid out in any way."""
    from numba import types as nb

    words, flags = nb.Array(nb.int64, 1, "C"), nb.Array(nb.boolean, 1, "C")

    def table(kind: Any) -> Any:
        return nb.Array(kind, 2, "A")

    games = nb.NamedUniTuple(words, 3, Games)
    masks = table(nb.int32 if packed else nb.int8)
    numbers, ends = table(nb.float32), nb.Array(nb.boolean, 1, "A")
    arrays = nb.NamedTuple((numbers, masks, numbers, ends, ends, nb.Array(nb.int8, 1, "A"), numbers), Arrays)
    codes = nb.NamedUniTuple(nb.int64, len(Codes._fields), Codes)
    return {
        "start": (games, arrays, flags, words, codes),
        "step": (games, arrays, words, codes),
        "choose": (words, words, words, flags),
        "find_mistake": (words, words, nb.int64, words),
        "start_generators": (words, words, flags),
    }


def sizes(box: Box) -> dict[str, int]:
    """What kernels of a box, and the functions they are made of, are bound to."""
    record = box.state.dtype().itemsize // WORD
    pitch = record | 1
    return {"RECORD": record, "PITCH": pitch, "STAGED": THREADS * pitch, "SCRATCH": box.most_choices + 1}


@cache
def staging_of(box: Box) -> Staging:
    from ..kernel.cuda import cuda

    names: dict[str, Any] = {"cuda": cuda, **sizes(box)}

    def bound(function: Callable[..., Any]) -> Callable[..., Any]:
        return bind(function, f"{box.name}.{function.__name__}", **names)

    return Staging(bound(bring), bound(own), bound(take_back))


WRITERS = ("start", "step")
"""Kernels that write masks; the others are the same for all kinds of masks."""
BODIES = {body.__name__: body for body in (start, step, choose, find_mistake, start_generators)}


class Kernels:
    """The kernels of one box, each compiled when it is first launched."""

    def __init__(self, box: Box, packed: bool) -> None:
        self.box = box
        self.packed = packed
        self._made: dict[str, Any] = {}

    def make(self, name: str, *, compiled: bool = True) -> Any:
        """A kernel, or what could become one."""
        from ..kernel.cuda import kernel

        return kernel(
            BODIES[name],
            f"{self.box.name}.{name}" + "_packed" * self.packed,
            signatures(self.packed)[name] if compiled else None,
            functions=plain_functions(self.box, self.packed),
            staging=staging_of(self.box),
            **sizes(self.box),
        )

    def __getitem__(self, name: str) -> Any:
        if self.packed and name not in WRITERS:
            return kernels(self.box, False)[name]
        if name not in self._made:
            self._made[name] = self.make(name)
        return self._made[name]


@cache
def kernels(box: Box, packed: bool) -> Kernels:
    return Kernels(box, packed)
