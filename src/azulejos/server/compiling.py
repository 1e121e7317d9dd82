"""Compiling beside serving: plain rules and the plain search play until the compiled ones are there."""

from __future__ import annotations

import asyncio
import gc
import sys

from ..bots import compiling
from ..kernel.background import has_numba, mode, progress
from ..progress import Show, progress_bar, progress_line
from ..rules.boxes import all_boxes
from ..rules.engine import compilation as rules_compilation

LOOK = 0.2
"""Seconds between two looks at how far it is."""
BESIDE = "The rules and the search are being compiled, once; until that is done bots see less far."


def compile_first() -> None:
    """Wait for the compiler, where `AZULEJOS_RULES=compiled` says that nothing is to be played before."""
    if mode() == "compiled":
        total = sum(map(compiling.parts, all_boxes()))
        with progress_line("compiling the rules and the search, once", total) as step:
            for box in all_boxes():
                compiling.prepare(box, step)


async def compile_beside() -> None:
    """Compile everything in the background, tell the terminal how far it is, and settle down when it is done."""
    if mode() == "auto" and has_numba():
        is_quick = all(compiling.was_compiled(box) for box in all_boxes())
        for box in all_boxes():
            rules_compilation(box).soon()
        if not is_quick:  # for the workers, which load it when it is there
            compiling.compile_soon(all_boxes())
            print(BESIDE, file=sys.stderr, flush=True)
        if is_quick or not sys.stderr.isatty():
            await watch(lambda done, part: None)
        else:
            with progress_bar("compiling", progress().total) as show:
                await watch(show)
    settle_memory()


async def watch(show: Show) -> None:
    """Show how far all compiling has come, until it is done."""
    while not (found := progress()).is_done:
        show(found.done, found.part)
        await asyncio.sleep(LOOK)


def settle_memory() -> None:
    """Tell the garbage collector that what is loaded now stays: looking through all of it takes a third of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
