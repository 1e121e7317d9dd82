"""What can be set; `azulejos serve --help` tells it, and every flag has an environment variable."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass
from pathlib import Path

from ..errors import AzulejosError

DEFAULT_PORT = 8000


def data_folder() -> Path:
    root = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(root) / "azulejos"


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


@dataclass(frozen=True)
class Settings:
    """The defaults are those of a server for friends, on one machine."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str | None = None
    """A file's path or postgresql://…; the user's data folder if not said."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server."""
    proxies: str = "127.0.0.1"
    """The addresses whose word about a client's address is believed."""
    list_private: bool | None = None
    """Whether /api/games lists games of private tables; if not said, only where nobody else can connect."""
    metrics: bool = True

    bot_threads: int = 1
    bot_seconds: float = 2.0
    bot_nodes: int = 1_000_000
    """A search takes about 32 bytes a node, so this is 32 MB for each thread."""
    bot_pause: float = 0.6
    """How long a bot waits at least, so that people can follow."""

    message_bytes: int = 4096
    body_bytes: int = 150_000
    messages_per_second: float = 20.0
    requests_per_second: float = 20.0
    tables_per_hour: int = 120
    """For each client, as the next one."""
    sockets_per_client: int = 200
    max_tables: int = 20_000
    """Open tables in all."""

    sleep_after: float = 300.0
    """Seconds without a socket or an entry after which a table leaves memory; it comes back when somebody does."""
    close_after: float = 14 * 24 * 3600.0
    """Seconds without an entry after which a table is closed for good."""
    abandon_after: float = 60.0
    """Seconds without its player after which a seat may be taken over, where the table allows that."""
    lease: float = 3.0
    """Seconds after which a process that is not heard of loses its tables to the others."""

    @property
    def database_url(self) -> str:
        return database_url(self.database)

    @property
    def is_local(self) -> bool:
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    @property
    def lists_private(self) -> bool:
        return self.is_local if self.list_private is None else self.list_private
