"""What a network asks of a box: a module of its own in this room, such as `azul.py`. A box without one has no net."""

from __future__ import annotations

from typing import Any, Protocol, cast

from ..envs.layout import Layout
from ..envs.writing import Numbers
from ..errors import MissingModule
from ..rules.box import Box


class NetsBox(Protocol):
    """How a network sees a box: alike for all its presets, options and numbers of seats."""

    VERSION: int
    """Changes whenever a position is described in another way: a net is of use for its own version alone."""
    LAYOUT: Layout
    """The planes of a description."""
    INPUTS: int
    """How many numbers a description has."""
    MOST_CHOICES: int
    """A player never has more legal actions, whatever the options."""
    DEALS: int
    """So many samples of the next deal a search looks at where a round ends; with 0, the network's word is the last."""

    def describe(self, s: Any, viewer: int, out: Numbers, /) -> None:
        """(rule) Write a position as a seat sees it, its own board first, then the others clockwise.

        Between rounds, before tiles are drawn, the viewer is the seat that will start.
        """


def plug(box: Box) -> NetsBox:
    return cast(NetsBox, box.module("nets"))


def has_plug(box: Box) -> bool:
    """Whether there can be a net for this box."""
    try:
        box.module("nets")
    except MissingModule:
        return False
    return True
