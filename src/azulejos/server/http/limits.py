"""How much one client may ask for: a bucket that fills with time, and counts of what is open."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from ..problems import Refusal
from ..settings import Settings

MAX_CLIENTS = 20_000
"""Clients remembered; the one not seen for longest is forgotten."""


@dataclass
class Bucket:
    """Holds so many at most, and gets so many more each second."""

    size: float
    per_second: float
    now: Callable[[], float] = time.monotonic
    level: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.level, self.at = self.size, self.now()

    def take(self) -> bool:
        """Whether one more is allowed."""
        if self._fill() < 1:
            return False
        self.level -= 1
        return True

    @property
    def is_empty(self) -> bool:
        return self._fill() <= 0

    @property
    def wait(self) -> float:
        """Seconds until there is one in it, or until it is full where it holds less."""
        return max(0.0, min(1.0, self.size) - self._fill()) / self.per_second

    def pay(self, amount: float) -> None:
        """Take out what something has cost, known only when it is done; more than there is becomes a debt."""
        self._fill()
        self.level -= amount

    def _fill(self) -> float:
        now = self.now()
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now
        return self.level


class Client:
    """Everyone behind one address."""

    def __init__(self, settings: Settings, name: str = "") -> None:
        self.name = name
        self.requests = Bucket(4 * settings.requests_per_second, settings.requests_per_second)
        self.tables = Bucket(settings.tables_per_hour, settings.tables_per_hour / 3600)
        self.work = Bucket(settings.work_seconds, settings.work_seconds / 60)
        """Seconds of heavy work."""
        self.at_work = 0
        """Requests for such work that are not answered yet."""
        self.turn = asyncio.Lock()
        """Held by the one of them that is being worked on, so that the work of different clients alternates."""
        self.uploads = 0
        """Requests with a long body, or one of unknown length, that are not answered yet."""
        self.sockets = 0

    def count_table(self, what: str) -> None:
        """One more of the tables or games that it may make in an hour."""
        if not self.tables.take():
            told = f"no more than {self.tables.size:g} {what} an hour, please"
            raise Refusal("too_many", told, wait=self.tables.wait)

    @property
    def is_here(self) -> bool:
        return bool(self.sockets or self.at_work or self.uploads)


class Clients:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._clients: OrderedDict[str, Client] = OrderedDict()

    def find(self, connection: HTTPConnection) -> Client:
        key = client_key(connection.client.host if connection.client else "")
        client = self._clients.pop(key, None) or Client(self.settings, key)
        self._clients[key] = client
        while len(self._clients) > MAX_CLIENTS:
            oldest = next(iter(self._clients))
            if self._clients[oldest].is_here:
                self._clients.move_to_end(oldest)
            else:
                del self._clients[oldest]
        return client


def client_key(host: str) -> str:
    """An address; of IPv6 the half that a subscriber cannot choose."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def client_of(connection: HTTPConnection) -> Client:
    """The client behind a request."""
    clients: Clients = connection.app.state.clients
    return clients.find(connection)
