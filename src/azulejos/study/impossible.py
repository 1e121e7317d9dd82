"""Positions that cannot be, in words of any language: the rules say it in English, here is the same as a reason.

Players count from 1 in the arguments. What is wrong with the form of a text or of JSON is one reason for all.
"""

from __future__ import annotations

import re

from ..errors import AzulejosError, InvalidPosition, Reason
from ..locales import load

SEAT = r"board (?P<seat>\d+)"
LINE = rf"{SEAT}, line (?P<line>\d+)"
COMPLAINTS = {
    "count": r"there are (?P<count>\d+) tiles '(?P<color>\w)' on the table and in the bag, not (?P<wanted>\d+)",
    "factory-full": r"factory (?P<factory>\d+): a factory holds at most \d+ tiles",
    "line-colors": rf"{LINE}: a pattern line holds one color",
    "line-full": rf"{LINE}: there is room for \d+",
    "line-on-wall": rf"{LINE}: the wall row already holds '\w'",
    "wall-twice": rf"{SEAT}, wall: '\w' stands twice in a row or column",
    "wall-space": rf"{SEAT}, wall, row (?P<row>\d+), column (?P<column>\d+): '\w' is none of .+",
    "row-complete": rf"{SEAT}, wall: a complete row would have ended the game",
    "floor-full": rf"{SEAT}, floor: it must be a list of at most (?P<most>\d+)",
    "one-marker": rf"{SEAT}, floor: there is only one starting marker",
    "nobody-acts": r"to_act: nobody is to act in the phase '\w+'",
    "lines-done": r"boards: no line is complete and no floor line taken in the phase '\w+'",
    "sources-empty": r"sources: no tiles lie there in the phase '\w+'",
    "offer": r"phase: (the offer lasts|tiles lie on the factories or in the center) as long as .+",
    "deal-room": r"phase: to deal, a factory must have room.*|bag: to draw, the bag must have a tile",
    "in-order": r"factories: they are filled one after the other",
    "tiled": rf"{SEAT}: seat \d+ has tiled its wall and paid for its floor line",
    "no-column": r"to_act: seat (?P<seat>\d+) has no column to choose",
    "marker-dealt": r"marker: while tiles are dealt, the start player has it",
    "marker-floor": r"marker: it (must lie|lies) on the floor line of seat (?P<seat>\d+).*",
    "marker-center": r"marker: it lies in the center while tiles are dealt",
    "marker-starts": r"marker: who has it starts",
    "supply-full": r"supply: it has (?P<most>\d+) spaces",
    "supply-room": r"supply: to refill it, it must have room",
    "supply-first": r"phase: the supply is filled first, then the factories, and no tile lies in the center",
    "corners-full": rf"{SEAT}, corners: at most (?P<most>\d+) tiles are kept",
    "corners-early": rf"{SEAT}: nobody has passed or keeps tiles in the phase '\w+'",
    "corners-late": rf"{SEAT}, corners: after the last round no tiles are kept",
    "hand-over": rf"{SEAT}, hand: no tiles are left there when the game is over",
    "corners-passed": rf"{SEAT}: who has passed has tiles in the corners alone, and nobody else has any there",
    "star-color": rf"{SEAT}, star \w: a '\w' tile cannot lie there",
    "owed": r"owed: bonus tiles are owed in the phase 'bonus' alone, and no more than the supply has",
    "over-early": r"round: the game is over after round (?P<round>\d+) alone",
    "turn": r"turn: it is .+",
    "no-tiles": r"to_act: seat (?P<seat>\d+) has no tiles to place",
    "has-passed": r"to_act: seat (?P<seat>\d+) has passed",
    "number": r".+: (?P<value>.+) is not a whole number from (?P<least>\d+) to (?P<most>\d+)",
}
"""How each complaint of the rules reads, by the id of its message."""


def reason_of(error: AzulejosError) -> Reason | None:
    """Why a position is impossible; None for any other error."""
    if not isinstance(error, InvalidPosition):
        return None
    text = str(error)
    for name, pattern in COMPLAINTS.items():
        found = re.fullmatch(pattern, text)
        if found is not None:
            return Reason(f"impossible-{name}", text, **_arguments(found.groupdict()))
    return Reason("impossible-form", text)


def _arguments(found: dict[str, str]) -> dict[str, int | str]:
    arguments = {name: int(value) if value.isdecimal() else value for name, value in found.items()}
    seat = arguments.pop("seat", None)
    return arguments if seat is None else {**arguments, "player": int(seat) + 1}


def sentence_of(error: AzulejosError, language: str) -> str:
    """An error in words: a sentence of the language for an impossible position, the error's own words otherwise."""
    reason = reason_of(error)
    if reason is None:
        return str(error)
    return load(language, "game", "study")(reason.id, **reason.arguments)
