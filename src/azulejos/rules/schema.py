"""Values that are their own JSON form: dataclasses of plain fields, which a schema can be read off."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Values:
    """The base of positions and events. Fields are numbers, strings, None, lists, tuples, dicts and other values."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {
        "extra": "forbid",
        "use_attribute_docstrings": True,
        "json_schema_serialization_defaults_required": True,
    }
    """How those who publish a schema read the fields."""

    def to_json(self) -> dict[str, Any]:
        return {field.name: plain(getattr(self, field.name)) for field in fields(self)}


def plain(value: Any) -> Any:
    if isinstance(value, Values):
        return value.to_json()
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value
