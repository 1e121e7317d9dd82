"""What makes twins of rule functions, for any compiler.

A twin is the same code object with other globals: bare names that stand for rule functions stand for their twins, alone
or in the NamedTuples that functions are bound to, and tables are arrays. The compiler gets a function and returns what
is called in its place; what a machine does in an instruction or two comes ready-made, in `intrinsics`.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from .rule import IN_ANY_ORDER, RULES, Table

Compiler = Callable[[Callable[..., Any]], Any]


class Maker:
    """The twins that one compiler made. Rule functions may still be added: they get theirs when one is asked for."""

    def __init__(
        self, intrinsics: Mapping[Callable[..., Any], Any], instead: Mapping[Callable[..., Any], Callable[..., Any]]
    ) -> None:
        """`instead` has functions that are compiled in place of others."""
        self._intrinsics = intrinsics
        self._instead = instead
        self._twins: dict[Callable[..., Any], Any] = {}
        self._spaces: dict[int, dict[str, Any]] = {}

    def has(self, function: Callable[..., Any]) -> bool:
        return function in self._twins

    def twin(self, function: Callable[..., Any]) -> Any:
        """One that was made."""
        return self._twins[function]

    def make(self, compiler: Compiler, any_order: Compiler | None = None) -> None:
        """Make the twins of all rule functions that have none; `any_order`, if given, compiles those marked so."""
        for function in RULES:
            if function in self._twins:
                continue
            if function in self._intrinsics:
                self._twins[function] = self._intrinsics[function]
                continue
            space = self._spaces.setdefault(id(function.__globals__), {})
            chosen = (any_order or compiler) if function in IN_ANY_ORDER else compiler
            self._twins[function] = chosen(moved(self._instead.get(function, function), space))
        for function in RULES:
            names = self._spaces.get(id(function.__globals__))
            if names == {}:
                names.update(self.translate(function.__globals__))

    def translate(self, names: Mapping[str, Any]) -> dict[str, Any]:
        """Global names as twins see them."""
        return {name: self._translated(value) for name, value in names.items()}

    def _translated(self, value: Any) -> Any:
        if isinstance(value, Table):
            return np.array(value, np.int64)
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return type(value)(*map(self._translated, value))
        if isinstance(value, types.FunctionType) and value in self._twins:
            return self._twins[value]
        return value


def moved(function: Callable[..., Any], names: dict[str, Any]) -> types.FunctionType:
    """The same function with other globals."""
    assert isinstance(function, types.FunctionType)
    copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return copy
