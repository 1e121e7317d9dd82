"""The search's results again, by plain and slow means."""

import random

import azulejos
from azulejos.search.evaluate import SCRATCH, margin_of
from azulejos.search.evaluators import evaluator


def position_of(name: str, moves: int, seed: int = 0) -> azulejos.Position:
    rng = random.Random(seed)
    position = azulejos.Game.from_name(name).new(rng)
    for _ in range(moves):
        position = position.apply(rng.choice(position.legal_actions())).deal(rng)
    return position


def minimax(position: azulejos.Position, weights: object, seat: int, depth: int = 99) -> float:
    if position.to_act < 0 or depth == 0:
        return value(position, weights, seat)
    values = [minimax(position.apply(action), weights, seat, depth - 1) for action in position.legal_actions()]
    return max(values) if position.to_act == seat else min(values)


def value(position: azulejos.Position, weights: object, seat: int) -> float:
    values = [0.0] * 4
    evaluator(position.game.box).evaluate(position.state(), weights, [0.0] * SCRATCH, values)
    return margin_of(values, seat, 1.0)
