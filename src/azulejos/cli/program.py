"""What all commands share: the program itself, its exit codes, and words for mistakes."""

from __future__ import annotations

import os
import sys
import traceback
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import typer

from .. import __version__
from ..errors import AzulejosError, InvalidPosition, Reason
from ..extras import needed

MISTAKE, USAGE, BUG, INTERRUPTED = 1, 2, 70, 130
"""Exit codes beside 0. Typer itself leaves with `USAGE`, and with 1 when nobody reads the output any more."""

Function = TypeVar("Function", bound=Callable[..., None])

app = typer.Typer(
    name="azulejos",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Each command has its own --help, with examples. docs/ has the documentation and the rules of the games.",
)


def command(*examples: str, needs: str | None = None) -> Callable[[Function], Function]:
    """Add a command, with examples under its help, which the tests run, and the extra without which it cannot do.

    Each line of the examples is one.
    """
    lines = [line.strip() for example in examples for line in example.strip().splitlines()]

    def add(function: Function) -> Function:
        if needs is not None:
            function = needed(needs, f"azulejos {function.__name__}")(function)
        return app.command(epilog="\n  ".join(["Examples:", *lines]))(function)

    return add


@dataclass
class Run:
    """What a person said that matters for all of a run."""

    language: str | None = None


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"azulejos {__version__}")
        raise typer.Exit


@app.callback()
def azulejos(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Play, study and research the Azul games."""


def _show_warning(message: Any, *_: Any, **__: Any) -> None:
    print(f"azulejos: {message}", file=sys.stderr)


def _leave(sentence: Any, code: int) -> None:
    print(f"azulejos: {sentence}", file=sys.stderr)
    sys.exit(code)


def _in_words(error: AzulejosError, run: Run) -> str:
    """A sentence of the person's language where the catalogues have one, else the error's own words."""
    from ..extras import MissingExtra
    from ..locales import LANGUAGES, load, preferred_language

    reason = getattr(error, "reason", None)
    language = run.language or preferred_language()
    if not isinstance(reason, Reason) or (language == LANGUAGES[0] and not isinstance(error, InvalidPosition)):
        return str(error)
    try:
        texts = load(language, "game", "study")
    except MissingExtra:
        return str(error)
    if reason.id in texts:
        return texts(reason.id, **reason.arguments)
    if f"reason-{reason.id}" in texts:
        return texts("error-illegal-move", reason=texts(f"reason-{reason.id}", **reason.arguments))
    return str(error)


def main() -> None:
    """Run the command line; a person's mistake gets a sentence, and only a mistake of ours a traceback."""
    warnings.showwarning = _show_warning
    run = Run()
    try:
        try:
            app(prog_name="azulejos", obj=run)
        finally:
            sys.stdout.flush()
    except AzulejosError as error:
        _leave(_in_words(error, run), MISTAKE)
    except KeyboardInterrupt:
        _leave("stopped", INTERRUPTED)
    except BrokenPipeError:
        # What is still to be written must not complain when Python leaves.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(MISTAKE)
    except OSError as error:
        what = error.strerror or str(error)
        _leave(f"{error.filename}: {what}" if error.filename else what, MISTAKE)
    except Exception:
        traceback.print_exc()
        _leave("this is a mistake of Azulejos, not of yours; the lines above help to find it", BUG)
