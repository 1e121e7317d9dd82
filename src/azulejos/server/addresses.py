"""Where others reach this server: its addresses, and QR codes of them for phones."""

from __future__ import annotations

import socket
from contextlib import suppress
from functools import lru_cache

from .settings import Settings, is_loopback

ALL = ("0.0.0.0", "::")
"""A server that listens on these does so on all of its machine's addresses."""
ROUTES = ("198.51.100.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Somewhere far away, and in each of the networks that homes and offices have."""

Matrix = tuple[tuple[bool, ...], ...]


def network_addresses() -> list[str]:
    """The addresses of this machine in its networks; first that from which it reaches the rest of the world."""
    found: list[str] = []
    for route in ROUTES:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((route, 9))  # it sends nothing, but chooses where it would send from
            address = probe.getsockname()[0]
            if address not in found and not is_loopback(address) and address not in ALL:
                found.append(address)
    return found


def shared_addresses(settings: Settings) -> list[str]:
    """Those under which others may reach this server; none if it listens to its own machine alone."""
    if settings.is_local:
        return []
    return network_addresses() if settings.host in ALL else [settings.host]


def link_to(scheme: str, host: str, port: int | None) -> str:
    """The address of a server's start page, without the slash at its end."""
    name = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}.get(scheme)
    return f"{scheme}://{name}" if port in (None, usual) else f"{scheme}://{name}:{port}"


@lru_cache(maxsize=256)
def qr_code(text: str) -> Matrix:
    """The modules of a QR code, row by row; True is dark. The quiet zone around it is up to whoever draws it."""
    import segno

    return tuple(tuple(bool(module) for module in row) for row in segno.make_qr(text, error="l").matrix)


def qr_path(code: Matrix) -> str:
    """A QR code as the path of an SVG, one unit for each module."""
    parts = []
    for y, row in enumerate(code):
        x = 0
        while x < len(row):
            end = next((end for end in range(x, len(row)) if row[end] != row[x]), len(row))
            if row[x]:
                parts.append(f"M{x} {y}h{end - x}v1H{x}z")
            x = end
    return "".join(parts)


def qr_text(code: Matrix, border: int = 2) -> str:
    """A QR code for a terminal of any colors: two rows of modules in a line, black on white."""
    width = len(code) + 2 * border
    edge, side = [(False,) * width] * border, (False,) * border
    rows = [*edge, *(side + row + side for row in code), *edge]
    rows += [(False,) * width] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(" ▄▀█"[2 * top + bottom] for top, bottom in zip(*pair, strict=True)) for pair in pairs)
    return "\n".join(f"\033[30;107m{line}\033[0m" for line in lines)
