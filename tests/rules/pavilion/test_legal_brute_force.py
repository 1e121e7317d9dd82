"""The legal actions of Summer Pavilion against a slow list made from the JSON value, all through random games."""

import random
from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

import azulejos
from azulejos import Position
from azulejos.kernel import Generator, seed
from rules.pavilion_tables import COLORS, SPACES, price, random_game, random_tiles, table

GAMES = [
    *(f"{preset}/{players}" for preset in ("pavilion", "pavilion-mono") for players in (2, 3, 4)),
    "pavilion/3;pass_keep=forced_max",
    "pavilion/3;final_leftovers=discard_on_pass",
    "pavilion-mono/2;pass_keep=forced_max;final_leftovers=discard_on_pass",
    "pavilion/4;unclaimed_marker=next_clockwise",
]


def choices(tiles: dict[str, int], size: int) -> list[str]:
    """Every choice of so many of these tiles, in the order of the colors."""
    found = ("".join(choice) for choice in combinations_with_replacement(COLORS, size))
    return [choice for choice in found if all(n <= tiles.get(color, 0) for color, n in Counter(choice).items())]


def slow_takes(data: dict[str, Any], wild: str) -> set[str]:
    sources = {"c": data["center"], **{str(i): tiles for i, tiles in enumerate(data["factories"], 1)}}
    takes = set()
    for name, tiles in sources.items():
        takes |= {name + color for color in tiles if color != wild or set(tiles) == {wild}}
    return takes


def colors_of_star(tiles: list[str], star: str, mono: bool) -> set[str]:
    """The colors that may join the tiles of a star."""
    if not mono:
        return {star} if star != "c" else set(COLORS) - set(tiles)
    if len(tiles) < 2:
        return set(COLORS)
    return set(tiles) if len(set(tiles)) == 1 else set(COLORS) - set(tiles)


def slow_places(data: dict[str, Any], wild: str, mono: bool) -> set[str]:
    board = data["boards"][data["to_act"]]
    hand = {color: board["hand"].get(color, 0) for color in COLORS}
    places = set()
    for space, color in product(SPACES, COLORS):
        star, number = space[0], int(space[1])
        there = board["stars"][star]
        if there[number - 1] or color not in colors_of_star([tile for tile in there if tile], star, mono):
            continue
        for own in range(1, hand[color] + 1):
            wilds = price(space, mono) - own
            if wilds == 0 or (0 < wilds <= hand[wild] and color != wild):
                places.add(space + (color if color != star else "") + (f"w{wilds}" if wilds else ""))
    return places


def slow_passes(data: dict[str, Any], options: dict[str, Any]) -> set[str]:
    hand = data["boards"][data["to_act"]]["hand"]
    most = min(4, sum(hand.values()))
    if data["round"] == 6 and options["final_leftovers"] == "discard_on_pass":
        most = 0
    forced = options["pass_keep"] == "forced_max" and data["round"] < 6
    sizes = range(most if forced else 0, most + 1)
    return {f"pass-{kept}".removesuffix("-") for size in sizes for kept in choices(hand, size)}


def slow_moves(position: Position) -> set[str]:
    data, options = position.to_json(), position.game.options.to_json()
    wild, mono = COLORS[data["round"] - 1], options["stars"] == "mono"
    match data["phase"]:
        case "over":
            return set()
        case "deal" | "refill":
            return {f"={color}" for color in data["bag"]}
        case "acquire":
            return slow_takes(data, wild)
        case "bonus":
            return {f"s-{taken}" for taken in choices(data["supply"], data["owed"])}
        case _:
            return slow_places(data, wild, mono) | slow_passes(data, options)


def assert_legal(position: Position) -> None:
    actions = position.legal_actions()
    texts = list(map(str, actions))
    assert set(texts) == slow_moves(position), str(position)
    assert len(set(texts)) == len(texts)
    assert actions == sorted(actions, key=lambda action: action.id)


@pytest.mark.parametrize("name", GAMES)
def test_the_legal_actions_are_those_the_rules_allow(name: str) -> None:
    phases: Counter[str] = Counter()
    for number in range(2):
        for position, _ in random_game(azulejos.Game.from_name(name), number):
            assert_legal(position)
            phases[position.phase] += 1
    assert min(phases[phase] for phase in ("deal", "acquire", "place", "bonus", "refill", "over")) > 0


@pytest.mark.parametrize("name", GAMES)
def test_exactly_the_listed_actions_are_legal_of_all_there_are(name: str) -> None:
    for turn, (position, _) in enumerate(random_game(azulejos.Game.from_name(name), 77)):
        if turn % 12 == 0 or position.is_over:
            legal = [number for number in range(position.game.box.all_actions) if position.is_legal(number)]
            assert legal == [action.id for action in position.legal_actions()]


@pytest.mark.parametrize("preset", ["pavilion", "pavilion-mono"])
def test_the_legal_actions_with_full_hands_on_full_boards(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(150):
        tiles = random_tiles(rng, preset == "pavilion-mono")
        board = " ".join(space + color for space, color in tiles.items())
        hand = "".join(f"{rng.randrange(9)}{color}" for color in COLORS if rng.random() < 0.6)
        position = table(preset, round=rng.randrange(1, 7), hands=[hand + "r"], boards=[board])
        assert_legal(position)


@pytest.mark.parametrize(
    "position",
    [
        table(phase="acquire", factories=["2p2r", "gpoy", "4p"], center="2b"),
        table(hands=["2pg2o"], round=1),
        table(hands=["2pg2o"], round=6),
        table(phase="bonus", owed=2, supply="2p2g"),
    ],
    ids=["acquire", "place", "place in round 6", "bonus"],
)
def test_a_random_action_is_any_of_the_legal_ones(position: Position) -> None:
    state, generator, box = position.state(), Generator(), position.game.box
    seed(generator, 7)
    scratch = [0] * box.all_actions
    drawn = Counter(box.random_action(state, generator, scratch) for _ in range(2000))
    legal = [action.id for action in position.legal_actions()]
    assert sorted(drawn) == legal
    assert min(drawn.values()) > 2000 / len(legal) / 2
    assert max(drawn.values()) < 2000 / len(legal) * 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_random_actions_end_after_round_6(players: int) -> None:
    position = azulejos.pavilion(players=players).start()
    state, generator, box = position.state(), Generator(), position.game.box
    seed(generator, players)
    assert box.play_out(state, generator, [0] * box.all_actions) > 6 * players
    after = position.game.position(state)
    assert (after.is_over, after.round) == (True, 6)
