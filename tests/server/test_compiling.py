"""A server compiles beside playing: what most bots use comes first, and workers use each piece once it is there."""

import pytest

from programs import output, run

pytestmark = pytest.mark.compiled

NAMES = """
from azulejos.kernel import background
from azulejos.nets import compiling as nets
from azulejos.rules.boxes import built_in
from azulejos.rules.compiling import Compilations
from azulejos.rules.engine import compilation
from azulejos.search import compiling as search

jobs = {"rules": compilation, "search": search.SEARCHES.job, "net": nets.SEARCHES.job}
names = {id(job(box)): f"{kind} of {box.name}" for kind, job in jobs.items() for box in built_in()}
"""

FIRST_START = f"""{NAMES}
import asyncio
from azulejos.server import compiling

async def nothing(show):
    pass

compiling.watch = nothing
Compilations.was_compiled = lambda self, box: False
begun = []
background.Job.soon = lambda job: begun.append(names[id(job)])
asyncio.run(compiling.compile_beside())
print(*dict.fromkeys(begun), sep=", ")
"""

WORKER = f"""{NAMES}
import random

from azulejos import azul, pavilion
from azulejos.server.thinking import process
from azulejos.server.thinking.thoughts import Thought

def answer(game):
    position = game.new(random.Random(1))
    move = process.answer(Thought("tiler", str(position), 1.0, 50, None, True, False, "somebody"))
    return position.is_legal(move)

def loaded():
    # what was begun beside rules, once it is there
    jobs = [job for job in background._jobs if not names[id(job)].startswith("rules")]
    for job in jobs:
        job.now()
    return [names[id(job)] for job in jobs]

there = {{"azul"}}
Compilations.was_compiled = lambda self, box: self is search.SEARCHES and box.name in there
process._end_with_parent = lambda: None
process.settle_down()
print(*loaded(), answer(azul()), answer(pavilion()), sep=", ")
print(search.compiled_search(azul().box) is not None, search.compiled_search(pavilion().box))
there.add("pavilion")
print(answer(pavilion()), *loaded(), sep=", ")
"""


def test_rules_and_search_of_every_box_are_compiled_before_any_network() -> None:
    done = run(FIRST_START)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == (
        "rules of azul, rules of pavilion, search of azul, search of pavilion, net of azul, net of pavilion"
    )


def test_a_worker_uses_the_search_of_one_box_while_that_of_another_is_not_there() -> None:
    assert output(WORKER) == [
        "search of azul, True, True",
        "True None",
        "True, search of pavilion",
    ]
