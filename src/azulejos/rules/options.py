"""Rule options: frozen dataclasses whose values are enums, truth values and numbers, read from text if need be."""

from __future__ import annotations

import re
import types
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar, Self, get_args, get_type_hints

from ..errors import UnknownGame
from .schema import Values

SYNONYMS = {"gray": "grey", "monochrome": "mono"}
Value = bool | int | str | None
"""An option's value in JSON."""


@dataclass(frozen=True, slots=True)
class OptionInfo(Values):
    """A rule option and what it may be."""

    name: str
    default: Value
    values: list[Value] | None
    """All values, if they are few."""
    minimum: int | None
    maximum: int | None
    house_rule: bool
    """Whether it makes a difference, but not another of our games."""


class UnclaimedMarker(Enum):
    """Who starts when nobody took the starting marker, in boxes that have one."""

    KEEP_START = "keep_start"
    NEXT_CLOCKWISE = "next_clockwise"


@dataclass(frozen=True)
class Options:
    """The base of a box's options. Every field has a default: the usual rule."""

    NUMBERS: ClassVar[Mapping[str, Sequence[int]]] = {}
    """By field: the numbers it may be."""

    def __post_init__(self) -> None:
        hints = get_type_hints(type(self))
        for field in fields(self):
            value = _convert(field.name, hints[field.name], getattr(self, field.name), self.NUMBERS.get(field.name, ()))
            object.__setattr__(self, field.name, value)
        self.check()

    def check(self) -> None:
        """Raise UnknownGame where values do not go together."""

    @property
    def idle(self) -> frozenset[str]:
        """The options that make no difference beside these values of the others, or may not be changed."""
        return frozenset()

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Options from names and values, both possibly typed by a person."""
        names = [field.name for field in fields(cls)]
        for name in values:
            if name not in names:
                raise UnknownGame(f"there is no option {name!r}: the options are {', '.join(names)}")
        return cls(**values)

    def describe(self, fixed: Collection[str]) -> list[OptionInfo]:
        """Each option with its value here and what else it may be; those that are fixed are no house rules."""
        hints, found = get_type_hints(type(self)), []
        for name, value in self.to_json().items():
            numbers, house_rule = self.NUMBERS.get(name, ()), name not in fixed
            if isinstance(numbers, range):
                found.append(OptionInfo(name, value, None, numbers[0], numbers[-1], house_rule))
            else:
                values = [one for kind in _kinds(hints[name]) for one in _values(kind, numbers)]
                found.append(OptionInfo(name, value, values, None, None, house_rule))
        return found

    def to_json(self) -> dict[str, Any]:
        return {f.name: _plain(getattr(self, f.name)) for f in fields(self)}

    def differences(self, other: Options) -> dict[str, str]:
        """The options that are not as in the other set, as text."""
        mine, theirs = self.to_json(), other.to_json()
        return {name: format_value(value) for name, value in mine.items() if value != theirs[name]}


def format_value(value: Any) -> str:
    if value is None:
        return "none"
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Enum) else value


def _convert(name: str, hint: Any, value: Any, numbers: Sequence[int]) -> Any:
    text = format_value(_plain(value)).lower().replace("colour", "color")
    for kind in _kinds(hint):
        if kind is int and re.fullmatch(r"[0-9]{1,9}", text) and int(text) in numbers:
            return int(text)
        for choice, words in _choices(kind):
            if SYNONYMS.get(text, text) in words:
                return choice
    valid = _either(_describe(kind, numbers) for kind in _kinds(hint))
    raise UnknownGame(f"{name} cannot be {format_value(_plain(value))!r}: it is {valid}")


def _kinds(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if isinstance(hint, types.UnionType) else (hint,)


def _values(kind: Any, numbers: Sequence[int]) -> list[Value]:
    if kind is int:
        return [*numbers]
    return [False, True] if kind is bool else [_plain(choice) for choice, _ in _choices(kind)]


def _choices(kind: Any) -> list[tuple[Any, list[str]]]:
    """The values of a kind of option, each with the words for it; numbers are not listed."""
    if kind is types.NoneType:
        return [(None, ["none"])]
    if kind is bool:
        return [(True, ["yes", "true"]), (False, ["no", "false"])]
    if kind is int:
        return []
    return [(member, [member.value]) for member in kind]


def _describe(kind: Any, numbers: Sequence[int]) -> str:
    if kind is int:
        return f"a number from {numbers[0]} to {numbers[-1]}" if isinstance(numbers, range) else _either(numbers)
    return _either(words[0] for _, words in _choices(kind))


def _either(words: Iterable[Any]) -> str:
    return " or ".join(map(str, words))
