"""What the page about operations names is there: files, units, metrics, lines of the log."""

import re
from pathlib import Path

import azulejos
from deploy.proxies import DEPLOY
from server.servers import running, settings_for

PAGE = DEPLOY.parent / "docs" / "operations.md"
TEXT = PAGE.read_text(encoding="utf-8")
SERVER = Path(azulejos.__file__).parent / "server"


def rows(head: str) -> list[str]:
    """The first cells of the table under this head."""
    [table] = re.findall(rf"^\| {head} \|.*\n\|[-|: ]+\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    return [row.split(" | ")[0].removeprefix("| ") for row in table.splitlines()]


def test_every_file_is_there() -> None:
    named = set(re.findall(r"deploy/[\w./*-]*[\w*]", TEXT)) - {"deploy/.env"}
    assert len(named) > 5
    for name in named:
        assert list(DEPLOY.parent.glob(name)), name


def test_every_unit_is_there_and_every_unit_is_named() -> None:
    named = {
        re.sub(r"@\d+$", "@.service", name)
        for name in re.findall(r"azulejos[@\w-]*\.(?:service|timer)|azulejos@\d+", TEXT)
    }
    shipped = {path.name for path in (DEPLOY / "systemd").iterdir() if path.suffix in (".service", ".timer")}
    assert named | {"azulejos-backup.service"} == shipped


async def test_every_metric_is_there(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        told = (await server.http.get("/metrics")).text
    found = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    named = {name for cell in rows("metric") for name in re.findall(r"`(\w+)`", cell)}
    assert named
    assert named <= found
    in_alerts = set(re.findall(r"\b(?:azulejos|process)_\w+", " ".join(re.findall(r"`([^`]+)`", TEXT))))
    assert {name.removesuffix("_bucket") for name in in_alerts} <= found


def test_every_line_of_the_log_is_there() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    for line in rows("line"):
        assert line.strip("`") in code, line
