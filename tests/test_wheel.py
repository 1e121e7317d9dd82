"""The wheel, alone in a fresh environment, plays, serves the web app, draws, speaks, and knows the engine protocol."""

import json
import os
import re
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from pathlib import Path

import pytest

from azulejos import __version__
from cli.running import stop

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(command, check=True, timeout=300)
    [found] = folder.glob("azulejos-*.whl")
    return found


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with the wheel and what it asks for; from uv's cache where possible."""
    folder = tmp_path_factory.mktemp("fresh")
    uv = Path(sys.executable).parent / "uv"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    install = [uv, "pip", "install", "--quiet", "--python", folder / "bin" / "python", "--system-certs"]
    install += ["--constraints", ROOT / "requirements" / "play.txt", wheel]
    if subprocess.run([*install, "--offline"], capture_output=True, check=False).returncode:
        subprocess.run(install, check=True, timeout=600)
    return folder / "bin"


def environment() -> dict[str, str]:
    """Nothing of this checkout is in sight, and nothing needs to be compiled."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
    return {**kept, "AZULEJOS_RULES": "plain"}


def run(*command: str | Path, text: str = "") -> str:
    done = subprocess.run(
        command, input=text, capture_output=True, text=True, cwd="/", env=environment(), check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_has_all_that_is_not_python(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for pattern in (
        r"azulejos/py\.typed",
        r"azulejos/locales/(en|fr|nl)/game\.ftl",
        r"azulejos/search/weights/.*",
        r"azulejos/picture/tiles\.svg",
        r"azulejos/server/migrations/.*",
        r"azulejos/server/static/index\.html",
        r"azulejos/server/static/assets/.*\.js",
        r"azulejos-.*/licenses/LICENSE",
    ):
        assert any(re.fullmatch(pattern, name) for name in names), pattern
    assert not any(name.startswith(("tests/", "web/")) or "node_modules" in name for name in names)


def test_its_metadata_is_right(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    metadata = archive.read(f"azulejos-{__version__}.dist-info/METADATA").decode()
    assert "License-Expression: MIT\n" in metadata
    assert f"Version: {__version__}\n" in metadata
    assert "Typing :: Typed" in metadata
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra in project["optional-dependencies"]:
        assert f"Provides-Extra: {extra}\n" in metadata
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_it_is_the_same_program_by_either_name(fresh: Path) -> None:
    assert run(fresh / "azulejos", "--version") == f"azulejos {__version__}\n"
    assert run(fresh / "python", "-m", "azulejos", "--version") == f"azulejos {__version__}\n"


def test_it_plays_a_game_of_bots(fresh: Path, tmp_path: Path) -> None:
    arguments = ["arena", "greedy", "random", "--games", "2", "--workers", "1", "--json", "--out", str(tmp_path)]
    assert json.loads(run(fresh / "azulejos", *arguments))
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_it_speaks_the_engine_protocol(fresh: Path) -> None:
    said = "azulejos\nnewgame pavilion/2\ndeal 1\nsetoption seed 1\ngo nodes 100\nisready\n"
    heard = run(fresh / "azulejos", "engine", "--bot", "greedy", text=said)
    assert "\nready\n" in heard
    assert re.search(r"^bestmove \S+", heard, re.MULTILINE)


def test_it_draws(fresh: Path) -> None:
    code = "import azulejos; print(azulejos.azul().new()._repr_svg_())"
    assert run(fresh / "python", "-c", code).startswith("<svg")


def test_it_serves_the_web_app(fresh: Path, tmp_path: Path) -> None:
    command = [fresh / "azulejos", "serve", "--port", "0", "--database", tmp_path / "games.db"]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=tmp_path, env=environment())
    assert server.stderr is not None
    try:
        found = re.search(r"http://\S+", server.stderr.readline())
        assert found
        page = urllib.request.urlopen(found[0], timeout=20).read().decode()
        [script] = re.findall(r'<script[^>]* src="/?([^"]+)"', page)
        assert urllib.request.urlopen(found[0] + script, timeout=20).read()
        assert json.load(urllib.request.urlopen(f"{found[0]}api/presets", timeout=20))
    finally:
        stop(server)
