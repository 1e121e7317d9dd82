"""The web app: its files, and its one page for every address that is no file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from ..security import WORKER_POLICY

RULES_WORKER = "assets/rules.worker-"
FOLDER = Path(str(files("azulejos.server"))) / "static"
NOT_BUILT = (
    "<!doctype html><title>Azulejos</title>"
    "<p>The web app is not built yet; <code>python hatch_build.py</code> in the source folder builds it."
)

OF_ITS_OWN = {
    "manifest.webmanifest": {"content-type": "application/manifest+json"},
    "worker.js": {"service-worker-allowed": "/"},
}
"""Headers of single files."""


class Pages(StaticFiles):
    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self._compressed = GZipMiddleware(super().__call__, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The page is compressed, and nothing that may hold a secret."""
        await self._compressed(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or is_file(path):
                raise
            return await self._page(scope)
        if path.startswith(RULES_WORKER):
            found.headers["content-security-policy"] = WORKER_POLICY
        if path.startswith("assets/"):  # their names change with their content
            found.headers["cache-control"] = "public, max-age=31536000, immutable"
        else:
            found.headers["cache-control"] = "no-cache"
        found.headers.update(OF_ITS_OWN.get(path, {}))
        return found

    async def check_config(self) -> None:
        """The folder may be missing, and come later."""

    async def _page(self, scope: Scope) -> Response:
        if not (self.folder / "index.html").exists():
            return HTMLResponse(NOT_BUILT)
        found = await super().get_response("index.html", scope)
        found.headers["cache-control"] = "no-cache"
        return found


def is_file(path: str) -> bool:
    """Whether an address means a file, so that a missing one is an error and not the page."""
    return path.startswith(("api/", "assets/")) or "." in path.rpartition("/")[2].strip(".")
