"""A table told in sentences, one thing a line: for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..locales import Texts
from ..rules.game import Position
from .plug import plug_of
from .speech import join_words
from .telling import tell_ranking

Json = dict[str, Any]


@dataclass(frozen=True)
class Teller:
    """Tells what lies on a table, from a position's and a table's JSON."""

    position: Json
    table: Json
    texts: Texts

    @classmethod
    def of(cls, position: Position, names: Sequence[str], texts: Texts) -> Teller:
        """For a position without a table."""
        seats = [{"name": name} for name in names]
        to_choose = [position.to_act] if position.to_act >= 0 else []
        return cls(position.to_json(), {"seats": seats, "to_choose": to_choose, "result": None}, texts)

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.table["seats"]]

    def state(self) -> list[str]:
        """The round, the phase and whose turn it is, or who won."""
        result, position = self.table["result"], self.position
        if result is not None:
            return [self.texts(f"end-{result['reason']}"), *tell_ranking(result, self.table["seats"], self.texts)]
        phase = self.texts(f"phase-{position['phase']}")
        said = [self.texts("spoken-round", round=position["round"], phase=phase)]
        if self.table["to_choose"]:
            to_play = join_words(self.names[seat] for seat in self.table["to_choose"])
            said.append(self.texts("spoken-to-play", players=to_play))
        return [*said, self.texts("spoken-last-round")] if position["last_round"] else said

    def scores(self) -> str:
        return f"{join_words(map(self._score, range(self.position['players'])))}."

    def middle(self) -> list[str]:
        """What lies between the players."""
        return plug_of(self.position).middle_sentences(self.position, self.texts)

    def title(self, seat: int) -> str:
        """Whose board it is, and its points."""
        return f"{self._score(seat)}."

    def _score(self, seat: int) -> str:
        return self.texts("spoken-board", player=self.names[seat], points=self.position["boards"][seat]["score"])

    def started(self, seat: int) -> list[str]:
        """What is under way on a board, and may change with the next move."""
        return plug_of(self.position).started_sentences(self.position, seat, self.texts)

    def board(self, seat: int) -> list[str]:
        """Whose it is, its points, and all that lies there."""
        laid = plug_of(self.position).laid_sentences(self.position, seat, self.texts)
        return [self.title(seat), *self.started(seat), *laid]

    def everything(self, first: int = 0) -> list[str]:
        """All that lies on the table, the boards clockwise from this seat on."""
        players = self.position["players"]
        boards = (self.board((first + i) % players) for i in range(players))
        return [*self.state(), *self.middle(), *(said for board in boards for said in board)]
