"""The words of the engine protocol, for both of its ends; `docs/engine-protocol.md` has the grammar."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from ..errors import AzulejosError
from ..search.limits import Analysis, Candidate, Limits

VERSION = 1
LIMITS: dict[str, Callable[[str], float]] = {"seconds": float, "nodes": int, "depth": int}


class ProtocolError(AzulejosError):
    """A line that is not of the protocol."""


def parse_limits(words: Sequence[str]) -> Limits | None:
    """The limits of `go seconds 1 nodes 10000`; None where there are none."""
    if not words:
        return None
    given: dict[str, float] = {}
    for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
        if name not in LIMITS:
            raise ProtocolError(f"{name!r} is no limit: the limits are {', '.join(LIMITS)}")
        if name in given:
            raise ProtocolError(f"{name} is given twice")
        try:
            given[name] = LIMITS[name](value)
            if not math.isfinite(given[name]):
                raise ValueError
        except ValueError:
            raise ProtocolError(f"{name} needs a number, such as {name} 1, and not {value!r}") from None
    return Limits(**given)  # type: ignore[arg-type]


def format_limits(limits: Limits | None) -> str:
    """The words after `go`."""
    if limits is None:
        return ""
    given = {name: getattr(limits, name) for name in LIMITS}
    return " ".join(f"{name} {value}" for name, value in given.items() if value is not None)


def format_analysis(found: Analysis) -> Iterator[str]:
    """The lines that answer `go`."""
    yield format_progress(found)
    for candidate in found.candidates:
        yield f"info candidate {candidate.action} nodes {candidate.nodes} {_worth(candidate)}"
    yield f"bestmove {found.action} line {_moves(found)} {_worth(found)}"


def format_progress(found: Analysis) -> str:
    """How a search looks so far, in one line."""
    effort = f"depth {found.depth} nodes {found.nodes} seconds {found.seconds:.3f}"
    return f"info {effort} {_worth(found)} line {_moves(found)}"


def _moves(found: Analysis) -> str:
    return " ".join(map(str, found.line))


def _worth(found: Analysis | Candidate) -> str:
    """Margins, and chances to win where they are known."""
    chances = f" chances {_numbers(found.chances)}" if found.chances else ""
    return f"values {_numbers(found.values)}{chances}"


def _numbers(values: Sequence[float]) -> str:
    return " ".join(f"{value:.6g}" for value in values)


def parse_moves(words: Sequence[str]) -> list[str]:
    """Single moves and tiles, where one word may have several tiles: `=kkbw`."""
    moves = []
    for word in words:
        tiles = word[1:] if word.startswith("=") else ""
        moves += [f"={tile}" for tile in tiles] or [word]
    return moves
