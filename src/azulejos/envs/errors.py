"""What can go wrong between an environment and its user."""

from __future__ import annotations

from ..errors import AzulejosError


class InvalidBuffer(AzulejosError):
    """An array of the wrong shape or kind."""


class GameOver(AzulejosError):
    """A step after the end of a game, or before its beginning."""
