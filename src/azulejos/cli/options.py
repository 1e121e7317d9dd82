"""Options of a command that has many: one dataclass, whose fields Typer reads as it reads parameters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields
from inspect import Parameter, Signature
from typing import Annotated, Any, TypeVar, get_type_hints

import typer

from ..errors import AzulejosError
from . import complete
from .program import Run

T = TypeVar("T")


def _remember(context: typer.Context, language: str | None) -> str | None:
    """Mistakes are told in this language too."""
    from ..locales import LANGUAGES

    if language is not None and language not in LANGUAGES:
        raise AzulejosError(f"there is no language {language!r}: they are {', '.join(LANGUAGES)}")
    if isinstance(context.obj, Run):
        context.obj.language = language
    return language


Language = Annotated[
    str | None,
    typer.Option(
        help="en, de, es, fr, nl or pt; the environment's by default.",
        autocompletion=complete.languages,
        callback=_remember,
    ),
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
