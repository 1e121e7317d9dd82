"""Who comes first, and how long each may take."""

import pytest

from azulejos.bots import find_bot
from azulejos.rules.game import Game
from azulejos.search.limits import Limits
from azulejos.server.thinking.fairness import LEAST, WITHIN, Queue
from azulejos.server.thinking.thoughts import Thought, is_quick, think


def queue(waiting: list[tuple[str, int]], client: str, reached: int = 0) -> Queue:
    """What waits, as pairs of client and rank."""
    own = [rank for other, rank in waiting if other == client]
    clients = {other for other, _ in waiting} | {client}
    return Queue(reached, max(own, default=0), len(clients), len(own) + 1)


def order(asked: str) -> str:
    """The order in which thoughts of these clients are thought, if all are asked for at once."""
    waiting: list[tuple[str, int]] = []
    for client in asked:
        waiting.append((client, queue(waiting, client).rank))
    return "".join(client for client, _ in sorted(waiting, key=lambda one: one[1]))


@pytest.mark.parametrize(
    ("asked", "thought"),
    [("aaab", "abaa"), ("aaaabbc", "abcabaa"), ("abab", "abab"), ("aaaa", "aaaa"), ("baaab", "baaba")],
)
def test_the_next_thought_of_a_client_stands_behind_everybodys_first(asked: str, thought: str) -> None:
    assert order(asked) == thought


def test_nobody_waits_for_ever_behind_clients_who_come_anew() -> None:
    waiting = [("many", rank) for rank in range(1, 6)]
    served, reached = [], 0
    for number in range(15):
        waiting.append((f"new {number}", queue(waiting, f"new {number}", reached).rank))
        first = min(waiting, key=lambda one: one[1])
        waiting.remove(first)
        served.append(first[0])
        reached = first[1]
    assert served.count("many") == 5
    assert served[:2] != ["many", "many"]


def test_a_hundred_thoughts_at_once_are_answered_in_time() -> None:
    for workers in (1, 2, 4):
        free, waited = [0.0] * workers, 0.0
        for left in range(100, 0, -1):
            free.sort()
            waited = free[0]
            free[0] += Queue(0, 0, 1, left).seconds(1.0, workers, waited)
        assert max(free) <= WITHIN + 1


def test_one_table_has_its_full_time_beside_a_hundred_of_another_client() -> None:
    assert Queue(0, 0, 2, 1).seconds(1.0, 1) == 1.0
    assert Queue(0, 99, 2, 100).seconds(1.0, 1) == pytest.approx(WITHIN / 200)


def test_a_thought_that_is_late_still_has_a_little_time() -> None:
    assert Queue(0, 0, 1, 1).seconds(1.0, 1, waited=60) == LEAST


@pytest.mark.parametrize(
    ("bot", "quick"),
    [("random", True), ("greedy", True), ("novice", True), ("artisan", True), ("mosaicist", False), ("master", False)],
)
def test_quick_bots_are_those_with_small_limits(bot: str, quick: bool) -> None:
    assert is_quick(find_bot(bot), Game.from_name("azul/2")) == quick


def test_a_thought_has_the_limits_of_its_bot_and_no_more_than_the_server_allows() -> None:
    position = Game.from_name("azul/2").new()
    master = Thought.about(find_bot("master"), position, Limits(0.5, 1_000_000), "")
    assert (master.seconds, master.nodes, master.depth, master.goes_by_clock) == (0.5, 1_000_000, None, True)
    tiler = Thought.about(find_bot("tiler"), position, Limits(2.0, 1_000_000), "")
    assert (tiler.seconds, tiler.depth, tiler.goes_by_clock) == (2.0, 1, False)


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "master"])
def test_a_thought_is_answered_with_a_legal_move(bot: str) -> None:
    position = Game.from_name("pavilion/3").new()
    assert position.is_legal(think(Thought.about(find_bot(bot), position, Limits(0.05, 100), "")))
