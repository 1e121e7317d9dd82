"""The command line, `azulejos …`: a module for each command, and `program` with what all of them share."""

from __future__ import annotations

# Commands are imported in the order in which `--help` lists them.
# isort: off
from .program import app, main
from . import play, join, replay  # noqa: F401
from . import analyse, review, puzzle  # noqa: F401
from . import scribe, count  # noqa: F401
from . import serve, workers, backup, repair  # noqa: F401
from . import games, engine, arena, learn, bench, warm  # noqa: F401
# isort: on

__all__ = ["app", "main"]
