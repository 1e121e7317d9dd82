"""What can go wrong between an environment and its user."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from ..errors import AzulejosError

E = TypeVar("E", bound=Enum)


class InvalidBuffer(AzulejosError):
    """An array of the wrong shape or kind."""


class GameOver(AzulejosError):
    """A step after the end of a game, or before its beginning."""


def member(kind: type[E], value: object) -> E:
    """The member of an enumeration with this value; an AzulejosError says which there are."""
    try:
        return kind(value)
    except ValueError:
        *others, last = (each.value for each in kind)
        valid = f"{', '.join(others)} or {last}"
        raise AzulejosError(f"{kind.__name__.lower()} cannot be {value!r}: it is {valid}") from None
