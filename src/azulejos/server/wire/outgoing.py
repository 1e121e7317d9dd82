"""The server's socket messages as text. They are written straight from the table's own values, for speed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from pydantic_core import to_json

from ...table import Choice, Moment, TableInfo

PONG = '{"type":"pong"}'


def encode(message: dict[str, Any]) -> str:
    return to_json(message).decode()


def state_message(
    seq: int, seats: Collection[int], table: TableInfo, position: dict[str, Any] | None, log: list[dict[str, Any]]
) -> str:
    told = {"seq": seq, "you": sorted(seats), "table": table, "position": position, "log": log}
    return encode({"type": "state", **told})


def entry_message(moment: Moment, seats: Collection[int]) -> str:
    """An entry as the holder of these seats may know it."""
    told = {"entry": moment.entry.told(seats), "table": moment.table, "position": moment.position_json(seats)}
    return encode({"type": "entry", **told})


def presence_message(connected: Iterable[bool]) -> str:
    return encode({"type": "presence", "connected": list(connected)})


def hurried_message(seat: int) -> str:
    return encode({"type": "hurried", "seat": seat})


def choices_message(seq: int, seat: int, choices: list[Choice]) -> str:
    return encode({"type": "choices", "seq": seq, "seat": seat, "choices": choices})


def ack_message(id: str, seq: int) -> str:
    return encode({"type": "ack", "id": id, "seq": seq})


def error_message(id: str | None, problem: dict[str, Any]) -> str:
    return encode({"type": "error", "id": id, "problem": problem})
