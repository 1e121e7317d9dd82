"""`azulejos serve`: tables for browsers and programs."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from .program import command


@command(
    "azulejos serve --open",
    "azulejos serve --host 0.0.0.0 --log-level info --log-json",
    "azulejos serve --database postgresql://azulejos@db/azulejos",
    "azulejos serve --openapi",
    needs="play",
)
def serve(
    host: Annotated[str, typer.Option(envvar="AZULEJOS_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            envvar="AZULEJOS_PORT", help="8000 if not said, or a free one if that is taken.", min=0, max=65_535
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="AZULEJOS_DATABASE", help="A file, or postgresql://…; a file in your data folder if not said."
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the web app in the browser.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="AZULEJOS_ORIGINS", help="Another site whose pages may use this server; may be repeated."),
    ] = None,
    proxies: Annotated[
        str, typer.Option(envvar="AZULEJOS_PROXIES", help="Addresses of proxies, with commas between.")
    ] = "127.0.0.1",
    list_private: Annotated[
        bool | None,
        typer.Option(
            envvar="AZULEJOS_LIST_PRIVATE", help="List finished games of private tables; only on localhost if not said."
        ),
    ] = None,
    metrics: Annotated[bool, typer.Option(envvar="AZULEJOS_METRICS", help="Serve /metrics for Prometheus.")] = True,
    bot_threads: Annotated[
        int, typer.Option(envvar="AZULEJOS_BOT_THREADS", help="Bots that think at once.", min=1)
    ] = 1,
    bot_seconds: Annotated[
        float, typer.Option(envvar="AZULEJOS_BOT_SECONDS", help="The longest a bot thinks about a move.")
    ] = 2.0,
    bot_nodes: Annotated[
        int, typer.Option(envvar="AZULEJOS_BOT_NODES", help="The most positions it looks at; each takes 32 bytes.")
    ] = 1_000_000,
    bot_pause: Annotated[
        float, typer.Option(envvar="AZULEJOS_BOT_PAUSE", help="Seconds before a bot moves, so that people can follow.")
    ] = 0.6,
    tables_per_hour: Annotated[
        int, typer.Option(envvar="AZULEJOS_TABLES_PER_HOUR", help="New tables a client may make in an hour.")
    ] = 120,
    sockets_per_client: Annotated[
        int, typer.Option(envvar="AZULEJOS_SOCKETS_PER_CLIENT", help="Open sockets a client may have.")
    ] = 200,
    messages_per_second: Annotated[
        float, typer.Option(envvar="AZULEJOS_MESSAGES_PER_SECOND", help="Messages a socket may send in a second.")
    ] = 20.0,
    requests_per_second: Annotated[
        float, typer.Option(envvar="AZULEJOS_REQUESTS_PER_SECOND", help="HTTP requests a client may send in a second.")
    ] = 20.0,
    max_tables: Annotated[
        int, typer.Option(envvar="AZULEJOS_MAX_TABLES", help="Open tables there may be in all.")
    ] = 20_000,
    close_days: Annotated[
        float, typer.Option(envvar="AZULEJOS_CLOSE_DAYS", help="Days after which a table nobody plays at is closed.")
    ] = 14.0,
    lease: Annotated[
        float,
        typer.Option(
            envvar="AZULEJOS_LEASE",
            help="Seconds after which a silent process loses its tables to the others.",
            min=1.0,
        ),
    ] = 3.0,
    log_level: Annotated[
        str, typer.Option(envvar="AZULEJOS_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
    log_json: Annotated[bool, typer.Option(envvar="AZULEJOS_LOG_JSON", help="Log lines as JSON.")] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help="Print the OpenAPI document and leave.")] = False,
) -> None:
    """Serve tables to browsers and programs."""
    from ..server.settings import DEFAULT_PORT, Settings

    if openapi:
        from ..server.app import make_app

        typer.echo(json.dumps(make_app().openapi(), indent=2))
        return
    from ..server.logs import set_up_logs
    from ..server.serving import serve as run
    from .warm import warm_for_a_person

    set_up_logs(log_level, log_json)
    warm_for_a_person()
    settings = Settings(
        host=host,
        port=DEFAULT_PORT if port is None else port,
        database=database,
        origins=tuple(origin or ()),
        proxies=proxies,
        list_private=list_private,
        metrics=metrics,
        bot_threads=bot_threads,
        bot_seconds=bot_seconds,
        bot_nodes=bot_nodes,
        bot_pause=bot_pause,
        tables_per_hour=tables_per_hour,
        sockets_per_client=sockets_per_client,
        messages_per_second=messages_per_second,
        requests_per_second=requests_per_second,
        max_tables=max_tables,
        close_after=close_days * 86_400,
        lease=lease,
    )
    run(settings, any_port=port is None, open_browser=open_browser)
