"""What somebody may see of a table."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .log import LoggedTable


def view_table(table: LoggedTable, seats: frozenset[int], now: float) -> dict[str, Any]:
    """A table as the holder of these seats sees it: hidden wall choices of others are not in it."""
    setup, scene, result = table.setup, table.scene, table.result
    return {
        "seq": table.seq,
        "table": {
            "preset": setup.game.preset,
            "players": setup.game.players,
            "options": setup.game.options.to_json(),
            "house_rules": setup.game.house_rules,
            "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in table.seats],
            "clock": None if setup.clock is None else asdict(setup.clock),
            "clocks": _clocks(table, now),
            "takeback": setup.takeback,
            "takeover": setup.takeover,
            "chat": setup.chat,
            "status": table.status,
            "to_choose": sorted(table.to_choose),
            "asked": [
                {"what": request.what, "seat": request.seat, "agreed": _agreed(table, request.yes)}
                for request in table.requests.asked.values()
            ],
            "result": None
            if result is None
            else {"reason": result.reason, "scores": list(result.scores), "ranking": list(result.ranking)},
            "next_table": table.next_table,
        },
        "position": None if scene is None else scene.position_json(seats),
        "log": [entry.told(seats) for entry in table.log],
    }


def _clocks(table: LoggedTable, now: float) -> list[float] | None:
    """Seconds left of each seat; those of the seats to choose are running."""
    scene = table.scene
    if scene is None or scene.clocks is None:
        return None
    return [round(scene.seconds_left(seat, now), 3) for seat in range(len(table.seats))]


def _agreed(table: LoggedTable, holders: frozenset[int]) -> list[int]:
    return [i for i, seat in enumerate(table.seats) if seat.is_person and seat.holder in holders]
