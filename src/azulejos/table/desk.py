"""The scribe and the count for a page that runs them itself, without a server: JSON in, JSON out."""

from __future__ import annotations

import json
from typing import Any

from ..errors import AzulejosError, IllegalAction
from ..rules.box import Box
from ..rules.boxes import built_in
from ..rules.game import PLAYERS, Game
from .counting import Space, count_points, empty_boards, letter_meant, letters_to_choose
from .scribe import Scribe


class Desk:
    """One person's desk: there is at most one game that is being written down."""

    def __init__(self) -> None:
        self._scribe: Scribe | None = None

    def answer(self, text: str) -> str:
        """What comes of a request: `answer` has it, or `problem` says what is wrong in one sentence."""
        request = json.loads(text)
        try:
            found = getattr(self, f"do_{request.pop('do')}")(**request)
        except AzulejosError as error:
            return json.dumps({"problem": problem_of(error)})
        return json.dumps({"answer": found})

    # -------------------------------------------------------------------------------------------- what is asked

    def do_presets(self) -> list[dict[str, Any]]:
        """The games, and the options each may be played with."""
        return [describe_preset(name, box) for box in built_in() for name in box.presets]

    def do_begin(self, game: str, seats: list[str], start: int, tags: dict[str, str]) -> dict[str, Any]:
        return self._keep(Scribe.begin(Game.from_name(game), seats, start, **tags))

    def do_open(self, file: str, ahead: list[str]) -> dict[str, Any]:
        return self._keep(Scribe.open(file, ahead))

    def do_enter(self, moves: list[str]) -> dict[str, Any]:
        self._open.enter(*moves)
        return self._open.sheet.to_json()

    def do_undo(self, to: int | None = None) -> dict[str, Any]:
        self._open.undo(to)
        return self._open.sheet.to_json()

    def do_redo(self, count: int) -> dict[str, Any]:
        self._open.redo(count)
        return self._open.sheet.to_json()

    def do_rename(self, seat: int, name: str) -> dict[str, Any]:
        self._open.rename(seat, name)
        return self._open.sheet.to_json()

    def do_frames(self) -> dict[str, Any]:
        return self._open.frames

    def do_boards(self, game: str) -> dict[str, Any]:
        found = Game.from_name(game)
        return {"boards": empty_boards(found), "letters": letters_to_choose(found)}

    def do_count(self, game: str, boards: list[dict[str, Any]]) -> dict[str, Any]:
        return count_points(Game.from_name(game), boards).to_json()

    def do_lay(self, game: str, boards: list[dict[str, Any]], seat: int, space: Space, letter: str) -> str:
        return letter_meant(Game.from_name(game), boards, seat, space, letter)

    @property
    def _open(self) -> Scribe:
        if self._scribe is None:
            raise AzulejosError("no game is being written down: begin one, or open a game file")
        return self._scribe

    def _keep(self, scribe: Scribe) -> dict[str, Any]:
        self._scribe = scribe
        return scribe.sheet.to_json()


def describe_preset(name: str, box: Box) -> dict[str, Any]:
    """A game, and the options it may be played with."""
    options = [option.to_json() for option in box.describe_options(name)]
    return {"name": name, "box": box.name, "players": PLAYERS, "options": options}


def problem_of(error: AzulejosError) -> dict[str, Any]:
    reason = error.reason if isinstance(error, IllegalAction) else None
    return {
        "detail": str(error),
        "reason": None if reason is None else {"id": reason.id, "arguments": reason.arguments},
    }
