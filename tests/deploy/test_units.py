"""What is shipped to run a server: systemd's units are sound and hardened, and every setting in deploy/ exists."""

import re
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from azulejos.server.settings import Settings
from deploy.proxies import DEPLOY, changed, program
from documents.reference import commands

SYSTEMD = DEPLOY / "systemd"
SERVICES = sorted(SYSTEMD.glob("*.service"))
PROGRAM = "/opt/azulejos/bin/azulejos"
MOST_EXPOSED = 20
"""Tenths of a point of `systemd-analyze security`: up to 2.0 is what it calls OK."""


def hardening(service: Path) -> list[str]:
    """The lines from the one that says what they are for."""
    text = service.read_text(encoding="utf-8")
    return text[text.index("# Writes only") :].split("\n[", maxsplit=1)[0].strip().splitlines()


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The units in a folder, with a program that is there."""
    for path in SYSTEMD.iterdir():
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".service":
            text = changed(text, {PROGRAM: "/bin/true"})
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    return tmp_path


def instance(path: Path) -> Path:
    return path.with_name(path.name.replace("@.", "@8001."))


@pytest.mark.parametrize("unit", [*SERVICES, SYSTEMD / "azulejos-backup.timer"], ids=lambda path: path.name)
def test_systemd_finds_nothing_wrong(unit: Path, installed: Path) -> None:
    command = [
        program("systemd-analyze"),
        "verify",
        "--man=no",
        "--recursive-errors=no",
        str(instance(installed / unit.name)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_systemd_would_find_something_wrong(installed: Path) -> None:
    unit = installed / "azulejos.service"
    unit.write_text(changed(unit.read_text(encoding="utf-8"), {"ProtectSystem=strict": "ProtectSystems=strict"}))
    command = [program("systemd-analyze"), "verify", "--man=no", "--recursive-errors=no", str(unit)]
    assert "ProtectSystems" in subprocess.run(command, capture_output=True, text=True, check=False).stderr


@pytest.mark.parametrize("unit", SERVICES, ids=lambda path: path.name)
def test_a_service_can_do_little_harm(unit: Path, installed: Path) -> None:
    command = [program("systemd-analyze"), "security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager"]
    done = subprocess.run([*command, str(instance(installed / unit.name))], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_all_services_are_hardened_alike() -> None:
    for service in SERVICES:
        assert hardening(service) == hardening(SERVICES[0]), service.name


def test_every_command_that_a_unit_runs_is_there() -> None:
    for service in SERVICES:
        for name, arguments in re.findall(rf"{PROGRAM} (\w+)((?: [-\w%]+)*)", service.read_text(encoding="utf-8")):
            commands()[name].make_context(
                name, arguments.replace("%i", "8001").split() or ["--help"], resilient_parsing=True
            )


def settings() -> set[str]:
    """All environment variables that a server minds."""
    found = {one.envvar for command in commands().values() for one in command.params if one.envvar}
    assert {f"AZULEJOS_{field.name.upper()}" for field in fields(Settings) if "help" in field.metadata} <= found
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_every_setting_in_these_files_exists() -> None:
    own = {"AZULEJOS_SITE", "AZULEJOS_UPSTREAMS"}  # of the Caddyfile
    for path in (DEPLOY / "azulejos.env", DEPLOY / "compose.yaml", DEPLOY / "Containerfile", DEPLOY / "Caddyfile"):
        named = set(re.findall(r"AZULEJOS_\w+", path.read_text(encoding="utf-8")))
        assert named
        assert named - own <= settings(), path.name


def test_the_containers_fit_together() -> None:
    services, networks = compose()["services"], compose()["networks"]
    caddy = services["caddy"]
    upstreams = caddy["environment"]["AZULEJOS_UPSTREAMS"].split()
    servers = [name for name in services if name.startswith("server-")]
    assert upstreams == [f"{name}:8000" for name in servers]
    address = caddy["networks"]["inside"]["ipv4_address"]
    assert address.rpartition(".")[0] + ".0/24" == networks["inside"]["ipam"]["config"][0]["subnet"]
    for name in servers:
        assert services[name]["environment"]["AZULEJOS_PROXIES"] == address
        assert "ports" not in services[name]
    for service in services.values():
        for name in [*service.get("depends_on", {}), *service.get("networks", [])]:
            assert name in services or name in networks
        for volume in service.get("volumes", []):
            assert volume.startswith("./") or volume.split(":")[0] in compose()["volumes"]
        if "command" in service:
            assert service["command"][0] in commands()


def test_a_container_is_built_from_what_is_there() -> None:
    root, text = DEPLOY.parent, (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for path in re.findall(r"requirements/\w+\.txt", text):
        assert (root / path).exists()
    assert re.findall(r"^FROM (\S+)", text, re.MULTILINE)[0] == re.findall(r"^FROM (\S+)", text, re.MULTILINE)[1]
    user, last = text.index("\nUSER 10001\n"), text.index("\nENTRYPOINT")
    assert user < last
