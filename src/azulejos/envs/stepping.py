"""What all environments do, over many games at once, in functions to be compiled for each box.

A game is a record, and a generator that deals its tiles and nothing else. `start_games` sets up and deals, `step_games`
does an action in each game and deals what is due; both write what an environment returns into the caller's arrays.
Everything goes over a range of games, so that threads can share an array.
"""

from __future__ import annotations

from typing import Any

from ..rules.chance import CHANCE, NOBODY

HOLD = -1
"""In place of an action: leave this game as it is."""

# What becomes of games that are over.
NEXT_STEP, SAME_STEP, DISABLED = range(3)

# Bound to a box's own functions and record by `core`.
STATE: Any = None
RANDOM: Any = None
apply: Any = None
deal: Any = None
is_cut_off: Any = None
is_legal: Any = None
observe: Any = None
pay: Any = None
random_action: Any = None
seed: Any = None
write_mask: Any = None


def begin(states: Any, i: int, start: Any, randoms: Any) -> None:
    """A new game in place of the old one."""
    states[i] = start[0]
    deal(states[i], randoms[i])


def observe_turn(s: Any, final_seat: int, observation: Any) -> None:
    """What the seat to act sees, or `final_seat` when the game is over."""
    observe(s, s.to_act if s.to_act >= 0 else final_seat, observation)


def start_games(
    words: Any, generators: Any, setup: Any, chosen: Any, seeds: Any, first: int, last: int, final_seat: int,
    scratch: Any, observations: Any, masks: Any, rewards: Any, terminations: Any, truncations: Any, seats: Any,
) -> None:  # fmt: skip
    """Begin the chosen games anew, with seeds if there are any; otherwise their generators go on."""
    states, randoms, start = words.view(STATE), generators.view(RANDOM), setup.view(STATE)
    for i in range(first, last):
        if chosen[i]:
            if len(seeds):
                seed(randoms[i], seeds[i])
            begin(states, i, start, randoms)
            rewards[i] = 0
            terminations[i] = False
            truncations[i] = False
            seats[i] = states[i].to_act
            write_mask(states[i], masks[i], scratch)
            if len(observations):
                observe_turn(states[i], final_seat, observations[i])


def first_mistake(words: Any, actions: Any, first: int, last: int, autoreset: int) -> int:
    """The first game in which its action cannot be done, or -1."""
    states = words.view(STATE)
    for i in range(first, last):
        if actions[i] == HOLD:
            continue
        if states[i].to_act == NOBODY:
            if autoreset != NEXT_STEP:
                return i
        elif not is_legal(states[i], actions[i]):
            return i
    return -1


def step_games(
    words: Any, generators: Any, setup: Any, actions: Any, first: int, last: int, autoreset: int, reward: int,
    final_seat: int, scratch: Any, observations: Any, masks: Any, rewards: Any, terminations: Any, truncations: Any,
    seats: Any, final_observations: Any,
) -> None:  # fmt: skip
    """Do an action in each game; it must be possible."""
    states, randoms, start = words.view(STATE), generators.view(RANDOM), setup.view(STATE)
    for i in range(first, last):
        rewards[i] = 0
        terminations[i] = False
        truncations[i] = False
        if actions[i] == HOLD:
            continue
        s = states[i]
        if s.to_act == NOBODY:
            begin(states, i, start, randoms)
        else:
            apply(s, actions[i], None)
            if s.to_act == CHANCE:
                deal(s, randoms[i])
            if s.to_act == NOBODY:
                pay(s, reward, rewards[i])
                truncations[i] = is_cut_off(s)
                terminations[i] = not truncations[i]
                if autoreset == SAME_STEP:
                    if len(final_observations):
                        observe(s, final_seat, final_observations[i])
                    begin(states, i, start, randoms)
        seats[i] = s.to_act
        write_mask(s, masks[i], scratch)
    if len(observations):
        # A loop of its own: one loop for everything is slower, wanted or not.
        for i in range(first, last):
            if actions[i] != HOLD:
                observe_turn(states[i], final_seat, observations[i])


def choose_actions(words: Any, generators: Any, actions: Any, chosen: Any, scratch: Any, first: int, last: int) -> None:
    """Write a legal action, all equally likely, for each chosen game; HOLD if it is over."""
    states, randoms = words.view(STATE), generators.view(RANDOM)
    for i in range(first, last):
        if chosen[i]:
            actions[i] = HOLD if states[i].to_act == NOBODY else random_action(states[i], randoms[i], scratch)


def observe_game(words: Any, viewer: int, observation: Any) -> None:
    """One game, as any seat sees it."""
    observe(words.view(STATE)[0], viewer, observation)
