"""All that bots need compiled in a box: the rules, the search, and the search with a network where there is one."""

from __future__ import annotations

from ..kernel.background import Tell
from ..nets import compiling as nets
from ..nets.network import NoNetwork, find_network
from ..rules.box import Box
from ..search import compiling as search


def has_network(box: Box) -> bool:
    try:
        find_network(box)
    except NoNetwork:
        return False
    return True


def parts(box: Box) -> int:
    """How many parts `prepare` tells."""
    return search.PARTS + (nets.PARTS if has_network(box) else 0)


def prepare(box: Box, tell: Tell | None = None) -> None:
    """Wait until everything is compiled, where it can be and is not forbidden by `AZULEJOS_RULES=plain`."""
    search.prepare(box, tell)
    if has_network(box):
        nets.prepare(box, tell)


def was_compiled(box: Box) -> bool:
    """Whether an earlier run compiled exactly these sources, so that loading takes a second or two."""
    return search.was_compiled(box) and (not has_network(box) or nets.was_compiled(box))


def compile_soon(box: Box) -> None:
    """Compile in the background, or load what was compiled."""
    search.compilation(box).soon()
    if has_network(box):
        nets.compilation(box).soon()
