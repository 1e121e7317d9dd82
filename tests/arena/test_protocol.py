"""The words of an analysis in the engine protocol."""

import random

import azulejos
from azulejos.arena.protocol import format_analysis
from azulejos.search.limits import Analysis, Candidate


def test_chances_to_win_are_told_where_a_search_knows_them() -> None:
    first, second, *_ = azulejos.azul().new(random.Random(1)).legal_actions()
    sure = Candidate(first, (2.5, -2.5), 7, (0.75, 0.25))
    found = Analysis(first, (first,), (2.5, -2.5), (sure, Candidate(second, (1, -1), 3)), 10, 1, 0.5, (0.75, 0.25))
    assert list(format_analysis(found)) == [
        f"info depth 1 nodes 10 seconds 0.500 values 2.5 -2.5 chances 0.75 0.25 line {first}",
        f"info candidate {first} nodes 7 values 2.5 -2.5 chances 0.75 0.25",
        f"info candidate {second} nodes 3 values 1 -1",
        f"bestmove {first} line {first} values 2.5 -2.5 chances 0.75 0.25",
    ]
