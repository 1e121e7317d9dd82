"""What can go wrong, as RFC 9457 has it: each kind of problem has a code, a status and a title."""

from __future__ import annotations

from typing import Any

from ..errors import AzulejosError, IllegalAction, Reason

PROBLEMS: dict[str, tuple[int, str]] = {
    "invalid": (422, "The request is not understood"),
    "unauthorized": (401, "That needs the seat's secret"),
    "forbidden": (403, "That is not for you to do"),
    "watching": (403, "That is for players"),
    "origin": (403, "Requests from other sites are refused"),
    "seat_lost": (403, "That seat is not yours any more"),
    "not_found": (404, "There is no such thing"),
    "method": (405, "That cannot be done here"),
    "timeout": (408, "The request did not come in time"),
    "conflict": (409, "That cannot be done now"),
    "stale": (409, "The table has moved on"),
    "too_large": (413, "That is too large"),
    "media_type": (415, "That is not the right kind of content"),
    "host": (421, "This server has another name"),
    "too_many": (429, "That is too many"),
    "failed": (500, "Something broke on the server"),
    "unavailable": (503, "The server cannot do that at the moment"),
    "set_aside": (503, "That table cannot be played"),
}
MEDIA_TYPE = "application/problem+json"


class Refusal(AzulejosError):
    """A request that is answered with a problem."""

    def __init__(self, code: str, detail: str, reason: Reason | None = None, wait: float | None = None) -> None:
        super().__init__(detail)
        self.code = code
        self.reason = reason
        self.wait = wait
        """Seconds after which the same request would be served, where that is known."""

    @classmethod
    def of(cls, error: AzulejosError) -> Refusal:
        return cls(code_of(error), str(error), _reason(error))


def kind_of(code: str) -> tuple[int, str]:
    """The status and title of a code. A table's own codes are kinds of these."""
    if code not in PROBLEMS:
        code = "invalid" if code.startswith(("bad_", "unknown_", "illegal_", "not_a_move")) else "conflict"
    return PROBLEMS[code]


def problem(code: str, detail: str) -> dict[str, Any]:
    status, title = kind_of(code)
    return {"type": f"/problems/{code}", "title": title, "status": status, "detail": sentence(detail)}


def sentence(text: str) -> str:
    """Errors are written as parts of sentences; people get a whole one."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def problem_of(error: AzulejosError) -> dict[str, Any]:
    """The problem that an error of the rules, the records, the table or the server stands for."""
    found = problem(code_of(error), str(error))
    reason = _reason(error)
    return found if reason is None else {**found, "reason": {"id": reason.id, "arguments": reason.arguments}}


def _reason(error: AzulejosError) -> Reason | None:
    """Why a move is illegal, or a position impossible."""
    found: Reason | None = getattr(error, "reason", None)
    return found


def code_of(error: AzulejosError) -> str:
    code = getattr(error, "code", "illegal_move" if isinstance(error, IllegalAction) else "invalid")
    return str(code)
