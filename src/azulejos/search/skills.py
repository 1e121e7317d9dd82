"""How well a bot plays: how far it searches, how much it knows, and how well it judges."""

from __future__ import annotations

from dataclasses import dataclass

from .limits import Limits


@dataclass(frozen=True)
class Skill:
    """A strength of play."""

    limits: Limits
    """How far it searches unless it is told otherwise."""
    foresight: float = 1.0
    """The share of the learned weights that it uses: with 0 it sees nothing but the score of this round."""
    blur: float = 0.0
    """The largest error, in points, that is added to its estimate of each move."""
    net: bool = False
    """Whether it asks the box's network, where there is one; where there is none it searches as others do."""


def glance(foresight: float = 1.0, blur: float = 0.0) -> Skill:
    """Looks at its own move alone."""
    return Skill(Limits(depth=1), foresight, blur)


def reads(nodes: int) -> Skill:
    """Searches so many positions, and uses all that was learned."""
    return Skill(Limits(nodes=nodes))


def asks(nodes: int) -> Skill:
    """Searches so many positions with the box's network; with one, it plays what the network likes most."""
    return Skill(Limits(nodes=nodes), net=True)


SKILLED = reads(3_000)
"""Bots that are not on the ladder."""

DEFAULT_SKILLS = {
    "novice": reads(10),
    "apprentice": reads(30),
    "tiler": reads(100),
    "journeyman": reads(300),
    "artisan": reads(1_000),
    "mosaicist": reads(5_000),
    "muralist": reads(30_000),
    "master": Skill(Limits(seconds=1.0)),
    "maestro": Skill(Limits(seconds=0.5), net=True),
    "oracle": asks(100_000),
}
"""The ladder in a box that does not say more."""
