"""The turn machine of Shingle: which actions are legal, and what each of them does."""

from __future__ import annotations

from azulejos.kernel import Generator, below, rule
from azulejos.rules.chance import CHANCE, NOBODY, draw_from
from azulejos.rules.events import Event

from .actions import ACTIONS, DRAW, SKIM, lay_parts
from .events import RoundBegan, Washed
from .gathering import lay, skim
from .state import COLORS, GATHER, HEIGHT, State, total


@rule
def wash_ashore(s: State, color: int, events: list[Event] | None) -> None:
    """A pebble comes out of the bag; when the last one of the round lies there, the start player gathers."""
    s.bag[color] -= 1
    s.shore[color] += 1
    if events is not None:
        events.append(Washed(COLORS[color]))
    if total(s.shore) == s.players + 1:
        s.phase = GATHER
        s.to_act = s.start
        if events is not None:
            events.append(RoundBegan(s.start, s.round))


@rule
def deal(s: State, random: Generator) -> None:
    """Draw at random until the shore is full."""
    while s.to_act == CHANCE:
        wash_ashore(s, draw_from(s.bag, below(random, total(s.bag))), None)


@rule
def apply(s: State, action: int, events: list[Event] | None) -> None:
    """Do a legal action, and all that follows from it without anyone's choice."""
    if action < SKIM:
        color, cairn = lay_parts(action)
        lay(s, color, cairn, events)
    elif action < DRAW:
        skim(s, action - SKIM, events)
    else:
        wash_ashore(s, action - DRAW, events)


@rule
def is_legal(s: State, action: int) -> bool:
    if action < 0 or action >= ACTIONS or s.to_act == NOBODY:
        return False
    if s.to_act == CHANCE:
        return action >= DRAW and s.bag[action - DRAW] > 0
    if action >= DRAW:
        return False
    if action >= SKIM:
        return not s.calm and s.shore[action - SKIM] > 0
    color, cairn = lay_parts(action)
    return s.shore[color] > 0 and s.boards[s.to_act].heights[cairn] < HEIGHT


@rule
def legal(s: State, out: list[int]) -> int:
    """Write the numbers of all legal actions, in rising order; return how many there are."""
    n = 0
    for action in range(ACTIONS):
        if is_legal(s, action):
            out[n] = action
            n += 1
    return n


@rule
def random_action(s: State, random: Generator, out: list[int]) -> int:
    """A player's legal action, each as likely as the others. `out` is scratch space."""
    return out[below(random, legal(s, out))]
