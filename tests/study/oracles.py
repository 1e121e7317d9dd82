"""When each idea of the guide matters, said once more from the JSON of positions and events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from azulejos.study.lessons.ideas import Situation

Told = dict[str, Any]
FLOOR = 5


class Seen:
    """A situation as JSON."""

    def __init__(self, now: Situation) -> None:
        self.position = now.position.to_json()
        self.text = str(now.position)
        self.events: list[Told] = [event.to_json() for event in now.events]
        self.phase: str = self.position["phase"] if now.chooses else ""
        self.round: int = self.position["round"]
        self.own = self.position["boards"][now.seat]
        self.others = [board for seat, board in enumerate(self.position["boards"]) if seat != now.seat]
        self.seat = now.seat
        self.picked = now.picked
        self.moves = [str(action) for action in now.position.legal_actions()] if now.chooses else []

    def happened(self, name: str, **values: Any) -> list[Told]:
        return [e for e in self.events if e["event"] == name and values.items() <= e.items()]

    def mine(self, name: str) -> list[Told]:
        return self.happened(name, seat=self.seat)

    @property
    def is_marker_free(self) -> bool:
        return self.position["marker"] is None and bool(self.position["center"])

    @property
    def sources(self) -> list[dict[str, int]]:
        return [self.position["center"], *self.position["factories"]]


# ---------------------------------------------------------------------------------------------------- Azul


def letters(board: Told, row: int) -> set[str]:
    """The colors in a row of the wall."""
    return {tile.lower() for tile in board["wall"][row] if tile}


def rooms(board: Told, color: str) -> Iterator[int]:
    """How many tiles of a color each line takes."""
    for i, line in enumerate(board["lines"]):
        others = [letter for letter in line if letter not in (color, "j")]
        yield (
            0
            if others or color in letters(board, i) or _joker_on_printed(board, i, color)
            else i + 1 - sum(line.values())
        )


def _joker_on_printed(board: Told, row: int, color: str) -> bool:
    """On the colored wall, a joker blocks the color whose space it covers."""
    printed = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")[row].index(color)
    return board.get("colored", False) and bool(board["wall"][row][printed])


def in_hand(seen: Seen) -> tuple[str, int] | None:
    """Color and number of the tiles picked up."""
    if not seen.picked:
        return None
    source, color = seen.picked
    return color, seen.sources[0 if source == "c" else int(source)][color]


def columns(board: Told) -> list[int]:
    return [sum(row[column] is not None for row in board["wall"]) for column in range(5)]


def beside(board: Told, row: int, column: int) -> bool:
    wall = board["wall"]
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return any(0 <= r < 5 and 0 <= c < 5 and wall[r][c] for r, c in around)


def can_plan(seen: Seen) -> bool:
    board = seen.own
    printed = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
    return any(
        not board["wall"][row][column]
        and beside(board, row, column)
        and (not board["colored"] or list(rooms(board, printed[row][column]))[row])
        for row in range(5)
        for column in range(5)
    )


def overflows(seen: Seen) -> bool:
    found = in_hand(seen)
    if found is None or found[0] == "j":
        return False
    spaces = [space for space in rooms(seen.own, found[0]) if space]
    return not spaces or min(spaces) < found[1]


def is_blocked(seen: Seen) -> bool:
    found = in_hand(seen)
    board = seen.own
    return (
        found is not None
        and found[0] != "j"
        and any(
            not board["lines"][row]
            and (
                found[0] in {tile.lower() for tile in board["wall"][row] if tile}
                or _joker_on_printed(board, row, found[0])
            )
            for row in range(5)
        )
    )


def is_heaped(seen: Seen) -> bool:
    piles = {color: count for color, count in seen.position["center"].items() if color != "j"}
    return any(count >= 4 and count > max(rooms(seen.own, color)) for color, count in piles.items())


def is_threatened(seen: Seen) -> bool:
    return any(
        source.get(color) == i + 1 - sum(line.values())
        for board in seen.others
        for i, line in enumerate(board["lines"])
        for color in line
        if color != "j" and 0 < sum(line.values()) <= i and i
        for source in seen.sources
    )


def completes(seen: Seen) -> bool:
    lines = seen.own["lines"]
    return any(sum(lines[placed["line"]].values()) == placed["line"] + 1 for placed in seen.mine("placed"))


AZUL: dict[str, Callable[[Seen], Any]] = {
    "take": lambda s: s.phase == "offer" and any(s.position["factories"]),
    "lines": lambda s: s.picked,
    "express": lambda s: s.phase == "offer" and s.position["options"]["column_bonus"] == 5,
    "grey": lambda s: s.phase == "offer" and s.position["options"]["wall"] == "grey",
    "jokers": lambda s: s.phase == "offer" and any("j" in source for source in s.sources),
    "column": lambda s: s.phase == "tiling",
    "last": lambda s: s.phase == "offer" and s.position["last_round"],
    "complete": completes,
    "floor": lambda s: overflows(s) or (s.own["floor"] and s.mine("fell")) or AZUL["floor-cost"](s),
    "tiling": lambda s: s.happened("tiled"),
    "neighbors": lambda s: [e for e in s.mine("tiled") if e["across"] > 1 or e["down"] > 1],
    "floor-cost": lambda s: [e for e in s.mine("floor_cost") if e["points"]],
    "line-fell": lambda s: s.happened("line_fell"),
    "joker-wall": lambda s: s.happened("tiled", joker=True),
    "center": lambda s: s.phase and s.position["center"],
    "marker": lambda s: (
        (s.phase == "offer" and s.is_marker_free) or (s.happened("took_marker") and not s.happened("round_began"))
    ),
    "blocked": is_blocked,
    "row": lambda s: (
        s.phase == "offer"
        and not s.position["last_round"]
        and any(sum(map(bool, row)) == 4 for board in s.position["boards"] for row in board["wall"])
    ),
    "round": lambda s: s.phase == "offer" and [e for e in s.happened("round_began") if e["round"] > 1],
    "plan": lambda s: s.phase == "offer" and s.round > 1 and can_plan(s),
    "bonuses": lambda s: s.phase == "offer" and (s.round > 2 or max(columns(s.own)) > 2),
    "heap": lambda s: s.phase == "offer" and is_heaped(s),
    "opponent": lambda s: s.phase == "offer" and s.round > 2 and is_threatened(s),
}

# ---------------------------------------------------------------------------------------------------- Pavilion

WILD = "pgoybr"
AROUND = [
    *([f"{a}2", f"{a}3", f"c{(i - 1) % 6 + 1}", f"c{i + 1}"] for i, a in enumerate("orbygp")),
    *([f"{a}1", f"{a}2", f"{'orbygp'[(i + 1) % 6]}3", f"{'orbygp'[(i + 1) % 6]}4"] for i, a in enumerate("orbygp")),
    *([f"{a}5", f"{a}6"] for a in "orbygp"),
]
"""The spaces around each pillar, statue and window."""


def places(seen: Seen) -> list[str]:
    return [move for move in seen.moves if seen.phase == "place" and not move.startswith("pass")]


def is_near_something(seen: Seen) -> bool:
    payable = {move[:2] for move in places(seen)}
    for spaces in AROUND:
        missing = {name for name in spaces if seen.own["stars"][name[0]][int(name[1]) - 1] is None}
        if missing & payable and missing != set(spaces) and len(missing) < 3:
            return True
    return any(e["seat"] != seen.seat for e in seen.happened("surrounded"))


PAVILION: dict[str, Callable[[Seen], Any]] = {
    "take": lambda s: s.phase == "acquire" and any(s.position["factories"]),
    "place": places,
    "last": lambda s: s.round == 6 and s.phase in ("acquire", "place"),
    "supply": lambda s: s.phase == "bonus",
    "mono": lambda s: s.phase == "place" and s.position["options"]["stars"] == "mono",
    "score": lambda s: s.mine("placed"),
    "connected": lambda s: [e for e in s.mine("placed") if e["points"] > 1],
    "pass": lambda s: (
        s.phase == "place" and s.round < 6 and s.own["hand"] and (sum(s.own["hand"].values()) <= 4 or not places(s))
    ),
    "stars": lambda s: s.phase == "place" and s.position["options"]["stars"] == "colored",
    "pay-wild": lambda s: [move for move in places(s) if "w" in move],
    "element": is_near_something,
    "keep": lambda s: (
        s.phase == "place" and s.round < 6 and sum(s.own["hand"].values()) <= 4 and WILD[s.round] in s.own["hand"]
    ),
    "bonuses": lambda s: s.phase == "place" and s.round > 2,
    "center": lambda s: s.phase and s.position["center"],
    "wild": lambda s: (
        s.phase == "acquire" and any(WILD[s.round - 1] in source and len(source) > 1 for source in s.sources)
    ),
    "round": lambda s: s.phase == "acquire" and [e for e in s.happened("round_began") if 1 < e["round"] < 6],
    "marker": lambda s: (
        (s.phase == "acquire" and (s.is_marker_free or s.happened("took_marker")))
        or (s.position["phase"] == "acquire" and s.happened("took_marker"))
    ),
    "collect": lambda s: s.phase == "acquire" and max(s.own["hand"].values(), default=0) > 1,
}


def matters(now: Situation) -> set[str]:
    """The ideas that matter in a situation."""
    seen = Seen(now)
    box = seen.position["box"]
    for board in seen.position["boards"]:
        board["colored"] = seen.position["options"].get("wall") == "colored"
    return {f"{box}-{name}" for name, oracle in (AZUL if box == "azul" else PAVILION).items() if oracle(seen)}
