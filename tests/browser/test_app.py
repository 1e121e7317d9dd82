"""The page as an app: it can be installed, opens without a network, and gives way to new versions when that is safe."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import PAGE, prepare, wait_for
from browser.playing import WAITING, Hand, wait_for_turn
from ports import free_port

SERVE = """
import sys
from pathlib import Path
import uvicorn
from azulejos.server.app import make_app
from azulejos.server.http.pages import Pages
from azulejos.server.settings import Settings
folder, port = Path(sys.argv[1]), int(sys.argv[2])
app = make_app(Settings(database=str(folder / "tables.db"), bot_pause=0))
app.router.default = Pages(folder / "static")
uvicorn.run(app, port=port, log_level="error", timeout_graceful_shutdown=1)
"""
KEPT = """async () => {
    const worker = await navigator.serviceWorker.ready;
    if (worker.active.state !== 'activated' || !navigator.serviceWorker.controller) return false;
    const loaded = performance.getEntriesByType('resource').map(each => new URL(each.name).pathname);
    const found = await Promise.all(loaded.filter(path => path.startsWith('/assets/')).map(path => caches.match(path)));
    return found.every(Boolean) && loaded.some(path => path.includes('/help-'));
}"""
"""Whether the worker has all that the page has loaded, the words of the rules too."""


class Site:
    """A server whose page can be exchanged for a new version, and which can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(PAGE.parent, folder / "static")
        self.port = free_port()
        self.address = f"http://azulejos.localhost:{self.port}"
        """A name that is trusted like localhost, and is yet one of many that a machine may have."""

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.folder), str(self.port)]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        wait_for(f"http://localhost:{self.port}", self.process)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def renew(self) -> None:
        """A version whose page and whose main code have changed, and have other names; nothing is left of the old."""
        static = self.folder / "static"
        [main] = re.findall(r"index-[\w-]{8}(?=\.js)", (static / "index.html").read_text("utf-8"))
        for path in [*static.glob("*.*"), *static.glob("assets/*.js")]:
            if path.suffix in (".js", ".html"):
                text = path.read_text("utf-8").replace(main, "index-changed0").replace("<body>", "<body class=new>")
                path.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "new"', text), "utf-8")
            if path.name == f"{main}.js":
                path.rename(path.with_name("index-changed0.js"))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    found = Site(tmp_path)
    found.start()
    yield found
    if found.process.poll() is None:
        found.stop()


@pytest.fixture
def app(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=site.address, reduced_motion="reduce")
    yield context
    context.close()


MAKE = """async request => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(request) });
    const made = await answer.json();
    localStorage.setItem('azulejos.seats', JSON.stringify([[made.table, made.seats]]));
    return made.table;
}"""


def make_table(page: Page, other: dict[str, str], **more: object) -> str:
    """Make a table of Azul from the page itself: only browsers know the name of this site."""
    seats = [{"kind": "person", "name": "Ana"}, other]
    return str(page.evaluate(MAKE, {"preset": "azul", "seats": seats, "takeback": "free", **more}))


BOT, OPEN = {"kind": "bot", "bot": "greedy"}, {"kind": "open"}


def settle(page: Page) -> None:
    """Open the start page, and wait until it could be opened without a network."""
    page.goto("/")
    page.locator("h1").wait_for()
    page.wait_for_function(KEPT)


def test_the_app_opens_without_a_network_and_says_what_needs_one(app: BrowserContext, site: Site) -> None:
    prepare(app, worker=True, language="de")
    page = app.new_page()
    settle(page)
    table = make_table(page, BOT)
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    page.locator("header button").last.click()
    page.locator("dialog[open] .menu button").last.click()
    page.locator("dialog[open] .menu .primary").click()
    page.locator("#result-title").wait_for()
    page.goto(f"/g/{table}")
    page.locator(".own").wait_for()
    site.stop()

    page.reload()
    page.locator(".own").wait_for()
    page.goto("/rules/pavilion")
    expect(page.get_by_role("heading", name="Der Sommerpavillon in fünf Minuten")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="Der Server antwortet nicht. Läuft er noch?")).to_be_visible()
    app.set_offline(True)
    expect(page.get_by_role("heading", name="Du bist offline")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("status").filter(has_text="zum Spielen brauchst du eine Verbindung")).to_be_visible()
    for size in ((360, 740), (740, 360), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.get_by_role("button", name="Spielen").click()
        expect(page.get_by_role("alert")).to_have_text("Du bist offline. Versuch es wieder, wenn du verbunden bist.")
        expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Einstellungen").click()
    expect(page.get_by_label("Sprache")).to_have_value("de")

    page.goto(f"/t/{table}")
    expect(page.get_by_text("Der Tisch öffnet sich, sobald die Verbindung steht.")).to_be_visible()
    app.set_offline(False)
    site.start()
    page.locator("#result-title").wait_for(timeout=WAITING)


def test_a_new_version_waits_for_the_end_of_a_game_and_then_takes_over(app: BrowserContext, site: Site) -> None:
    prepare(app, worker=True)
    page = app.new_page()
    settle(page)
    page.goto(f"/t/{make_table(page, BOT)}")
    wait_for_turn(page)
    page.evaluate("window.isOld = true")
    other = app.new_page()
    other.goto("/")
    other.get_by_text("Pass and play").click()
    site.renew()
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration()).waiting")
    Hand(page).play(2)
    wait_for_turn(page)
    assert page.evaluate("window.isOld")
    expect(page.get_by_text("A new version is ready.")).to_have_count(0)
    # Another page that asks for the new version leaves this one alone, and the old code is there for it.
    expect(other.get_by_text("A new version is ready.")).to_be_visible()
    other.get_by_role("button", name="Reload").click()
    other.locator("body.new h1").wait_for(timeout=WAITING)  # Chromium waits until the old worker is idle
    assert page.evaluate("window.isOld")
    assert page.evaluate("async () => (await fetch(document.querySelector('script[src]').src)).ok")
    Hand(page).play(2)
    wait_for_turn(page)
    page.locator("header .home").click()
    page.locator("body.new h1").wait_for(timeout=WAITING)
    kept = [name for name in page.evaluate("caches.keys()") if name.startswith("azulejos-")]
    assert len(kept) == 2
    assert kept[-1] == "azulejos-new"


def test_the_app_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = json.loads(manifest.text())
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    for icon in told["icons"]:
        picture = page.request.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
    worker = page.request.get("/worker.js")
    assert worker.headers["service-worker-allowed"] == "/"
    assert worker.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]


AWAY = """
window.asked = 0;
Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
const request = Notification.requestPermission;
Notification.requestPermission = () => { window.asked += 1; return request.call(Notification); };
"""
"""Somebody who may look elsewhere; how often the browser was asked for leave to notify is counted."""
NOTIFIED = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body }) => body)"""


def meet(host: Page, guest: Page, **more: object) -> None:
    """Two people sit down at a table, and the first of them begins."""
    link = f"/t/{make_table(host, OPEN, **more)}"
    host.goto(link)
    expect(host.get_by_label("Send this link")).to_be_visible()
    expect(host.get_by_text("Get a notification")).to_have_count(0)
    guest.goto(link)
    guest.get_by_role("button", name="Take a seat").click()
    wait_for_turn(host)


def test_slow_games_of_people_ask_whether_to_notify_and_do(app: BrowserContext, browser: Browser, site: Site) -> None:
    prepare(app, worker=True)
    app.add_init_script(AWAY)
    host = app.new_page()
    another = browser.new_context(base_url=site.address, reduced_motion="reduce")
    prepare(another)
    guest = another.new_page()
    offer = host.get_by_role("group", name="Get a notification when it’s your turn?")
    settle(host)
    host.goto(f"/t/{make_table(host, BOT)}")
    wait_for_turn(host)
    expect(offer).to_have_count(0)
    meet(host, guest, clock={"kind": "move", "seconds": 90})
    expect(offer).to_have_count(0)
    meet(host, guest)
    expect(offer).to_be_visible()
    assert host.evaluate("window.asked") == 0
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    assert host.evaluate("window.asked") == 1

    app.grant_permissions(["notifications"])
    meet(host, guest)
    expect(offer).to_have_count(0)
    host.evaluate("window.isAway = true")
    Hand(host).play(2)
    assert host.evaluate(NOTIFIED) == []
    wait_for_turn(guest)
    Hand(guest).play(2)
    wait_for_turn(host)
    host.wait_for_function(f"async () => (await ({NOTIFIED})()).join() === 'Your turn.'")
    assert host.title().startswith("● ")
    host.evaluate("window.isAway = false; document.dispatchEvent(new Event('visibilitychange'))")
    host.wait_for_function(f"async () => (await ({NOTIFIED})()).length === 0")
    another.close()
