"""What happened at a table, in sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ..locales import Texts
from ..rules.boxes import find_preset

SEEN = ("laid", "supplied")
"""Events that are told by the look of the table alone."""


def tell(entry: dict[str, Any], table: dict[str, Any], texts: Texts, skip: Collection[str] = SEEN) -> list[str]:
    """The sentences of an entry of a table's log."""
    names = [seat["name"] for seat in table["seats"]]
    box = find_preset(table["preset"])
    said = []
    if entry["kind"] == "chat":
        return [f"{entry['name']}: {entry['text']}"]
    if entry["kind"] == "ended":
        return [texts(f"end-{entry['reason']}"), *tell_ranking(entry, table["seats"], texts)]
    name = f"entry-{entry['kind'].replace('_', '-')}"
    if name in texts and entry["kind"] != "began":
        seat = entry.get("seat")
        arguments = {key: entry[key] for key in ("what", "yes") if key in entry}
        said.append(texts(name, player="" if seat is None else names[seat], **arguments))
    for event in entry.get("events", ()):
        if event["event"] not in skip:
            said.append(texts.event(box.name, event, names, box.colors))
    return said


def tell_ranking(result: dict[str, Any], seats: Sequence[dict[str, Any]], texts: Texts) -> list[str]:
    """Who came where, with how many points."""
    order = sorted(enumerate(result["ranking"]), key=lambda pair: pair[1])
    return [
        texts("terminal-place", place=place, player=seats[seat]["name"], points=result["scores"][seat])
        for seat, place in order
    ]


def is_last_round(position: dict[str, Any]) -> bool:
    """Whether the game ends with this round, as far as can be seen."""
    if "max_rounds" not in position["options"]:
        return bool(position["round"] == 6)
    if position["round"] == position["options"]["max_rounds"]:
        return True
    return any(
        sum(board["lines"][row].values()) == row + 1 and sum(space is not None for space in board["wall"][row]) == 4
        for board in position["boards"]
        for row in range(5)
    )
