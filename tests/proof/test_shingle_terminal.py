"""Shingle in the terminal, told in its own words; whole games are played in `tests/terminal`."""

from __future__ import annotations

import io

import pytest

import azulejos
from azulejos.locales import load
from azulejos.terminal.plain import PlainGame
from terminal.sessions import session


def play(monkeypatch: pytest.MonkeyPatch, language: str, *lines: str) -> str:
    said: list[str] = []
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    PlainGame(session(azulejos.game("shingle-calm"), people=(0, 1)), load(language), said.append).play()
    return "\n".join(said)


def test_moves_events_and_refusals_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    first = session(azulejos.game("shingle-calm"), people=(0, 1)).choices(0)[0]["move"]
    said = play(monkeypatch, "en", f"skim-{first[0]}", first)
    names = {"a": "an amber", "j": "a jade", "r": "a rose", "s": "a slate"}
    assert f"1. {names[first[0]]} pebble, cairn 1, 1 point ({first})" in said
    assert "Not allowed: nobody may skim in calm water." in said
    assert f"Player 1 lays {names[first[0]]} pebble on cairn 1: 1 point." in said


@pytest.mark.parametrize(("language", "words"), [("fr", "La marée apporte un galet"), ("nl", "De vloed brengt een")])
def test_it_speaks_french_and_dutch(monkeypatch: pytest.MonkeyPatch, language: str, words: str) -> None:
    assert words in play(monkeypatch, language)
