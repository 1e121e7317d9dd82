"""The page's own files: compressed for whoever can read that, and kept as long as their names say."""

from pathlib import Path

import httpx
import pytest

from azulejos.server.http.pages import Pages

SCRIPT = "console.log('azulejos');\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/page-1234.js").write_text(SCRIPT)
    (tmp_path / "assets/font-1234.woff2").write_bytes(b"font" * 1000)
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>Azulejos</p>" * 100)
    return tmp_path


def site(folder: Path) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(Pages(folder)), base_url="http://azulejos.test")


@pytest.mark.parametrize("path", ["/assets/page-1234.js", "/", "/t/some-table"])
async def test_text_is_compressed_for_whoever_can_read_that(folder: Path, path: str) -> None:
    async with site(folder) as client:
        plain = await client.get(path, headers={"accept-encoding": "identity"})
        packed = await client.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["vary"]
    assert int(packed.headers.get("content-length", packed.num_bytes_downloaded)) < len(plain.content) / 2
    assert packed.text == plain.text


async def test_fonts_are_sent_as_they_are(folder: Path) -> None:
    async with site(folder) as client:
        font = await client.get("/assets/font-1234.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers
    assert font.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_an_address_that_is_no_file_is_the_page_and_a_missing_file_is_missing(folder: Path) -> None:
    async with site(folder) as client:
        page = await client.get("/puzzles")
        with pytest.raises(Exception, match="404"):
            await client.get("/assets/gone-1234.js")
    assert page.headers["cache-control"] == "no-cache"
