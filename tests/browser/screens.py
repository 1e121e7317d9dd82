"""Contact sheets of the page for `make screens`: every screen, game, number of seats and language, light and dark."""

from __future__ import annotations

import argparse
import io
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, sync_playwright

from azulejos.locales import LANGUAGES
from browser import fonts
from browser.conftest import launch_args, prepare, serving
from browser.playing import SETTLED, choose, make_table, recorded, wait_for_turn
from browser.test_first_start import compile_until
from browser.tour import SCREENS, show

FOLDER = Path(__file__).parents[2] / ".cache/screens"
SIZES = [(1920, 1080), (1280, 800), (1024, 640), (740, 360), (360, 740)]
SITUATIONS = [
    ("azul", "offer"),
    ("azul-grey", "tiling"),
    ("azul-grey-jokers", "offer"),
    ("pavilion", "acquire"),
    ("pavilion", "place"),
    ("pavilion", "bonus"),
    ("pavilion-mono", "place"),
]
GAP = 12
SCALE = 0.55

Shot = tuple[str, Image.Image]


def shot(page: Page, name: str) -> Shot:
    page.evaluate(SETTLED)
    picture = Image.open(io.BytesIO(page.screenshot()))
    return name, picture.resize((round(picture.width * SCALE), round(picture.height * SCALE)), Image.Resampling.LANCZOS)


def at_sizes(page: Page, name: str) -> list[Shot]:
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found.append(shot(page, f"{name} {width}×{height}"))
    return found


def lay(rows: list[list[Shot]], path: Path) -> None:
    """Rows of pictures below each other, each with its name."""
    line = 16
    width = max(sum(picture.width + GAP for _, picture in row) for row in rows)
    height = sum(max(picture.height for _, picture in row) + line + GAP for row in rows)
    sheet = Image.new("RGB", (width, height), "#777")
    draw, y = ImageDraw.Draw(sheet), 0
    for row in rows:
        x = 0
        for name, picture in row:
            draw.text((x + 4, y + 2), name, fill="white")
            sheet.paste(picture, (x, y + line))
            x += picture.width + GAP
        y += max(picture.height for _, picture in row) + line + GAP
    sheet.save(path)
    print(path)


def open_page(browser: Browser, address: str, theme: str) -> Page:
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    prepare(context, theme=theme)
    page = context.new_page()
    compile_until(page, 0)
    return page


def game(preset: str, phase: str, browser: Browser, address: str) -> list[list[Shot]]:
    """Two to four seats below each other, sizes side by side."""
    rows = []
    for players, theme in ((2, "light"), (3, "dark"), (4, "light")):
        page = open_page(browser, address, theme)
        file, ply = recorded(preset, players, phase)
        page.goto(f"/t/{make_table(page, preset, players=players, origin={'file': file, 'ply': ply})}")
        wait_for_turn(page)
        rows.append(at_sizes(page, f"{preset} {phase} {players}"))
        page.context.close()
    return rows


def screen(name: str, browser: Browser, address: str) -> list[list[Shot]]:
    """Light and dark at all sizes, and a phone in every language."""
    rows = []
    for theme in ("light", "dark"):
        page = open_page(browser, address, theme)
        show(page, name)
        rows.append(at_sizes(page, f"{name} {theme}"))
        if theme == "dark":
            rows.append([])
            for language in LANGUAGES:
                choose(page, language=language)
                rows[-1].append(shot(page, f"{name} {language}"))
        page.context.close()
    return rows


SHEETS = {f"{preset}-{phase}": partial(game, preset, phase) for preset, phase in SITUATIONS}
SHEETS |= {name.replace("/", "-").replace(" ", "-"): partial(screen, name) for name in SCREENS}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="sheets whose name has this in it")
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as found:
        flags = launch_args("chromium", fonts.environment(Path(folder)))
        browser = found.chromium.launch(**flags)
        for name, make in SHEETS.items():
            if chosen.only in name:
                lay(make(browser, address), FOLDER / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
