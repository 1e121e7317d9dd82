"""A bot in Python: whatever `choose` answers is played. It speaks the engine protocol because `serve` does.

azulejos arena random "mine=cmd:python examples/python_bot.py" --games 10
"""

from azulejos import Action, Position
from azulejos.arena import serve


class LineFiller:
    """Takes what fills most of a pattern line and lets little fall."""

    name = "line filler"

    def choose(self, position: Position) -> Action:
        return max(position.legal_actions(), key=lambda action: worth(position, action))


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
