"""Tables of Summer Pavilion laid out by hand, words to read them with, and the printed board as plain data."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import azulejos
from azulejos import CHANCE, NOBODY, Action, Game, IllegalAction, Position
from azulejos.rules.engine import plain_engine
from azulejos.rules.pavilion.actions import Place
from azulejos.rules.pavilion.state import PHASES

COLORS = "pgoybr"
STARS = "orbygpc"
PLACING = ("place", "bonus", "refill")
FULL_SUPPLY = "2p2g2o2ybr"

GREY_COST = {"o": "321456", "r": "321456", "b": "321456", "y": "321456", "g": "321456", "p": "321456", "c": "333333"}
"""The costs of spaces 1 to 6 of each star on the monochrome side."""

PILLARS = {
    "o": "o2 o3 c6 c1",
    "r": "r2 r3 c1 c2",
    "b": "b2 b3 c2 c3",
    "y": "y2 y3 c3 c4",
    "g": "g2 g3 c4 c5",
    "p": "p2 p3 c5 c6",
}
STATUES = {
    "o": "o1 o2 r3 r4",
    "r": "r1 r2 b3 b4",
    "b": "b1 b2 y3 y4",
    "y": "y1 y2 g3 g4",
    "g": "g1 g2 p3 p4",
    "p": "p1 p2 o3 o4",
}
WINDOWS = {"o": "o5 o6", "r": "r5 r6", "b": "b5 b6", "y": "y5 y6", "g": "g5 g6", "p": "p5 p6"}
ELEMENTS = {
    (kind, star): (frozenset(spaces.split()), reward)
    for kind, places, reward in (("pillar", PILLARS, 1), ("statue", STATUES, 2), ("window", WINDOWS, 3))
    for star, spaces in places.items()
}
"""By kind and star: the spaces around it and the tiles it gives."""
SPACES = [f"{star}{number}" for star in STARS for number in range(1, 7)]
FULL_CENTER = "c1p c2g c3o c4y c5b c6r"
FULL_BOARD = "o123456 r123456 b123456 y123456 g123456 p123456 " + FULL_CENTER


def price(space: str, mono: bool) -> int:
    """What a space such as "o2" costs."""
    return int(GREY_COST[space[0]][int(space[1]) - 1] if mono else space[1])


def counts(tiles: str) -> list[int]:
    """ "3pg" by color: three purple tiles and a green one."""
    found = dict.fromkeys(COLORS, 0)
    for number, letter in re.findall(r"(\d*)([a-z])", tiles):
        found[letter] += int(number or 1)
    return list(found.values())


def written(numbers: Sequence[int]) -> str:
    """The opposite of `counts`; "-" for no tile."""
    return "".join(f"{n if n > 1 else ''}{letter}" for n, letter in zip(numbers, COLORS, strict=True) if n) or "-"


def cover(board: Any, spaces: str) -> None:
    """Lay tiles on a board: "o25" two orange ones in their star, "c6b" a blue one on space 6 in the middle."""
    for star, numbers, color in re.findall(r"([orbygpc])([1-6]+)([pgoybr]?)", spaces):
        for number in numbers:
            tile = COLORS.index(color or star)
            board.tiles[STARS.index(star)][int(number) - 1] = 1 + tile
            board.colors[STARS.index(star)] |= 1 << tile
            board.covered |= 1 << 6 * STARS.index(star) + int(number) - 1


def table(
    preset: str = "pavilion",
    players: int = 2,
    *,
    round: int = 1,
    phase: str = "place",
    to_act: int = 0,
    start: int | None = None,
    marker: int | None = None,
    factories: Sequence[str] = (),
    center: str = "-",
    supply: str = FULL_SUPPLY,
    bag: str | None = None,
    tower: str = "-",
    hands: Sequence[str] = (),
    corners: Sequence[str] = (),
    passed: Sequence[int] = (),
    boards: Sequence[str] = (),
    scores: Sequence[int] = (),
    owed: int = 0,
    **options: str,
) -> Position:
    """A position as told. The bag has all tiles not named; while tiles are placed, seats not named have a red tile."""
    game = azulejos.game(preset, players, **options)
    s = plain_engine(game.box).start(players, (marker or 0) if start is None else start, game.options)
    s.round, s.phase, s.owed = round, PHASES.index(phase), owed
    s.marker = -1 if marker is None else marker
    s.to_act = {"deal": CHANCE, "refill": CHANCE, "over": NOBODY}.get(phase, to_act)
    if phase in PLACING:
        s.turn = to_act
    for source, tiles in enumerate([center, *factories]):
        s.sources[source] = counts(tiles)
        for color, count in enumerate(s.sources[source]):
            s.available |= (count > 0) << 6 * source + color
    s.drawn = sum(map(sum, s.sources)) if phase == "deal" else 0
    s.supply, s.tower = counts(supply), counts(tower)
    for seat in range(players):
        board = s.boards[seat]
        board.passed = int(seat in passed)
        beside = "r" if phase in PLACING and not board.passed else "-"
        board.hand = counts(hands[seat] if seat < len(hands) else beside)
        board.corners = counts(corners[seat] if seat < len(corners) else "-")
        cover(board, boards[seat] if seat < len(boards) else "")
        board.score = scores[seat] if seat < len(scores) else 5
    s.bag = [0] * 6
    used = game.box.count_tiles(s)
    s.bag = [max(0, 22 - n) for n in used] if bag is None else counts(bag)
    return game.position(s)


def hand(position: Position, seat: int = 0) -> str:
    return written(position.state().boards[seat].hand)


def corners(position: Position, seat: int = 0) -> str:
    return written(position.state().boards[seat].corners)


def supply(position: Position) -> str:
    return written(position.state().supply)


def tower(position: Position) -> str:
    return written(position.state().tower)


def bag(position: Position) -> str:
    return written(position.state().bag)


def center(position: Position) -> str:
    return written(position.state().sources[0])


def factories(position: Position) -> list[str]:
    state = position.state()
    return [written(tiles) for tiles in state.sources[1 : 1 + state.factories]]


def start(position: Position) -> int:
    return int(position.to_json()["start"])


def owed(position: Position) -> int:
    """How many bonus tiles are to be taken."""
    return int(position.to_json()["owed"])


def moves(position: Position, beginning: str = "") -> set[str]:
    """The notation of all legal actions, or of those that begin so."""
    return {text for text in map(str, position.legal_actions()) if text.startswith(beginning)}


def gain(position: Position, move: str) -> int:
    """The points a move gives who makes it."""
    return position.apply(move).scores[position.to_act] - position.scores[position.to_act]


def refusal(position: Position, move: str) -> str:
    """Why a move is illegal; it must be so in every way of asking, and change nothing."""
    before = position.to_json()
    assert not position.is_legal(move)
    with pytest.raises(IllegalAction) as by_apply:
        position.apply(move)
    with pytest.raises(IllegalAction) as by_play:
        position.play(move)
    assert position.to_json() == before
    assert str(by_apply.value) == str(by_play.value)
    return str(by_apply.value).removeprefix(f"{move} is not legal: ")


def deal(position: Position) -> Position:
    return position.deal(random.Random(1))


def census(position: Position) -> dict[str, int]:
    """All tiles of each color, counted in the JSON value."""
    data = position.to_json()
    found: Counter[str] = Counter()
    for tiles in (*data["factories"], data["center"], data["supply"], data["bag"], data["tower"]):
        found.update(tiles)
    for board in data["boards"]:
        found.update(board["hand"])
        found.update(board["corners"])
        for star in board["stars"].values():
            found.update(letter for letter in star if letter)
    return {letter: found[letter] for letter in COLORS}


def random_game(game: Game, seed: int) -> Iterator[tuple[Position, Action | None]]:
    """Every position of a game in which players mostly place while they can, and the action taken there."""
    rng = random.Random(seed)
    position = game.start(rng.randrange(game.players))
    while not position.is_over:
        if position.is_chance and rng.random() < 0.7:
            yield position, None
            position = position.deal(rng)
            continue
        actions = position.legal_actions()
        places = [action for action in actions if isinstance(action, Place)]
        action = rng.choice(places if places and rng.random() < 0.9 else actions)
        yield position, action
        position = position.apply(action)
    yield position, None


def random_tiles(rng: random.Random, mono: bool) -> dict[str, str]:
    """The color on each covered space of a board; whole stars and whole numbers are likelier than by chance."""
    spaces = {space for space in SPACES if rng.random() < rng.choice((0.1, 0.5, 0.9))}
    spaces |= {space for space in SPACES if space[0] in rng.sample(STARS, rng.randrange(5))}
    spaces |= {space for space in SPACES if price(space, mono) in rng.sample(range(1, 5), rng.randrange(4))}
    tiles = {}
    for star in STARS:
        mixed = rng.random() < 0.5 if mono else star == "c"
        color = rng.choice(COLORS) if mono else star
        colors = rng.sample(COLORS, 6) if mixed else [color] * 6
        tiles.update({f"{star}{n}": colors[n - 1] for n in range(1, 7) if f"{star}{n}" in spaces})
    return tiles
