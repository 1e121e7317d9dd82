"""Claims checked in another way: from positions' JSON, the events of a move and what tables show beside it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from azulejos import study
from azulejos.rules.action import Action
from azulejos.rules.game import Game, Position, parse_position
from azulejos.table import list_choices

WALL = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
STAR_POINTS = {"p": 20, "g": 18, "o": 17, "y": 16, "b": 15, "r": 14}


def positions(game: Game, count: int, seed: int) -> Iterator[tuple[Position, Action, Action]]:
    """Positions of random games, each with two of its moves. Nobody drops tiles or passes who has another move."""
    rng = random.Random(seed)
    position = game.new(rng)
    for _ in range(count):
        while position.to_act < 0:
            position = game.new(rng) if position.is_over else position.deal(rng)
        actions = position.legal_actions()
        kept = [each for each in actions if not str(each).endswith("f") and not str(each).startswith("pass")] or actions
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
        _check(position, move if claim["kind"].startswith("leaves") else better, claim, better)
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
        case "takes_jokers":
            lacking = claim["line"] + 1 - sum(board["lines"][claim["line"]].values())
            source = ([before["center"], *before["factories"]])[shown["source"]]
            own = 0 if shown["color"] == "j" else source[shown["color"]]
            assert preview["completes"]
            assert own < lacking
            assert claim["count"] == (shown["jokers"] if own else lacking) <= source["j"]
        case "completes_column" | "nears_column" | "completes_color" | "nears_color":
            check_walls(board, shown, claim)
        case "puts_off_end":
            assert not before["last_round"]
            assert not after["last_round"]
            assert claim["row"] in ending_rows(position)
        case "denies_end":
            assert done.position.to_act == claim["other"]
            assert claim["row"] in ending_rows(in_turn(position, claim["other"]))
            assert not after["last_round"]
            assert not ending_rows(done.position)
        case "leaves_end":
            assert better is not None
            choice = next(each for each in ending_choices(done.position) if each["source"] == claim["source"])
            assert (done.position.to_act, choice["color"]) == (claim["other"], claim["color"])
            assert claim["row"] in ending_rows(done.position)
            assert not position.apply(better).to_json()["last_round"]
            assert not ending_rows(position.apply(better))
        case "leaves_star" | "leaves_number" | "leaves_element":
            assert better is not None
            check_prize(done.position, position.apply(better), claim)
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
    tiles = [[space and space.lower() for space in row] for row in board["wall"]]
    if shown["kind"] == "tile":
        line = board["lines"][shown["row"]]
        tiles[shown["row"]][shown["column"]] = "joker" if "j" in line else next(iter(line))
    else:
        for row in range(5):
            line = board["lines"][row]
            complete = next((color for color, count in line.items() if count == row + 1), None)
            color = complete or (shown["color"] if row == shown["line"] else None)
            if color is not None:
                tiles[row][WALL[row].index(color)] = color
    lacking = 0 if claim["kind"].startswith("completes") else 1
    if "column" in claim:
        assert sum(row[claim["column"]] is not None for row in tiles) == 5 - lacking
    else:
        assert sum(row.count(claim["color"]) for row in tiles) == 5 - lacking
        assert claim.get("points", 10) == 10


def check_left(position: Position, move: Action, better: Action, claim: dict[str, Any]) -> None:
    """The take is there after the move, is worth what is said, and after the better move none is worth as much."""
    after, denied = position.apply(move), position.apply(better)
    assert after.to_act == claim["other"]
    gains = best_gains(after)
    assert gains[claim["source"], claim["color"], claim["line"]] == (claim["count"], claim["points"])
    assert all(points < claim["points"] for _, points in best_gains(denied).values())


def score_at_round_end(position: Position, seat: int, on_floor: int | None = None) -> int:
    """If the round ended now: lines from the top, each tile in the first of the columns where it scores most.

    `on_floor`: how much lies on the floor line, if not what does.
    """
    told = position.to_json()
    board = told["boards"][seat]
    wall = [[tile and tile.lower() for tile in row] for row in board["wall"]]
    score, fallen = board["score"], len(board["floor"]) if on_floor is None else on_floor
    for row, line in enumerate(board["lines"]):
        if sum(line.values()) <= row:
            continue
        color = next((each for each in line if each != "j"), None)
        columns = columns_for(told["options"], wall, row, color, "j" in line)
        if not columns:
            fallen += row + 1
            continue
        scored = [(points_at(wall, row, column), -column) for column in columns]
        points, column = max(scored)
        score += points
        bound = told["options"]["joker_grey"] == "bound"
        wall[row][-column] = color if color and ("j" not in line or bound) else "j"
    return int(max(0, score - sum([1, 1, 2, 2, 2, 3, 3][:fallen])))


def columns_for(options: dict[str, Any], wall: list[list[Any]], row: int, color: str | None, joker: bool) -> list[int]:
    free = [column for column in range(5) if wall[row][column] is None]
    if options["wall"] == "grey":
        if joker and (color is None or options["joker_grey"] != "bound"):
            return free
        return [column for column in free if all(wall[other][column] != color for other in range(5))]
    return free if color is None else [WALL[row].index(color)]


def points_at(wall: list[list[Any]], row: int, column: int) -> int:
    """A tile and those connected with it across and down; a tile alone is one point."""

    def run(down: int, right: int) -> int:
        length, r, c = 0, row + down, column + right
        while 0 <= r < 5 and 0 <= c < 5 and wall[r][c] is not None:
            length, r, c = length + 1, r + down, c + right
        return length

    across, up = run(0, 1) + run(0, -1), run(1, 0) + run(-1, 0)
    return max(1, (across + 1 if across else 0) + (up + 1 if up else 0))


def in_turn(position: Position, seat: int) -> Position:
    """The same position with another seat to act."""
    return parse_position(str(position).replace(f"offer:{position.to_act}", f"offer:{seat}"))


def ending_choices(position: Position) -> list[dict[str, Any]]:
    """Takes after which this is the last round, or the game is over for a row."""
    found = []
    for choice in (each.to_json() for each in list_choices(position)):
        row = choice["line"]
        if row < 5 and choice["preview"]["completes"] and not position.to_json()["last_round"]:
            wall = position.to_json()["boards"][position.to_act]["wall"][row]
            found += [choice] if wall.count(None) == 1 else []
    return found


def ending_rows(position: Position) -> set[int]:
    return {choice["line"] for choice in ending_choices(position)}


def check_prize(after: Position, denied: Position, claim: dict[str, Any]) -> None:
    """With the tiles that are left one tile brings what is said, without them not; after the better move nothing as
    good is left.
    """
    seat = after.to_act
    assert seat == claim["other"]
    what = claim["kind"].removeprefix("leaves_")
    take = f"{claim['source'] or 'c'}{claim['color']}"
    taken = after.apply(take)
    had, has = (sum(each.to_json()["boards"][seat]["hand"].values()) for each in (after, taken))
    assert has - had == claim["count"] + claim["wild"]
    name = (what, claim[what])
    value = prizes(taken, seat)[name]
    assert name not in prizes(after, seat) or what == "element"
    if what != "element":
        assert value == claim["points"]
    most = max((new_prize(denied, seat, str(each)) for each in denied.legal_actions()), default=0)
    assert most <= value - 2


def new_prize(position: Position, seat: int, take: str) -> int:
    """The best prize that a take brings which was not there before."""
    had = prizes(position, seat)
    got = prizes(position.apply(take), seat)
    return max((value for name, value in got.items() if name not in had), default=0)


def prizes(position: Position, seat: int) -> dict[tuple[str, Any], int]:
    """By what one tile, paid with a seat's tiles, completes or surrounds: its points, two for a bonus tile."""
    told, facts = position.to_json(), position.game.box.facts()
    names, costs, mono = facts["stars"], facts["costs"][told["options"]["stars"]], told["options"]["stars"] == "mono"
    board = told["boards"][seat]
    free = {
        (star, space)
        for star, name in enumerate(names)
        for space, tile in enumerate(board["stars"][name])
        if tile is None
    }
    found: dict[tuple[str, Any], int] = {}
    for star, space in free:
        placed = [tile for tile in board["stars"][names[star]] if tile]
        if not any(
            allowed(mono, names[star], placed, color) and payable(told, board["hand"], color, costs[star][space])
            for color in "pgoybr"
        ):
            continue
        if len(placed) == 5:
            found["star", star] = STAR_POINTS[placed[0]] if len(set(placed)) == 1 else 12
        number = costs[star][space]
        if number < 5 and [spot for spot in free if costs[spot[0]][spot[1]] == number] == [(star, space)]:
            found["number", number] = 4 * number
        for element, around, tiles in elements(names):
            if free & around == {(star, space)}:
                found["element", element] = max(2 * tiles, found.get(("element", element), 0))
    return found


def allowed(mono: bool, star: str, placed: list[str], color: str) -> bool:
    if not mono:
        return color == star if star != "c" else color not in placed
    if len(placed) < 2:
        return True
    return color == placed[0] if len(set(placed)) == 1 else color not in placed


def payable(told: dict[str, Any], hand: dict[str, int], color: str, price: int) -> bool:
    own, wild = hand.get(color, 0), "pgoybr"[told["round"] - 1]
    return own >= price or (own > 0 and color != wild and own + hand.get(wild, 0) >= price)


def elements(names: str) -> Iterator[tuple[str, set[tuple[int, int]], int]]:
    """As the rulebook draws them: what surrounds each pillar, statue and window, and the tiles it gives."""
    for star in range(6):
        after = (star + 1) % 6
        yield "pillar", {(star, 1), (star, 2), (6, (star - 1) % 6), (6, star)}, 1
        yield "statue", {(star, 0), (star, 1), (after, 2), (after, 3)}, 2
        yield "window", {(star, 4), (star, 5)}, 3


def best_gains(position: Position) -> dict[tuple[int, str, int], tuple[int, int]]:
    """Takes that complete a line and drop nothing: how many tiles each has, and what it brings at once."""
    seat, now = position.to_act, score_at_round_end(position, position.to_act)
    found = {}
    for choice in (each.to_json() for each in list_choices(position)):
        preview = choice["preview"]
        if not preview["completes"] or preview["fallen"] or choice["jokers"] or choice["part"] is not None:
            continue
        after = position.apply(choice["move"])
        if after.phase == "offer":
            gain = score_at_round_end(after, seat) - now
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
