"""What every HTTP request goes through: the checks of host and origin, limits, security headers, a line in the log."""

from __future__ import annotations

import logging
import math
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...errors import AzulejosError
from ..problems import MEDIA_TYPE, Refusal, problem, problem_of
from ..security import HEADERS, is_own_origin
from .work import MOST_AT_ONCE, too_many_at_once

log = logging.getLogger("azulejos.server.access")
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "DELETE", "PATCH", "POST", "PUT")
"""Those that are counted by name; anybody can think of others."""
WITH_FILES = (
    "/api/annotation",
    "/api/frames",
    "/api/games",
    "/api/review",
    "/api/summary",
    "/api/tables",
    "/api/variation",
)
"""Where a game file may be sent."""


def answer(found: dict[str, Any], headers: Any = None) -> JSONResponse:
    """A problem as a response."""
    return JSONResponse(found, found["status"], headers=headers, media_type=MEDIA_TYPE)


def refuse(error: AzulejosError) -> JSONResponse:
    """An error as a response, with the seconds to wait where they are known."""
    wait = getattr(error, "wait", None)
    return answer(problem_of(error), None if wait is None else {"retry-after": str(max(1, math.ceil(wait)))})


class Middleware:
    """Around an application: HTTP requests go through `serve`, sockets go past it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.serve if scope["type"] == "http" else self.app)(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise NotImplementedError


class Gate(Middleware):
    """Around the whole application."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            try:
                scope["app"].state.hosts.check(Headers(scope=scope).get("host"))
            except Refusal as error:
                await refuse(error)(scope, receive, send)
                return
        await super().__call__(scope, receive, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self._admit(scope, receive, send_with_headers)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            scope["app"].state.metrics.http.labels(method, status).inc()
            seconds = time.perf_counter() - began
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * seconds, 1)}
            log.info("request", extra={**facts, "client": (scope.get("client") or ("",))[0]})

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        state, headers = scope["app"].state, Headers(scope=scope)
        client, length = state.clients.find(HTTPConnection(scope)), headers.get("content-length", "")
        limit = state.settings.file_bytes if scope["path"] in WITH_FILES else state.settings.body_bytes
        try:
            state.hosts.check(headers.get("host"))
            if scope["path"].startswith("/api") and not client.requests.take():
                told = f"no more than {state.settings.requests_per_second:g} requests a second, please"
                raise Refusal("too_many", told, wait=client.requests.wait)
            if scope["method"] not in SAFE:
                if not is_own_origin(headers.get("origin"), headers.get("host"), state.settings.origins):
                    raise Refusal("origin", "pages of other sites cannot use this server")
                if length.isdigit() and int(length) > limit:
                    raise _too_large(limit)
            is_short = scope["method"] in SAFE or (length.isdigit() and int(length) <= state.settings.body_bytes)
            if not is_short and client.uploads >= MOST_AT_ONCE:
                raise too_many_at_once()
        except Refusal as error:
            await refuse(error)(scope, receive, send)
            return
        client.uploads += not is_short
        try:
            await self.app(scope, _limited(receive, limit), send)
        finally:
            client.uploads -= not is_short


def _too_large(limit: int) -> Refusal:
    return Refusal("too_large", f"a request may have {limit} bytes")


def _limited(receive: Receive, limit: int) -> Receive:
    """Stop reading a body that grows beyond the limit, whatever its header said."""
    size = 0

    async def receive_some() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > limit:
            raise _too_large(limit)
        return message

    return receive_some


class Shield(Middleware):
    """Right around the routes: what nobody foresaw becomes a problem too, and is logged with its traceback."""

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_on(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except ClientDisconnect:
            log.debug("the client was gone before its request was complete")
        except Exception:
            log.exception("something broke", extra={"method": scope["method"], "path": scope["path"]})
            if has_begun:
                raise
            await answer(problem("failed", "something broke; it was written down"))(scope, receive, send)
