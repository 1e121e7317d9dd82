"""Study of a box that brings nothing for it: no network, no reasons."""

from __future__ import annotations

import random

import azulejos
from azulejos import study
from azulejos.records import GameRecord
from azulejos.search.limits import Limits
from azulejos.study import guide


def test_a_shingle_game_is_reviewed_with_margins_and_chances_from_them() -> None:
    game, rng = azulejos.game("shingle", 2), random.Random(1)
    record = GameRecord(game, ["Ana", "Ben"])
    node = record.root
    while not node.position.is_over:
        node = node.add(rng.choice(node.position.legal_actions()))
    review = study.review(record, nodes=30)
    for seat in range(2):
        luck = sum(deal.luck[seat] for deal in review.deals)
        assert (
            review.start.margins[seat] + luck - sum(move.lost[seat] for move in review.moves)
            == (review.result.margins[seat])
        )
    found = study.analyse(game.new(rng), Limits(nodes=100), lines=2)
    assert len(found.lines) == 2
    assert (found.chances[0] > found.chances[1]) == (found.margins[0] > found.margins[1])
    assert study.why(game.new(rng), game.new(rng).legal_actions()[0]) == ()


def test_the_guide_is_silent_where_a_box_brings_no_lessons() -> None:
    game = azulejos.game("shingle", 2)
    assert not guide.knows(game.box)
    assert guide.ideas_of(game.box) == ()
    position = game.new(random.Random(1))
    assert guide.propose(position, str(position.legal_actions()[0]), "en") is None
