"""A network's word on positions, without any search: the contract of `search/batch.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..errors import AzulejosError
from ..rules.game import Position
from ..search.batch import Judgement
from .forward import MARGIN_UNIT, SEATS, Floats
from .network import Network
from .plug import plug


@dataclass(frozen=True)
class NetworkEvaluator:
    """Judges many positions of one box at once."""

    network: Network

    def judge(self, positions: Sequence[Position]) -> list[Judgement]:
        view = plug(self.network.box)
        rows = np.zeros((len(positions), view.INPUTS), np.float32)
        for row, position in zip(rows, positions, strict=True):
            if position.to_act < 0 or position.game.box is not self.network.box:
                raise AzulejosError(f"a network of {self.network.box.name} judges its positions in which a player acts")
            view.describe(position.state(), position.to_act, row)
        logits, values = self.network.judge(rows)
        return [self._judgement(*found) for found in zip(positions, logits, values, strict=True)]

    def _judgement(self, position: Position, logits: Floats, values: Floats) -> Judgement:
        players, actions = position.game.players, position.legal_actions()
        policy = _softmax(logits[[action.id for action in actions]])
        order = [(seat - position.to_act) % players for seat in range(players)]
        chances = _softmax(values[:players])
        return Judgement(
            dict(zip(actions, policy, strict=True)),
            tuple(MARGIN_UNIT * float(values[SEATS + place]) for place in order),
            tuple(chances[place] for place in order),
        )


def _softmax(logits: Floats) -> list[float]:
    odds = np.exp(logits.astype(np.float64) - logits.max())
    shares: list[float] = (odds / odds.sum()).tolist()
    return shares
