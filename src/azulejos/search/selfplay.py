"""Games the search plays with itself, to learn the evaluator's weights from, and the learning itself.

Bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from typing import Any

from ..kernel import below, rule
from ..rules.chance import CHANCE, NOBODY

CURIOSITY = 1.0
FEATURES = 0
TABLES = 0
ODD_MOVE = 40
"""One move in so many is any legal one, so that the games see more of the world."""
apply: Any = None
deal: Any = None
describe: Any = None
grow: Any = None
legal: Any = None
outlook: Any = None
rests: Any = None
stage: Any = None


def record_games(
    start: Any,
    game: Any,
    root: Any,
    work: Any,
    child: Any,
    path: Any,
    nodes: Any,
    out: Any,
    weights: Any,
    scratch: Any,
    values: Any,
    random: Any,
    sampling: Any,
    limit: int,
    blur: float,
    others: float,
    doubt: float,
    positions: Any,
    scores: Any,
) -> int:
    """Play until the arrays are full: every position after a move, and the score each seat had in the end.

    The search looks at `limit` nodes a move (2: one move deep) and takes the best action after a blur of so many
    points. Returns how many positions are of whole games.
    """
    n = 0
    while True:
        game[0] = start[0]
        s = game[0]
        first = n
        while s.to_act != NOBODY:
            if s.to_act == CHANCE:
                deal(s, random)
            elif below(random, ODD_MOVE) == 0:
                apply(s, out[below(random, legal(s, out))], None)
            else:
                root[0] = s
                top = nodes[0]
                top.children = 0
                top.visits = 0
                top.solved = 0
                top.seat = s.to_act
                number = below(random, 1 << 30)
                grow(
                    root,
                    work,
                    child,
                    path,
                    nodes,
                    1,
                    out,
                    weights,
                    scratch,
                    values,
                    sampling,
                    number,
                    limit,
                    99,
                    CURIOSITY,
                    1.0,
                    others,
                    doubt,
                )
                best, most = -1, -1e30
                for i in range(top.first, top.first + top.children):
                    if nodes[i].visits * 10 >= top.visits // 2 or nodes[i].solved:
                        value = nodes[i].worth + blur * below(random, 1024) / 1024
                        if value > most:
                            best, most = i, value
                if best < 0:
                    best = top.first
                apply(s, nodes[best].action, None)
            if s.to_act == NOBODY:
                break
            if n == len(positions):
                return first
            positions[n] = s
            n += 1
        for i in range(first, n):
            for seat in range(s.players):
                scores[i, seat] = s.boards[seat].score


def describe_all(
    positions: Any,
    scores: Any,
    weights: Any,
    trust: float,
    scratch: Any,
    features: Any,
    patterns: Any,
    stages: Any,
    gains: Any,
) -> None:
    """What describes each seat's board in each position, and what the seat still gains.

    That is the score it had in the end, drawn at every end of a round on the way towards what was then expected of it:
    the luck of later rounds would only be noise. `trust` is how much the expectation counts.
    """
    players = positions[0].players
    n = len(positions) * players
    comes = [0.0, 0.0, 0.0, 0.0]
    for i in range(len(positions) - 1, -1, -1):
        s = positions[i]
        if i == len(positions) - 1 or positions[i + 1].round < s.round:
            for seat in range(players):
                comes[seat] = 0.0 + scores[i, seat]
        which = stage(s)
        n -= players
        for seat in range(players):
            gains[n + seat] = comes[seat] - describe(s, seat, scratch)
            for k in range(FEATURES):
                features[n + seat, k] = scratch[k]
            for k in range(TABLES):
                patterns[n + seat, k] = int(scratch[FEATURES + k])
            stages[n + seat] = which
            if rests(s):
                comes[seat] += trust * (outlook(s, seat, which, weights, scratch) - comes[seat])


@rule
def fit_patterns(patterns: Any, left: Any, worth: Any, epochs: int, step: float, decay: float) -> None:
    """Gradient steps towards what the features leave unexplained, ever smaller; the last ones are averaged."""
    tables = patterns.shape[1]
    mean = worth * 0.0
    for epoch in range(epochs):
        size = step / (1 + epoch) / tables
        for k in range(len(left)):
            i = k * 7919 % len(left)
            error = left[i]
            for j in range(tables):
                error -= worth[patterns[i, j]]
            for j in range(tables):
                worth[patterns[i, j]] += size * (error - decay * worth[patterns[i, j]])
        if 2 * epoch >= epochs:
            mean += worth
    worth[:] = mean / (epochs - (epochs + 1) // 2)
