"""Whole tournaments: killed, interrupted, gone on with, and always with the same results in the end."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest

import azulejos
from azulejos.arena.folder import TournamentFolder, default_folder
from azulejos.arena.match import PlayedGame, Referee
from azulejos.arena.plan import Plan
from azulejos.arena.playing import play_here
from azulejos.arena.processes import play_on_processes
from azulejos.arena.results import Result
from azulejos.arena.tournament import PlayGames, play_tournament
from azulejos.folders import replace_file
from azulejos.records import load_game

GAME = "azul/2;max_rounds=1"
PLAN = Plan(azulejos.Game.from_name(GAME), ("random", "greedy"), deals=6, seed=4)


@pytest.fixture(autouse=True)
def _plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "plain")


def stop_after(games: int, play: PlayGames = play_here) -> PlayGames:
    """Somebody presses Ctrl-C when so many games are finished."""

    def interrupted(plan, fixtures):  # type: ignore[no-untyped-def]
        with closing(play(plan, fixtures)) as played:
            for i, game in enumerate(played):
                if i == games:
                    raise KeyboardInterrupt
                yield game

    return interrupted


def contents(folder: Path) -> dict[str, bytes]:
    """Everything but the journal, whose lines are in the order in which games were finished."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {name: path.read_bytes() for name, path in files.items() if name != "journal.jsonl"}


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AZULEJOS_RULES", "plain")
        play_tournament(PLAN, folder, play_here)
    return contents(folder)


def test_every_game_is_saved_as_a_game_file(tmp_path: Path) -> None:
    report = play_tournament(PLAN, tmp_path, play_here)
    assert report.games == PLAN.games == 12
    with closing(TournamentFolder(tmp_path, PLAN)) as folder:
        results = folder.results()
    for fixture, result in zip(PLAN.fixtures(), results, strict=True):
        record = load_game(tmp_path / "games" / f"{fixture.number:06}.txt")
        assert tuple(record.seats) == fixture.seats == result.seats
        assert record.result == result.scores
        assert record.tags == {"deal": str(fixture.deal)}


def test_the_start_is_kept_in_results_and_game_files(tmp_path: Path) -> None:
    plan = Plan(PLAN.game, PLAN.players, deals=5, seed=1, start="random")
    play_tournament(plan, tmp_path, play_here)
    with closing(TournamentFolder(tmp_path, plan)) as folder:
        results = folder.results()
    assert {result.start for result in results} == {0, 1}
    for fixture, result in zip(plan.fixtures(), results, strict=True):
        record = load_game(tmp_path / "games" / f"{fixture.number:06}.txt")
        assert record.start_seat == fixture.start == result.start
        first = next(node for node in record.root.main_line() if not node.position.is_chance)
        assert first.position.to_act == fixture.start
    report = json.loads((tmp_path / "results.json").read_bytes())
    assert report["plan"]["start"] == "random"
    with pytest.raises(azulejos.AzulejosError, match="has another tournament, with start 'random' and not 0"):
        play_tournament(Plan(PLAN.game, PLAN.players, deals=5, seed=1), tmp_path, play_here)


def test_a_game_that_would_never_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azulejos.arena.match.LAST_ROUND", 2)
    plan = Plan(azulejos.azul(), ("random", "greedy"))
    with closing(Referee(plan)) as referee:
        finished = referee.play(next(plan.fixtures()))
    assert finished.result.ended == "stopped after round 2"
    assert finished.result.forfeit is None
    assert "result: *" in finished.text


# ------------------------------------------------------------------------------------------------ processes


def test_processes_play_the_same_games(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    play_tournament(PLAN, tmp_path, partial(play_on_processes, workers=2))
    assert contents(tmp_path) == uninterrupted
    assert multiprocessing.active_children() == []


def test_a_killed_process_costs_its_running_game_which_is_played_again(
    tmp_path: Path, uninterrupted: dict[str, bytes]
) -> None:
    killed = []

    def play(plan, fixtures):  # type: ignore[no-untyped-def]
        for game in play_on_processes(plan, fixtures, workers=2):
            yield game
            if len(killed) < 2:
                child = multiprocessing.active_children()[0]
                os.kill(child.pid, signal.SIGKILL)  # type: ignore[arg-type]
                killed.append(child)

    play_tournament(PLAN, tmp_path, play)
    assert len(killed) == 2
    assert contents(tmp_path) == uninterrupted


def test_a_game_that_ends_every_process_is_given_up() -> None:
    over = threading.Event()

    def kill_all() -> None:
        while not over.wait(0.01):
            for child in multiprocessing.active_children():
                with suppress(ProcessLookupError, TypeError):
                    os.kill(child.pid, signal.SIGKILL)  # type: ignore[arg-type]

    killer = threading.Thread(target=kill_all)
    killer.start()
    try:
        with pytest.raises(azulejos.AzulejosError, match="game 1 ended 3 processes that played it"):
            list(play_on_processes(PLAN, list(PLAN.fixtures())[:1], 1))
    finally:
        over.set()
        killer.join()


def test_leaving_early_ends_the_processes() -> None:
    games = play_on_processes(PLAN, list(PLAN.fixtures()), 2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()
    assert multiprocessing.active_children() == []


def test_a_mistake_in_our_own_bots_is_not_hidden() -> None:
    broken = Plan(azulejos.azul(max_rounds=1), ("random", "greedy"))
    fixture = next(broken.fixtures())
    wrong = type(fixture)(1, 1, 1, ("random", "nobody"))
    with pytest.raises(RuntimeError, match=r"game 1 between random, nobody failed:\n(.*\n)*KeyError: 'nobody'"):
        list(play_on_processes(broken, [wrong], 1))


@pytest.mark.compiled
def test_processes_use_the_compiled_rules(
    tmp_path: Path, uninterrupted: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AZULEJOS_RULES")
    play_tournament(PLAN, tmp_path, partial(play_on_processes, workers=1))
    assert contents(tmp_path) == uninterrupted


# ------------------------------------------------------------------------------------------------ the folder


@pytest.mark.parametrize("games", [0, 1, 5])
def test_an_interrupted_tournament_goes_on_to_the_same_results(
    games: int, tmp_path: Path, uninterrupted: dict[str, bytes]
) -> None:
    with pytest.raises(KeyboardInterrupt):
        play_tournament(PLAN, tmp_path, stop_after(games))
    assert json.loads((tmp_path / "results.json").read_bytes())["games"] == games
    played = []

    def play(plan, fixtures):  # type: ignore[no-untyped-def]
        played.extend(fixtures)
        return play_here(plan, fixtures)

    play_tournament(PLAN, tmp_path, play)
    assert len(played) == PLAN.games - games
    assert contents(tmp_path) == uninterrupted


def test_what_a_power_failure_left_half_done_is_dropped(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    with pytest.raises(KeyboardInterrupt):
        play_tournament(PLAN, tmp_path, stop_after(3))
    with (tmp_path / "journal.jsonl").open("a") as journal:
        journal.write('{"number": 4, "deal": 2, "tab')
    (tmp_path / "half.part").write_text("azulej")
    (tmp_path / "games" / "half.part").write_text("azulej")
    play_tournament(PLAN, tmp_path, play_here)
    assert contents(tmp_path) == uninterrupted


def test_a_finished_tournament_is_only_reported(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    play_tournament(PLAN, tmp_path, play_here)
    play_tournament(PLAN, tmp_path, lambda plan, fixtures: pytest.fail("all was played before"))
    assert contents(tmp_path) == uninterrupted


def test_more_games_may_be_asked_for_later(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    few = Plan(PLAN.game, PLAN.players, deals=2, seed=PLAN.seed)
    assert play_tournament(few, tmp_path, play_here).games == 4
    play_tournament(PLAN, tmp_path, play_here)
    assert contents(tmp_path) == uninterrupted
    assert play_tournament(few, tmp_path, play_here).games == 4


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    play_tournament(PLAN, tmp_path, play_here)
    before = contents(tmp_path)
    other = Plan(PLAN.game, PLAN.players, deals=6, seed=5)
    with pytest.raises(azulejos.AzulejosError, match="has another tournament, with seed 4 and not 5: choose another"):
        play_tournament(other, tmp_path, play_here)
    assert contents(tmp_path) == before
    assert default_folder(other) != default_folder(PLAN)


def test_two_processes_cannot_play_in_one_folder(tmp_path: Path) -> None:
    with (
        closing(TournamentFolder(tmp_path, PLAN)),
        pytest.raises(azulejos.AzulejosError, match="another tournament is being played in"),
    ):
        TournamentFolder(tmp_path, PLAN)


def test_files_that_are_not_of_a_tournament(tmp_path: Path) -> None:
    with closing(TournamentFolder(tmp_path, PLAN)) as folder:
        (tmp_path / "journal.jsonl").write_text('{"hello": 1}\n')
        with pytest.raises(azulejos.AzulejosError, match=r"line 1 of .* is not the result of a game"):
            folder.results()
    (tmp_path / "tournament.json").write_text("[]")
    with pytest.raises(azulejos.AzulejosError, match="is not the plan of a tournament"):
        TournamentFolder(tmp_path, PLAN)
    with pytest.raises(azulejos.AzulejosError, match="cannot be written"):
        TournamentFolder(tmp_path / "journal.jsonl", PLAN)
    with pytest.raises(azulejos.AzulejosError, match="cannot be written"):
        replace_file(tmp_path / "nowhere" / "x", b"")


def test_a_game_is_in_the_journal_only_when_its_file_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    with closing(TournamentFolder(tmp_path, PLAN)) as folder:
        monkeypatch.setattr(Path, "replace", fail)
        result = Result(1, 1, 1, ("random", "greedy"), (1, 2), (2, 1))
        with pytest.raises(azulejos.AzulejosError, match="cannot be written: No space left"):
            folder.add(PlayedGame(result, "azulejos 1\n"))
        assert folder.results() == []


# ------------------------------------------------------------------------------------------------ the command


def arena(*arguments: str, folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "azulejos", "arena", *arguments, "--out", str(folder)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, cwd=folder.parent
    )


FIRST_PROCESS = """
import multiprocessing, pathlib, time
from azulejos.arena.processes import interrupts_held
process = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,), daemon=True)
with interrupts_held():
    process.start()
print(pathlib.Path(f"/proc/{process.pid}/status").read_text())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc what a process hears")
def test_even_the_first_process_does_not_hear_ctrl_c_while_it_starts() -> None:
    status = subprocess.run(
        [sys.executable, "-c", FIRST_PROCESS], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    blocked = next(int(line.split()[1], 16) for line in status.splitlines() if line.startswith("SigBlk:"))
    assert blocked >> signal.SIGINT - 1 & 1


def test_ctrl_c_leaves_everything_in_order(tmp_path: Path) -> None:
    arguments = ("greedy", "random", "-g", "azul/2;max_rounds=2", "-n", "24", "-w", "2", "--json")
    process = arena(*arguments, folder=tmp_path / "a")
    journal = tmp_path / "a" / "journal.jsonl"
    while process.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 3):
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    assert "the same command continues" in errors
    finished = journal.read_bytes().count(b"\n")
    assert 3 <= finished < 24
    assert json.loads((tmp_path / "a" / "results.json").read_bytes())["games"] == finished
    assert not list((tmp_path / "a").rglob("*.part"))
    for path in (tmp_path / "a" / "games").iterdir():
        assert load_game(path).final.is_over

    reports = []
    for name in ("a", "b"):
        process = arena(*arguments, folder=tmp_path / name)
        output, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors
        reports.append(json.loads(output))
    assert reports[0] == reports[1]
    assert reports[0]["games"] == reports[0]["of"] == 24
    assert contents(tmp_path / "a") == contents(tmp_path / "b")


def test_the_command_prints_the_standing(tmp_path: Path) -> None:
    process = arena("greedy", "--against", "random", "-g", "azul/3;max_rounds=1", "-n", "4", folder=tmp_path / "a")
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    assert "azul/3;max_rounds=1, 6 of 6 games" in output  # 4 games rounded up to two whole sets
    assert "Margin over the other, in points" in output
    assert "azulejos: playing 6 games" in errors


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["greedy", "deep-blue"], "there is no bot 'deep-blue': the bots are random, "),
        (["greedy"], "name more, or say whose copies they meet with --against"),
        (["greedy", "random", "-g", "chess/2"], "the games are azul, "),
        (["greedy", "random", "-n", "0"], "1 game or more"),
        (["greedy", "random", "--nodes", "0"], "nodes must be more than 0"),
        (["greedy", "random", "-w", "0"], "it takes 1 worker or more, and not 0"),
        (["greedy", "random", "--start", "2"], "seat 2 cannot start: the seats are 0 to 1"),
        (["greedy", "random", "--start", "me"], "'me' is no start"),
        (["greedy", "cmd:no-such-program"], "there is no program 'no-such-program'"),
    ],
)
def test_a_mistake_gets_one_sentence(arguments: list[str], words: str, tmp_path: Path) -> None:
    process = arena(*arguments, folder=tmp_path / "a")
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert words in errors
    assert len(errors.strip().splitlines()) == 1
    assert not (tmp_path / "a").exists()


@pytest.mark.parametrize("command", ["arena", "engine"])
def test_help_loads_neither_numpy_nor_the_rest(command: str) -> None:
    code = (
        "import sys; from azulejos.cli import main; sys.argv = ['azulejos', *sys.argv[1:]]\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'openskill', 'PIL', 'ray')))"
    )
    done = subprocess.run([sys.executable, "-c", code, command, "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "Examples" in done.stdout
