"""The OpenAPI document: FastAPI's, with our problems as errors, and messages of the socket and the page beside."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from ...table.limits import LONGEST_FILE
from .. import problems, wire

REF = "#/components/schemas/{model}"


def errors(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The problems a route may answer with, for its `responses`."""
    found: dict[int | str, dict[str, Any]] = {}
    for code in codes:
        status, title = problems.PROBLEMS[code]
        found[status] = {
            "description": title,
            "content": {problems.MEDIA_TYPE: {"schema": {"$ref": REF.format(model="Problem")}}},
        }
    return found


def text_body(description: str) -> dict[str, Any]:
    """A request whose body is a game file."""
    schema = {"type": "string", "minLength": 1, "maxLength": LONGEST_FILE}
    return {
        "requestBody": {"required": True, "description": description, "content": {"text/plain": {"schema": schema}}}
    }


def document(app: FastAPI) -> dict[str, Any]:
    """Made once, when first asked for."""
    if app.openapi_schema is None:
        found = get_openapi(
            title=app.title,
            version=app.version,
            summary=app.summary,
            description=app.description,
            routes=app.routes,
            separate_input_output_schemas=False,
        )
        schemas = found.setdefault("components", {}).setdefault("schemas", {})
        for name, message in {**wire.SOCKET, **wire.STREAMS, **wire.PAGE, "Problem": wire.Problem}.items():
            schema = TypeAdapter(message).json_schema(ref_template=REF, mode="serialization")
            schemas.update(schema.pop("$defs", {}))
            schemas[name] = schema
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        for path in found["paths"].values():
            for operation in path.values():
                responses = operation["responses"]
                responses |= {str(status): body for status, body in errors("host", "too_many", "failed").items()}
                if "422" in responses:
                    responses["422"] = errors("invalid")[422]
        app.openapi_schema = found
    return app.openapi_schema
