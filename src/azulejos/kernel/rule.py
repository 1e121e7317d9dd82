"""Rule functions: written once as ordinary functions, run as plain Python or compiled.

A function marked with `@rule` is plain Python when it is called as it stands: debuggers, coverage and Hypothesis see
every line, and nothing needs NumPy. `twins.py` makes its compiled twin. A rule function calls other rule functions, and
reads tables, by their bare names (`from .x import f`).

Code that serves any game ("play to the end") reads the game's own functions from a typed `parameter`; `bind` gives it
the functions of one game.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable
from typing import Any, NoReturn, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])
P = TypeVar("P")
T = TypeVar("T", int, "tuple[int, ...]")

RULES: list[Callable[..., Any]] = []
"""Every rule function, in the order of definition."""


def rule(function: F) -> F:
    """Mark a function as part of the rules, so that it gets a compiled twin."""
    RULES.append(function)
    return function


IN_ANY_ORDER: set[Callable[..., Any]] = set()
"""Rule functions whose sums may be added up in any order."""


def in_any_order(function: F) -> F:
    """Mark a rule function whose sums compiled code may add up in any order, which keeps vector units busy.

    What it returns may differ in the last bits from one kind of processor to another.
    """
    IN_ANY_ORDER.add(function)
    return rule(function)


ON_GPU: dict[Callable[..., Any], Callable[..., Any]] = {}
"""What stands for a rule function on a GPU."""


def on_gpu(function: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function that does the same as a rule function, and does it on a GPU, where it is faster."""

    def mark(instead: F) -> F:
        ON_GPU[function] = instead
        return instead

    return mark


class Unbound:
    """Stands for a parameter in functions that were not bound to a game."""

    def __init__(self, kind: type) -> None:
        self._kind = kind

    def __getattr__(self, name: str) -> NoReturn:
        raise TypeError(f"{self._kind.__name__}.{name} is not known here: bind the function to a game first")


def parameter(kind: type[P]) -> P:
    """What generic rule functions are bound to: a NamedTuple of functions and numbers, read as a global name."""
    return cast(P, Unbound(kind))


def bind(function: F, name: str, **parameters: Any) -> F:
    """A rule function of its own, in which global parameters stand for those of one game.

    The name tells bound functions apart in the cache of compiled code.
    """
    space = {**function.__globals__, **parameters}
    bound = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    bound.__module__ = function.__module__
    bound.__qualname__ = name
    return rule(cast(F, bound))


class Table(tuple[T, ...]):
    """A constant table: a tuple (of tuples) in plain Python, an array in compiled code."""

    __slots__ = ()


def table(numbers: Iterable[int]) -> Table[int]:
    """A constant table of numbers."""
    return Table(numbers)


def grid(rows: Iterable[Iterable[int]]) -> Table[tuple[int, ...]]:
    """A constant table of rows."""
    return Table(tuple(row) for row in rows)
