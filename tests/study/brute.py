"""Claims checked in another way: from positions' JSON, the events of a move and what tables show beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from azulejos import study
from azulejos.rules.action import Action
from azulejos.rules.game import Game, Position
from azulejos.search.azul import outlook
from azulejos.table import list_choices

WALL = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
STAR_POINTS = {"p": 20, "g": 18, "o": 17, "y": 16, "b": 15, "r": 14}


def positions(game: Game, count: int, seed: int) -> Iterator[tuple[Position, Action, Action]]:
    """Positions of random games, each with two of its moves; lines are preferred, or most tiles would fall."""
    rng = random.Random(seed)
    position = game.new(rng)
    for _ in range(count):
        while position.to_act < 0:
            position = game.new(rng) if position.is_over else position.deal(rng)
        actions = position.legal_actions()
        kept = [action for action in actions if not str(action).endswith("f")] or actions
        one, other = rng.choice(kept), rng.choice(kept)
        yield position, one, other
        position = position.apply(one)


def check(position: Position, move: Action, better: Action) -> int:
    """Raise where a claim about these moves is false; how many there are."""
    does = [claim.to_json() for claim in study.why(position, move)]
    more = [claim.to_json() for claim in study.why(position, move, better)]
    for claim in does:
        _check(position, move, claim)
    for claim in more:
        _check(position, move if "other" in claim else better, claim, better)
    return len(does) + len(more)


def _check(position: Position, move: Action, claim: dict[str, Any], better: Action | None = None) -> None:
    seat = position.to_act
    assert claim["seat"] == seat
    shown = next(choice.to_json() for choice in list_choices(position) if choice.move == str(move))
    before = position.to_json()
    done = position.play(move)
    after = done.position.to_json()
    preview, board = shown.get("preview", {}), before["boards"][seat]
    events = [event.to_json() for event in done.events if event.to_json().get("seat") == seat]
    match claim["kind"]:
        case "completes_line":
            assert preview["completes"]
            assert (shown["line"], preview["points"]) == (claim["line"], claim["points"])
        case "floor_loss":
            price = preview["cost"] - (marker_price(board) if preview["marker"] else 0)
            assert claim["points"] == price
            assert claim["count"] == min(preview["fallen"], 7 - len(board["floor"]) - preview["marker"])
        case "takes_marker":
            assert preview["marker"]
            own = marker_price(board) if "completes" in preview else preview["cost"]
            assert claim["points"] == own
        case "completes_column" | "nears_column" | "completes_color" | "nears_color":
            check_walls(board, shown, claim)
        case "brings_end":
            assert not before["last_round"]
            assert done.position.is_over or after["last_round"]
        case "tiles_space":
            tiled = next(event for event in events if event["event"] == "tiled")
            assert (tiled["row"], tiled["column"], tiled["points"]) == (claim["row"], claim["column"], claim["points"])
        case "leaves":
            assert better is not None
            check_left(position, move, better, claim)
        case "scores":
            assert claim["points"] == preview["points"]
        case "surrounds_element":
            found = [(each["element"], each["count"]) for each in preview["bonus"]]
            assert (claim["element"], claim["count"]) in found
        case "spends_wild":
            placed = next(event for event in events if event["event"] == "placed")
            assert claim["count"] == placed["wild"]
        case "takes_wild":
            assert preview["wild"] == 1
        case "keeps_tiles":
            assert claim["count"] == sum(shown["keep"].values())
        case "discards_tiles":
            assert claim["points"] == preview["cost"] > 0
        case _:
            check_stars(position, board, shown, claim)


def marker_price(board: dict[str, Any]) -> int:
    """What the next free space of the floor line costs."""
    return [1, 1, 2, 2, 2, 3, 3, 0][len(board["floor"])]


def check_walls(board: dict[str, Any], shown: dict[str, Any], claim: dict[str, Any]) -> None:
    """Count the colored wall with the tiles of all complete lines, that of the move included."""
    tiles = [[bool(space) for space in row] for row in board["wall"]]
    for row in range(5):
        line = board["lines"][row]
        complete = next((color for color, count in line.items() if count == row + 1), None)
        color = complete or (shown["color"] if row == shown["line"] else None)
        if color is not None:
            tiles[row][WALL[row].index(color)] = True
    lacking = 0 if claim["kind"].startswith("completes") else 1
    if "column" in claim:
        assert sum(row[claim["column"]] for row in tiles) == 5 - lacking
    else:
        assert sum(tiles[row][WALL[row].index(claim["color"])] for row in range(5)) == 5 - lacking
        assert claim.get("points", 10) == 10


def check_left(position: Position, move: Action, better: Action, claim: dict[str, Any]) -> None:
    """The take is there after the move, is worth what is said, and after the better move none is worth as much."""
    after, denied = position.apply(move), position.apply(better)
    assert after.to_act == claim["other"]
    gains = best_gains(after)
    assert gains[claim["source"], claim["color"], claim["line"]] == (claim["count"], claim["points"])
    assert all(points < claim["points"] for _, points in best_gains(denied).values())


def best_gains(position: Position) -> dict[tuple[int, str, int], tuple[int, int]]:
    """Takes that complete a line and drop nothing: how many tiles each has, and what it brings at once."""
    seat, now = position.to_act, outlook(position.state(), position.to_act)[0]
    found = {}
    for choice in (each.to_json() for each in list_choices(position)):
        preview = choice["preview"]
        if not preview["completes"] or preview["fallen"] or choice["jokers"] or choice["part"] is not None:
            continue
        after = position.apply(choice["move"])
        if after.phase == "offer":
            gain = outlook(after.state(), seat)[0] - now
            found[choice["source"], choice["color"], choice["line"]] = (preview["placed"], gain)
    return found


def check_stars(position: Position, board: dict[str, Any], shown: dict[str, Any], claim: dict[str, Any]) -> None:
    """Count the spaces of stars with the tile of the move on its space."""
    facts = position.game.box.facts()
    stars = {name: list(spaces) for name, spaces in board["stars"].items()}
    stars[shown["star"]][shown["space"]] = shown["color"]
    lacking = 0 if claim["kind"].startswith("completes") else 1
    if "star" in claim:
        spaces = stars[facts["stars"][claim["star"]]]
        assert spaces.count(None) == lacking
        if not lacking:
            assert claim["points"] == (STAR_POINTS[spaces[0]] if len(set(spaces)) == 1 else 12)
        return
    costs = facts["costs"][position.to_json()["options"]["stars"]]
    free = [
        1
        for star, name in enumerate(facts["stars"])
        for space, cost in enumerate(costs[star])
        if cost == claim["number"] and stars[name][space] is None
    ]
    assert len(free) == lacking
    assert claim.get("points", 4 * claim["number"]) == 4 * claim["number"]
