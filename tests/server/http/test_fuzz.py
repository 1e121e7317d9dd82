"""Frames and requests that no client would send: an error or a closed socket, and the server stays up."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from azulejos.server.app import make_app
from server.servers import Player, Server, running, settings_for

KINDS = ("join", "act", "chat", "ask", "answer", "resign", "ping")
FIELDS = ("type", "id", "seat", "seq", "move", "text", "what", "yes", "secrets", "since", "choices")
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(KINDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=6),
    max_leaves=12,
)
near_misses = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)}, optional={name: values for name in FIELDS if name != "type"}
)
frames = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | st.integers(1, 40_000).map(lambda size: "x" * size)
    | st.integers(1, 4000).map(lambda depth: '{"type":' * depth)
    | values.map(json.dumps)
    | near_misses.map(json.dumps)
)


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def up(loop: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all examples: it must survive every one of them."""
    context = running(settings_for(tmp_path_factory.mktemp("fuzz")))
    yield loop.run(context.__aenter__())
    loop.run(context.__aexit__(None, None, None))


@pytest.mark.hypothesis
@settings(suppress_health_check=list(HealthCheck))
@given(first=st.none() | frames, rest=st.lists(frames, max_size=8))
def test_no_frame_brings_the_server_down(
    loop: asyncio.Runner, up: Server, first: str | bytes | None, rest: list[str | bytes]
) -> None:
    loop.run(send_all(up, first, rest))


async def send_all(server: Server, first: str | bytes | None, rest: list[str | bytes]) -> None:
    table = await server.make_table()
    player, witness = Player(server.url, table.id, [table.secrets[0]]), await table.player(1)
    await player.connect()
    try:
        await player.socket.send(
            first if first is not None else json.dumps({"type": "join", "secrets": player.secrets})
        )
        for frame in rest:
            await player.socket.send(frame)
        await player.socket.send('{"type":"ping"}')
        while (await player.receive())["type"] != "pong":
            pass
    except websockets.ConnectionClosed:
        assert player.socket.close_code in (1003, 1006, 1007, 1008, 1009)
    await witness.send({"type": "ping"})
    await witness.until("pong")
    await asyncio.gather(player.close(), witness.close())


schema = schemathesis.openapi.from_dict(make_app().openapi())


@pytest.mark.hypothesis
@schema.parametrize()
@settings(max_examples=8, suppress_health_check=list(HealthCheck), deadline=None)
def test_the_api_keeps_to_its_document(case: Any, up: Server, loop: asyncio.Runner) -> None:
    """Statuses, content types and bodies are as documented, whatever is sent, and nothing is a server error."""
    response = loop.run(asyncio.to_thread(case.call, base_url=up.url))
    # Rules refuse what a schema allows, and "too large" is a refusal as well.
    excluded = [positive_data_acceptance, *([negative_data_rejection] if response.status_code == 413 else [])]
    case.validate_response(response, excluded_checks=excluded)
