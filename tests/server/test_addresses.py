"""Others find the way to a server: addresses that they can open, and QR codes that say the same."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from azulejos.server.addresses import link_to, network_addresses, qr_code, qr_path, qr_text, shared_addresses
from azulejos.server.settings import Settings
from server.qr import is_whole_code, modules_of_path, modules_of_text, read_qr
from server.servers import Server, running, settings_for


@pytest.mark.parametrize("text", ["http://10.0.0.7/", "http://192.168.178.123:8000/t/k3v9q7m2x8w4tzhd"])
def test_a_qr_code_says_its_address_on_the_page_and_in_a_terminal(text: str) -> None:
    code = qr_code(text)
    assert read_qr(code) == text
    assert read_qr(modules_of_path(qr_path(code), len(code))) == text
    assert read_qr(modules_of_text(qr_text(code))) == text


def test_addresses_are_written_as_browsers_have_them() -> None:
    assert link_to("http", "10.0.0.7", 8000) == "http://10.0.0.7:8000"
    assert link_to("http", "10.0.0.7", 80) == "http://10.0.0.7"
    assert link_to("https", "fd00::2", 443) == "https://[fd00::2]"


def test_only_who_listens_to_others_has_an_address_for_them() -> None:
    assert shared_addresses(Settings()) == []
    assert shared_addresses(Settings(host="localhost")) == []
    assert shared_addresses(Settings(host="192.168.1.20")) == ["192.168.1.20"]
    assert shared_addresses(Settings(host="0.0.0.0")) == network_addresses()
    assert not any(address.startswith(("127.", "0.")) for address in network_addresses())


async def links(server: Server, host: str) -> list[str]:
    table = (await server.make_table_of_friends()).id
    answer = await server.http.get(f"/api/tables/{table}/invitation", headers={"host": host})
    assert answer.status_code == 200, answer.text
    found = answer.json()["links"]
    for link in found:
        assert link["address"].endswith(f"/t/{table}")
        assert read_qr(modules_of_path(link["path"], link["size"])) == link["address"]
    return [link["address"].removesuffix(f"/t/{table}") for link in found]


async def test_an_invitation_has_the_address_by_which_one_came_or_those_of_the_machine(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, allowed_hosts=("azul.test",))) as server:
        assert await links(server, "azul.test") == ["http://azul.test"]
        assert await links(server, "localhost:8000") == []
        assert (await server.http.get("/api/tables/nosuchtable/invitation")).status_code == 404
    async with running(settings_for(tmp_path, host="0.0.0.0")) as server:
        assert await links(server, "192.168.1.7:8000") == ["http://192.168.1.7:8000"]
        assert await links(server, "localhost:8000") == [f"http://{each}:8000" for each in network_addresses()]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_server_for_the_network_shows_the_way_in_a_terminal(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "azulejos", "serve", "--lan", "--port=0", f"--database={tmp_path / 'tables.db'}"]
    server = subprocess.Popen(command, stderr=theirs, env={**os.environ, "AZULEJOS_RULES": "plain"})
    os.close(theirs)
    heard = b""
    said = ""
    try:
        # A terminal hands over what was written in pieces, which may end inside a line or a letter.
        while "in no network" not in said and not is_whole_code(said):
            heard += os.read(ours, 4096)
            said = heard.decode(errors="ignore")
        if network_addresses():
            [address] = re.findall(r"can open (\S+)", said.partition(" or ")[0])
            assert read_qr(modules_of_text(said)) == address
            assert httpx.get(f"{address}api/health", timeout=30, trust_env=False).json()["status"] == "ok"
    finally:
        server.terminate()
        assert server.wait(30) == 0
        os.close(ours)
