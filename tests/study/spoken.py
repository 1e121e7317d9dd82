"""What the guide says of moves, checked in another way: from positions' JSON, events and what tables show of moves."""

from __future__ import annotations

from typing import Any

from azulejos.rules.action import Action
from azulejos.rules.game import Position
from azulejos.study import guide
from azulejos.study.guide import Verdict
from azulejos.table import list_choices
from study.brute import WALL, points_at, score_at_round_end

POOR, FINE = 100.0, 0.0
"""Points that a move cost: it is explained or praised."""


def check_spoken(position: Position, played: Action, best: Action) -> int:
    """Raise where the guide says something false about a move; how much it says."""
    said = 0
    for lost in (POOR, FINE):
        remark = guide.comment(position, Verdict(move=str(played), best=str(best), points_lost=lost), "en")
        assert remark is not None
        for phrase in remark.phrases:
            if phrase.id.startswith(position.game.box.name):
                said += 1
                _check(position, played, best, phrase.id.removeprefix(f"{position.game.box.name}-"), phrase.arguments)
    return said


def _check(position: Position, played: Action, best: Action, name: str, told: Any) -> None:
    mine, other = (Seen(position, action) for action in (played, best))
    match name:
        case "good-full":
            assert mine.shown["line"] + 1 == told["line"]
            assert mine.preview["completes"]
            assert not mine.preview["fallen"]
        case "good-fit":
            assert not mine.preview["fallen"]
        case "good-more":
            assert mine.board["lines"][told["line"] - 1]
        case "good-place" if position.game.box.name == "azul":
            row, wall = mine.shown["line"], mine.board["wall"]
            assert points_at(wall, row, WALL[row].index(mine.shown["color"])) > 1
        case "good-marker":
            assert mine.preview["marker"]
            assert told.get("points", mine.lost) == mine.lost
        case "good-fell":
            assert mine.preview["fallen"]
        case "good-floor":
            assert mine.preview["fallen"]
            assert all(choice["line"] == 5 for choice in mine.choices_of_same_tiles)
        case "good-tile":
            assert told["points"] == mine.gained
        case "poor-fell" | "poor-marker" if position.game.box.name == "azul":
            assert told["points"] == mine.floor_price
            assert mine.preview["marker"] or name == "poor-fell"
        case "poor-wasted":
            assert told["count"] == mine.preview["fallen"]
        case "poor-missed":
            assert other.preview["completes"]
            assert other.shown["line"] + 1 == told["line"]
            assert not mine.preview["completes"]
        case "poor-gift":
            after = mine.after["boards"][told["seat"]]["lines"][told["line"] - 1]
            assert sum(after.values()) + told["count"] == told["line"]
            assert {*after} - {"j"} == {told["color"]}
            sources = (mine.after["center"], *mine.after["factories"])
            assert told["count"] in [source.get(told["color"], 0) for source in sources]
        case "poor-long":
            line = mine.after["boards"][mine.seat]["lines"][told["line"] - 1]
            assert sum(line.values()) + told["count"] == told["line"]
        case "good-surround" | "poor-surround":
            seen = mine if name.startswith("good") else other
            assert {"element": told["element"], "count": told["count"]} in seen.preview["bonus"]
        case "good-join" | "poor-points":
            assert told["points"] == mine.gained
            assert told.get("more", other.gained) == other.gained
        case "good-collect":
            assert told["count"] == mine.after["boards"][mine.seat]["hand"][told["color"]]
        case "good-wild":
            assert mine.preview["wild"] == 1
        case "good-pass":
            assert mine.lost == 0
        case "poor-pass":
            assert mine.shown["kind"] == "pass"
            assert other.shown["kind"] == "place"
        case "poor-marker":
            assert told["points"] == mine.lost > 0
        case "poor-few":
            assert (told["count"], told["most"]) == (mine.taken, other.taken)
        case _:
            assert name in ("good", "good-place"), name


class Seen:
    """A move as tables show it, and what came of it."""

    def __init__(self, position: Position, move: Action) -> None:
        self.position, self.done = position, position.play(move)
        self.seat = position.to_act
        choices = [choice.to_json() for choice in list_choices(position)]
        self.shown = next(choice for choice in choices if choice["move"] == str(move))
        self.choices_of_same_tiles = [
            choice for choice in choices if all(choice.get(key) == self.shown.get(key) for key in ("source", "color"))
        ]
        self.preview: dict[str, Any] = self.shown.get("preview", {})
        self.board: dict[str, Any] = position.to_json()["boards"][self.seat]
        self.after: dict[str, Any] = self.done.position.to_json()
        self.events = [event.to_json() for event in self.done.events]

    def points(self, *names: str) -> int:
        own = [event for event in self.events if event["event"] in names and event["seat"] == self.seat]
        return sum(event.get("points", 0) for event in own)

    @property
    def gained(self) -> int:
        return self.points("tiled", "placed")

    @property
    def lost(self) -> int:
        return self.points("took_marker", "passed")

    @property
    def taken(self) -> int:
        return sum(event["count"] + event["wild"] for event in self.events if event["event"] == "took")

    @property
    def floor_price(self) -> int:
        """By how much the score at the end of the round is lower for what this move has put on the floor line."""
        if self.done.position.phase != "offer":  # the round is over, and its events tell all in one
            return int(self.preview["cost"])
        before, after = len(self.board["floor"]), self.done.position
        return score_at_round_end(after, self.seat, before) - score_at_round_end(after, self.seat)
