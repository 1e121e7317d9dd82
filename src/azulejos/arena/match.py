"""One game of a tournament, from the first tile to the result."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace

from ..bots import as_bot, find_bot
from ..records import GameRecord, Node, write_game
from ..rules.action import Action
from ..rules.game import Position
from .deals import DealSequence
from .outside import OutsidePlayer
from .plan import Fixture, Plan
from .players import Forfeit, HousePlayer, Player
from .protocol import format_limits
from .results import Result

LAST_ROUND = 100
"""Players who only drop tiles would play for ever: after this round the scores count as they stand."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played: its result, and the text of its game file."""

    result: Result
    text: str


class Referee:
    """Plays games of one tournament, one at a time, and keeps outside programs running from game to game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._entrants = {entrant.name: entrant for entrant in plan.entrants}
        self._players: dict[tuple[str, int], Player] = {}
        """By name and, for copies at one table, which of them."""

    def play(self, fixture: Fixture) -> PlayedGame:
        tags = {"deal": str(fixture.deal)}
        if self.plan.limits is not None:
            tags["limits"] = format_limits(self.plan.limits)
        record = GameRecord(self.plan.game, fixture.seats, tags, start_seat=fixture.start)
        result = self._play(fixture, record)
        if result.ended:
            record.tags["ended"] = result.ended
        return PlayedGame(result, write_game(record))

    def _play(self, fixture: Fixture, record: GameRecord) -> Result:
        players = self._seat(fixture)
        deals = DealSequence(self.plan.seed, fixture.deal)
        node, seat = record.root, 0
        try:
            for seat, player in enumerate(players):
                player.begin(self.plan.game, _seed(self.plan, fixture, seat))
            while not node.position.is_over:
                if not node.position.is_chance:
                    seat = node.position.to_act
                    node = node.add(players[seat].choose(node.position))
                elif node.position.round > LAST_ROUND:
                    break
                else:
                    node = _add_draws(node, deals)
        except Forfeit as forfeit:
            return Result.of_forfeit(fixture, node.position.scores, seat, str(forfeit))
        result = Result.of(fixture, node.position.scores, node.position.ranking)
        return result if node.position.is_over else replace(result, ended=f"stopped after round {LAST_ROUND}")

    def _seat(self, fixture: Fixture) -> list[Player]:
        seated: Counter[str] = Counter()
        players = []
        for name in fixture.seats:
            key = name, seated[name]
            if key not in self._players:
                self._players[key] = self._make(name)
            players.append(self._players[key])
            seated[name] += 1
        return players

    def _make(self, name: str) -> Player:
        command = self._entrants[name].command
        if command:
            return OutsidePlayer(command, self.plan.limits, self.plan.patience)
        bot = as_bot(self.plan.bots[name]) if name in self.plan.bots else find_bot(name)
        return HousePlayer(bot, self.plan.limits)

    def close(self) -> None:
        for player in self._players.values():
            player.close()
        self._players.clear()


def _add_draws(node: Node, deals: DealSequence) -> Node:
    def play(draw: Action) -> Position:
        nonlocal node
        node = node.add(draw)
        return node.position

    deals.draw(node.position, play)
    return node


def _seed(plan: Plan, fixture: Fixture, seat: int) -> int:
    """A player's own chance: the same in a game that must be played again."""
    return random.Random(f"{plan.seed} {fixture.number} {seat}").getrandbits(32)
