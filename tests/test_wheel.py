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

import azulejos
from azulejos import __version__
from azulejos.bots import BOTS
from azulejos.records import GameRecord, save_game
from cli.running import stop
from documents.pages import README, code_in, section
from surroundings import of_the_machine

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(command, env=of_the_machine(), check=True, timeout=300)
    [found] = folder.glob("azulejos-*.whl")
    return found


def new_environment(folder: Path, wheel: Path, extras: str = "") -> Path:
    """Install the wheel and what it asks for, from uv's cache where possible; the folder of the programs."""
    uv = Path(sys.executable).parent / "uv"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, folder], env=of_the_machine(), check=True)
    install = [uv, "pip", "install", "--quiet", "--python", folder / "bin" / "python", "--system-certs"]
    install += ["--constraints", ROOT / "requirements" / "play.txt", f"{wheel}{extras}"]
    if subprocess.run([*install, "--offline"], env=of_the_machine(), capture_output=True, check=False).returncode:
        subprocess.run(install, env=of_the_machine(), check=True, timeout=600)
    return folder / "bin"


@pytest.fixture(scope="module")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Without any extra."""
    return new_environment(tmp_path_factory.mktemp("core"), wheel)


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With all that the command line can do."""
    return new_environment(tmp_path_factory.mktemp("fresh"), wheel, "[play,pictures,arena]")


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


def a_game(folder: Path) -> Path:
    path = folder / "game.txt"
    save_game(GameRecord(azulejos.azul(), ["Ana", "Rui"]), path)
    return path


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


def test_it_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < 30_000_000


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


def test_the_core_is_small(core: Path) -> None:
    library = core.parent / "lib"
    assert len(list(library.glob("*/site-packages/*.dist-info"))) <= 15
    assert sum(path.lstat().st_size for path in library.rglob("*")) <= 310_000_000


def test_the_python_of_the_readme_runs_in_the_core(core: Path) -> None:
    blocks = code_in(section(README, "In Python"))
    assert {kind for kind, _ in blocks} == {"python", "pycon"}
    program = """
import doctest, json, sys
names = {}
for kind, code in json.load(sys.stdin):
    if kind == "python":
        exec(code, names)
    else:
        session = doctest.DocTestParser().get_doctest(code, names, "README", None, None)
        assert doctest.DocTestRunner().run(session, clear_globs=False).failed == 0
        names = session.globs
"""
    run(core / "python", "-c", program, text=json.dumps(blocks))


def test_the_core_lists_games_and_bots(core: Path) -> None:
    assert set(json.loads(run(core / "azulejos", "bots", "--json"))) == set(BOTS)
    assert set(json.loads(run(core / "azulejos", "games", "--json"))) == set(azulejos.PRESETS)
    assert run(core / "azulejos", "bots")
    assert run(core / "azulejos", "games")


def test_the_core_reads_a_game(core: Path, tmp_path: Path) -> None:
    assert json.loads(run(core / "azulejos", "replay", a_game(tmp_path), "--json"))


def test_the_core_says_what_a_picture_needs(core: Path) -> None:
    code = """
import azulejos, azulejos.picture
try:
    azulejos.picture.position_png(azulejos.azul().new())
except azulejos.AzulejosError as error:
    print(error)
"""
    assert run(core / "python", "-c", code) == "a PNG picture needs more packages: pip install 'azulejos[pictures]'\n"


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ("play --plain", "play"),
        ("play http://localhost:8000/t/abcd", "play"),
        ("serve", "play"),
        ("serve --openapi", "play"),
        ("replay game.txt", "play"),
        ("arena greedy random --games 2", "arena"),
    ],
)
def test_a_command_says_which_extra_it_needs(core: Path, tmp_path: Path, arguments: str, extra: str) -> None:
    a_game(tmp_path)
    done = subprocess.run(
        [core / "azulejos", *arguments.split()],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(),
        check=False,
        timeout=120,
    )
    sentence = (
        f"azulejos: azulejos {arguments.split(maxsplit=1)[0]} needs more packages: pip install 'azulejos[{extra}]'\n"
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence)


def test_it_plays_a_game_of_bots(fresh: Path, tmp_path: Path) -> None:
    arguments = ["arena", "greedy", "random", "--games", "2", "--workers", "1", "--json", "--out", str(tmp_path)]
    assert json.loads(run(fresh / "azulejos", *arguments))
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_it_speaks_the_engine_protocol(core: Path) -> None:
    said = "azulejos\nnewgame pavilion/2\ndeal 1\nsetoption seed 1\ngo nodes 100\nisready\n"
    heard = run(core / "azulejos", "engine", "--bot", "greedy", text=said)
    assert "\nready\n" in heard
    assert re.search(r"^bestmove \S+", heard, re.MULTILINE)


def test_it_draws(core: Path, fresh: Path, tmp_path: Path) -> None:
    code = "import azulejos; print(azulejos.azul().new()._repr_svg_())"
    assert run(core / "python", "-c", code).startswith("<svg")
    picture = tmp_path / "picture.png"
    run(fresh / "azulejos", "replay", a_game(tmp_path), "--png", picture)
    assert picture.read_bytes().startswith(b"\x89PNG")


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
