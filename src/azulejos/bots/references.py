"""Players that never change, to measure others against. They are found by name, and in no list of opponents.

`master-0.1` is the `master` of version 0.1: its weights, its search and its second a move. What it knows and how it
searches is held by `tests/bots/test_references.py`: hashes of the weights, and moves that it found then. Who changes
`search/` so that these change keeps what was there as a search of its own for it.
"""

from __future__ import annotations

from ..search.limits import Limits
from ..search.skills import Skill
from .thinkers import Thinker

REFERENCES = {bot.name: bot for bot in (Thinker("master-0.1", skill=Skill(Limits(seconds=1.0))),)}
"""Players that never change, by name."""
