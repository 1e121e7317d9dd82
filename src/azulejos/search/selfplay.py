"""Games the search plays with itself, to learn the evaluator's weights from.

Bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from typing import Any

from ..rules.kernel import CHANCE, NOBODY, below

CURIOSITY = 1.0
FEATURES = 0
ODD_MOVE = 40
"""One move in so many is any legal one, so that the games see more of the world."""
apply: Any = None
deal: Any = None
describe: Any = None
grow: Any = None
legal: Any = None
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
    features: Any,
    stages: Any,
    seats: Any,
    targets: Any,
) -> int:
    """Play until the arrays are full: the features of all seats at every position, and what each seat still gained.

    The search looks at `limit` nodes a move (2: one move deep) and takes the best action after a blur of so many
    points. Returns how many entries are whole.
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
                )
                best, most = -1, -1e30
                for i in range(top.first, top.first + top.children):
                    if nodes[i].visits * 10 >= top.visits // 2 or nodes[i].solved:
                        value = nodes[i].values[s.to_act] + blur * below(random, 1024) / 1024
                        if value > most:
                            best, most = i, value
                if best < 0:
                    best = top.first
                apply(s, nodes[best].action, None)
            if s.to_act == NOBODY:
                break
            for seat in range(s.players):
                if n == len(targets):
                    return first
                score = describe(s, seat, scratch)
                for i in range(FEATURES):
                    features[n, i] = scratch[i]
                stages[n] = stage(s)
                seats[n] = seat
                targets[n] = -score
                n += 1
        for i in range(first, n):
            targets[i] += s.boards[seats[i]].score
