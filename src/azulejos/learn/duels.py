"""Nets without a search against each other, many games at once: how strong a net is beside an earlier one."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from ..nets.forward import MARGIN_UNIT, OUTPUTS, SEATS
from ..nets.tree import Node
from .forest import IS_DONE, Taste
from .selfplay import Table, sizes_for
from .settings import Settings

TEMPERATURE = 0.1
"""Of the policy: nearly always its likeliest action, and not always the same game."""
LONGEST = 800
"""Moves, after which games that are still going on are left out."""
MOVES_BETWEEN_LOOKS = 16


class Score(NamedTuple):
    """Of one net among copies of another."""

    games: int
    wins: float
    """Its share of them; shared ones count in parts."""
    margin: float
    """Points ahead of the best of the others."""
    error: float
    """The margin's standard error."""


class Duel(Table):
    """One net has one seat, in every game the next one; all others are the other net's."""

    def __init__(self, settings: Settings, number: int, device: torch.device) -> None:
        games = settings.run.duels
        groups = np.repeat(np.arange(len(settings.groups), dtype=np.int32), games)
        super().__init__(settings, groups, sizes_for(settings, len(groups), 1, 1), device)
        self.taste = Taste(settings.play.win_share, 1, 0, TEMPERATURE)
        self.number = number
        players = np.array([game.players for game in settings.games])[groups]
        self._seat = torch.tensor(np.tile(np.arange(games), len(settings.groups)) % players, device=device)
        self._names = [group.game for group in settings.groups]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, one: nn.Module, other: nn.Module) -> dict[str, Score]:
        """The same tiles are dealt each time."""
        self.begin(self.number, self.taste)
        kind = next(one.parameters()).dtype
        is_open = torch.ones(self.sizes.games, dtype=torch.bool, device=self.device)
        result = torch.zeros(self.sizes.games, OUTPUTS, device=self.device)
        for move in range(LONGEST):
            inputs = self.inputs.to(kind)
            is_ones = (self._acting() == self._seat)[:, None]
            self.logits.copy_(torch.where(is_ones, one(inputs)[0], other(inputs)[0]))
            self.runner.finish(self.trees, self.calls, self.starts, self.kept, self.taste)
            ends = is_open & (self.history["marks"][0, :, IS_DONE] > 0)
            result = torch.where(ends[:, None], self.history["results"][0], result)
            is_open &= ~ends
            if move % MOVES_BETWEEN_LOOKS == 0 and not is_open.any().item():
                break
        return self._scores(result, ~is_open)

    def _acting(self) -> Tensor:
        """Who acts in each game."""
        place = Node.dtype().fields["seat"][1]
        return self.forest["nodes"].view(torch.int8)[:, place].long()

    def _scores(self, result: Tensor, is_over: Tensor) -> dict[str, Score]:
        seat = self._seat[:, None]
        wins = result[:, :SEATS].gather(1, seat).flatten().cpu().numpy()
        margins = result[:, SEATS:].gather(1, seat).flatten().cpu().numpy() * MARGIN_UNIT
        counts = is_over.cpu().numpy()
        scores = {}
        for group, name in enumerate(self._names):
            chosen = counts & (self.groups == group)
            games = int(chosen.sum())
            if games:
                error = float(margins[chosen].std()) / math.sqrt(games)
                scores[name] = Score(games, float(wins[chosen].mean()), float(margins[chosen].mean()), error)
        return scores
