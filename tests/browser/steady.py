"""`azulejos`, but chance is the same each time, so that a test which fails once can be looked into.

Each table draws the same tiles as every other one, whatever happens beside it. The server's own processes run this file
too, as all that are spawned do, so bots that toss a coin always do it in the same way.
"""

from __future__ import annotations

import random

SEED = 7


class Steady(random.Random):
    """Takes the place of the system's own chance."""

    def __init__(self) -> None:
        super().__init__(SEED)


random.SystemRandom = Steady  # type: ignore[assignment, misc]

if __name__ == "__main__":
    from azulejos.cli import main

    main()
