"""What happened, told for people: one event for each sentence someone at the table would say."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events. Seats count from 0; colors are numbers of the game's `COLORS`."""

    COLORS: ClassVar[str] = ""

    @classmethod
    def name(cls) -> str:
        """`RowBonus` is "row_bonus" on the wire and in the message catalogues."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"event": self.name()}
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name == "color":
                value = self.COLORS[value] if value >= 0 else None
            elif isinstance(value, tuple):
                value = list(value)
            data[field.name] = value
        return data
