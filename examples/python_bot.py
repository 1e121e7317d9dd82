"""A bot in Python: whatever `think` answers is played. It speaks the engine protocol because `serve` does.

azulejos arena random "mine=cmd:python examples/python_bot.py" --games 10
"""

import random

from azulejos.arena.engine import serve

from azulejos import Action, Position
from azulejos.search.limits import Analysis, Limits, Report, Stop


class LineFiller:
    """Takes what fills most of a pattern line and lets little fall."""

    name = "line filler"

    def think(
        self,
        position: Position,
        limits: Limits | None = None,
        rng: random.Random | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
    ) -> Analysis:
        best = max(position.legal_actions(), key=lambda action: worth(position, action))
        return Analysis(best, (best,), (0.0,) * position.game.players)


def worth(position: Position, action: Action) -> float:
    """What happens when this is played, in the words of the events."""
    points = 0.0
    for event in position.play(action).events:
        told = event.to_json()
        if told.get("seat") != position.to_act:
            continue
        if told["event"] == "placed":
            points += told.get("points", 3.0 * told.get("complete", False) + told.get("count", 0))
        elif told["event"] == "fell":
            points -= 2.0 * told["count"]
    return points


if __name__ == "__main__":
    serve(LineFiller())
