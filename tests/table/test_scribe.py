"""The scribe writes down what happens at a real table, as the rules would have it, and refuses what cannot be."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos import IllegalAction, InvalidAction
from azulejos.locales import LANGUAGES, load
from azulejos.records import read_game, write_game
from azulejos.table import Scribe
from azulejos.table.counting import too_many
from azulejos.table.scribe import used_up
from contract.games import ONE_OF_EACH, bounded, played

OLD_GAMES = sorted((Path(__file__).parents[1] / "records/games-0.1").glob("*.txt"))


def dealt(game: azulejos.Game, seed: int = 1) -> Scribe:
    """A sheet on which the first tiles are entered."""
    scribe, rng = Scribe.begin(game), random.Random(seed)
    while scribe.due:
        scribe.enter(f"={rng.choice([color for color, count in scribe.bag.items() if count])}")
    return scribe


@pytest.mark.parametrize("game", ONE_OF_EACH, ids=str)
def test_a_game_entered_move_by_move_is_the_file_that_the_rules_give(game: azulejos.Game) -> None:
    play = played(game)
    names, start = [f"P{seat}" for seat in range(game.players)], play.positions[0].state().start
    scribe = Scribe.begin(game, names, start, date="2026-11-16")
    for action, position in zip(play.actions, play.positions, strict=False):
        if position.is_chance:
            assert scribe.due[0].place == position.filling
            assert {color: count for color, count in scribe.bag.items() if count} == position.to_json()["bag"]
            scribe.deal(str(action)[1:])
        else:
            assert scribe.due == ()
            scribe.enter(str(action))
    record = azulejos.records.GameRecord.of(game, play.actions, names, start_seat=start, date="2026-11-16")
    assert scribe.file == write_game(record)
    assert scribe.position == play.positions[-1]
    assert scribe.sheet.ranking == play.positions[-1].ranking


@pytest.mark.parametrize("path", OLD_GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_written_as_it_stands(path: Path) -> None:
    record = read_game(path.read_text(encoding="utf-8"))
    scribe = Scribe.begin(record.game, record.seats, record.start_seat, **record.tags)
    for action in record.actions():
        scribe.enter(str(action))
    assert scribe.file == write_game(record)
    assert Scribe.open(scribe.file).file == scribe.file


def test_what_is_due_is_told_place_by_place() -> None:
    scribe = Scribe.begin(azulejos.pavilion())
    assert [(due.place, due.count) for due in scribe.due] == [(0, 10), *((factory, 4) for factory in range(1, 6))]
    scribe.deal("pppgggooo y bb")
    assert [(due.place, due.count) for due in scribe.due] == [(1, 2), *((factory, 4) for factory in range(2, 6))]
    assert scribe.bag == {"p": 19, "g": 19, "o": 19, "y": 21, "b": 20, "r": 22}
    assert [(due.place, due.count) for due in dealt(azulejos.azul(4)).due] == []


def test_tiles_that_are_not_there_are_refused_in_one_sentence() -> None:
    """With jokers and four players there are 18 tiles of each color, and nothing of a refused entry stays."""
    scribe = Scribe.begin(azulejos.game("azul-jokers", 4))
    scribe.deal("r" * 16)
    file = scribe.file
    with pytest.raises(IllegalAction, match=r"^there were only 18 red tiles left$") as refused:
        scribe.deal("rrrb")
    assert refused.value.reason is not None
    assert (refused.value.reason.id, refused.value.reason.arguments) == ("only-left", {"color": "r", "count": 18})
    assert scribe.file == file
    scribe.deal("rr" + "j" * 9)
    with pytest.raises(IllegalAction, match=r"^there were only 10 jokers left$"):
        scribe.deal("jj")
    assert scribe.ply == 27


@pytest.mark.parametrize("count", [1, 18])
def test_the_sentences_are_those_of_the_catalogue(count: int) -> None:
    reasons = [used_up("r", count).reason, too_many("j", 10).reason, used_up("y", 0).reason]
    for reason in reasons:
        assert reason is not None
        for language in LANGUAGES:
            said = load(language, "game", "scribe")(f"reason-{reason.id}", **reason.arguments)
            assert said == str(reason) if language == "en" else said


def test_one_tile_and_no_tile_left_are_said_right() -> None:
    """The last of 100 tiles come in the fifth deal of two players; then the lid is poured into the bag."""
    scribe = Scribe.begin(azulejos.azul())
    for _ in range(4):
        scribe.deal("bykw" * 5)
        while not scribe.due:
            scribe.enter(next(choice.move for choice in scribe.choices if choice.move.endswith("f")))
    assert scribe.bag == {"b": 0, "y": 0, "r": 20, "k": 0, "w": 0}
    with pytest.raises(IllegalAction, match=r"^there is no blue tile in the bag$"):
        scribe.deal("b")
    scribe.deal("r" * 20)
    assert scribe.due == ()


def test_what_the_rules_forbid_is_refused_with_their_reason() -> None:
    scribe = dealt(azulejos.azul())
    file = scribe.file
    with pytest.raises(IllegalAction, match="no tile is to be drawn now"):
        scribe.deal("b")
    with pytest.raises(IllegalAction, match="there is no factory 9"):
        scribe.enter("9b1")
    with pytest.raises(InvalidAction, match="is not a move"):
        scribe.enter("hello")
    assert scribe.file == file
    scribe.undo()
    with pytest.raises(IllegalAction, match="tiles must be drawn from the bag first"):
        scribe.enter("1b1")


def test_anything_can_be_taken_back_and_entered_again() -> None:
    play = played(bounded("pavilion", 2))
    scribe = Scribe.begin(play.game, start=play.positions[0].state().start)
    scribe.enter(*map(str, play.actions))
    file = scribe.file
    for ply in (len(play.actions) - 1, len(play.actions) // 2, 3, 0):
        scribe.undo(ply)
        assert scribe.position == play.positions[ply]
        assert scribe.sheet.ahead == tuple(map(str, play.actions[ply:]))
    scribe.redo(len(scribe.ahead))
    assert scribe.file == file
    with pytest.raises(InvalidAction, match=f"there are only {len(play.actions)} entries"):
        scribe.undo(len(play.actions) + 1)
    empty = Scribe.begin(play.game)
    with pytest.raises(InvalidAction, match="nothing is entered yet"):
        empty.undo()


def test_a_wrong_tile_is_put_right_and_what_followed_stays() -> None:
    scribe = Scribe.begin(azulejos.azul())
    scribe.deal("bbbr" + "ykwr" * 4)
    scribe.enter("2y1")
    scribe.undo(3)
    scribe.deal("w")
    scribe.redo(len(scribe.ahead))
    assert "=bbbw =ykwr" in scribe.file
    assert scribe.file.endswith("2y1\n")


def test_what_became_impossible_waits_to_be_replaced() -> None:
    scribe = Scribe.begin(azulejos.azul())
    scribe.deal("bbbr" + "ykwr" * 4)
    scribe.enter("1r1", "2y2", "3y3")
    scribe.undo(3)
    scribe.deal("w")
    with pytest.raises(IllegalAction, match="there is no red tile on factory 1"):
        scribe.redo(len(scribe.ahead))
    assert scribe.ply == 20
    assert [str(action) for action in scribe.ahead] == ["1r1", "2y2", "3y3"]
    scribe.enter("1w1")
    scribe.redo(2)
    assert scribe.file.endswith("1w1 2y2\n3y3\n")


def test_the_scribe_needs_nothing_but_the_rules() -> None:
    """It runs in browsers, where nothing can be compiled."""
    code = (
        "import sys, azulejos.table.desk\n"
        "print(*sorted(n for n in sys.modules if n in ('numpy', 'numba', 'pydantic', 'azulejos.bots')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
