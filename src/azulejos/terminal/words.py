"""Moves, refusals and the state of the game in a few words."""

from __future__ import annotations

from typing import Any

from ..errors import AzulejosError, Reason
from ..locales import Texts
from .plug import plug_of
from .telling import tell_ranking


def list_choice(choice: dict[str, Any], position: dict[str, Any], texts: Texts, width: int = 5) -> str:
    """A move in a list: its notation, its points, and what it does."""
    preview = choice.get("preview") or {}
    gained, lost = preview.get("points", 0), preview.get("cost", 0)
    points = " ".join(([f"+{gained}"] if gained else []) + ([f"−{lost}"] if lost else []))
    does = plug_of(position).describe_choice(choice, position, texts)
    return f"{choice['move']:<{width}} {points:<6}{does}"


def mistake(texts: Texts, name: str, **arguments: object) -> AzulejosError:
    """A person's mistake in the person's language: a sentence as errors have it, without its full stop."""
    return AzulejosError(texts(name, **arguments).removesuffix("."))


def explain(code: str, texts: Texts, reason: Reason | None = None, detail: str = "") -> str:
    """Why something was refused."""
    if code == "unreachable":
        return texts("connection-lost")
    name = f"error-{code.replace('_', '-')}"
    if name not in texts:
        return detail
    if code == "illegal_move":
        because = detail if reason is None else texts(f"reason-{reason.id}", **reason.arguments)
        return texts(name, reason=because)
    return texts(name)


def describe_state(table: dict[str, Any], position: dict[str, Any] | None, texts: Texts) -> str:
    """The round, the phase and whose turn it is."""
    if position is None:
        return texts("terminal-waiting")
    if table["result"] is not None:
        return " ".join(
            [texts(f"end-{table['result']['reason']}"), *tell_ranking(table["result"], table["seats"], texts)]
        )
    names = ", ".join(table["seats"][seat]["name"] for seat in table["to_choose"])
    phase = texts(f"phase-{position['phase']}")
    said = texts("terminal-state", round=position["round"], phase=phase, players=names)
    return f"{said} · {texts('terminal-last-round')}" if position["last_round"] else said
