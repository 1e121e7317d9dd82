"""People at tables who play, talk, go and come back whatever happens, and write everything down."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx
import websockets

from faults.history import Facts, History, Line, Request
from faults.world import LEASE, Node, World

LOST = (OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError)
"""What a client must expect of a bad line, and of a server that is not well."""
PATIENCE = 8 * LEASE
"""Seconds without an answer after which a client gives a socket up; a server gives up after five leases."""
TICK = 0.1


@dataclass(frozen=True)
class Habits:
    """How often somebody does what, each time that they do something."""

    pace: float = 0.2
    """Seconds between two things."""
    chat: float = 0.08
    ask: float = 0.03
    answer: float = 0.7
    rematch: float = 0.2
    resign: float = 0.002
    leave: float = 0.02
    """Close the socket and come back."""
    again: float = 0.5
    """Send a move again that was not answered."""
    is_intruder: bool = False
    """Whether they go on acting for a seat that they gave up."""


PLAYER = Habits()
PATIENT = Habits(pace=1.0, leave=0)
WATCHER = Habits(leave=0)
INTRUDER = Habits(pace=0.4, is_intruder=True, leave=0)


class Refused(OSError):
    """The server answers, and does not let somebody play."""


class Socket:
    """One connection of a client."""

    def __init__(self, client: Client, node: Node, connection: Any, since: int | None) -> None:
        self.client = client
        self.line = Line(node.number, since, opened=client.world.now)
        client.history.lines.append(self.line)
        self.seq = since
        self.seats: list[int] = []
        self.table: Facts = {}
        self.choices: dict[int, tuple[int, list[str]]] = {}
        """By seat: the number at which it may do what."""
        self.waiting: dict[str, Request] = {}
        self._acting: Request | None = None
        self._offer: tuple[int, list[str]] = (0, [])
        """What the last act was chosen from."""
        self._connection = connection
        self.heard = time.monotonic()

    async def send(self, message: Facts) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._connection.send(json.dumps(message))

    async def ask(self, type: str, **facts: Any) -> Request:
        """Send a request; the answer comes with `receive`."""
        request = Request(type, facts, self.client.world.now)
        self.client.history.requests.append(request)
        name = f"r{len(self.client.history.requests)}"
        self.waiting[name] = request
        await self.send({"type": type, "id": name, **facts})
        return request

    async def receive(self, seconds: float) -> Facts:
        async with asyncio.timeout(seconds):  # `wait_for` of Python 3.11 may lose a cancellation
            message: Facts = json.loads(await self._connection.recv())
        self.heard = time.monotonic()
        match message["type"]:
            case "state":
                self.seats, self.table, self.seq = message["you"], message["table"], message["seq"]
                self.choices.clear()
                self._note(type="state", seq=message["seq"], you=self.seats, log=[bare(e) for e in message["log"]])
            case "entry":
                self.table, self.seq = message["table"], message["entry"]["seq"]
                self._note(type="entry", entry=bare(message["entry"]))
            case "choices":
                seq, seat = message["seq"], message["seat"]
                self.choices[seat] = (seq, [choice["move"] for choice in message["choices"]])
                self._note(type="choices", seq=seq, seat=seat)
            case "ack":
                self._answer(message["id"], message["seq"])
            case "error":
                self._hear_error(message["id"], message["problem"])
        return message

    def _hear_error(self, name: str | None, problem: Facts) -> None:
        code = problem["type"].removeprefix("/problems/")
        if name is None and code != "unauthorized":
            raise Refused(problem["detail"])
        if name is not None:
            request = self._answer(name, code)
            if request is self._acting and code == "unavailable":  # nothing has changed, and nothing more is offered
                self.choices.setdefault(request.facts["seat"], self._offer)

    def _answer(self, name: str, answer: int | str) -> Request:
        request = self.waiting.pop(name)
        request.answer, request.answered = answer, self.client.world.now
        return request

    async def act(self, seat: int, rng: random.Random) -> Request:
        """Play one of the moves that were offered."""
        seq, moves = self._offer = self.choices.pop(seat)
        self._acting = await self.ask("act", seat=seat, seq=seq, move=rng.choice(moves))
        return self._acting

    async def answered(self, request: Request, until: float) -> int | str | None:
        """The answer to a request, as soon as it is there."""
        while request.answer is None:
            await self.receive(max(0.01, until - time.monotonic()))
        return request.answer

    def note_loss(self, error: Exception) -> None:
        self.line.lost = f"{type(error).__name__}: {error}"

    def close(self) -> None:
        self._connection.transport.abort()

    @property
    def is_over(self) -> bool:
        return self.table.get("status") in ("over", "closed")

    def _note(self, **facts: Any) -> None:
        self.line.told.append(facts)


class Client:
    """Somebody at one table, with secrets of seats, or none to watch."""

    def __init__(
        self, world: World, table: str, name: str, secrets: list[str], rng: random.Random, habits: Habits = PLAYER
    ) -> None:
        self.world = world
        self.name = name
        self.secrets = secrets
        self.rng = rng
        self.habits = habits
        self.history = History(name, table)
        world.histories.append(self.history)
        self.socket: Socket | None = None
        self.seq: int | None = None
        self.is_over = False
        self._seats: list[int] = []
        """The seats it was last told are its own."""
        self._moves = ["1b1"]
        """Moves it has seen, to guess from."""
        self._said = 0

    async def open(self, node: Node, since: int | None = None) -> Socket:
        """A socket that asks to join."""
        url = f"{node.url.replace('http', 'ws', 1)}/api/tables/{self.history.table}/socket"
        async with asyncio.timeout(PATIENCE):
            connection = await websockets.connect(url, compression=None, max_size=None, ping_interval=None)
        socket = Socket(self, node, connection, since)
        await socket.send({"type": "join", "secrets": self.secrets, "since": since, "choices": True})
        return socket

    @asynccontextmanager
    async def visit(self, node: Node, since: int | None = None) -> AsyncIterator[Socket]:
        """A socket beside the one that the client lives with."""
        socket = await self.open(node, since)
        try:
            yield socket
        except LOST as error:
            socket.note_loss(error)
            raise
        finally:
            socket.close()

    # -------------------------------------------------------------------------------------------- living

    async def come(self, node: Node) -> Socket:
        """Join at a process, and be told everything."""
        self.socket = await self.open(node)
        while self.socket.seq is None:
            self._learn(self.socket, await self.socket.receive(PATIENCE))
        return self.socket

    async def live(self) -> None:
        """Play until cancelled, through any of the processes."""
        while True:
            try:
                self.socket = self.socket or await self.open(self.rng.choice(self.world.nodes), self.seq)
                await self._dwell(self.socket)
            except LOST as error:
                if self.socket is not None:
                    self.socket.note_loss(error)
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))
            finally:
                self.go()

    def go(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    async def _dwell(self, socket: Socket) -> None:
        due, pinged = 0.0, False
        unanswered = self._unanswered()
        while True:
            with suppress(TimeoutError):
                self._learn(socket, await socket.receive(TICK))
                pinged = False
            now = time.monotonic()
            oldest = max(map(self._age, socket.waiting.values()), default=0.0)
            if max(now - socket.heard, oldest) > PATIENCE:
                raise TimeoutError("no answer")
            if now - socket.heard > PATIENCE / 4 and not pinged:
                await socket.send({"type": "ping"})
                pinged = True
            if self.world.is_quiet or socket.waiting or now < due or socket.seq is None:
                continue
            due = now + self.rng.uniform(0.5, 1.5) * self.habits.pace
            if unanswered is not None and self.rng.random() < self.habits.again:
                await socket.ask(unanswered.type, **unanswered.facts)
            elif self.rng.random() < self.habits.leave:
                return
            else:
                await (self._intrude(socket) if self.habits.is_intruder else self._do(socket))
            unanswered = None

    def _age(self, request: Request) -> float:
        return self.world.now - request.sent

    def _unanswered(self) -> Request | None:
        """The last move, if nobody has said what became of it."""
        requests = self.history.requests
        return requests[-1] if requests and requests[-1].is_open and requests[-1].type == "act" else None

    def _learn(self, socket: Socket, message: Facts) -> None:
        if message["type"] == "state":
            self._seats = message["you"]
        if message["type"] == "entry":
            self._moves.append(message["entry"].get("move") or self._moves[-1])
        self.seq = socket.seq
        self.is_over = self.is_over or socket.is_over

    async def _do(self, socket: Socket) -> None:
        """What a player does next, if anything."""
        rng, habits, seats = self.rng, self.habits, self._seats
        if not seats:
            return
        seat = rng.choice(seats)
        asked = [one for one in socket.table.get("asked", ()) if seat not in one["agreed"]]
        is_playing = socket.table.get("status") == "playing"
        if rng.random() < habits.chat:
            await self.chat(socket)
        elif asked and rng.random() < habits.answer:
            await socket.ask("answer", seat=seat, what=asked[0]["what"], yes=rng.random() < 0.5)
        elif is_playing and rng.random() < habits.ask:
            await socket.ask("ask", seat=seat, what=rng.choice(["takeback", "takeback", "draw"]))
        elif socket.is_over and rng.random() < habits.rematch:
            await socket.ask("ask", seat=seat, what="rematch")
        elif is_playing and rng.random() < habits.resign:
            await socket.ask("resign", seat=seat)
        elif socket.choices:
            await socket.act(rng.choice(list(socket.choices)), rng)

    async def _intrude(self, socket: Socket) -> None:
        """Act for a seat that is no longer one's own."""
        seat = self._seats[0] if self._seats else 0
        if socket.choices:
            await socket.act(next(iter(socket.choices)), self.rng)
        elif self.rng.random() < 0.5:
            await socket.ask("act", seat=seat, seq=socket.seq, move=self.rng.choice(self._moves))
        elif self.rng.random() < 0.9:
            await self.chat(socket)
        else:
            await socket.ask("resign", seat=seat)

    async def chat(self, socket: Socket) -> Request:
        """Say something that nobody else says."""
        self._said += 1
        return await socket.ask("chat", text=f"{self.name} says {self._said}")

    # -------------------------------------------------------------------------------------------- proving

    async def prove(self, node: Node, until: float) -> int:
        """Play on at a process: say something, and move if it is one's turn; the last number told.

        Where it is a bot's turn, the bot must move first. Raises what went wrong if it is not done in time.
        """
        reason: Exception | None = None
        while True:
            try:
                async with asyncio.timeout_at(until), self.visit(node) as socket:
                    return await self._prove(socket, until)
            except LOST as error:
                if time.monotonic() + 3 * TICK > until:
                    raise reason or error from None
                reason = error
                await asyncio.sleep(3 * TICK)

    async def _prove(self, socket: Socket, until: float) -> int:
        while not socket.table:
            await socket.receive(max(0.01, until - time.monotonic()))
        while self._plays(socket):
            answer = await socket.answered(await self.chat(socket), until)
            if isinstance(answer, int):
                break
            if answer not in ("unavailable", "forbidden"):  # of a resignation under way this socket is told later
                raise Refused(f"chat was refused: {answer}")
            await asyncio.sleep(TICK)
        else:
            return socket.seq or 0
        while self._plays(socket) and not socket.is_over:
            if socket.choices:
                answer = await socket.answered(await socket.act(next(iter(socket.choices)), self.rng), until)
                if isinstance(answer, int):
                    break
                if answer not in ("unavailable", "stale", "forbidden"):
                    raise Refused(f"a move was refused: {answer}")
                await asyncio.sleep(TICK)
            elif self._waits_for_others(socket):
                break
            else:
                await socket.receive(max(0.01, until - time.monotonic()))
        return socket.seq or 0

    def _plays(self, socket: Socket) -> bool:
        """Whether it still has a seat that no bot has taken over."""
        return any(socket.table["seats"][seat]["kind"] == "person" for seat in socket.seats)

    def _waits_for_others(self, socket: Socket) -> bool:
        """Whether only other people can go on."""
        kinds = [seat["kind"] for seat in socket.table["seats"]]
        awaited = socket.table["to_choose"]
        return all(kinds[seat] == "person" and seat not in socket.seats for seat in awaited)


def bare(entry: Facts) -> Facts:
    """An entry without what follows from the others."""
    return {name: value for name, value in entry.items() if name != "events"}
