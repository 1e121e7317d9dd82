"""Games of several kinds in one forest: which game is of which group, and how each begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from ..rules.engine import plain_engine
from ..rules.game import Game
from .settings import Group


def share_out(groups: Sequence[Group], games: int) -> NDArray[np.int32]:
    """The group of each game: blocks as large as the shares say, and none of them empty."""
    ends = list(accumulate(group.share for group in groups))
    spare = games - len(groups)
    marks = [round(spare * end / ends[-1]) + i + 1 for i, end in enumerate(ends)]
    return np.repeat(np.arange(len(groups)), np.diff([0, *marks])).astype(np.int32)


def start_words(games: Sequence[Game]) -> NDArray[np.int64]:
    """The set-up of each group, a row of words."""
    kind = games[0].box.state.dtype()
    words = np.zeros((len(games), kind.itemsize // 8), np.int64)
    for row, game in zip(words, games, strict=True):
        row.view(kind)[0] = plain_engine(game.box).start(game.players, 0, game.options).to_tuple()
    return words
