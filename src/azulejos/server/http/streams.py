"""Answers that come line by line, as JSON: they pass every proxy, and a request may have a body."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

from pydantic_core import to_json
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

NDJSON = "application/x-ndjson"
HEADERS = {"x-accel-buffering": "no"}
"""So that a proxy hands on each line when it comes."""


class Lines(StreamingResponse):
    """A stream of JSON values. When it ends, or its reader goes, `leave` is called."""

    def __init__(self, values: AsyncIterator[dict[str, Any]], leave: Callable[[], None]) -> None:
        super().__init__(_written(values), media_type=NDJSON, headers=HEADERS)
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._leave()


async def _written(values: AsyncIterator[dict[str, Any]]) -> AsyncIterator[bytes]:
    async for value in values:
        yield to_json(value) + b"\n"


def stream_of(errors: dict[int | str, Any], line: str) -> dict[int | str, Any]:
    """The `responses` of a route that answers with lines of this model."""
    schema = {"$ref": f"#/components/schemas/{line}"}
    about = "Lines of JSON, until the study is done or the request is closed."
    return {200: {"description": about, "content": {NDJSON: {"schema": schema}}}, **errors}
