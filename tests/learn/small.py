"""Settings and arrays as small as tests want them."""

from dataclasses import replace
from typing import Any

from azulejos.learn.settings import Group, Lessons, Play, Run, Settings, Shape

TINY = Settings(
    [Group("azul/2", 1.0)],
    Shape(16, 1),
    play=Play(games=4, moves=4, window=2, simulations=[4], considered=4),
    lessons=Lessons(batch=16, undealt=4, steps=2, warm_up=4),
    run=Run(iterations=4, report=1e9, duels=0, plots=False),
)


def tiny(*games: str, **play: Any) -> Settings:
    """The same for other games, and with other words on how to play."""
    groups = [Group(game, 1.0) for game in games] if games else TINY.groups
    changed = {"games": max(TINY.play.games, len(groups)), **play}
    return replace(TINY, groups=groups, play=replace(TINY.play, **changed))
