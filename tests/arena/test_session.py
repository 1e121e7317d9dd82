"""The engine protocol, spoken through pipes: whole games, broken lines, stopping, leaving."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from arena.engines import ENGINE, PLAIN, EngineProcess
from azulejos.arena.session import COMMANDS, EngineSession
from azulejos.bots import BOTS, find_bot

ROOT = Path(__file__).parent.parent.parent
SLOW_ENGINE = (sys.executable, str(Path(__file__).with_name("slow_engine.py")))
DEAL = "newgame azul/2", "position start moves =kkbw =yrrr =bbyw =kwwy =rkyb"


def short(preset: str, players: int) -> str:
    return f"{preset}/{players}" + (";max_rounds=2" if preset.startswith("azul") else "")


@pytest.mark.parametrize("preset", azulejos.PRESETS)
def test_a_whole_game_of_each_preset_is_played_through_the_protocol(preset: str) -> None:
    players = 2 + len(preset) % 3
    position = azulejos.Game.from_name(short(preset, players)).start(1)
    with EngineProcess() as engine:
        assert engine.answers(f"newgame {position.game.name} start 1") == []
        while not position.is_over:
            if position.is_chance:
                words = engine.ask("deal 7").split()
                assert words[0] == "moves"
                for tile in "".join(word[1:] for word in words[1:]):
                    position = position.apply(f"={tile}")
            else:
                assert engine.ask("legal").split()[1:] == [str(action) for action in position.legal_actions()]
                engine.say("go nodes 100")
                _, move, *_ = engine.hear_until("bestmove")[-1].split()
                position = position.apply(move)
                engine.say(f"moves {move}")
            assert engine.ask("show") == f"position {position}"
        assert engine.ask("legal") == "legal"
        assert "the game is over" in engine.ask("go")


@pytest.mark.parametrize("preset", azulejos.PRESETS)
def test_what_show_says_can_be_said_back(preset: str) -> None:
    with EngineProcess() as engine:
        engine.say(f"newgame {preset}/3")
        engine.ask("deal 1")
        text, data = engine.ask("show"), engine.ask("show json")
        move = engine.ask("legal").split()[1]
        for line in (text, data):
            engine.say("newgame azul-mini/2")
            assert engine.answers(line) == []
            assert engine.ask("show") == text
            assert engine.answers(f"{line} moves {move}") == []
            assert engine.ask("show") != text
        assert json.loads(data.removeprefix("position json "))["game"] == preset


def test_the_session_in_the_documents_is_true() -> None:
    """Lines after > are said, the others heard; … stands for anything."""
    page = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    [session] = re.findall(r"^```session\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    said = set()
    with EngineProcess() as engine:
        for line in session.splitlines():
            if line.startswith("> "):
                said.add(line.split()[1])
                engine.say(line[2:])
            else:
                pattern = ".*".join(re.escape(part) for part in re.split(r"\s*…\s*", line))
                assert re.fullmatch(pattern, engine.hear()), line
        assert engine.process.wait() == 0
    assert said == {*COMMANDS, "quit"}


BROKEN = {
    "hello": "there is no command 'hello': the commands are azulejos, ",
    "go 5": "'5' is no limit: the limits are seconds, nodes, depth",
    "go nodes": "nodes needs a number",
    "go nodes many": "nodes needs a number, such as nodes 1, and not 'many'",
    "go seconds nan": "seconds needs a number",
    "go nodes 0": "nodes must be more than 0",
    "go nodes 1 nodes 2": "nodes is given twice",
    "setbot": "there is no bot '': the bots are random, ",
    "setbot deep-blue": "there is no bot 'deep-blue': the bots are random, ",
    "setoption": "there is no option '': the options are seed",
    "setoption seed x": "seed is a number or none, and not 'x'",
    "newgame chess/2": "there is no game 'chess': the games are azul, ",
    "newgame azul/9": "it takes 2, 3 or 4",
    "newgame azul": "is not a game's name, such as azul/2",
    "newgame azul/2 start 2": "seat '2' cannot start: the seats are 0 to 1",
    "newgame azul/2 begin 1": "such as azul/3 start 1",
    "position": "position is followed by start, by a position in text, or by json",
    "position start moves =z": "'=z' is not a move",
    "position azul/2 1 offer:0": "parts",
    "position json": "this is not JSON",
    "position json []": "a position is an object",
    "position json {}": "game is missing",
    "position json {} then": "after the position only moves may follow, and not 'then'",
    "position json " + "[" * 100_000: "this is not JSON",
    "moves": "moves are missing: they look like 3r2",
    "moves =b": "no tile is to be drawn",
    "moves 9r1": "there is no factory 9",
    "moves 1k2 2r3 2r3": "2r3 is not legal",
    "deal": "no tile is to be drawn",
    "deal it": "deal is followed by a number or nothing, and not by 'it'",
    "show me": "show is followed by json or nothing, and not by 'me'",
    "\ufeffazulejos": "there is no command",
    "moves \x00": "is not a move",
}


def test_a_broken_line_gets_one_line_of_error_and_changes_nothing() -> None:
    with EngineProcess() as engine:
        for line in DEAL:
            engine.say(line)
        position = engine.ask("show")
        for line, words in BROKEN.items():
            [answer] = engine.answers(line)
            assert answer.startswith("error "), line
            assert words in answer, line
            assert engine.ask("show") == position
        assert engine.answers("   ") == []
        engine.say("position start")
        assert "tiles are to be drawn first" in engine.ask("go")


def test_bytes_that_are_no_text_do_no_harm() -> None:
    done = subprocess.run(
        ENGINE, input=b"\xff\xfe\x00\nmoves \xff\nisready\n", capture_output=True, env=PLAIN, check=True
    )
    first, second, third = done.stdout.decode().splitlines()
    assert first.startswith("error there is no command")
    assert second.startswith("error ")
    assert third == "readyok"
    assert done.stderr == b""


@pytest.mark.hypothesis
def test_no_line_ends_the_engine() -> None:
    rng, heard = random.Random(0), []
    session = EngineSession(find_bot("random"), heard.append)
    words = [
        *COMMANDS,
        *BROKEN,
        "azul/2",
        "json",
        "{}",
        "moves",
        "start",
        "=b",
        "1k2",
        "-1",
        "nodes",
        "1",
        "\n",
        "é",
        '"',
    ]
    for _ in range(3000):
        line = " ".join(rng.choices(words, k=rng.randint(1, 5)))
        cut = rng.randrange(len(line))
        heard.clear()
        assert session.obey(line if rng.random() < 0.5 else line[:cut] + line[cut + 1 :])
        session.leave()
        assert all("\n" not in answer for answer in heard)
        assert sum(answer.startswith("error") for answer in heard) <= 1


def test_a_running_search_is_stopped_and_others_are_answered_meanwhile() -> None:
    with EngineProcess(SLOW_ENGINE) as engine:
        for line in DEAL:
            engine.say(line)
        engine.say("go nodes 1000000000000")
        assert engine.ask("isready") == "readyok"
        assert "a search is running" in engine.ask("go nodes 5")
        assert engine.ask("show").startswith("position azul/2 1 offer:0")
        engine.say("stop")
        info, first, second, best = engine.hear_until("bestmove")
        nodes = int(re.search(r"nodes (\d+)", info)[1])  # type: ignore[index]
        assert 0 < nodes < 1_000_000_000_000
        assert info == f"info depth 1 nodes {nodes} seconds 0.250 values 2.5 -2.5 line 1b1 1b2"
        assert first == f"info candidate 1b1 nodes {nodes} values 2.5 -2.5"
        assert second == "info candidate 1b2 nodes 0 values 1 -1"
        assert best == "bestmove 1b1 line 1b1 1b2 values 2.5 -2.5"
        engine.say("go nodes 5")
        assert " nodes 5 " in engine.hear_until("bestmove")[0]
        assert engine.answers("stop") == []


@pytest.mark.parametrize("last", ["quit\n", ""])
def test_leaving_ends_a_search_and_still_tells_its_best_move(last: str) -> None:
    script = "\n".join([*DEAL, "go nodes 1000000000000", last])
    done = subprocess.run(SLOW_ENGINE, input=script, capture_output=True, text=True, env=PLAIN, timeout=60, check=True)
    assert done.stdout.splitlines()[-1].startswith("bestmove 1b1 ")
    assert done.stderr == ""


def test_a_bot_that_fails_is_told_of_and_the_engine_lives_on() -> None:
    with EngineProcess(SLOW_ENGINE) as engine:
        for line in DEAL:
            engine.say(line)
        assert engine.ask("go nodes 1 depth 13") == "error counting failed: ZeroDivisionError: an unlucky number"
        assert engine.ask("isready") == "readyok"
        engine.say("go nodes 1")
        assert engine.hear_until("bestmove")


def test_every_bot_of_the_registry_can_be_chosen() -> None:
    with EngineProcess() as engine:
        assert engine.ask("bots").split()[1:] == list(BOTS)
        for line in DEAL:
            engine.say(line)
        for name in BOTS:
            assert engine.answers(f"setbot {name}") == []


def test_the_same_seed_and_position_give_the_same_move() -> None:
    with EngineProcess() as engine:
        engine.say("setbot random")
        for line in DEAL:
            engine.say(line)

        def moves(seed: str) -> list[str]:
            engine.say(f"setoption seed {seed}")
            found = []
            for _ in range(8):
                engine.say("go")
                found.append(engine.hear_until("bestmove")[-1])
            return found

        assert len(set(moves("5"))) == 1
        assert moves("5") == moves("5")
        assert len(set(moves("none"))) > 1


def test_a_controller_that_does_not_listen_gets_no_traceback() -> None:
    process = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=PLAIN)
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, errors = process.communicate(b"azulejos\nisready\nisready\n", timeout=60)
    assert errors == b""
    assert process.returncode == 0


def test_an_unknown_bot_on_the_command_line_names_those_there_are() -> None:
    command = [sys.executable, "-m", "azulejos", "engine", "--bot", "deep-blue"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("azulejos: there is no bot 'deep-blue': the bots are random, ")
