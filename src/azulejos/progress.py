"""A line that shows how far something long has come; on a pipe, a sentence when it begins."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_line(what: str, parts: int) -> Iterator[Callable[[str], None]]:
    """Gives a function to call with the name of each part before it is done."""
    if not sys.stderr.isatty():
        print(f"azulejos: {what}", file=sys.stderr)
        yield lambda part: None
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
        begun = 0

        def step(part: str) -> None:
            nonlocal begun
            bar.update(task, completed=begun, description=part)
            begun += 1

        yield step
        bar.update(task, completed=parts)
