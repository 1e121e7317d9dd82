"""The search's results again, by plain and slow means."""

import random

import azulejos
from azulejos.search.best_first import DOUBT, OTHERS_SPITE, SPITE
from azulejos.search.evaluate import SEATS, margin_of
from azulejos.search.evaluators import evaluator


def position_of(name: str, moves: int, seed: int = 0) -> azulejos.Position:
    """After so many random moves, or before the last one of a shorter game."""
    rng = random.Random(seed)
    position = azulejos.Game.from_name(name).new(rng)
    for _ in range(moves):
        after = position.apply(rng.choice(position.legal_actions())).deal(rng)
        if after.is_over:
            break
        position = after
    return position


def minimax(position: azulejos.Position, weights: object, seat: int, depth: int = 99) -> float:
    if position.to_act < 0 or depth == 0:
        return value(position, weights, seat)
    values = [minimax(position.apply(action), weights, seat, depth - 1) for action in position.legal_actions()]
    return max(values) if position.to_act == seat else min(values)


def expected(position: azulejos.Position, weights: object, seat: int) -> list[float]:
    """Each seat's score when `seat` plays for itself, and the others do but may misjudge what is best for them."""
    if position.to_act < 0:
        return scores(position, weights)
    after = [expected(position.apply(action), weights, seat) for action in position.legal_actions()]
    acts, players = position.to_act, position.game.players
    if acts == seat:
        return max(after, key=lambda values: margin_of(values, seat, SPITE[players]))
    worth = [margin_of(values, acts, OTHERS_SPITE[players]) for values in after]
    shares = [max(0.0, DOUBT[players] - max(worth) + each) ** 2 for each in worth]
    return [sum(share * values[i] for share, values in zip(shares, after, strict=True)) / sum(shares) for i in range(4)]


def value(position: azulejos.Position, weights: object, seat: int) -> float:
    return margin_of(scores(position, weights), seat, 1.0)


def scores(position: azulejos.Position, weights: object) -> list[float]:
    values, judge = [0.0] * SEATS, evaluator(position.game.box)
    judge.evaluate(position.state(), weights, [0.0] * judge.features.room, values)
    return values
