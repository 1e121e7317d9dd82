"""Real proxies with the configurations of deploy/, run by an ordinary user; ports, paths and the name are others."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from ports import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
SITE = "localhost"
NOBODY = "nobody"


@dataclass(frozen=True)
class Proxy:
    port: int
    plain_port: int
    authority: Path
    """The certificate that a client must believe."""

    @property
    def url(self) -> str:
        return f"https://{SITE}:{self.port}"


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed; on Debian, as root: apt-get install {name}")
    return found


def changed(text: str, changes: dict[str, str]) -> str:
    """Each pattern is there, and is replaced."""
    for pattern, new in changes.items():
        text, count = re.subn(pattern, lambda found, new=new: found.expand(new), text)
        assert count, f"there is no {pattern}"
    return text


def has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


@contextmanager
def nginx(servers: list[int]) -> Iterator[Proxy]:
    command, port, plain = program("nginx"), free_port(), free_port()
    with _folder() as folder:
        _make_certificate(folder)
        text = changed(
            (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
            {
                r"(listen (?:\[::\]:)?)80\b": rf"\g<1>{plain}",
                r"(listen (?:\[::\]:)?)443\b": rf"\g<1>{port}",
                r"(/run/|/var/log/nginx/|/var/lib/nginx/|/etc/ssl/azulejos/)": f"{folder}/",
                r"play\.example\.org": SITE,
                **{rf"127\.0\.0\.1:{8001 + i}": f"127.0.0.1:{server}" for i, server in enumerate(servers)},
            },
        )
        if not has_ipv6():
            text = changed(text, {r" *listen \[::\].*\n": ""})
        (folder / "nginx.conf").write_text(text, encoding="utf-8")
        arguments = ["-p", str(folder), "-c", "nginx.conf", "-e", str(folder / "error.log"), "-g", "daemon off;"]
        with _running([command, *arguments], folder, port):
            yield Proxy(port, plain, folder / "fullchain.pem")


@contextmanager
def caddy(servers: list[int]) -> Iterator[Proxy]:
    """Its certificate comes from an authority of its own, as for every site named localhost."""
    command, port, plain = program("caddy"), free_port(), free_port()
    with _folder() as folder:
        here = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {plain}\n\thttps_port {port}\n\tservers"
        text = changed((DEPLOY / "Caddyfile").read_text(encoding="utf-8"), {r"\{\n\tservers": here})
        (folder / "Caddyfile").write_text(text, encoding="utf-8")
        settings = {"AZULEJOS_SITE": SITE, "AZULEJOS_UPSTREAMS": " ".join(f"127.0.0.1:{port}" for port in servers)}
        homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        with _running([command, "run", "--config", "Caddyfile"], folder, port, **settings, **homes):
            yield Proxy(port, plain, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt")


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="azulejos-proxy-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


def _make_certificate(folder: Path) -> None:
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
    ]
    command += ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}"]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def _running(command: list[str], folder: Path, port: int, **environment: str) -> Iterator[None]:
    user = NOBODY if os.geteuid() == 0 else None
    if user is not None:
        for path in (folder, *folder.rglob("*")):
            shutil.chown(path, user)
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            command, cwd=folder, user=user, env=os.environ | environment, stdout=output, stderr=output
        )
    try:
        until = time.monotonic() + 180  # Caddy, when it could not make its certificate, tries again after a minute
        while not _answers(port):
            said = (folder / "output").read_text(encoding="utf-8")
            assert process.poll() is None, said
            assert time.monotonic() < until, said
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(30)


def _answers(port: int) -> bool:
    """Whether it has the site's certificate; Caddy listens before it has made one."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
            context.wrap_socket(line, server_hostname=SITE).close()
    except OSError:
        return False
    return True
