"""What a table does not allow."""

from __future__ import annotations

from ..errors import AzulejosError, Reason


class TableError(AzulejosError):
    """One sentence for people, and a code for programs and message catalogues."""

    def __init__(self, code: str, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason
        """The rule that forbids a move."""
