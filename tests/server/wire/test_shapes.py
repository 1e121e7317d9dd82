"""Schemas are read off dataclasses: names, types, docstrings and limits."""

from dataclasses import dataclass, field
from typing import Literal

import pytest
from pydantic import TypeAdapter, ValidationError

from azulejos.server.wire import shapes
from azulejos.table.limits import between


@dataclass(frozen=True)
class Stone:
    color: str
    """Its letter."""


@dataclass(frozen=True)
class Heap:
    """A heap of stones."""

    stones: tuple[Stone, ...]
    weight: float = field(metadata=between(1, 9))
    kind: Literal["heap"] = "heap"
    top: Stone | None = None


def test_a_model_has_the_fields_of_the_dataclass_and_of_those_in_it() -> None:
    model = shapes.model_of(Heap, "Big")
    assert model.__name__ == "BigHeap"
    schema = model.model_json_schema()
    assert schema["description"] == "A heap of stones."
    assert set(schema["required"]) == {"stones", "weight", "kind", "top"}
    assert schema["$defs"]["BigStone"]["properties"]["color"]["description"] == "Its letter."
    heap = {"kind": "heap", "stones": [{"color": "b"}], "weight": 5, "top": None}
    assert model.model_validate(heap).stones[0].color == "b"
    for wrong in ({"weight": 10}, {"weight": "5"}, {"more": 1}, {"stones": [{}]}, {"kind": "hill"}):
        with pytest.raises(ValidationError):
            model.model_validate({**heap, **wrong})


def test_fields_may_be_left_out_where_that_is_said() -> None:
    model = shapes.model_of(Heap, optional=("top",))
    assert model.model_validate({"kind": "heap", "stones": [], "weight": 1}).top is None


def test_a_union_has_a_name_and_is_told_apart_by_a_field() -> None:
    models = [shapes.model_of(Heap), shapes.model_of(Heap, "Other", kind=Literal["other"])]
    adapter = TypeAdapter(shapes.union_of("AnyHeap", models, "kind"))
    found = adapter.validate_python({"kind": "other", "stones": [], "weight": 1, "top": None})
    assert type(found).__name__ == "OtherHeap"
