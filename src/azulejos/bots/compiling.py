"""All that bots need compiled in a box: the rules, the search, and the search with a network where there is one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..kernel.background import Tell
from ..nets import compiling as nets
from ..nets.network import NoNetwork, find_network
from ..rules.box import Box
from ..rules.compiling import Compilations
from ..search import compiling as search


def has_network(box: Box) -> bool:
    try:
        find_network(box)
    except NoNetwork:
        return False
    return True


def searches(box: Box) -> list[Compilations[Any]]:
    """Where the searches of a box are compiled, the plain one first."""
    return [search.SEARCHES, nets.SEARCHES] if has_network(box) else [search.SEARCHES]


def parts(box: Box) -> int:
    """How many parts `prepare` tells."""
    return search.PARTS + (nets.PARTS if has_network(box) else 0)


def prepare(box: Box, tell: Tell | None = None) -> None:
    """Wait until everything is compiled, where it can be and is not forbidden by `AZULEJOS_RULES=plain`."""
    for each in searches(box):
        each.prepare(box, tell)


def was_compiled(box: Box) -> bool:
    """Whether an earlier run compiled exactly these sources, so that loading takes a second or two."""
    return all(each.was_compiled(box) for each in searches(box))


def in_order(boxes: Iterable[Box]) -> list[tuple[Compilations[Any], Box]]:
    """What to compile first: the search of every box, which most bots use, and then what a network takes."""
    found = [(place, each, box) for box in boxes for place, each in enumerate(searches(box))]
    return [(each, box) for _, each, box in sorted(found, key=lambda entry: entry[0])]


def compile_soon(boxes: Iterable[Box]) -> None:
    """Compile in the background."""
    for each, box in in_order(boxes):
        each.job(box).soon()


def load_soon(boxes: Iterable[Box]) -> bool:
    """Load in the background what was compiled by now; whether that is everything."""
    wanted = in_order(boxes)
    there = [(each, box) for each, box in wanted if each.was_compiled(box)]
    for each, box in there:
        each.job(box).soon()
    return len(there) == len(wanted)


def load(box: Box) -> None:
    """Wait until what was compiled by now is loaded."""
    for each in searches(box):
        if each.was_compiled(box):
            each.job(box).now()
