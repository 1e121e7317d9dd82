"""What can go wrong, in words for people: one sentence that says what is wrong and what is valid."""

from __future__ import annotations


class AzulejosError(ValueError):
    """The base of all errors a person can cause."""


class UnknownGame(AzulejosError):
    """No such preset, option, value or number of players."""


class InvalidAction(AzulejosError):
    """A text or number that is no action of the game at all."""


class IllegalAction(AzulejosError):
    """An action the rules do not allow now; the message names the rule."""


class InvalidPosition(AzulejosError):
    """A text or JSON value that describes no position."""


class AzulejosWarning(UserWarning):
    """Something works, but not as well as it could; said once."""
