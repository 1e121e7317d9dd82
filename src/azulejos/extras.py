"""Packages that only some parts of Azulejos need. They come as extras: `pip install 'azulejos[play]'`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import AzulejosError


class MissingExtra(AzulejosError, ImportError):
    """Something needs packages that are not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs more packages: pip install 'azulejos[{extra}]'")
        self.extra = extra


@contextmanager
def needed(extra: str, what: str) -> Iterator[None]:
    """Tell a person what to install where an import fails in here; also a decorator. The outermost one speaks."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == __package__:
            raise
        raise MissingExtra(what, extra) from error
    except MissingExtra as error:
        if error.extra != extra:
            raise
        raise MissingExtra(what, extra) from error
