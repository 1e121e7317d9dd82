"""`azulejos warm`: compile everything now."""

from __future__ import annotations

from typing import Annotated

import typer

from .program import command


@command("azulejos warm", "azulejos warm --envs")
def warm(
    again: Annotated[bool, typer.Option("--again", help="Compile even if that was done before.")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="Also what the research environments need.")] = False,
) -> None:
    """Compile the rules and the search now, once, so that no game has to wait for it."""
    from ..kernel.background import has_numba
    from ..kernel.cache import is_warm, set_warm

    wanted = [part for part in ("play", *(["envs"] if envs else [])) if again or not is_warm(part)]
    if not wanted or not has_numba():
        return
    from ..bots import compiling
    from ..progress import progress_line
    from ..rules.boxes import all_boxes
    from ..rules.engine import compiled_engine

    total = 0
    if "play" in wanted:
        total += sum(compiling.parts(box) + 1 for box in all_boxes())
    if "envs" in wanted:
        from ..envs import warm as environments

        total += environments.PARTS * len(all_boxes())
    with progress_line("compiling the rules, once", total) as step:
        for box in all_boxes():
            if "play" in wanted:
                compiling.prepare(box, step)
                compiled_engine(box).ready_to_play_games(step)
            if "envs" in wanted:
                environments.warm(box, step)
    for part in wanted:
        set_warm(part)
