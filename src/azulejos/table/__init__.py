"""One live game: who sits where, whose turn it is, what was drawn, and what everyone may see.

Each name is loaded when it is first asked for: a browser that keeps a game of a real table has the scribe, and no bots.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ahead import list_ahead
    from .choices import list_choices
    from .counting import Counted, count_points, empty_boards, letters_for
    from .entries import Entry
    from .errors import TableError
    from .plug import Choice
    from .scribe import Scribe
    from .setup import Clock, Seat, Setup, starting_seat, visible_text, what_if
    from .table import Table
    from .view import Moment, Place, TableChange, TableInfo

__all__ = [
    "Choice",
    "Clock",
    "Counted",
    "Entry",
    "Moment",
    "Place",
    "Scribe",
    "Seat",
    "Setup",
    "Table",
    "TableChange",
    "TableError",
    "TableInfo",
    "count_points",
    "empty_boards",
    "letters_for",
    "list_ahead",
    "list_choices",
    "starting_seat",
    "visible_text",
    "what_if",
]

_HOMES = {
    "ahead": ("list_ahead",),
    "choices": ("list_choices",),
    "counting": ("Counted", "count_points", "empty_boards", "letters_for"),
    "entries": ("Entry",),
    "errors": ("TableError",),
    "plug": ("Choice",),
    "scribe": ("Scribe",),
    "setup": ("Clock", "Seat", "Setup", "starting_seat", "visible_text", "what_if"),
    "table": ("Table",),
    "view": ("Moment", "Place", "TableChange", "TableInfo"),
}
"""By module: the public names it has."""


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
