"""A game in the plain terminal, typed line by line."""

import io
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos.locales import LANGUAGES, load
from azulejos.records import load_game
from azulejos.study.wording import tell_move
from azulejos.terminal.boards import plain_text
from azulejos.terminal.plain import PlainGame
from azulejos.terminal.saved import unfinished
from azulejos.terminal.sentences import Teller
from azulejos.terminal.session import LocalSession
from terminal.sessions import session


class FirstNumber(io.StringIO):
    """Someone who always takes the first of the list, and leaves when the game is over."""

    def __init__(self, game: LocalSession) -> None:
        super().__init__()
        self.game = game

    def readline(self, size: int | None = -1) -> str:
        return "" if self.game.game.is_over else "1\n"


def play(monkeypatch: pytest.MonkeyPatch, game: LocalSession, lines: list[str], language: str = "en") -> list[str]:
    said: list[str] = []
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    PlainGame(game, load(language), said.append).play()
    return said


@pytest.mark.parametrize("preset", azulejos.PRESETS)
def test_a_whole_game_of_each_preset_by_the_numbers_of_the_list(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    limit = {"max_rounds": 2} if preset.startswith("azul") else {}
    game = session(azulejos.game(preset, 3, **limit), people=(1,))
    monkeypatch.setattr("sys.stdin", FirstNumber(game))
    PlainGame(game, load(LANGUAGES[len(preset) % 6]), said.append).play()
    assert game.game.is_over
    assert any(line.startswith("1. ") for line in said)
    assert not any("  " in line or "{" in line or "│" in line for line in said)
    assert unfinished() == []


def test_mistakes_are_answered_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul())
    lines = ["hello", "9r1", "undo", "save nowhere/x.txt", "99", "0", "board nobody", "rematch"]
    said = "\n".join(play(monkeypatch, game, lines))
    assert "That isn’t a move." in said
    assert "Not allowed: there is no factory 9: with 2 players there are 5." in said
    assert "There is no move to take back." in said
    assert "nowhere/x.txt cannot be written" in said
    assert said.count("The list has no") == 2
    assert "Nobody here is called nobody. The players are Player 1, Bot 2." in said
    assert "The game isn’t over yet." in said
    assert len(game.game.record().actions()) == 20


def test_a_move_is_chosen_by_two_numbers_by_its_beginning_or_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul(), people=(0, 1))
    said = play(monkeypatch, game, ["2", "", "2", "1", "3b", "4", "4Y3"])
    assert "2. 1 yellow tile from factory 1 (1y)" in said
    assert said.count("1 yellow tile from factory 1:") == 2
    assert "1. line 1, complete, 1 point (1y1)" in said
    assert "6. floor line, 1 point lost (1yf)" in said
    assert [entry["move"] for entry in game.log if entry["kind"] == "move"] == ["1y1", "3b4", "4y3"]


def test_resigning_asks_first_and_a_rematch_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    said = play(monkeypatch, session(azulejos.azul()), ["resign", "score", "resign", "resign", "rematch"])
    assert said.count("Type resign again to resign.") == 2
    assert said[said.index("The game ends by resignation.") + 1] == "1. Bot 2, 0 points"
    assert "Round 1: Bot 2 starts." in said


def test_hints_tell_more_each_time_and_the_result_says_how_often(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul())
    said = play(monkeypatch, game, ["hint", "hint", "hint", "hint", "resign", "resign"])
    start = session(azulejos.azul())
    (best,) = {sentence for sentence in said if sentence.startswith("Best move: ")}
    assert best in {
        f"Best move: {tell_move(start.game.position_of(0), choice['move'], 'en')}." for choice in start.choices(0)
    }
    nudge, tiles = (sentence for sentence in said if sentence.startswith("Look at"))
    assert tiles.startswith(nudge[:-1])
    assert said.count(best) == 2
    assert said[len(said) - said[::-1].index(best)].endswith(".")  # why
    assert "Player 1 asks for help." not in said
    assert said.count("With help: Player 1 (4 times).") == 1


def test_the_coach_warns_before_a_bad_move_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul(), people=(0, 1))
    said = play(monkeypatch, game, ["coach 4", "coach", "coach 3", "coach 2", "2kf", "why", "2kf"])
    settings = [f"The coach warns before a move that gives away more than {points} points." for points in (4, 8, 2)]
    assert [sentence for sentence in said if sentence in settings] == settings
    asked = said.index("Are you sure?")
    assert said[asked + 1].startswith("This move seems to cost ")
    assert any(re.fullmatch(r"Better: .* to line \d\.", sentence) for sentence in said[asked:])
    assert [entry["move"] for entry in game.log if entry["kind"] == "move"] == ["2kf"]
    assert game.table["helped"] == [1, 0]


SITUATION = (
    "azul-jokers/2 2 offer:0 1 1 2brw,-,j3k,-,- 2yj 15b16y17r16k17w - "
    "7:r,-,bj,2j,-:by...,.....,.....,.....,.....:w 12:-,-,-,-,-:.....,.....,.....,.....,.....:*"
)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Factory 1: 2 blue, 1 red, 1 white.", "Empty: factory 2, factory 4, factory 5."]),
        ("en", ["Ben: 12 points.", "Floor line: 1 tile, 1 point lost.", "Starting marker.", "Wall: empty."]),
        ("en", ["Line 3: 2 blue out of 3, 1 of them a joker.", "Line 4: 2 jokers out of 4."]),
        ("en", ["Wall, row 1: blue in column 1, yellow in column 2."]),
        ("de", ["Ben: 12 Punkte.", "Bodenreihe: 1 Fliese, 1 Punkt Verlust.", "Wand: leer."]),
        ("es", ["Fábrica 1: 2 azules, 1 rojo, 1 blanco.", "Centro: 2 amarillos, 1 comodín."]),
        ("fr", ["Ligne 1\u00a0: 1 rouge sur 1.", "Sans tuiles\u00a0: ligne 2, ligne 5."]),
        ("nl", ["Fabriek 3: 3 zwarte, 1 joker.", "Lijn 3: 2 blauwe van 3, waarvan 1 joker."]),
        ("pt", ["Fábrica 1: 2 azuis, 1 vermelho, 1 branco.", "Saco: 81 azulejos."]),
    ],
)
def test_boards_and_offer_are_told_one_thing_a_line(language: str, sentences: list[str]) -> None:
    told = Teller.of(azulejos.parse_position(SITUATION), ["Ann", "Ben"], load(language)).everything()
    assert [sentence for sentence in sentences if sentence not in told] == []


def test_stars_are_told_by_their_spaces() -> None:
    position = azulejos.parse_position(
        "pavilion/2 4 acquire:0 0 c 2gbr,2p2g,-,2pgr,- po 2p2goy4r 5p8g5o6y9b7r 7p2g11o6y4b2r "
        "29:2g4y:-:in:.o....,rr....,bbb...,y.....,.g....,......,bgoyp. "
        "31:o3r:-:in:......,rr....,bbb...,yy....,......,.p....,bopyg."
    )
    assert Teller.of(position, ["Ann", "Ben"], load("en")).board(0) == [
        "Ann: 29 points.",
        "In hand: 2 green, 4 yellow.",
        "Orange star: space 2.",
        "Red star: spaces 1, 2.",
        "Blue star: spaces 1, 2, 3.",
        "Yellow star: space 1.",
        "Green star: space 2.",
        "Middle star: blue on space 1, green on space 2, orange on space 3, yellow on space 4, purple on space 5.",
        "Empty: purple star.",
    ]


def test_it_speaks_french_and_dutch(monkeypatch: pytest.MonkeyPatch) -> None:
    french = "\n".join(play(monkeypatch, session(azulejos.azul()), ["9r1", "1y1"], "fr"))
    assert "Interdit\u00a0: la fabrique 9 n’existe pas\u00a0: à 2 joueurs, il y en a 5." in french
    assert "Player 1 prend 1 tuile jaune sur la fabrique 1." in french
    dutch = "\n".join(play(monkeypatch, session(azulejos.azul()), ["1y1", "bord bot", "score", "board"], "nl"))
    assert "Bot 2: 0 punten.\n" in dutch
    assert "Player 1: 0 punten.\n" in dutch
    assert "Player 1 neemt 1 gele tegel van fabriek 1." in dutch


def test_undo_goes_back_to_the_players_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, session(azulejos.azul()), ["1y1", "undo", "1y2", "save mine.txt", "quit"])
    moves = [str(action) for action in load_game("mine.txt").actions() if not str(action).startswith("=")]
    assert moves[0] == "1y2"
    assert len(moves) == 2


def test_a_game_left_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul(), people=(1,))
    play(monkeypatch, game, ["quit"])
    again = LocalSession.resume(unfinished()[0])
    assert again.seats == {1}
    assert again.position == game.position


def test_a_file_cut_off_in_its_last_line_still_gives_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul())
    play(monkeypatch, game, ["1y1", "quit"])
    path = unfinished()[0].path
    text = path.read_text()
    path.write_text(text[:-20])
    again = LocalSession.resume(unfinished()[0])
    assert again.game.seq == game.game.seq - 1
    path.write_text("nonsense\n" + text)
    with pytest.raises(azulejos.AzulejosError, match="holds no game"):
        LocalSession.resume(unfinished()[0])


def test_the_table_is_drawn_with_a_letter_on_every_tile() -> None:
    position = azulejos.parse_position(
        "azul/2 2 offer:0 0 c b2rw,2ykw,-,bykw,3rk bkw 16b16y14r16k15w - "
        "3:r,-,-,-,-:.y...,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,....b:w"
    )
    text = plain_text(position, ["Ann", "Bob"])
    assert "1  B  R  R  W   2  Y  Y  K  W   3 ·····" in text
    assert "c  * B K W" in text
    assert "▶Ann 3" in text
    assert "1              R  │  b  Y  r  k  w" in text
    assert "5  ·  ·  ·  ·  ·  │  y  r  k  w  B" in text
    assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize("preset", azulejos.PRESETS)
def test_four_boards_fit_into_80_columns(preset: str) -> None:
    position = azulejos.game(preset, 4).new()
    assert all(len(line) <= 80 for line in plain_text(position, ["Mathilde", "Philippe", "Ann", "Ben"]).splitlines())


def test_in_a_real_terminal_it_asks_and_answers(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "azulejos", "play", "azul", "--plain", "--seed", "3", "-o", "max_rounds=1"]
    environment = {**os.environ, "AZULEJOS_RULES": "plain", "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        os.write(ours, b"1y1\n9r9\nquit\n")
        said = b""
        while process.poll() is None or said == b"":
            try:
                said += os.read(ours, 65536)
            except OSError:
                break
        assert process.wait() == 0
    os.close(ours)
    text = said.decode()
    assert "Player, your move (? for help):" in text
    assert "Player takes 1 yellow tile from factory 1." in text
    assert "That isn’t a move." in text
    assert "Your game is saved" in text


def test_without_a_terminal_it_is_plain_by_itself() -> None:
    command = [sys.executable, "-m", "azulejos", "play", "azul", "--seed", "3"]
    environment = {**os.environ, "AZULEJOS_RULES": "plain"}
    done = subprocess.run(command, input="quit\n", capture_output=True, text=True, env=environment, check=True)
    assert "Player, your move" in done.stdout
