"""Seeds. A game's seed starts the generator that deals its tiles, and nothing else draws from that one.

So the same seed and the same actions give the same game in every environment, alone or in a batch. A game that begins
without a seed goes on with the generator of the game before it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ..errors import AzulejosError

SEEDS = 2**62
"""Seeds are whole numbers below this."""
OTHER_STREAM = 0x2BF5_8C1E_63D0_97A4
"""Exclusive-or of this and a game's seed starts a generator for choices, so that they do not follow the deals."""


def game_seeds(seed: int | Sequence[int], games: int) -> NDArray[np.int64]:
    """A seed for each game: from one number, that and the numbers after it; or from a sequence of them."""
    if isinstance(seed, int | np.integer):
        return check_seed(int(seed)) + np.arange(games) & SEEDS - 1
    if len(seed) != games:
        raise AzulejosError(f"there are {len(seed)} seeds for {games} games: it takes one number, or one for each game")
    return np.array([check_seed(int(one)) for one in seed], np.int64)


def check_seed(seed: int) -> int:
    if seed not in range(SEEDS):
        raise AzulejosError(f"{seed} is not a seed: they are whole numbers from 0 to {SEEDS - 1}")
    return seed


def random_seeds(games: int) -> NDArray[np.int64]:
    """From the system's own source."""
    return np.array([secrets.randbelow(SEEDS) for _ in range(games)], np.int64)
