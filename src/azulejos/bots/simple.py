"""Opponents that do not look ahead, each in one method."""

from __future__ import annotations

import random

from ..rules.action import Action
from ..rules.game import Position
from ..search.plug import Outlook, plug


class RandomBot:
    """Any legal action, all equally likely."""

    name = "random"

    def choose(self, position: Position, rng: random.Random | None = None) -> Action:
        return (rng or random.SystemRandom()).choice(position.legal_actions())


class GreedyBot:
    """The most points that it can see in this turn alone; among equals, the action with the lowest number."""

    name = "greedy"

    def choose(self, position: Position) -> Action:
        seat, box = position.to_act, position.game.box
        outlook = plug(box).outlook

        def after(action: Action) -> Outlook:
            state = position.state()
            box.apply(state, action.id, None)
            return outlook(state, seat)

        return max(position.legal_actions(), key=after)
