"""The documentation builds, every link leads somewhere, and no page asks another host for anything."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOADS = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "src", "object": "data"}


class Page(HTMLParser):
    """What a page links to, what it loads, and where one can link to in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors = {""}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.anchors.add(values.get("id") or "")
        if tag == "a" and values.get("href"):
            self.links.append(values["href"] or "")
        if (target := values.get(LOADS.get(tag, ""))) and values.get("rel") != "canonical":
            self.loads.append(target)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    folder = tmp_path_factory.mktemp("documents")
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copy(ROOT / "zensical.toml", folder)
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return {path: Page(path) for path in (folder / "site").rglob("*.html") if path.name != "404.html"}


def test_every_link_and_anchor_leads_somewhere(site: dict[Path, Page]) -> None:
    for path, page in site.items():
        for link in page.links:
            target, _, anchor = link.partition("#")
            if "://" in target:
                continue
            found = (path.parent / target).resolve() if target else path
            assert found.exists(), f"{path.name}: {link}"
            if found in site:
                assert anchor in site[found].anchors, f"{path.name}: {link}"


def test_nothing_is_loaded_from_other_hosts(site: dict[Path, Page]) -> None:
    for path, page in site.items():
        for target in page.loads:
            assert not re.match(r"(\w+:)?//", target), f"{path.name} loads {target}"
            assert (path.parent / target.partition("?")[0]).exists(), f"{path.name} loads {target}"
    for path in next(iter(site)).parent.rglob("*.css"):
        assert "url(http" not in path.read_text(encoding="utf-8"), path


def pages_of(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from pages_of(part)


def test_every_page_is_in_the_menu_once() -> None:
    nav = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    written = [str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")]
    assert sorted(pages_of(nav)) == sorted(written)


def test_the_front_page_has_four_doors() -> None:
    text = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE)[:4] == ["Play", "Study", "Build a bot", "Research"]
