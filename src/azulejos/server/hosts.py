"""The names this server goes by.

A page elsewhere could have its own name point at this machine, and its browser would take us for a part of that site
(DNS rebinding). So a request for a name that is not ours is refused. An address in place of a name cannot be pointed
anywhere; but who listens on localhost alone is asked for by no other address.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from .problems import Refusal
from .settings import Settings, is_loopback


class Hosts:
    def __init__(self, settings: Settings) -> None:
        self.is_local = settings.is_local
        self.is_any = "*" in settings.allowed_hosts
        self.names = {"localhost", *(_name(host) for host in (settings.host, *settings.allowed_hosts))} - {""}
        if not self.is_local:
            machine = socket.gethostname().lower()
            self.names |= {machine, machine.partition(".")[0], machine.partition(".")[0] + ".local"}

    def check(self, header: str | None) -> None:
        """Refuse a `Host` that is not ours; no browser comes without one."""
        if header is not None and not self._knows(_name(header)):
            name = header[:100]
            raise Refusal("host", f"{name!r} is not a name of this server; whoever runs it can add --allowed-host")

    def _knows(self, name: str) -> bool:
        return self.is_any or name in self.names or is_loopback(name) or (not self.is_local and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    """Without its port, in small letters."""
    return split_host(host)[0]


def split_host(host: str) -> tuple[str, int | None]:
    """A `Host` as a name in small letters and a port, if it has one; "" if it is no host at all."""
    try:
        found = urlsplit(f"//{host}")
        return (found.hostname or "").removesuffix("."), found.port
    except ValueError:
        return "", None
