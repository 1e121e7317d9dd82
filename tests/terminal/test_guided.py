"""A newcomer's games in the plain terminal, with the guide beside them."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

import azulejos
from azulejos.locales import LANGUAGES
from azulejos.study import guide
from azulejos.terminal import guided
from azulejos.terminal.guided import GuidedGame, Told
from azulejos.terminal.session import LocalSession
from terminal.sessions import session

pytestmark = pytest.mark.compiled
GAMES = ("azul", "azul-grey", "azul-jokers", "azul-express", "pavilion", "pavilion-mono")
NUMBERS = range(1, 12)
WORDS = ("more", "again", "guide", "99", "nonsense", "score")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a move was worth matters little here, and compiled rules say the same."""
    monkeypatch.setenv("AZULEJOS_RULES", "compiled")
    monkeypatch.setattr(guided, "NODES", 4)


class Newcomer(io.StringIO):
    """Types numbers, whole moves, words for the guide, and nonsense; leaves when the game is over."""

    def __init__(self, game: LocalSession, seed: int) -> None:
        super().__init__()
        self.game = game
        self.rng = random.Random(seed)

    def readline(self, size: int | None = -1) -> str:
        if self.game.game.is_over:
            return ""
        moves = [choice["move"] for choice in self.game.choices(0)]
        word, move, numbers = self.rng.choice(WORDS), self.rng.choice(moves), self.rng.sample(NUMBERS, 4)
        return f"{self.rng.choice([word, move, *numbers])}\n"


@pytest.mark.parametrize(("preset", "language"), list(zip(GAMES, LANGUAGES, strict=True)))
def test_a_newcomer_who_types_anything_hears_the_guide_to_the_end(
    preset: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    limit = {"max_rounds": 2} if preset.startswith("azul") else {}
    game = session(azulejos.game(preset, 2, **limit), people=(0,))
    monkeypatch.setattr("sys.stdin", Newcomer(game, len(preset)))
    talk = GuidedGame(game, language, said.append)
    talk.play()
    assert game.game.is_over
    told = talk.told.ids
    assert len(told & set(guide.ideas_of(talk.box))) > 5
    assert Told().ids == told, "it is remembered in a file"
    assert not [line for line in said if "{" in line or "  " in line]
    assert sum(line.startswith(talk.texts("guide-title")) for line in said) > 10
    assert talk.last[0] in said[-3:]


def test_every_answer_of_a_first_turn_gets_its_word_and_may_be_taken_back() -> None:
    """Whatever the newcomer does first: lines are told about before one is chosen, then the move is praised or not."""
    said: list[str] = []
    game = session(azulejos.azul(), people=(0,))
    talk = GuidedGame(game, "en", said.append)
    kinds = set()
    talk.announce()
    assert said[-1].startswith("Guide: Take tiles. The round factories")
    pick = game.choices(0)[0]["move"][:2]
    talk.hear(f"{pick}\n")
    assert said[-1].startswith("Guide: Choose a line. Now choose one")
    assert "Marked: line 1; line 2;" in said[-1]
    for move in [choice["move"] for choice in game.choices(0)][::4]:
        said.clear()
        talk.hear(f"{move}\n")
        (comment,) = [line for line in said if line.startswith("Guide: ")]
        kinds.add(comment.startswith("Guide: That cost you about"))
        assert ("Better, for example:" in comment) == comment.startswith("Guide: That cost you about")
        talk.hear("undo\n")
    assert kinds == {True, False}


def test_the_guide_is_silent_when_it_is_told_to_and_proposes_the_next_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    game = session(azulejos.azul(max_rounds=1), people=(0,))
    talk = GuidedGame(game, "en", said.append)
    talk.hear("guide\n")
    talk.announce()
    talk.hear(game.choices(0)[0]["move"] + "\n")
    assert not [line for line in said if line.startswith("Guide:")]
    talk.hear("guide\n")
    assert said[-1].startswith("Guide: ")
    monkeypatch.setattr("sys.stdin", Newcomer(game, 3))
    talk.has_left = False
    talk.play()
    assert talk.opponent is None, "the greedy bot is on no ladder"
    talk.opponent = "apprentice"
    talk.hear("onward\n")
    assert [seat["name"] for seat in talk.session.table["seats"]][1] == "Apprentice"
    assert talk.session.table["result"] is None


def test_another_game_of_a_box_tells_only_what_it_adds() -> None:
    said: list[str] = []
    first = session(azulejos.azul(), people=(0,))
    known = Told()
    for idea in guide.ideas_of(azulejos.azul().box):
        if idea != "azul-express":
            known.add(idea)
    GuidedGame(session(azulejos.game("azul-express", 2), people=(0,)), "en", said.append).announce()
    assert said[-1].startswith("Guide: Express. One number differs")
    said.clear()
    GuidedGame(first, "en", said.append).announce()
    assert said[-1].startswith("Guide: Take tiles."), "a first game tells all anew"


def test_what_was_told_is_not_forgotten_when_writing_it_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "guide.json"
    told = Told(path)
    told.add("azul-take")
    monkeypatch.setattr("os.fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        told.add("azul-lines")
    assert Told(path).ids == {"azul-take"}
    assert list(tmp_path.iterdir()) == [path]
