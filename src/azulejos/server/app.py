"""The application: routes, errors, middleware, and what starts and stops with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from .. import __version__
from ..errors import AzulejosError
from .hosts import Hosts
from .http import analysis, catalogue, files, games, guide, metrics, openapi, puzzles, socket, study, tables
from .http.limits import Clients
from .http.middleware import Gate, Shield, answer, refuse
from .http.pages import Pages
from .http.work import Work
from .problems import problem
from .settings import Settings
from .tables.hub import Hub

DESCRIPTION = """\
Play the Azul games with anyone. Playing goes over a table's WebSocket, `/api/tables/{table}/socket`, in JSON: a client
sends `ClientMessage`s, the first of which is `JoinMessage`, and gets `ServerMessage`s. Errors are problems as RFC 9457
has them.
"""
PARTS = (catalogue, tables, games, files, study, analysis, puzzles, guide, socket, metrics)
ROUTERS = tuple(part.router for part in PARTS)


class App(FastAPI):
    def openapi(self) -> dict[str, Any]:
        return openapi.document(self)


def make_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    app = App(
        title="Azulejos",
        version=__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_live,
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.hosts = Hosts(settings)
    app.state.clients = Clients(settings)
    app.state.work = Work(settings)
    app.state.hub = Hub(settings)
    app.state.metrics = metrics.Metrics(app.state.hub, app.state.work)
    for router in ROUTERS:
        app.include_router(router)
    app.router.default = Pages()
    app.add_exception_handler(AzulejosError, _refuse)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(Shield)
    app.add_middleware(Gate)
    return app


@asynccontextmanager
async def _live(app: FastAPI) -> AsyncIterator[None]:
    hub: Hub = app.state.hub
    await hub.start()
    try:
        yield
    finally:
        app.state.work.close()
        await hub.stop()


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, AzulejosError)
    return refuse(error)


async def _misunderstood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return answer(problem("invalid", f"{where}: {first['msg']}"))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    path = request.url.path
    if error.status_code == 404:
        return answer(problem("not_found", f"there is nothing at {path}"))
    if error.status_code == 405:
        return answer(problem("method", f"{request.method} is not done at {path}"), {"allow": _allowed(request)})
    return answer(problem("invalid", str(error.detail)), error.headers)


def _allowed(request: Request) -> str:
    """The methods of all routes at this address; Starlette knows only those of the first."""
    found: set[str] = set()
    for route in (route for router in ROUTERS for route in router.routes):
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return ", ".join(sorted(found)) or "GET, HEAD"
