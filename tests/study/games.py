"""Short games to study."""

from __future__ import annotations

import random

from azulejos.bots import find_bot
from azulejos.records import GameRecord
from azulejos.rules.game import Game


def played(game: Game, seed: int = 1, most: int = 1000) -> GameRecord:
    """A game of a bot with itself, or its first so many actions."""
    rng, record = random.Random(seed), GameRecord(game, [f"P{seat}" for seat in range(game.players)])
    node = record.root
    for _ in range(most):
        position = node.position
        if position.is_over:
            break
        if position.is_chance:
            node = node.add(rng.choice(position.legal_actions()))
        else:
            node = node.add(find_bot("greedy").think(position, rng=rng).action)
    return record
