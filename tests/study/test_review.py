"""A review is an exact account of a game, the same for the same seed, and written into game files."""

from dataclasses import replace

import pytest

import azulejos
from azulejos import study
from azulejos.errors import AzulejosError
from azulejos.records import GameRecord, frames_of, read_game, write_game
from azulejos.rules.game import Game
from azulejos.search.limits import Stop
from azulejos.search.stages import is_before_round
from azulejos.study import settling
from azulejos.study.classes import BORDERS, accuracy, class_of
from azulejos.study.reviewing import _Reviewer
from azulejos.study.worth import CHANCE_GRID, POINTS_GRID, Worth
from study.games import played

GAMES = [("azul/2;max_rounds=1", 1000), ("azul-grey/3;max_rounds=1", 1000), ("pavilion/2", 55)]
"""Whole games, and the beginning of one."""


def check_account(review: study.Review) -> None:
    """The result is the start, plus the luck of the deals, less what moves took: exactly, for every seat."""
    for seat in range(len(review.players)):
        points = sum(deal.luck[seat] for deal in review.deals) - sum(move.lost[seat] for move in review.moves)
        chance = sum(deal.chance_luck[seat] for deal in review.deals)
        chance -= sum(move.chances_lost[seat] for move in review.moves)
        assert review.start.margins[seat] + points == review.result.margins[seat]
        assert review.start.chances[seat] + chance == review.result.chances[seat]
    for move in review.moves:
        assert move.points_lost == move.lost[move.seat] >= 0
        assert move.chance_lost == move.chances_lost[move.seat] >= 0
        assert (move.best == move.move) == (move.class_ in ("best", "only move"))


@pytest.mark.parametrize(("name", "most"), GAMES)
def test_the_account_is_exact_and_survives_a_game_file(name: str, most: int) -> None:
    record, seen = played(Game.from_name(name), most=most), []
    review = study.review(record, nodes=110, seed=1, report=seen.append)
    check_account(review)
    for so_far in seen:
        check_account(so_far)
    assert [so_far.is_final for so_far in seen] == [False] * len(seen)
    assert review.is_final
    if record.final.is_over:
        scores = record.final.scores
        assert review.result.margins[0] == scores[0] - max(scores[1:])
    assert study.review(record, nodes=110, seed=1) == review

    record.root.comment = "A game."
    study.annotate(record, review)
    study.annotate(record, review)
    text = write_game(record)
    assert study.read_annotations(read_game(text)) == review
    assert frames_of(read_game(text))["frames"][0]["comment"] == "A game."


@pytest.mark.parametrize("name", ["azul/2;max_rounds=1", "azul-grey/3;max_rounds=1", "azul/2;max_rounds=2"])
def test_luck_is_what_the_tiles_were_worth_when_they_were_drawn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the searches of a round differ by is booked to moves, but for what is too little to be booked."""
    for account in ("POINTS", "CHANCES"):
        monkeypatch.setattr(settling, account, replace(getattr(settling, account), most=0.0))
    reviewer = _Reviewer(played(Game.from_name(name)), 1, None, None)
    review = reviewer.review(80)
    check_account(review)
    settled = 0
    for step, found, following, before in zip(
        reviewer.steps, reviewer.found, reviewer.found[1:], reviewer._account(), strict=False
    ):
        if step.move is None and is_before_round(step.before):
            deal = next(deal for deal in review.deals if deal.ply == step.ply)
            assert found.before
            assert following.evidence
            assert following.evidence.seen
            seen = following.evidence.seen
            luck = seen - found.before
            if max((seen - before.after).margins) <= 0:  # of three or four players nobody need be farther behind
                luck = Worth(luck.chances, (before.after - found.before).margins)
            assert deal.luck == pytest.approx(luck.margins, abs=settling.PARTS / POINTS_GRID)
            assert deal.chance_luck == pytest.approx(luck.chances, abs=3 * settling.PARTS / CHANCE_GRID)
            settled += deal.parts != before.after.parts
    assert settled


def test_a_file_without_a_review_has_none_and_a_broken_one_is_told() -> None:
    record = played(Game.from_name("azul/2;max_rounds=1"))
    assert study.read_annotations(record) is None
    study.annotate(record, study.review(record, nodes=20))
    record.root.end.comment = ""
    with pytest.raises(AzulejosError, match="broken"):
        study.read_annotations(record)


def test_a_move_that_throws_points_away_is_a_mistake() -> None:
    """All goes to the floor line, so near the end that the search sees what comes of it: no network has a say."""
    record = played(azulejos.azul(max_rounds=1), seed=3)
    moves = record.actions()
    plies = [ply for ply, action in enumerate(moves) if not str(action).startswith("=")]
    ply = plies[-2]
    thrown = f"{str(moves[ply])[:2]}f"
    spoiled = GameRecord.of(record.game, [*moves[:ply], thrown])
    judged = study.judge(spoiled.root.end.parent.position, thrown, nodes=400)  # type: ignore[union-attr]
    assert judged.class_ == "blunder"
    assert judged.best != thrown
    assert (judged.points_lost, judged.chance_lost) == (3, 1)


def test_a_review_stops_when_told_and_needs_moves() -> None:
    stop = Stop()
    stop.set()
    with pytest.raises(study.Stopped):
        study.review(played(azulejos.azul(max_rounds=1)), stop=stop)
    with pytest.raises(AzulejosError, match="no move was made"):
        study.review(GameRecord(azulejos.azul()))


def test_classes_begin_at_their_borders_and_accuracy_falls_with_cost() -> None:
    for border in BORDERS:
        assert class_of(border.points, 0) == class_of(0, border.chance) == border.name
    assert class_of(0.5, 0.01) == "best"
    assert accuracy([]) == accuracy([0.0]) == 100
    assert accuracy([0.0, 0.1]) == pytest.approx((100 + 100 / 2.718281828) / 2)
