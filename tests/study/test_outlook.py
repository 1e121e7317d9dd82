"""What a move leads to is what comes of playing on; it is told, and kept in game files."""

import random

import pytest

import azulejos
from azulejos import study
from azulejos.nets import puct
from azulejos.nets.network import find_network
from azulejos.records import GameRecord, read_game, write_game
from azulejos.rules.action import Action
from azulejos.rules.game import Position
from azulejos.search.limits import Limits
from azulejos.study.outlook import LEAST, NODES, outlook
from azulejos.study.telling import better_sentences, tell_review

SEED = 3


def searched(position: Position) -> Action:
    return puct.analyse(position, find_network(position.game.box), Limits(nodes=NODES), SEED).action


def scores_at_round_end(position: Position) -> tuple[tuple[int, ...], bool]:
    """The same search plays on; tiles drawn on the way are drawn alike."""
    rng, number = random.Random(SEED), position.round
    while not position.is_over and position.round == number:
        if position.is_chance:
            position = position.deal(rng)
        else:
            position = position.apply(searched(position))
    return tuple(position.scores), position.is_over


@pytest.mark.parametrize("name", ["azul/2", "azul-grey/3", "pavilion/2"])
def test_it_is_what_comes_of_playing_on(name: str) -> None:
    rng, told = random.Random(name), 0
    position = azulejos.Game.from_name(name).new(rng)
    for _ in range(24):
        moves = position.legal_actions()
        move, better = rng.choice(moves), searched(position)
        (worse, is_over), (best, is_over_too) = (scores_at_round_end(position.apply(each)) for each in (move, better))
        for claim in outlook(position, move, better, SEED):
            whose = claim.facts.get("other", position.to_act)
            assert is_over == is_over_too
            assert claim.facts["points"] == worse[whose] - position.scores[whose]
            assert claim.facts["instead"] == best[whose] - position.scores[whose]
            assert (best[whose] - worse[whose]) * (1 if whose == position.to_act else -1) >= LEAST
            told += 1
        position = position.apply(rng.choice(moves)).deal(rng)
        if position.is_over:
            break
    assert told


def game_that_throws_tiles_away(seed: int) -> GameRecord:
    """The first player puts all tiles on the floor line; the other plays at random."""
    rng, record = random.Random(seed), GameRecord(azulejos.azul(max_rounds=1), ["Ann", "Ben"])
    node = record.root
    while not node.position.is_over:
        position = node.position
        moves = position.legal_actions()
        thrown = [move for move in moves if position.to_act == 0 and str(move).endswith("f")]
        node = node.add(rng.choice(thrown or moves))
    return record


def test_a_review_tells_and_keeps_it() -> None:
    reviews = ((record, study.review(record, nodes=40)) for record in map(game_that_throws_tiles_away, range(20)))
    record, review = next(
        (record, review)
        for record, review in reviews
        if any(claim.kind == "outlook" for move in review.moves for claim in move.better)
    )
    study.annotate(record, review)
    assert study.read_annotations(read_game(write_game(record))) == review
    told = [sentence for move in tell_review(review.to_json(), "en")["moves"] for sentence in move["why"]]
    assert any(sentence.startswith("If everyone plays well from there") for sentence in told)


def test_points_lost_in_a_round_have_a_minus_sign() -> None:
    claim = {"kind": "outlook", "seat": 0, "points": -3, "instead": 2}
    assert better_sentences(azulejos.azul(), [claim], "en", ["Ann", "Ben"]) == [
        "If everyone plays well from there, the round brings \u22123 points; after the better move, 2."
    ]
