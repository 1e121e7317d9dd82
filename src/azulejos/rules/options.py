"""Rule options: frozen dataclasses whose values are enums, truth values and numbers, read from text if need be."""

from __future__ import annotations

import re
import types
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar, Self, get_args, get_type_hints

from ..errors import UnknownGame

SYNONYMS = {"gray": "grey", "monochrome": "mono"}


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
    kinds = get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
    text = format_value(_plain(value)).lower().replace("colour", "color")
    for kind in kinds:
        if kind is int and re.fullmatch(r"[0-9]{1,9}", text) and int(text) in numbers:
            return int(text)
        for choice, words in _choices(kind):
            if SYNONYMS.get(text, text) in words:
                return choice
    valid = _either(_describe(kind, numbers) for kind in kinds)
    raise UnknownGame(f"{name} cannot be {format_value(_plain(value))!r}: it is {valid}")


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
