"""The walks in docs/architecture.md: each function is there, and they are called in that order."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import azulejos
from azulejos.arena.match import Referee
from azulejos.arena.plan import Plan
from azulejos.search import best_first
from server.servers import running, settings_for

ROOT = Path(__file__).parent.parent
PACKAGE = Path(azulejos.__file__).parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
STEP = re.compile(r"^\d+\. `([^`]+)`(?: `([^`]+)`)? ", re.MULTILINE)
Call = tuple[str, str]


def walk(title: str) -> list[Call]:
    """The steps of a walk: file and function, which is empty for the page's files."""
    part = PAGE.split(f"### {title}\n")[1].split("\n##")[0]
    return [(file, function) for file, function in STEP.findall(part)]


@contextmanager
def recorded(wanted: list[Call]) -> Iterator[list[Call]]:
    """What is called of these functions, in the order of the first call."""
    calls: list[Call] = []
    names = {(str(PACKAGE / file), function): (file, function) for file, function in wanted}

    def profile(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            # Bound functions have names of their own; what counts is where their code is.
            found = names.get((frame.f_code.co_filename, frame.f_code.co_qualname))
            if found is not None and found not in calls:
                calls.append(found)

    threading.setprofile(profile)
    sys.setprofile(profile)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]


TITLES = re.findall(r"^### (.+)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("title", TITLES)
def test_every_step_of_a_walk_is_there(title: str) -> None:
    steps = walk(title)
    assert len(steps) > 3
    for file, function in steps:
        path = ROOT / file if file.startswith("web/") else PACKAGE / file
        assert path.exists(), file
        if function:
            last = function.rpartition(".")[2]
            assert re.search(rf"def {last}\b", path.read_text(encoding="utf-8")), (file, function)


async def test_a_click_reaches_the_other_socket_by_the_functions_of_the_walk(tmp_path: Path) -> None:
    steps = [step for step in walk(TITLES[0]) if step[1]]
    async with running(settings_for(tmp_path)) as server:
        table = await server.make_table_of_friends()
        mover, other = await table.player(0), await table.player(1)
        choices = await mover.until("choices")
        with recorded(steps) as calls:
            move = choices["choices"][0]["move"]
            await mover.request("act", seat=0, seq=mover.seq, move=move)
            told = await other.until("entry")
    assert told["entry"]["move"] == move
    assert calls == list(dict.fromkeys(steps))


def test_a_bot_takes_its_turn_by_the_functions_of_the_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    """With plain search, which can be watched."""
    monkeypatch.setenv("AZULEJOS_RULES", "plain")
    monkeypatch.setattr(best_first, "compiled_search", lambda box: None)
    steps = walk(TITLES[1])
    game = azulejos.azul(players=2, max_rounds=1)
    plan = Plan(game, ("tiler", "random"), seed=1)
    with recorded(steps) as calls:
        Referee(plan).play(next(iter(plan.fixtures())))
    assert calls == steps
