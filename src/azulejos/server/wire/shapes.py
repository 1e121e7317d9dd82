"""Schemas of the dataclasses that tables and rules speak in: pydantic models read off them, with nothing declared anew.

A model has the dataclass's fields, its docstrings as descriptions, and the limits in its metadata. What goes out is
never made into a model, for speed; the tests hold it to them.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable
from dataclasses import Field, fields, is_dataclass
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pydantic
from pydantic import BaseModel, ConfigDict, create_model
from typing_extensions import TypeAliasType

from ...rules.box import Box


class Message(BaseModel):
    """The base: nothing but what is named."""

    model_config = ConfigDict(extra="forbid")


@cache
def model_of(kind: type, prefix: str = "", /, optional: tuple[str, ...] = (), **replaced: Any) -> Any:
    """A model with the fields of a dataclass.

    `prefix` is put before its name. Fields named in `optional` may be missing; `replaced` has other types, by field.
    """
    assert is_dataclass(kind)
    hints, docs = get_type_hints(kind, include_extras=True), _docstrings(kind)
    parts: dict[str, Any] = {}
    for field in fields(kind):
        hint = replaced.get(field.name) or _with_models(hints[field.name], prefix)
        default = field.default if field.name in optional else ...
        told = field.name.removesuffix("_")  # Python keeps some words for itself
        parts[told] = (_described(hint, docs.get(field.name), field), default)
    name = kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__
    about = None if str(kind.__doc__).startswith(f"{kind.__name__}(") else kind.__doc__
    return create_model(name, __base__=Message, __doc__=about, **parts)


def union_of(name: str, models: Iterable[Any], discriminator: str | None = None) -> Any:
    """One of these, under a name of its own."""
    found = reduce(or_, models)
    is_plain = discriminator is None or (get_origin(found) is not Union and not isinstance(found, UnionType))
    return TypeAliasType(name, found if is_plain else Annotated[found, pydantic.Field(discriminator=discriminator)])


def prefix_of(box: Box) -> str:
    """What the names of a box's messages begin with."""
    return "".join(part.capitalize() for part in box.name.replace("-", "_").split("_"))


def _with_models(hint: Any, prefix: str) -> Any:
    """A type with models for the dataclasses in it."""
    if is_dataclass(hint):
        return model_of(hint, prefix)  # type: ignore[arg-type]
    origin, parts = get_origin(hint), get_args(hint)
    if not parts or origin is Literal:
        return hint
    if origin is Annotated:
        return Annotated[(_with_models(parts[0], prefix), *parts[1:])]
    changed = tuple(part if part in (Ellipsis, NoneType) else _with_models(part, prefix) for part in parts)
    if origin in (Union, UnionType):
        return reduce(or_, changed)
    if origin is tuple and changed[-1] is Ellipsis:
        origin, changed = list, changed[:1]
    generic: Any = origin
    return generic[changed]


def _described(hint: Any, description: str | None, field: Field[Any]) -> Any:
    limits = {"strict": True, **field.metadata} if field.metadata else {}
    if description is None and not limits:
        return hint
    return Annotated[hint, pydantic.Field(description=description, **limits)]


def _docstrings(kind: type) -> dict[str, str]:
    """What stands under the fields of a class and its bases, on one line."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if is_dataclass(base):
            found |= _own_docstrings(base)
    return found


@cache
def _own_docstrings(kind: Any) -> dict[str, str]:
    try:
        source = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):
        return {}
    body = getattr(ast.parse(source).body[0], "body", [])
    found: dict[str, str] = {}
    for node, following in pairwise(body):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            found[node.target.id] = " ".join(str(following.value.value).split())
    return found
