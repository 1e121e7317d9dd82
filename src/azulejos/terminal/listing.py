"""Moves as numbered lists: first what to take or cover, then how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..locales import Texts
from .plug import plug_of
from .speech import capital, join_words, points_words

Json = dict[str, Any]


class MoveList:
    """The moves of a seat, and what the numbers stand for that were told last."""

    def __init__(self, choices: Sequence[Json], position: Json, texts: Texts) -> None:
        self.choices = choices
        self.texts = texts
        box = plug_of(position)
        self._spoken = {choice["move"]: box.speak_choice(choice, position, texts) for choice in choices}
        self._numbered: list[list[Json]] = []

    def first(self) -> list[str]:
        """What can be taken or covered; a move where there is only one way."""
        groups: dict[str, list[Json]] = {}
        for choice in self.choices:
            groups.setdefault(self._spoken[choice["move"]].begins, []).append(choice)
        self._numbered = list(groups.values())
        return [
            f"{number}. {self._whole(group[0])}" if len(group) == 1 else f"{number}. {self._what(group[0], begins)}"
            for number, (begins, group) in enumerate(groups.items(), 1)
        ]

    def beginning_with(self, typed: str) -> list[Json]:
        """The moves whose notation begins like this, or is just this."""
        found = [choice for choice in self.choices if choice["move"].startswith(typed)]
        return [choice for choice in found if choice["move"] == typed] or found

    def then(self, choices: Sequence[Json]) -> list[str]:
        """The moves among which one is still to choose, in one list; what they have in common comes first."""
        self._numbered = [[choice] for choice in choices]
        begin_alike = len({self._spoken[choice["move"]].begins for choice in choices}) == 1
        head = [self.texts("spoken-chosen", what=capital(self._spoken[choices[0]["move"]].what))] if begin_alike else []
        tell = self._how if begin_alike else self._whole
        return [*head, *(f"{number}. {tell(choice)}" for number, choice in enumerate(choices, 1))]

    def numbered(self, number: int) -> list[Json]:
        """The moves that a number stands for; none if nothing has that number."""
        return self._numbered[number - 1] if 1 <= number <= len(self._numbered) else []

    @property
    def told(self) -> list[Json]:
        """The moves of the list that was told last."""
        return [choice for group in self._numbered for choice in group]

    @property
    def last(self) -> int:
        return len(self._numbered)

    def _what(self, choice: Json, begins: str) -> str:
        return f"{self._spoken[choice['move']].what} ({begins})"

    def _how(self, choice: Json) -> str:
        how = self._spoken[choice["move"]].how
        return f"{join_words([how, points_words(choice, self.texts)])} ({choice['move']})"

    def _whole(self, choice: Json) -> str:
        spoken = self._spoken[choice["move"]]
        said = join_words([spoken.what, spoken.how, points_words(choice, self.texts)])
        return f"{said} ({choice['move']})"
