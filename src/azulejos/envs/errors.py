"""What can go wrong between an environment and its user."""

from __future__ import annotations

from ..errors import AzulejosError


class InvalidBuffer(AzulejosError):
    """An array of the wrong shape or kind."""


class GameOver(AzulejosError):
    """A step after the end of a game, or before its beginning."""


class MissingExtra(ImportError):
    """An adapter was imported without the library it adapts to."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"azulejos.envs.{extra} needs a library that is not here: pip install azulejos[{extra}]")
