"""An engine whose bot counts positions until it is stopped, or has counted as many as it may."""

from __future__ import annotations

import random

from azulejos import Position
from azulejos.arena.session import serve
from azulejos.search.limits import Analysis, Candidate, Limits, Report, Stop


class CountingBot:
    name = "counting"

    def think(
        self,
        position: Position,
        limits: Limits | None = None,
        rng: random.Random | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
    ) -> Analysis:
        assert limits is not None
        assert limits.nodes is not None
        assert stop is not None
        if limits.depth == 13:
            raise ZeroDivisionError("an unlucky\nnumber")
        nodes = 0
        while nodes < limits.nodes and not stop.is_set():
            nodes += 1
        first, second = position.legal_actions()[:2]
        candidates = (Candidate(first, (2.5, -2.5), nodes), Candidate(second, (1.0, -1.0), 0))
        return Analysis(first, (first, second), (2.5, -2.5), candidates, nodes, 1, 0.25)


if __name__ == "__main__":
    serve(CountingBot())
