"""Outside programs at the table: whatever they do, only their own game is lost."""

import random
import shlex
import sys
from contextlib import closing
from pathlib import Path

import pytest

import azulejos
from arena.engines import ENGINE
from azulejos.arena import outside
from azulejos.arena.match import Referee
from azulejos.arena.outside import OutsidePlayer
from azulejos.arena.plan import Plan
from azulejos.arena.players import Forfeit
from azulejos.records import read_game
from azulejos.search.limits import Limits

ROOT = Path(__file__).parent.parent.parent
BAD_BOT = (sys.executable, str(Path(__file__).with_name("bad_bot.py")))
EXAMPLE = (sys.executable, str(ROOT / "examples" / "random_bot.py"))

TRICKS = {
    "crash": "it crashed with exit code 1: ZeroDivisionError: division by [31m zero",
    "leave": "it left in the middle of the game",
    "die": "it crashed by signal 11, Segmentation fault",
    "hang": "it did not say 'bestmove' within 3 seconds",
    "hang-with-a-child": "it did not say 'bestmove' within 3 seconds",
    "flood": "it did not say 'bestmove' within 3 seconds",
    "long-line": "it said a line of 1,000,000 bytes or more",
    "close": "it closed its pipes",
    "illegal": "it answered '9r1': 9r1 is not legal: there is no factory 9",
    "tile": "it answered '=r': =r is not legal: no tile is to be drawn",
    "garbage": "is not a move: moves look like 3r2",
    "nothing": "it answered '': '' is not a move",
    "error": "it said 'error I do not know this game'",
}


def command(*words: str) -> str:
    return "cmd:" + shlex.join(words)


@pytest.fixture(autouse=True)
def _plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "plain")


@pytest.mark.parametrize("trick", TRICKS)
def test_a_program_that_misbehaves_loses_that_game_and_the_next_begins_anew(
    trick: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "SECONDS_TO_QUIT", 0.5)
    patience = 3.0 if trick in ("hang", "hang-with-a-child", "flood") else 10.0
    players = ("random", f"bad={command(*BAD_BOT, trick)}")
    plan = Plan(azulejos.azul(max_rounds=1), players, patience=patience)
    with closing(Referee(plan)) as referee:
        for fixture in plan.fixtures():
            finished = referee.play(fixture)
            seat = fixture.seats.index("bad")
            assert finished.result.forfeit == seat
            assert finished.result.places[seat] == 2
            assert finished.result.places[1 - seat] == 1
            assert finished.result.ended.startswith(f"seat {seat} forfeits: it ")
            assert TRICKS[trick] in finished.result.ended
            record = read_game(finished.text)
            assert record.tags["ended"] == finished.result.ended
            assert record.result is None
            assert record.seats == list(fixture.seats)


def test_with_more_seats_the_others_share_the_first_place() -> None:
    plan = Plan(azulejos.azul(3, max_rounds=1), ("random", "greedy", f"bad={command(*BAD_BOT, 'illegal')}"))
    with closing(Referee(plan)) as referee:
        result = referee.play(next(plan.fixtures())).result
    assert result.places == (1, 1, 3)
    assert [result.win_share(seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_a_program_that_does_not_greet_or_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS_TO_START", 0.5)
    game = azulejos.azul()
    silent = OutsidePlayer([sys.executable, "-c", "import time; time.sleep(3600)"], None, 1)
    with pytest.raises(Forfeit, match=r"it did not say 'ready' within 0\.5 seconds"):
        silent.begin(game, 0)
    with pytest.raises(Forfeit, match="it cannot be started: "):
        OutsidePlayer([str(ROOT)], None, 1).begin(game, 0)


@pytest.mark.parametrize("program", [EXAMPLE, ENGINE], ids=["example", "engine"])
@pytest.mark.parametrize("name", ["azul/2;max_rounds=1", "azul-grey-jokers/3;max_rounds=1", "pavilion/2"])
def test_a_program_that_behaves_plays_to_the_end(program: tuple[str, ...], name: str) -> None:
    plan = Plan(azulejos.Game.from_name(name), ("random",), (f"other={command(*program)}",), limits=Limits(nodes=10))
    with closing(Referee(plan)) as referee:
        for fixture in plan.fixtures():
            finished = referee.play(fixture)
            assert finished.result.ended == ""
            assert read_game(finished.text).result == finished.result.scores


def test_the_example_is_a_page() -> None:
    assert len((ROOT / "examples" / "random_bot.py").read_text().splitlines()) <= 30


def test_an_engine_with_a_seed_plays_the_same_game_again() -> None:
    program = command(*ENGINE[:-1], "random")
    plan = Plan(azulejos.azul(max_rounds=1), ("greedy", f"other={program}"))
    texts = []
    for _ in range(2):
        with closing(Referee(plan)) as referee:
            texts.append([referee.play(fixture).text for fixture in plan.fixtures()])
    assert texts[0] == texts[1]
    assert len(set(texts[0])) == 2


def test_a_late_answer_to_an_earlier_question_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second `bestmove` is heard before `readyok`, and so never taken for the next answer."""
    monkeypatch.setattr(outside, "SECONDS_TO_QUIT", 0.1)
    code = (
        "import sys\n"
        "for line in sys.stdin:\n"
        "    word = line.split()[0]\n"
        "    print({'azulejos': 'ready', 'isready': 'readyok', 'go': 'bestmove 1b1\\nbestmove 1b2'}.get(word, ''))\n"
        "    sys.stdout.flush()\n"
    )
    player = OutsidePlayer([sys.executable, "-c", code], Limits(seconds=1), 5)
    position = azulejos.parse_position(
        "azul/2 1 offer:0 0 c b2kw,y3r,2byw,yk2w,byrk - 16b16y16r16k16w - "
        "0:-,-,-,-,-:.....,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
    )
    player.begin(position.game, 1)
    assert [str(player.choose(position)) for _ in range(3)] == ["1b1"] * 3
    player.close()


def test_a_program_is_gone_after_it_was_closed() -> None:
    player = OutsidePlayer(EXAMPLE, None, 10)
    position = azulejos.azul().new(random.Random(1))
    player.begin(position.game, 1)
    assert position.is_legal(player.choose(position))
    program = player._program
    assert program is not None
    player.close()
    assert program._process.poll() == 0
    assert not any(reader.is_alive() for reader in program._readers)
