"""Values of this room as JSON: as those of the rules, but a name that Python keeps for itself loses its underscore."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..rules.schema import Values


@dataclass(frozen=True, slots=True)
class Told(Values):
    """The base of what is told in JSON: `class_` is "class" there."""

    def to_json(self) -> dict[str, Any]:
        return {name.removesuffix("_"): value for name, value in Values.to_json(self).items()}
