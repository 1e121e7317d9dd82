"""How the rules run: as plain Python over objects, or compiled by numba over NumPy records.

A rule function is written once, as an ordinary function over a record, and marked with `@rule`. Imported
and called as it stands it is plain Python: debuggers, coverage and Hypothesis see every line, and nothing needs
NumPy. `compiled.py` makes the fast twin of each marked function. Two conventions make that possible:

* every integer in a record is signed, and no word uses more than 62 bits, so both forms compute the same;
* a rule function calls other rule functions, and reads tables, by their bare names (`from .x import f`).
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R", bound="Record")

Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "i2"]
Int32 = Annotated[int, "i4"]
Int64 = Annotated[int, "i8"]

CHANCE = -1
"""`to_act` when a tile must be drawn."""
NOBODY = -2
"""`to_act` when the game is over."""

RULES: list[Callable[..., Any]] = []
"""Every rule function, in the order of definition."""


def rule(function: F) -> F:
    """Mark a function as part of the rules, so that it gets a compiled twin."""
    RULES.append(function)
    return function


def bind(function: F, name: str, **names: Any) -> F:
    """A rule function of its own, under a name of its own, in which some global names stand for others.

    General code over any game ("play to the end") names `apply` or `legal`; bound to a game's functions it can be
    compiled for that game. The name tells bound functions apart in the cache of compiled code.
    """
    space = {**function.__globals__, **names}
    bound = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    bound.__module__ = function.__module__
    bound.__qualname__ = name
    return rule(bound)  # type: ignore[return-value]


T = TypeVar("T", int, "tuple[int, ...]")


class Table(tuple[T, ...]):
    """A constant table: a tuple (of tuples) in plain Python, an array in compiled code."""

    __slots__ = ()


def table(numbers: Iterable[int]) -> Table[int]:
    return Table(numbers)


def grid(rows: Iterable[Iterable[int]]) -> Table[tuple[int, ...]]:
    return Table(tuple(row) for row in rows)


# ------------------------------------------------------------------------------------------------ records


class Field:
    """One field of a record: its name, its kind (a NumPy integer code or a record) and its shape."""

    __slots__ = ("kind", "name", "shape")

    def __init__(self, name: str, kind: str | type[Record], shape: tuple[int, ...]) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape

    def zero(self, shape: tuple[int, ...]) -> Any:
        if shape:
            return [self.zero(shape[1:]) for _ in range(shape[0])]
        return 0 if isinstance(self.kind, str) else self.kind()

    def copy(self, value: Any, depth: int) -> Any:
        if depth > 1:
            return [self.copy(item, depth - 1) for item in value]
        if isinstance(self.kind, str):
            return value[:]
        return [item.copy() for item in value]

    def to_tuple(self, value: Any, depth: int) -> Any:
        if depth:
            return [self.to_tuple(item, depth - 1) for item in value]
        return value if isinstance(self.kind, str) else value.to_tuple()

    def from_tuple(self, value: Any, depth: int) -> Any:
        if depth:
            return [self.from_tuple(item, depth - 1) for item in value]
        return int(value) if isinstance(self.kind, str) else self.kind.from_tuple(value)

    def dtype(self) -> tuple[Any, ...]:
        kind = self.kind if isinstance(self.kind, str) else self.kind.dtype()
        return (self.name, kind, self.shape) if self.shape else (self.name, kind)


class Record:
    """A mutable bundle of integers, fixed arrays of them, and records; made by `@record`."""

    __slots__ = ()
    FIELDS: tuple[Field, ...] = ()

    def __init__(self) -> None:
        for field in self.FIELDS:
            setattr(self, field.name, field.zero(field.shape))

    def copy(self: R) -> R:
        new: R = object.__new__(type(self))
        for field in self.FIELDS:
            value = getattr(self, field.name)
            setattr(new, field.name, field.copy(value, len(field.shape)) if field.shape else value)
        return new

    def to_tuple(self) -> tuple[Any, ...]:
        return tuple(field.to_tuple(getattr(self, field.name), len(field.shape)) for field in self.FIELDS)

    @classmethod
    def from_tuple(cls: type[R], values: Sequence[Any]) -> R:
        new: R = object.__new__(cls)
        for field, value in zip(cls.FIELDS, values, strict=True):
            setattr(new, field.name, field.from_tuple(value, len(field.shape)))
        return new

    @classmethod
    def dtype(cls) -> Any:
        import numpy as np

        return np.dtype([field.dtype() for field in cls.FIELDS], align=True)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_tuple() == other.to_tuple()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in self.FIELDS)})"


def record(cls: type[R]) -> type[R]:
    """Turn annotated names into the fields of a record: `bag: Annotated[list[int], "i1", 6]`."""
    hints = get_type_hints(cls, include_extras=True)
    fields = tuple(_field(name, hints[name]) for name in cls.__annotations__ if name != "FIELDS")
    body = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(field.name for field in fields)
    body["FIELDS"] = fields
    return cast(type[R], type(cls.__name__, (Record,), body))


def _field(name: str, hint: Any) -> Field:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{name}: a field is an Int8 … Int64, or Annotated[list[…], kind, shape…]")
    _, kind, *shape = get_args(hint)
    return Field(name, kind, tuple(shape))


# ------------------------------------------------------------------------------------------------ chance


@record
class Generator(Record):
    """A small random generator (a linear congruence mod 2**62, its high half stirred), the same in both forms."""

    word: Int64


@rule
def seed(random: Generator, number: int) -> None:
    """Start the generator from any number of at most 62 bits."""
    word = (number * 0x2545F4914F6CDD1D + 0x1E3779B97F4A7C15) & 0x3FFFFFFFFFFFFFFF
    random.word = word ^ word >> 29
    below(random, 1)
    below(random, 1)


@rule
def below(random: Generator, n: int) -> int:
    """A number from 0 to n-1, n at most 2**30."""
    word = (random.word * 0x1851F42D4C957F2D + 0x14057B7EF767814F) & 0x3FFFFFFFFFFFFFFF
    random.word = word
    return ((word ^ word >> 18) >> 30 & 0xFFFFFFFF) * n >> 32


@rule
def draw_from(bag: list[int], k: int) -> int:
    """The color of tile number k, 0 and up, when the tiles of a bag of six colors are sorted by color."""
    color = 0
    for c in range(5):
        k -= bag[c]
        color += k >= 0
    return color


@rule
def popcount(word: int) -> int:
    return word.bit_count()


@rule
def select_bit(word: int, k: int) -> int:
    """The position of set bit number k, counted from 0 at the low end."""
    for _ in range(k):
        word &= word - 1
    return (word & -word).bit_length() - 1


@rule
def lowest_bit(word: int) -> int:
    """The position of the lowest set bit."""
    return (word & -word).bit_length() - 1
