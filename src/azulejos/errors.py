"""What can go wrong, in words for people: one sentence that says what is wrong and what is valid."""

from __future__ import annotations


class AzulejosError(ValueError):
    """The base of all errors a person can cause."""


class MissingModule(AzulejosError):
    """A box has no module of its own in a room that asks for one."""


class UnknownGame(AzulejosError):
    """No such preset, option, value or number of players."""


class InvalidAction(AzulejosError):
    """A text or number that is no action of the game at all."""


class Reason:
    """Why an action is illegal or a position impossible: in English, and as an id with arguments for catalogues.

    Colors in the arguments are letters; sources, lines, rows, columns and spaces count from 1, and source 0 is the
    center.
    """

    __slots__ = ("arguments", "id", "text")

    def __init__(self, id: str, text: str, **arguments: int | str) -> None:
        self.id = id
        self.text = text
        self.arguments = arguments

    def __str__(self) -> str:
        return self.text


class Mistake(AzulejosError):
    """A mistake that message catalogues have a sentence for, by the id of its reason."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class IllegalAction(Mistake):
    """An action the rules do not allow now; the message names the rule."""


class InvalidPosition(AzulejosError):
    """A text or JSON value that describes no position.

    Its reason says the same for message catalogues; there players count from 1. What is wrong with the form of a text
    or of JSON is one reason for all.
    """

    def __init__(self, message: str, id: str = "form", **arguments: int | str) -> None:
        super().__init__(message)
        self.reason = Reason(f"impossible-{id}", message, **arguments)


class AzulejosWarning(UserWarning):
    """Something works, but not as well as it could; said once."""
