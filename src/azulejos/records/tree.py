"""A recorded game: who played what, every move and every tile drawn, with comments and variations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..errors import AzulejosError
from ..rules.action import Action
from ..rules.game import Game, Move, Position


class Node:
    """A position in a recorded game, and the actions played or considered from there."""

    __slots__ = ("action", "children", "comment", "parent", "position")

    action: Action | None
    """What led here; None at the start."""
    children: list[Node]
    """What follows: first the main line, then the variations."""

    def __init__(self, position: Position, action: Action | None = None, parent: Node | None = None) -> None:
        self.position = position
        self.action = action
        self.parent = parent
        self.children = []
        self.comment = ""

    def add(self, move: Move, comment: str = "") -> Node:
        """Add an action after this one, as the main line if it is the first. Raises IllegalAction."""
        action = self.position.game.action(move)
        child = Node(self.position.apply(action), action, self)
        child.comment = comment
        self.children.append(child)
        return child

    def main_line(self) -> Iterator[Node]:
        """The nodes after this one, following the first child of each."""
        node = self
        while node.children:
            node = node.children[0]
            yield node

    @property
    def end(self) -> Node:
        """The last node of the main line from here."""
        node = self
        while node.children:
            node = node.children[0]
        return node


class GameRecord:
    """A game, its players, its tags, and its tree of actions."""

    def __init__(
        self,
        game: Game,
        seats: Iterable[str] = (),
        tags: dict[str, str] | None = None,
        start: Position | None = None,
        start_seat: int = 0,
    ) -> None:
        self.game = game
        self.seats = list(seats) or [""] * game.players
        self.tags = dict(tags or {})
        """Anything else worth keeping, such as `date` or `event`."""
        self.start_seat = start_seat
        self.is_set_up = start is not None
        """Whether the record begins with a position set up by hand, not with an empty table."""
        self.root = Node(start if start is not None else game.start(start_seat))
        if len(self.seats) != game.players:
            raise AzulejosError(f"{game.name} has {game.players} seats, and {len(self.seats)} names were given")

    @classmethod
    def of(
        cls, game: Game, moves: Iterable[Move], seats: Iterable[str] = (), *, start_seat: int = 0, **tags: str
    ) -> GameRecord:
        """A record of these actions, tiles drawn included; this seat begins."""
        record = cls(game, seats, tags, start_seat=start_seat)
        node = record.root
        for move in moves:
            node = node.add(move)
        return record

    def add_line(self, moves: Iterable[Move]) -> Node:
        """Follow these actions from the beginning, tiles drawn included, and add those that are not there yet.

        The first that is not becomes a variation, unless nothing was played there. Raises IllegalAction.
        """
        node = self.root
        for move in moves:
            action = node.position.game.action(move)
            node = next((child for child in node.children if child.action == action), None) or node.add(action)
        return node

    def take_apart(self) -> None:
        """Free the tree's memory now: its nodes point at each other, and would wait for the garbage collector."""
        nodes = [self.root]
        while nodes:
            node = nodes.pop()
            nodes += node.children
            node.parent, node.children = None, []

    def actions(self) -> list[Action]:
        """The actions of the main line, tiles drawn included."""
        return [node.action for node in self.root.main_line() if node.action is not None]

    @property
    def final(self) -> Position:
        """The last position of the main line."""
        return self.root.end.position

    @property
    def result(self) -> tuple[int, ...] | None:
        """The final scores, if the main line reaches the end of the game."""
        return self.final.scores if self.final.is_over else None

    @property
    def result_text(self) -> str:
        """The final scores as a game file has them, `64-51`, or `*` while the game is not over."""
        return "*" if self.result is None else "-".join(map(str, self.result))
