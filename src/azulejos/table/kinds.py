"""Messages that are told apart by their `kind`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, kw_only_default=True)
def kind(name: str) -> Callable[[type[T]], type[T]]:
    """Make a class a frozen dataclass whose `kind` is this, as a literal in its schema."""

    def make(cls: type[T]) -> type[T]:
        literal: Any = Literal
        cls.__annotations__ = {**inspect.get_annotations(cls), "kind": literal[name]}
        cls.kind = name  # type: ignore[attr-defined]
        return dataclass(frozen=True, kw_only=True)(cls)

    return make
