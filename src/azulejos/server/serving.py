"""`azulejos serve`: a socket, uvicorn, and an end in good order."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

from ..errors import AzulejosError
from .addresses import ALL, link_to, qr_code, qr_text, shared_addresses
from .compiling import compile_beside, compile_first
from .settings import DEFAULT_PORT, Settings, is_loopback

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

log = logging.getLogger(__name__)

WAITING = 2048
"""Connections that may wait to be accepted."""
TURN = 0.001
"""Seconds that a busy thread goes on while another one waits: a move waits no longer for the reading of a file."""
SPARE = 100
"""Files beside connections: the database, logs, libraries."""
TO_FINISH = 5
"""Seconds that open requests have when the server is told to stop."""


def serve(settings: Settings, *, open_browser: bool, invite: bool = False) -> None:
    """Serve until told to stop; what was begun is finished then. `invite`: show others the way, with a QR code."""
    listener = _listen(settings)
    _make_room(settings)
    sys.setswitchinterval(TURN)
    compile_first()
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ALL or is_loopback(host) else host
    said = [f"Azulejos is at {link_to('http', shown, port)}/ until you press Ctrl-C."]
    if invite:
        said += _invitation(settings, port)
    _runner(_run(settings, listener, said, f"{link_to('http', shown, port)}/" if open_browser else None))


def _invitation(settings: Settings, port: int) -> list[str]:
    """How others in the network get here: addresses, and a QR code of the first where it can be seen."""
    found = [f"{link_to('http', address, port)}/" for address in shared_addresses(settings)]
    if not found:
        return ["This machine is in no network, so nobody else can connect."]
    said = [f"Others in your network can open {' or '.join(found)}"]
    return [*said, qr_text(qr_code(found[0]))] if sys.stderr.isatty() else said


def _listen(settings: Settings) -> socket.socket:
    """A listening socket; if no port was asked for and the usual one is taken, on a free one."""
    host, port = settings.host, DEFAULT_PORT if settings.port is None else settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in (port, 0) if settings.port is None else (port,):
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            found.listen(WAITING)
            return found
        except OSError as error:
            found.close()
            reason = error.strerror
    raise AzulejosError(f"nobody can connect to {host}, port {port}: {reason}; choose another one with --port")


def _make_room(settings: Settings) -> None:
    """Let the process have as many files open as there may be connections, or say what to do."""
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted, unlimited = settings.connections + SPARE, resource.RLIM_INFINITY
    if soft == unlimited or soft >= wanted:
        return
    if hard != unlimited and hard < wanted:
        log.warning("only %d files may be open: allow %d (ulimit -n), or lower --connections", hard, wanted)
        wanted = hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _runner(main: object) -> None:
    try:
        import uvloop
    except ImportError:
        asyncio.run(main)  # type: ignore[arg-type]
    else:
        uvloop.run(main)  # type: ignore[arg-type]


async def _run(settings: Settings, listener: socket.socket, said: list[str], to_open: str | None) -> None:
    from .app import make_app

    app = make_app(settings)
    server = make_server(app)

    def leave(*_: object) -> None:
        """Before uvicorn minds signals itself; and once more when it is done, for the one that ended it."""
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, leave)
    async with app.router.lifespan_context(app):
        print("\n".join(said), file=sys.stderr, flush=True)
        if to_open is not None:
            threading.Thread(target=webbrowser.open, args=(to_open,), daemon=True).start()
        app.state.hub.bots.warm_up()
        compiling = asyncio.create_task(compile_beside())
        await server.serve(sockets=[listener])
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)


def make_server(app: FastAPI) -> uvicorn.Server:
    """Uvicorn, set up for our sockets; what starts and stops with the application is the caller's."""
    import uvicorn

    from .connections import TO_COME_BACK, Doors, HttpConnection, SocketConnection

    settings: Settings = app.state.settings
    app.state.doors = Doors(app)
    config = uvicorn.Config(
        app,
        http=HttpConnection,
        ws=SocketConnection,
        timeout_keep_alive=TO_COME_BACK,
        # A little more than allowed, so that most of what is too long gets an answer before the socket is closed.
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=TO_FINISH,
    )
    return uvicorn.Server(config)
