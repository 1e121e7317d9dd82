"""What can be set. A setting with a help text is an option of `azulejos serve`, and has an environment variable."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..errors import AzulejosError
from ..folders import data_folder

DEFAULT_PORT = 8000
A_DAY = 86_400


def database_url(text: str | None) -> str:
    """The SQLAlchemy URL for what a person typed: nothing, a file's path, or postgresql://…"""
    if text is None:
        return f"sqlite+aiosqlite:///{data_folder() / 'tables.db'}"
    scheme, has_scheme, rest = text.partition("://")
    if not has_scheme:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().absolute()}"
    if scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise AzulejosError(f"{scheme!r} is no database for tables: give the path of a file, or postgresql://…")


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine itself, and so another one on each."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def option(default: Any, help: str, /, **more: Any) -> Any:
    """A setting that people may choose. `more`: its limits `min` and `max`, and its `flag` if not its name."""
    return field(default=default, metadata={"help": help, **more})


@dataclass(frozen=True)
class Settings:
    """The defaults are those of a server for friends, on one machine."""

    host: str = option("127.0.0.1", "The address to listen on.")
    port: int | None = option(None, "8000 by default, or a free one if that is taken.", min=0, max=65_535)
    database: str | None = option(None, "A file, or postgresql://…; a file in your data folder by default.")
    origins: tuple[str, ...] = option(
        (), "Another site whose pages may use this server; may be repeated.", flag="--origin"
    )
    allowed_hosts: tuple[str, ...] = option(
        (), "Another name that this server goes by; may be repeated, and * is any.", flag="--allowed-host"
    )
    proxies: str = option("127.0.0.1", "Addresses of proxies, with commas between.")
    """Their word about a client's address is believed."""
    list_private: bool = option(False, "List finished games of private tables to everybody, but never through a proxy.")
    metrics: bool = option(True, "Serve /metrics for Prometheus.")

    workers: int | None = option(
        None, "Processes in which bots think; one less than cores by default, 0 for only those elsewhere.", min=0
    )
    bot_seconds: float = option(2.0, "The longest a bot thinks about a move.")
    bot_nodes: int = option(1_000_000, "The most positions it looks at; each takes 32 bytes.")
    bot_pause: float = option(0.6, "Seconds before a bot moves, so that people can follow.")

    study_seconds: float = option(30.0, "The longest an analysis of a position takes.")
    study_niceness: int = 19
    """Of the processes that analyse and review: the lowest priority, so that moves come first."""

    tables_per_hour: int = option(120, "New tables a client may make in an hour.")
    sockets_per_client: int = option(200, "Open sockets a client may have.")
    messages_per_second: float = option(20.0, "Messages a socket may send in a second.")
    requests_per_second: float = option(20.0, "HTTP requests a client may send in a second.")
    work_seconds: float = option(10.0, "Seconds of reading files and drawing a client may ask for in a minute.")
    connections: int = option(4_000, "Connections in all.", min=1)
    connections_per_client: int = option(256, "Connections a client may have; a proxy may have more.", min=1)
    max_tables: int = option(20_000, "Open tables in all.")
    message_bytes: int = 4096
    body_bytes: int = 20_000
    file_bytes: int = 150_000
    """The same where a game file may be sent."""

    close_days: float = option(14.0, "Days after which an unused table is closed.")
    sleep_after: float = 300.0
    """Seconds without a socket or an entry after which a table leaves memory; it comes back when somebody does."""
    abandon_after: float = 60.0
    """Seconds without its player after which a seat may be taken over, where the table allows that."""
    lease: float = option(3.0, "Seconds after which a silent process loses its tables to the others.", min=1.0)

    @property
    def worker_count(self) -> int:
        return max(1, cores() - 1) if self.workers is None else self.workers

    @property
    def database_url(self) -> str:
        return database_url(self.database)

    @property
    def close_after(self) -> float:
        """`close_days` in seconds."""
        return self.close_days * A_DAY

    @property
    def is_local(self) -> bool:
        """Whether nobody but its own machine can connect."""
        return is_loopback(self.host)
