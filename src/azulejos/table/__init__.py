"""One live game: who sits where, whose turn it is, what was drawn, and what everyone may see."""

from __future__ import annotations

from .choices import list_choices
from .entries import Entry
from .errors import TableError
from .plug import Choice
from .setup import Clock, Seat, Setup, starting_seat, visible_text, what_if
from .table import Table
from .view import Moment, Place, TableChange, TableInfo

__all__ = [
    "Choice",
    "Clock",
    "Entry",
    "Moment",
    "Place",
    "Seat",
    "Setup",
    "Table",
    "TableChange",
    "TableError",
    "TableInfo",
    "list_choices",
    "starting_seat",
    "visible_text",
    "what_if",
]
