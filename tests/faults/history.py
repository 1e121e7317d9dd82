"""The evidence: what clients asked for and were told, and what the database has in the end."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from math import inf
from pathlib import Path
from typing import Any

Facts = dict[str, Any]


@dataclass
class Request:
    """Something a client asked for over a socket: an `act`, `chat`, `ask`, `answer` or `resign`."""

    type: str
    facts: Facts
    """What the message says, without its type and name."""
    sent: float = 0.0
    answer: int | str | None = None
    """The number that was acknowledged, the code of a refusal, or None if no answer came."""
    answered: float = inf

    @property
    def is_done(self) -> bool:
        """Whether it was acknowledged."""
        return isinstance(self.answer, int)

    @property
    def number(self) -> int:
        """What it was acknowledged with."""
        assert isinstance(self.answer, int)
        return self.answer

    @property
    def is_open(self) -> bool:
        """Whether it may have been done, as far as its client knows."""
        return self.answer is None or self.answer == "unavailable"


@dataclass
class Line:
    """What one socket was told, in order: `state`, `entry` and `choices`, without positions and events."""

    node: int
    """The process it was connected to."""
    since: int | None = None
    told: list[Facts] = field(default_factory=list)
    opened: float = 0.0
    lost: str | None = None


@dataclass
class History:
    """One client at one table. Who sits down gives the client's name, so the log tells whose a seat is."""

    client: str
    table: str
    requests: list[Request] = field(default_factory=list)
    """In the order they were sent."""
    lines: list[Line] = field(default_factory=list)


@dataclass
class Seen:
    """How a table was found at a process after a fault had healed."""

    table: str
    node: int
    fault: str
    seconds: float
    """From the heal until the client could play on, or gave up."""
    seq: int | None = None
    """The last number it was told."""
    last: int | None = None
    """The last number in the database at that time."""
    problem: str | None = None
    """Why the client could not play on."""


@dataclass
class StoredTable:
    """A table as the database has it."""

    id: str
    setup: Facts
    status: str
    log: list[Facts]
    game: Facts | None = None
    """The finished game: its scores, ranking, reason and file."""

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.log[-1]["seq"] if self.log else 0


@dataclass
class Evidence:
    """All there is to judge by."""

    histories: list[History]
    tables: dict[str, StoredTable]
    seen: list[Seen] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    """What is wrong with the processes themselves, in sentences."""
    budget: float = 5.0
    """Seconds after a heal within which every table can be played on."""

    def write(self, folder: Path) -> None:
        """One file for each table, to look into."""
        folder.mkdir(parents=True, exist_ok=True)
        for table in self.tables.values():
            facts = {
                "stored": asdict(table),
                "histories": [asdict(history) for history in self.histories if history.table == table.id],
                "seen": [asdict(seen) for seen in self.seen if seen.table == table.id],
            }
            (folder / f"{table.id}.json").write_text(json.dumps(facts, indent=1), encoding="utf-8")
