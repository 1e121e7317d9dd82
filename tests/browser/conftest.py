"""A real server with a database of its own, and a browser: Debian's Chromium, or what `--browser` says."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser import fonts
from ports import free_port

collect_ignore = [] if find_spec("shingle") else ["test_shingle.py"]
"""That one is for processes in which the box is installed."""

CHROMIUM = shutil.which("chromium")
PAGE = Path(__file__).parents[2] / "src/azulejos/server/static/index.html"
STEADY = Path(__file__).with_name("steady.py")
QUICK = {"language": "en", "theme": "light", "speed": 0, "sound": False, "confirm": "never", "forced": True}
"""Settings of somebody in a hurry."""
LIMITS = ("messages-per-second", "requests-per-second", "work-seconds", "tables-per-hour")
"""What one client may ask for: here all tests are one client."""
expect.set_options(timeout=30_000)  # as long as playwright waits for everything else


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a browser or a page there is nothing to look at."""
    reason = ""
    if CHROMIUM is None and not config.getoption("--browser"):
        reason = "chromium was not found; on Debian, as root: apt-get install chromium"
    elif not PAGE.exists():
        reason = "the web app is not built; `python hatch_build.py` builds it"
    for item in items:
        if reason and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


def launch_args(browser: str, environment: dict[str, str]) -> dict[str, Any]:
    """How a browser is started: Debian's Chromium, or playwright's own Firefox or WebKit, where they are installed."""
    if browser != "chromium":
        return {"env": environment}
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    return {"executable_path": CHROMIUM, "args": flags, "env": environment}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_name: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return launch_args(browser_name, fonts.environment(tmp_path_factory.mktemp("fonts")))


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that is there for all tests."""
    with serving(tmp_path_factory.mktemp("browser")) as address:
        yield address


@contextmanager
def serving(folder: Path, *options: str, is_steady: bool = True) -> Iterator[str]:
    """A server with a database in a folder, at whose tables the same tiles are drawn each time if it is steady."""
    port = free_port()
    command = [sys.executable, str(STEADY)] if is_steady else [sys.executable, "-m", "azulejos"]
    command += ["serve", "--port", str(port), "--database", str(folder / "tables.db")]
    command += ["--bot-pause", "0", *(f"--{limit}=1000" for limit in LIMITS), *options]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://localhost:{port}"
    try:
        wait_for(address, server)
        yield address
    finally:
        server.terminate()
        try:
            server.wait(timeout=60)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(2400):
        assert server.poll() is None, "the server has stopped"
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    return {"base_url": base_url, "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


def prepare(context: BrowserContext, worker: bool = False, **settings: Any) -> None:
    """Give new pages settings to begin with; what a test changes later stays.

    Pages get all they need from the server, so that a test can see and change it, unless it wants the service worker.
    """
    if not worker:
        context.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })")
    key, text = "'azulejos.settings'", json.dumps(json.dumps(QUICK | settings))
    context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {text})")


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    prepare(context)
    return context


def watch(page: Page, base_url: str) -> list[str]:
    """What must never happen, as it happens: errors in the page, and requests that leave this machine."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("console", lambda message: wrong.append(f"console: {message.text}") if message.type == "error" else None)
    own = (base_url, "blob:")
    page.on("request", lambda request: None if request.url.startswith(own) else wrong.append(request.url))
    return wrong


@pytest.fixture(autouse=True)
def nothing_wrong(request: pytest.FixtureRequest) -> Iterator[None]:
    if "page" not in request.fixturenames:
        yield
        return
    wrong = watch(request.getfixturevalue("page"), request.getfixturevalue("base_url"))
    yield
    assert wrong == []
