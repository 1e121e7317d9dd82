"""Records: mutable bundles of integers, which are Python objects in plain rules and NumPy records in compiled ones.

Every integer is signed, and no word uses more than 62 bits, so both forms compute the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

R = TypeVar("R", bound="Record")

Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "i2"]
Int32 = Annotated[int, "i4"]
Int64 = Annotated[int, "i8"]
Float32 = Annotated[float, "f4"]
Float64 = Annotated[float, "f8"]
"""Kinds of fields: a number, and how many bits it has in compiled code."""
WORD = 8
"""Bytes."""


class Field:
    """One field of a record: its name, its kind (a NumPy integer code or a record) and its shape."""

    __slots__ = ("kind", "name", "shape")

    def __init__(self, name: str, kind: str | type[Record], shape: tuple[int, ...]) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape

    def zero(self, shape: tuple[int, ...]) -> Any:
        if shape:
            return [self.zero(shape[1:]) for _ in range(shape[0])]
        return 0 if isinstance(self.kind, str) else self.kind()

    def copy(self, value: Any, depth: int) -> Any:
        if depth > 1:
            return [self.copy(item, depth - 1) for item in value]
        if isinstance(self.kind, str):
            return value[:]
        return [item.copy() for item in value]

    def to_tuple(self, value: Any, depth: int) -> Any:
        if depth:
            return [self.to_tuple(item, depth - 1) for item in value]
        return value if isinstance(self.kind, str) else value.to_tuple()

    def from_tuple(self, value: Any, depth: int) -> Any:
        if depth:
            return [self.from_tuple(item, depth - 1) for item in value]
        return int(value) if isinstance(self.kind, str) else self.kind.from_tuple(value)

    def dtype(self) -> tuple[Any, ...]:
        kind = self.kind if isinstance(self.kind, str) else self.kind.layout()
        return (self.name, kind, self.shape) if self.shape else (self.name, kind)


class Record:
    """A mutable bundle of integers, fixed arrays of them, and records; made by `@record`."""

    __slots__ = ()
    FIELDS: tuple[Field, ...] = ()

    def __init__(self) -> None:
        for field in self.FIELDS:
            setattr(self, field.name, field.zero(field.shape))

    def copy(self: R) -> R:
        new: R = object.__new__(type(self))
        for field in self.FIELDS:
            value = getattr(self, field.name)
            setattr(new, field.name, field.copy(value, len(field.shape)) if field.shape else value)
        return new

    def to_tuple(self) -> tuple[Any, ...]:
        return tuple(field.to_tuple(getattr(self, field.name), len(field.shape)) for field in self.FIELDS)

    @classmethod
    def from_tuple(cls: type[R], values: Sequence[Any]) -> R:
        new: R = object.__new__(cls)
        for field, value in zip(cls.FIELDS, values, strict=True):
            setattr(new, field.name, field.from_tuple(value, len(field.shape)))
        return new

    def to_words(self) -> Any:
        """Its memory in compiled code, as an array of words."""
        import numpy as np

        # Bytes between the fields stay zero, so that equal records are equal as bytes.
        dtype = self.dtype()
        words = np.zeros(dtype.itemsize // WORD, np.int64)
        words.view(dtype)[0] = self.to_tuple()
        return words

    @classmethod
    def from_words(cls: type[R], words: Any) -> R:
        return cls.from_tuple(words.view(cls.dtype())[0])

    @classmethod
    def layout(cls) -> Any:
        """Its fields in memory, as close together as they may be."""
        import numpy as np

        return np.dtype([field.dtype() for field in cls.FIELDS], align=True)

    @classmethod
    def dtype(cls) -> Any:
        """The same in whole words of 64 bits, since compiled code keeps states as arrays of those."""
        import numpy as np

        fields: Any = cls.layout()
        formats, offsets = zip(*(fields.fields[name][:2] for name in fields.names), strict=True)
        size = -(-fields.itemsize // WORD) * WORD
        return np.dtype({"names": fields.names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_tuple() == other.to_tuple()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in self.FIELDS)})"


def record(cls: type[R]) -> type[R]:
    """Turn annotated names into the fields of a record: `bag: Annotated[list[int], "i1", 6]`.

    A record that builds on another has its fields first.
    """
    hints = get_type_hints(cls, include_extras=True)
    fields = tuple(_field(name, hints[name]) for name in cls.__annotations__ if name != "FIELDS")
    body = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(field.name for field in fields)
    body["FIELDS"] = (*cls.FIELDS, *fields)
    return cast(type[R], type(cls.__name__, cls.__bases__, body))


def _field(name: str, hint: Any) -> Field:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{name}: a field is an Int8 … Int64, or Annotated[list[…], kind, shape…]")
    _, kind, *shape = get_args(hint)
    return Field(name, kind, tuple(shape))
