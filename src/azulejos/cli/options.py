"""Options of a command that has many: one dataclass, whose fields Typer reads as it reads parameters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from inspect import Parameter, Signature
from typing import Annotated, Any, TypeVar, get_type_hints

import typer

from . import complete

T = TypeVar("T")
Language = Annotated[
    str | None,
    typer.Option(help="en, de, es, fr, nl or pt; the environment's by default.", autocompletion=complete.languages),
]


def with_options(kind: type[T]) -> Callable[[Callable[[T], None]], Callable[..., None]]:
    """Make a command of a function that takes such a dataclass."""
    hints = get_type_hints(kind, include_extras=True)
    parameters = [
        Parameter(
            each.name,
            Parameter.POSITIONAL_OR_KEYWORD,
            default=Parameter.empty if each.default is MISSING else each.default,
            annotation=hints[each.name],
        )
        for each in fields(kind)  # type: ignore[arg-type]
    ]

    def decorate(function: Callable[[T], None]) -> Callable[..., None]:
        def run(**values: Any) -> None:
            function(kind(**values))

        run.__name__, run.__doc__, run.__module__ = function.__name__, function.__doc__, function.__module__
        run.__annotations__ = hints
        run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        return run

    return decorate
