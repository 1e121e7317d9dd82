"""What happened at a table, in sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ..locales import Texts
from ..rules.boxes import find_preset
from .plug import plug


def tell(entry: dict[str, Any], table: dict[str, Any], texts: Texts, skip: Collection[str] = ()) -> list[str]:
    """The sentences of an entry of a table's log, but for events that can be seen, and those to be skipped."""
    names = [seat["name"] for seat in table["seats"]]
    box = find_preset(table["preset"])
    said = []
    if entry["kind"] == "chat":
        return [f"{entry['name']}: {entry['text']}"]
    if entry["kind"] == "ended":
        return [texts(f"end-{entry['reason']}"), *tell_ranking(entry, table["seats"], texts), *tell_help(table, texts)]
    name = f"entry-{entry['kind'].replace('_', '-')}"
    if name in texts and entry["kind"] != "began":
        seat = entry.get("seat")
        arguments = {key: entry[key] for key in ("what", "yes") if key in entry}
        said.append(texts(name, player="" if seat is None else names[seat], **arguments))
    skip = {*plug(box).SEEN, *skip}
    for event in entry.get("events", ()):
        if event["event"] not in skip:
            said.append(texts.event(box, event, names, table["options"]))
    return said


def tell_ranking(result: dict[str, Any], seats: Sequence[dict[str, Any]], texts: Texts) -> list[str]:
    """Who came where, with how many points."""
    order = sorted(enumerate(result["ranking"]), key=lambda pair: pair[1])
    return [
        texts("terminal-place", place=place, player=seats[seat]["name"], points=result["scores"][seat])
        for seat, place in order
    ]


def tell_help(table: dict[str, Any], texts: Texts) -> list[str]:
    """Who was helped, and how often."""
    helped = [
        texts("result-helped-often", player=seat["name"], count=count)
        for seat, count in zip(table["seats"], table["helped"], strict=True)
        if count
    ]
    return [texts("result-helped", players=", ".join(helped))] if helped else []
