"""`azulejos serve`: tables for browsers and programs."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from dataclasses import Field, fields
from inspect import Parameter
from typing import Annotated, Any, get_type_hints

import typer

from ..server.settings import Settings, is_loopback
from .program import command


def _parameter(field: Field[Any], hint: Any) -> Parameter:
    """A setting as an option of a command."""
    limits = {name: field.metadata[name] for name in ("min", "max") if name in field.metadata}
    flags = [field.metadata["flag"]] if "flag" in field.metadata else []
    about = typer.Option(*flags, envvar=f"AZULEJOS_{field.name.upper()}", help=field.metadata["help"], **limits)
    kind, default = (list[str] | None, None) if hint == tuple[str, ...] else (hint, field.default)
    annotated: Any = Annotated
    return Parameter(field.name, Parameter.KEYWORD_ONLY, default=default, annotation=annotated[kind, about])


def with_settings(function: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option for each setting, in place of its `**settings`."""
    hints = get_type_hints(Settings)
    settings = [_parameter(field, hints[field.name]) for field in fields(Settings) if "help" in field.metadata]
    signature = inspect.signature(function, eval_str=True)
    own = [one for one in signature.parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
    parameters = [*settings, *own]
    function.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    function.__annotations__ = {one.name: one.annotation for one in parameters}
    return function


@command(
    """
    azulejos serve --open
    azulejos serve --lan
    azulejos serve --host 0.0.0.0 --log-level info --log-json
    azulejos serve --database postgresql://azulejos@db/azulejos
    azulejos serve --openapi
    """,
    needs="play",
)
@with_settings
def serve(
    *,
    log_level: Annotated[
        str, typer.Option(envvar="AZULEJOS_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
    log_json: Annotated[bool, typer.Option(envvar="AZULEJOS_LOG_JSON", help="Log lines as JSON.")] = False,
    lan: Annotated[
        bool,
        typer.Option(
            "--lan", envvar="AZULEJOS_LAN", help="Let others in your network play: show the address and its QR code."
        ),
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the web app in the browser.")] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help="Print the OpenAPI document and exit.")] = False,
    **settings: Any,
) -> None:
    """Serve tables to browsers and programs."""
    if openapi:
        from ..server.app import make_app

        typer.echo(json.dumps(make_app().openapi(), indent=2))
        return
    from ..server.addresses import ALL
    from ..server.logs import set_up_logs
    from ..server.serving import serve as run

    set_up_logs(log_level, log_json)
    if lan and is_loopback(settings["host"]):
        settings["host"] = ALL[0]
    lists = {name: tuple(settings[name] or ()) for name in ("origins", "allowed_hosts")}
    run(Settings(**{**settings, **lists}), open_browser=open_browser, invite=lan)
