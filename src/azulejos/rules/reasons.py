"""Why an action is illegal in any box: the game is over, tiles are drawn first, or the tiles are not there."""

from __future__ import annotations

from typing import Any

from ..errors import Reason
from .action import Action, Draw
from .chance import CHANCE, NOBODY
from .sources import CENTER

NAMES = {
    "b": "blue",
    "y": "yellow",
    "r": "red",
    "k": "black",
    "w": "white",
    "p": "purple",
    "g": "green",
    "o": "orange",
}


def why_not_now(s: Any, action: Action) -> Reason | None:
    """What forbids any action when the game is over, and moves while tiles are drawn, or the other way round."""
    if s.to_act == NOBODY:
        return Reason("game-over", "the game is over")
    if s.to_act == CHANCE:
        if not isinstance(action, Draw):
            return Reason("draw-first", "tiles must be drawn from the bag first")
        name = NAMES.get(action.letter, "joker")
        return Reason("not-in-bag", f"there is no {name} tile in the bag", color=action.letter)
    return Reason("no-draw", "no tile is to be drawn now") if isinstance(action, Draw) else None


def why_not_there(s: Any, source: int, color: int, letters: str) -> Reason | None:
    """What forbids a take where there is no such factory, or no tile of that color."""
    if source > s.factories:
        text = f"there is no factory {source}: with {s.players} players there are {s.factories}"
        return Reason("no-factory", text, factory=source, players=s.players, factories=s.factories)
    if s.sources[source][color]:
        return None
    place = "in the center" if source == CENTER else f"on factory {source}"
    return Reason(
        "not-in-source", f"there is no {tile_name(letters[color])} {place}", color=letters[color], source=source
    )


def tile_name(letter: str) -> str:
    """A tile of a color in words: "red tile"; a joker is one by itself."""
    return "joker" if letter == "j" else f"{NAMES.get(letter, letter)} tile"
