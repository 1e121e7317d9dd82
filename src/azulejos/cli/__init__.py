"""The command line, `azulejos …`: a module for each command, and `program` with what all of them share."""

from __future__ import annotations

# isort: off
from .program import app, main
from . import play, replay, analyse, review, serve, workers, backup, repair, games, engine, arena, learn, bench, warm  # noqa: F401 (as in `--help`)
# isort: on

__all__ = ["app", "main"]
