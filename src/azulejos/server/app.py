"""The application: routes, errors, middleware, and what starts and stops with it."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from .. import __version__
from ..rules.errors import AzulejosError
from . import catalogue, games, openapi, study, tables
from .hub import Hub
from .limits import Clients
from .problems import MEDIA_TYPE, code_of, problem, problem_of, status_of
from .settings import Settings


class App(FastAPI):
    def openapi(self) -> dict[str, Any]:
        return openapi.document(self)


def make_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    app = App(
        title="Azulejos",
        version=__version__,
        summary="Play the Azul games with anyone.",
        description="The messages of a table's socket, `/api/tables/{table}/socket`, are the schemas `ClientMessage` "
        "and `ServerMessage`; errors are problems as in RFC 9457.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.clients = Clients(settings)
    app.state.hub = Hub(settings)
    for part in (catalogue, tables, games, study):
        app.include_router(part.router)
    app.add_exception_handler(AzulejosError, _refuse)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _http_error)
    return app


def answer(found: dict[str, Any], headers: Any = None) -> JSONResponse:
    return JSONResponse(found, found["status"], headers=headers, media_type=MEDIA_TYPE)


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, AzulejosError)
    assert status_of(code_of(error))
    return answer(problem_of(error))


async def _misunderstood(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return answer(problem("invalid", f"{where}: {first['msg']}"))


async def _http_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    codes = {404: "not_found", 405: "method"}
    return answer(problem(codes.get(error.status_code, "invalid"), str(error.detail)), error.headers)
