"""Counting the end of a game from its final boards alone: the points line by line, by the rules' own functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from ..errors import IllegalAction, InvalidPosition, Reason
from ..rules.events import Event
from ..rules.game import Game, Position
from ..rules.reasons import tile_name
from ..rules.schema import Values
from ..rules.tiles import entry, list_of, whole_number
from .plug import CountingBox, counting

FinalBoard = dict[str, Any]
"""A board as a position has it, but only its `score` before the end is counted, its wall or stars, and, as `left`, how
many tiles are still to be paid for: those on the floor line, or in the corners."""

Boards = Sequence[Mapping[str, Any]]
"""Final boards, by seat."""
Space = Sequence[str | int]
"""The way to a space of a board: ["wall", 0, 2], or ["stars", "o", 5]."""
JOKER = "j"


@dataclass(frozen=True, kw_only=True)
class Counted(Values):
    """What the end of a game brings."""

    position: dict[str, Any]
    """The boards as they were entered."""
    events: tuple[Event, ...]
    """Each line that brings or costs points, seat by seat."""
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    """Each seat's place, 1 for the winner."""


def empty_boards(game: Game) -> list[FinalBoard]:
    """Nothing on any board, and the points that a game begins with."""
    name = counting(game.box).SPACES
    boards = game.start().to_json()["boards"]
    return [{"score": board["score"], "left": 0, name: board[name]} for board in boards]


def count_points(game: Game, boards: Boards) -> Counted:
    """Count the end of a game. Raises IllegalAction or InvalidPosition where no game can end so."""
    plug = counting(game.box)
    before = _position(game, boards)
    left = [_left(plug, board, seat) for seat, board in enumerate(boards)]
    state = before.state()
    events = plug.settle(state, left)
    after = game.position(state)
    return Counted(
        position=before.to_json(),
        events=tuple(sorted(events, key=lambda event: getattr(event, "seat", 0))),
        scores=after.scores,
        ranking=after.ranking,
    )


def letters_for(game: Game, boards: Boards, seat: int, space: Space) -> list[str]:
    """The letters of the tiles that may lie on a space, beside all that lies elsewhere."""
    return [letter for letter in _letters(game) if _may_lie(game, boards, seat, space, letter)]


def letter_meant(game: Game, boards: Boards, seat: int, space: Space, letter: str) -> str:
    """The tile that somebody lays on a space: the one in hand, or that of the only color that may lie there."""
    letters = letters_for(game, boards, seat, space)
    if letter in letters:
        return letter
    colors = [each for each in letters if each != JOKER]
    if len(colors) != 1:
        raise not_there(letter)
    return colors[0]


def letters_to_choose(game: Game) -> list[str]:
    """The letters of all tiles, if a space may take one or another; none where each takes one alone."""
    boards = empty_boards(game)
    spaces = _spaces(boards[0][counting(game.box).SPACES], counting(game.box).SPACES)
    return _letters(game) if any(len(letters_for(game, boards, 0, space)) > 1 for space in spaces) else []


def _letters(game: Game) -> list[str]:
    return list(game.start().to_json()["bag"])


def _spaces(places: Any, *path: str | int) -> Iterator[Space]:
    """The ways to all spaces of a board."""
    if not isinstance(places, list | dict):
        yield path
        return
    for key, place in places.items() if isinstance(places, dict) else enumerate(places):
        yield from _spaces(place, *path, key)


def _may_lie(game: Game, boards: Boards, seat: int, space: Space, letter: str) -> bool:
    tried: Any = deepcopy(list(boards))
    place = tried[seat]
    for key in space[:-1]:
        place = place[key]
    place[space[-1]] = letter
    try:
        _position(game, tried)
    except (IllegalAction, InvalidPosition):
        return False
    return True


def _position(game: Game, boards: Boards) -> Position:
    """The end of a game with these boards: all other tiles are in the bag."""
    plug, values = counting(game.box), game.start().to_json()
    bag: dict[str, int] = dict(values["bag"])
    laid = []
    for seat, (board, empty) in enumerate(zip(list_of(boards, game.players, "boards"), values["boards"], strict=True)):
        where = f"board {seat}"
        spaces = {name: entry(board, name, where) for name in ("score", plug.SPACES)}
        laid.append({**empty, **spaces})
        for letter in plug.tiles_on(spaces[plug.SPACES]):
            bag[letter] = bag.get(letter, 0) - 1
    for letter, count in bag.items():
        if count < 0:
            raise too_many(letter, values["bag"].get(letter, 0))
    end = {**values, "phase": "over", "round": plug.LAST_ROUND, "bag": bag, "boards": laid}
    return game.position_from_json(end)


def _left(plug: CountingBox, board: Mapping[str, Any], seat: int) -> int:
    where = f"board {seat}"
    return whole_number(entry(board, "left", where), range(plug.MOST_LEFT + 1), f"{where}, left")


def not_there(letter: str) -> IllegalAction:
    text = f"no {tile_name(letter)} may lie there"
    return IllegalAction(text, Reason("not-there", text, color=letter))


def too_many(letter: str, count: int) -> IllegalAction:
    text = f"the game has only {count} {tile_name(letter)}s"
    reason = Reason("only-so-many", text, color=letter, count=count)
    return IllegalAction(text, reason)
