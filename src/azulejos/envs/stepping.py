"""What all environments do, over many games at once, in functions that are compiled for each box.

A game is a record, and a generator that deals its tiles and nothing else. `start_games` sets up and deals, `step_games`
does an action in each game and deals what is due; both write what an environment returns into the caller's arrays.
Everything goes over a range of games, from a first to before a last one, so that threads can share an array.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import parameter, seed
from ..rules.bound import BoxRules
from ..rules.chance import CHANCE, NOBODY
from .writing import Mask, Numbers

HOLD = -1
"""In place of an action: leave this game as it is."""

# What becomes of games that are over.
NEXT_STEP, SAME_STEP, DISABLED = range(3)

Words = NDArray[np.int64]
Chosen = NDArray[np.bool_]
"""(games,): True where a game is meant."""


class Games(NamedTuple):
    """The games of a batch."""

    words: Words
    """The records of all games, one after the other."""
    generators: Words
    """A generator for each game."""
    start: Words
    """The record that every game begins with."""


class Arrays(NamedTuple):
    """The caller's arrays, as `Buffers` has them; those that are not wanted have no rows."""

    observations: NDArray[np.float32]
    masks: NDArray[Any]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    seats: NDArray[np.int8]
    final_observations: NDArray[np.float32]


class Seeing(NamedTuple):
    """How a box is seen and paid."""

    observe: Callable[[Any, int, Numbers], None]
    write_mask: Callable[[Any, Mask, Any], None]
    is_cut_off: Callable[[Any], bool]
    pay: Callable[[Any, int, Any], None]


rules = parameter(BoxRules)
seeing = parameter(Seeing)


def begin(games: Games, i: int) -> None:
    """A new game in place of the old one."""
    size = len(games.start)
    for k in range(size):
        games.words[i * size + k] = games.start[k]
    rules.deal(games.words.view(rules.state)[i], games.generators.view(rules.random)[i])


def observe_turn(s: Any, final_seat: int, observation: Numbers) -> None:
    """What the seat to act sees, or `final_seat` when the game is over."""
    seeing.observe(s, s.to_act if s.to_act >= 0 else final_seat, observation)


class Parts(NamedTuple):
    """The functions above, bound to a box."""

    begin: Callable[[Games, int], None]
    observe_turn: Callable[[Any, int, Numbers], None]


parts = parameter(Parts)


def start_games(
    games: Games, arrays: Arrays, chosen: Chosen, seeds: Words, scratch: Any, final_seat: int, first: int, last: int
) -> None:
    """Begin the chosen games anew, with seeds if there are any; otherwise their generators go on."""
    states, randoms = games.words.view(rules.state), games.generators.view(rules.random)
    for i in range(first, last):
        if chosen[i]:
            if len(seeds):
                seed(randoms[i], seeds[i])
            parts.begin(games, i)
            arrays.rewards[i] = 0
            arrays.terminations[i] = False
            arrays.truncations[i] = False
            arrays.seats[i] = states[i].to_act
            seeing.write_mask(states[i], arrays.masks[i], scratch)
            if len(arrays.observations):
                parts.observe_turn(states[i], final_seat, arrays.observations[i])


def first_mistake(words: Words, actions: Words, autoreset: int, first: int, last: int) -> int:
    """The first game in which its action cannot be done, or -1."""
    states = words.view(rules.state)
    for i in range(first, last):
        if actions[i] == HOLD:
            continue
        if states[i].to_act == NOBODY:
            if autoreset != NEXT_STEP:
                return i
        elif not rules.is_legal(states[i], actions[i]):
            return i
    return -1


def step_games(
    games: Games,
    arrays: Arrays,
    actions: Words,
    scratch: Any,
    autoreset: int,
    reward: int,
    final_seat: int,
    first: int,
    last: int,
) -> None:
    """Do an action in each game; it must be possible. `final_seat` sees the games that are over."""
    states, randoms = games.words.view(rules.state), games.generators.view(rules.random)
    masks, rewards, seats = arrays.masks, arrays.rewards, arrays.seats
    terminations, truncations = arrays.terminations, arrays.truncations
    for i in range(first, last):
        rewards[i] = 0
        terminations[i] = False
        truncations[i] = False
        if actions[i] == HOLD:
            continue
        s = states[i]
        if s.to_act == NOBODY:
            parts.begin(games, i)
        else:
            rules.apply(s, actions[i], None)
            if s.to_act == CHANCE:
                rules.deal(s, randoms[i])
            if s.to_act == NOBODY:
                seeing.pay(s, reward, rewards[i])
                truncations[i] = seeing.is_cut_off(s)
                terminations[i] = not truncations[i]
                if autoreset == SAME_STEP:
                    if len(arrays.final_observations):
                        seeing.observe(s, final_seat, arrays.final_observations[i])
                    parts.begin(games, i)
        seats[i] = s.to_act
        seeing.write_mask(s, masks[i], scratch)
    if len(arrays.observations):
        # A loop of its own: one loop for everything is slower, wanted or not.
        for i in range(first, last):
            if actions[i] != HOLD:
                parts.observe_turn(states[i], final_seat, arrays.observations[i])


def choose_actions(
    words: Words, generators: Words, actions: Words, chosen: Chosen, scratch: Any, first: int, last: int
) -> None:
    """Write a legal action, all equally likely, for each chosen game; HOLD if it is over."""
    states, randoms = words.view(rules.state), generators.view(rules.random)
    for i in range(first, last):
        if chosen[i]:
            is_over = states[i].to_act == NOBODY
            actions[i] = HOLD if is_over else rules.random_action(states[i], randoms[i], scratch)


def observe_game(words: Words, viewer: int, observation: Numbers) -> None:
    """One game, as any seat sees it."""
    seeing.observe(words.view(rules.state)[0], viewer, observation)
