"""Friends meet: a link that others can open, and what they are told before they sit down."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from azulejos.server.addresses import network_addresses
from browser.conftest import prepare, wait_for
from browser.playing import make_table
from ports import free_port
from server.qr import read_qr

QUIET = 4
"""Modules of white around a QR code."""


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[str]:
    """A server for the network; where there is no network, the tests that want one have nothing to show."""
    if not network_addresses():
        pytest.skip("this machine is in no network")
    port = free_port()
    command = [sys.executable, "-m", "azulejos", "serve", "--lan", f"--port={port}", f"--database={tmp_path / 'x.db'}"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL, env={**os.environ, "AZULEJOS_RULES": "plain"})
    try:
        wait_for(f"http://localhost:{port}", server)
        yield f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait(30)


def guest_of(browser: Browser) -> Page:
    context = browser.new_context(reduced_motion="reduce")
    prepare(context)
    return context.new_page()


def scanned(code: Locator) -> str:
    """What a phone reads off the screen."""
    picture = Image.open(io.BytesIO(code.screenshot())).convert("L")
    modules = float((code.get_attribute("viewBox") or "").split()[-1])

    def is_dark(y: int, x: int) -> bool:
        across, down = ((each + QUIET + 0.5) / modules for each in (x, y))
        gray = picture.getpixel((int(across * picture.width), int(down * picture.height)))
        assert isinstance(gray, int)
        return gray < 128

    size = int(modules) - 2 * QUIET
    return read_qr([[is_dark(y, x) for x in range(size)] for y in range(size)])


def test_friends_in_the_network_are_told_what_is_played_and_sit_down_or_watch(browser: Browser, lan: str) -> None:
    host, guest, watcher = guest_of(browser), guest_of(browser), guest_of(browser)
    host.goto(lan)
    host.get_by_text("Play with friends").click()
    host.get_by_label("Your name").fill("Ana")
    host.get_by_text("Azul, grey wall", exact=True).click()
    host.get_by_text("House rules").click()
    host.get_by_label("Round limit").fill("4")
    host.get_by_label("Clock").select_option("5 minutes each + 5 seconds per move")
    host.get_by_role("button", name="Create a table").click()
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = host.get_by_label("Send this link").input_value()
    assert link.startswith(f"http://{network_addresses()[0]}:")
    assert scanned(host.get_by_role("img", name="QR code of the link")) == link

    for page in (guest, watcher):
        page.goto(link)
        expect(page.get_by_text("Ana invites you to play")).to_be_visible()
        expect(page.get_by_role("heading", name="Azul, grey wall")).to_be_visible()
        for told in ("2 players", "5 minutes each + 5 seconds per move", "if the others agree", "Round limit: 4"):
            expect(page.get_by_text(told)).to_be_visible()
    watcher.get_by_role("button", name="Just watch").click()
    expect(watcher.get_by_text("You’re watching.")).to_be_visible()
    guest.get_by_role("button", name="Take a seat").click()
    for page in (host, guest, watcher):
        page.locator(".own").wait_for()
    expect(watcher.get_by_text("Only players can chat.")).to_be_visible()
    expect(watcher.get_by_label("Write a message")).to_have_count(0)
    expect(guest.get_by_label("Write a message")).to_be_visible()
    for page in (host, guest, watcher):
        page.context.close()


def test_a_link_to_this_machine_alone_comes_with_a_warning_and_the_remedy(page: Page) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    page.goto(f"/t/{make_table(page, 'azul', seats=seats)}")
    expect(page.get_by_role("alert")).to_contain_text("This link only works on this computer.")
    expect(page.get_by_text("azulejos serve --lan")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)


def test_ones_own_games_come_first_and_say_whose_turn_it_is(page: Page) -> None:
    table = make_table(page, "azul")
    page.goto("/")
    first = page.locator("main > *").first
    expect(first.get_by_role("heading", name="Continue a game")).to_be_visible()
    expect(first.get_by_role("link")).to_contain_text("Your turn.")
    first.get_by_role("link").click()
    page.wait_for_url(f"**/t/{table}")
