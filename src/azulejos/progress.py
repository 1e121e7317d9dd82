"""A line that shows how far something long has come; on a pipe, a sentence when it begins."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Show = Callable[[int, str], None]
"""Is told how many parts are done, and which one is being done."""


@contextmanager
def progress_bar(what: str, parts: int) -> Iterator[Show]:
    """Show a bar on a terminal, for as long as the context lasts."""
    if not sys.stderr.isatty():
        print(f"azulejos: {what}", file=sys.stderr, flush=True)
        yield lambda done, part: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("azulejos: " + what),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=parts)
        yield lambda done, part: bar.update(task, completed=done, description=part)


@contextmanager
def progress_line(what: str, parts: int) -> Iterator[Callable[[str], None]]:
    """Gives a function to call with the name of each part before it is done."""
    with progress_bar(what, parts) as show:
        begun = 0

        def step(part: str) -> None:
            nonlocal begun
            show(begun, part)
            begun += 1

        yield step
        show(parts, "")
