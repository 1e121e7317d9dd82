"""What several routes share: who serves, who asks, and answers that are not JSON."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from ...table.limits import LONGEST_FILE
from ..problems import Refusal
from ..tables.hub import Hub, hub_of
from .limits import Client, client_of
from .work import Work, work_of

HubOf = Annotated[Hub, Depends(hub_of)]
ClientOf = Annotated[Client, Depends(client_of)]
WorkOf = Annotated[Work, Depends(work_of)]


class GameFile(Response):
    media_type = "text/plain"


class Picture(Response):
    media_type = "image/svg+xml"


async def text_of(request: Request) -> str:
    """The game file that a request brings."""
    if request.headers.get("content-type", "text/plain").partition(";")[0].strip() != "text/plain":
        raise Refusal("media_type", "a game file is sent as text/plain")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("invalid", "a game file is UTF-8 text") from None
    if len(text) > LONGEST_FILE:
        raise Refusal("too_large", f"a game file may have {LONGEST_FILE} letters")
    return text


def file_of(errors: dict[int | str, Any], kind: type[Response] = GameFile) -> dict[int | str, Any]:
    """The `responses` of a route that answers with a file."""
    return {200: {"content": {kind.media_type: {"schema": {"type": "string"}}}}, **errors}
