"""What boxes bring to the wire: positions, events and choices of each, and the unions of them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...rules.boxes import all_boxes
from ...table.entries import KINDS, Turn
from ...table.plug import plug
from .shapes import model_of, prefix_of, union_of

if TYPE_CHECKING:
    Position = dict[str, Any]
    Event = dict[str, Any]
    Choice = dict[str, Any]
    Entry = dict[str, Any]
else:
    boxes = {prefix_of(box): box for box in all_boxes()}
    Position = union_of("Position", [model_of(box.position, prefix) for prefix, box in boxes.items()], "box")
    Event = union_of(
        "Event",
        [
            union_of(f"{prefix}Event", [model_of(kind, prefix) for kind in box.events], "event")
            for prefix, box in boxes.items()
        ],
    )
    Choice = union_of(
        "Choice",
        [
            union_of(f"{prefix}Choice", [model_of(kind, prefix) for kind in plug(box).CHOICES], "kind")
            for prefix, box in boxes.items()
        ],
    )
    Entry = union_of(
        "Entry",
        [
            model_of(kind, optional=kind.HIDDEN, **({"events": list[Event]} if issubclass(kind, Turn) else {}))
            for kind in KINDS.values()
        ],
        "kind",
    )
