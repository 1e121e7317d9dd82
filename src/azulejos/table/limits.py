"""How much fits on a table: the longest texts and times that anybody may ask for."""

from __future__ import annotations

from collections.abc import Mapping

LONGEST_NAME = 40
LONGEST_CHAT = 300
LONGEST_MOVE = 20
"""Letters of a move in notation; the longest there is has nine."""
LONGEST_FILE = 100_000
"""Letters of a game file that a table begins from, or that a server reads."""
MOST_ACTIONS = 3_000
"""Actions in such a file, tiles drawn and variations included; a game of four has some hundreds."""
LONGEST_TIME = 30 * 86_400
"""Seconds on a clock."""
LONGEST_INCREMENT = 86_400
"""Seconds that a move adds to a clock."""


def between(least: float, most: float) -> Mapping[str, float]:
    """A field's limits, as metadata in the words of pydantic's `Field`."""
    return {"ge": least, "le": most}
