"""One live game: who sits where, whose turn it is, what was drawn, and what everyone may see."""

from __future__ import annotations

from .choices import Choice, list_choices
from .entries import Entry
from .errors import TableError
from .setup import Clock, Seat, Setup, what_if
from .table import Table

__all__ = ["Choice", "Clock", "Entry", "Seat", "Setup", "Table", "TableError", "list_choices", "what_if"]
