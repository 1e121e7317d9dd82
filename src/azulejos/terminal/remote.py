"""A table on a server, over its socket."""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ..errors import AzulejosError, Reason
from ..locales import Texts
from .saved import load_secrets, save_secrets
from .words import explain, mistake

Json = dict[str, Any]
LINK = re.compile(r"(?P<server>https?://[^/]+)/t/(?P<table>[0-9a-z]{4,32})/?")
SECONDS_TO_ANSWER = 10
SECONDS_TO_SEARCH = 60
"""For a hint, which other people's may come before."""


class ServerRefused(AzulejosError):
    """What a server says no to, in words, with its code."""

    def __init__(self, code: str, told: str) -> None:
        super().__init__(told)
        self.code = code


def look_at(link: str, texts: Texts) -> Json:
    """What a server tells everybody of a table."""
    if LINK.fullmatch(link) is None:
        raise mistake(texts, "terminal-no-link", link=link)
    found: Json = _request(_address(link), texts)
    return found


def join(link: str, name: str, texts: Texts) -> RemoteSession:
    """Sit down at a table that has an open seat, come back to a seat taken before, or watch."""
    table, address = look_at(link, texts), _address(link)
    secrets = load_secrets(link)
    if not secrets and any(seat["kind"] == "open" for seat in table["seats"]):
        secrets = [_request(f"{address}/seats", texts, {"name": name})["secret"]]
        save_secrets(link, secrets)
    return RemoteSession(link, table, secrets)


def _address(link: str) -> str:
    """Where the server speaks of a table."""
    match = LINK.fullmatch(link)
    assert match is not None
    return f"{match['server']}/api/tables/{match['table']}"


def _request(
    address: str, texts: Texts, body: Json | None = None, secret: str = "", seconds: float = SECONDS_TO_ANSWER
) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    request = urllib.request.Request(address, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=seconds) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            problem = json.loads(error.read() or b"{}")
        code, detail = problem.get("type", "").rpartition("/")[2], problem.get("detail", "")
        told = explain(code, texts, detail=detail) or f"the server answers {error.code}"
        raise ServerRefused(code, told) from None
    except (OSError, ValueError):
        raise AzulejosError(texts("server-silent")) from None


class RemoteSession:
    """What the server tells of a table; what people do is sent to it."""

    def __init__(self, link: str, table: Json, secrets: list[str]) -> None:
        self.link = link
        self._address = f"ws{_address(link).removeprefix('http')}/socket"
        self._secrets = secrets
        self._socket: ClientConnection | None = None
        self._ids = count(1)
        self._choices: dict[int, list[Json]] = {}
        self._told_at = time.monotonic()
        self._sending: set[asyncio.Task[None]] = set()
        self.seq: int | None = None
        self.seats: frozenset[int] = frozenset()
        self.table = table
        self.position: Json | None = None
        self.log: list[Json] = []
        self.notify: Callable[[list[Json]], None] = lambda entries: None
        self.renew: Callable[[], None] = lambda: None
        self.refuse: Callable[[str, Json], None] = lambda code, problem: None
        self.hurried: Callable[[int], None] = lambda seat: None
        """Told the seat of a bot that has less time than usual."""

    async def run(self) -> None:
        """Stay at the table until the task is cancelled; after a lost connection nothing is missed."""
        wait = 0.2
        while True:
            try:
                async with connect(self._address, max_size=2**24) as socket:
                    self._socket = socket
                    join = {"type": "join", "secrets": self._secrets, "since": self.seq, "choices": True}
                    await socket.send(json.dumps(join))
                    async for message in socket:
                        wait = 0.2
                        self._hear(json.loads(message))
            except (OSError, WebSocketException):
                pass
            self._socket = None
            self.refuse("unreachable", {})
            await asyncio.sleep(wait)
            wait = min(2 * wait, 10)

    def _hear(self, message: Json) -> None:
        kind = message["type"]
        if kind == "state":
            self.seq, self.seats = message["seq"], frozenset(message["you"])
            self.table, self.position, self.log = message["table"], message["position"], message["log"]
            self._told_at = time.monotonic()
            self._choices.clear()
            self.renew()
        elif kind == "entry":
            entry = message["entry"]
            self.seq = entry["seq"]
            self.log.append(entry)
            self.table |= message["table"]
            self._told_at = time.monotonic()
            if message["position"] is not None:
                self.position = message["position"]
                # The server sends choices anew to those for whom they have changed.
                still = set(self.table["to_choose"]) - {entry.get("seat")}
                self._choices = {seat: found for seat, found in self._choices.items() if seat in still}
            self.notify([entry])
        elif kind == "presence":
            self.table["connected"] = message["connected"]
        elif kind == "hurried":
            self.hurried(message["seat"])
        elif kind == "choices":
            self._choices[message["seat"]] = message["choices"]
            self.renew()
        elif kind == "error":
            problem = message["problem"]
            reason = problem.get("reason")
            if reason is not None:
                problem = {**problem, "reason": Reason(reason["id"], "", **reason["arguments"])}
            code = problem["type"].rpartition("/")[2]
            if code == "seat_lost":
                self.seq = None  # so that the next state says which seats are left
            self.refuse(code, problem)

    def clocks(self) -> list[float] | None:
        """Seconds left of each seat, now."""
        if self.table["clocks"] is None:
            return None
        spent = time.monotonic() - self._told_at
        return [
            max(0.0, left - spent * (seat in self.table["to_choose"])) for seat, left in enumerate(self.table["clocks"])
        ]

    def choices(self, seat: int) -> list[Json]:
        return self._choices.get(seat, [])

    def act(self, seat: int, move: str) -> None:
        self._send({"type": "act", "seat": seat, "seq": self.seq, "move": move})

    def ask(self, seat: int, what: str) -> None:
        self._send({"type": "ask", "seat": seat, "what": what})

    def answer(self, seat: int, what: str, yes: bool) -> None:
        self._send({"type": "answer", "seat": seat, "what": what, "yes": yes})

    def resign(self, seat: int) -> None:
        self._send({"type": "resign", "seat": seat})

    def hint(self, seat: int, level: int, texts: Texts) -> Json:
        """A hint for a seat; waits for it, so a thread of its own asks."""
        body = {"seat": seat, "level": level, "language": texts.language}
        secret = self._secrets[0] if self._secrets else ""
        found: Json = _request(f"{_address(self.link)}/hint", texts, body, secret, SECONDS_TO_SEARCH)
        return found

    def chat(self, text: str) -> None:
        self._send({"type": "chat", "text": text})

    def _send(self, message: Json) -> None:
        if self._socket is None:
            self.refuse("unreachable", {})
            return
        task = asyncio.ensure_future(self._write(self._socket, {**message, "id": f"t{next(self._ids)}"}))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _write(self, socket: ClientConnection, message: Json) -> None:
        try:
            await socket.send(json.dumps(message))
        except WebSocketException:
            self.refuse("unreachable", {})

    def rematch(self, table: str) -> RemoteSession:
        """The table where the same people play again; our secrets hold there too."""
        link = f"{self.link.rpartition('/t/')[0]}/t/{table}"
        save_secrets(link, self._secrets)
        fresh = {**self.table, "id": table, "result": None, "to_choose": [], "asked": [], "status": "waiting"}
        return RemoteSession(link, fresh, self._secrets)

    def close(self) -> None:
        """The seat stays ours; the link comes back to it."""
