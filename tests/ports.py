"""Ports for servers of tests that must know theirs before they start."""

from __future__ import annotations

import secrets
import socket

OURS = range(20_000, 32_000)
"""Systems give connections ports above these, so none takes one between the probe and the start of a server."""


def free_port() -> int:
    while True:
        port = secrets.choice(OURS)
        try:
            with socket.create_server(("", port)):
                return port
        except OSError:
            continue
