"""The parts in which `make test` runs the tests, each test in one of them; as a program it tells how they went.

With a command, it runs that, and meanwhile tells how far they are.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".cache" / "parts"
PARTS = {
    "plain": "the rules with the compiler off, lines counted",
    "rest": "everything else in Python",
    "browser": "the page in a browser",
    "bounds": "the compiled rules with checked bounds",
    "web": "the page's own code",
}
CHOSEN = ("plain", "rest", "browser")
"""Parts whose tests are chosen here; the others are chosen by their folder, mark or program."""
PLAIN = ("kernel", "rules", "records", "contract")
"""Rooms whose tests show which lines of the rules they run."""
OUTCOMES = ("failed", "error", "passed", "skipped")


def part_of(room: str, compiled: bool) -> str:
    """The part of a test in this folder of tests/; `bounds` has those of the compiled rules once more."""
    if room == "browser":
        return "browser"
    return "plain" if room in PLAIN and not compiled else "rest"


def write(part: str, counts: dict[str, float]) -> None:
    """How many tests had which outcome, and the `seconds` that they took."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{part}.json").write_text(json.dumps(counts), encoding="utf-8")


class Progress:
    """How far a part is, for whoever watches; written only when a hundredth more is done."""

    def __init__(self, part: str) -> None:
        self.path = FOLDER / f"{part}.percent"
        self.total = 0
        self.done = 0

    def expect(self, total: int) -> None:
        self.total = total
        FOLDER.mkdir(parents=True, exist_ok=True)
        self._write()

    def add(self) -> None:
        before, self.done = self._percent(), self.done + 1
        if self._percent() != before:
            self._write()

    def _percent(self) -> int:
        return 100 * self.done // self.total if self.total else 0

    def _write(self) -> None:
        self.path.write_text(str(self._percent()), encoding="utf-8")


def progress() -> str:
    """One line: how far each part is that has begun."""
    told = []
    for part in PARTS:
        path = FOLDER / f"{part}.percent"
        percent = path.read_text(encoding="utf-8") if path.exists() else ""
        if percent:  # it is empty for a moment while it is written
            told.append(f"{part} {percent} %")
    return "azulejos: " + ", ".join(told) if told else ""


def follow(command: list[str], seconds: float = 30) -> int:
    """Run a command, tell how far the parts are from time to time, and return its exit status."""
    process = subprocess.Popen(command)
    signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    handlers = [signal.signal(each, lambda number, _: process.send_signal(number)) for each in signals]
    last = ""
    try:
        while True:
            try:
                return process.wait(timeout=seconds)
            except subprocess.TimeoutExpired:
                line = progress()
                if line != last:
                    print(line, flush=True)
                last = line
    finally:
        for each, handler in zip(signals, handlers, strict=True):
            signal.signal(each, handler)


def read(part: str) -> dict[str, float]:
    """What was written of a part; the page's comes from vitest, in its own words."""
    path = FOLDER / f"{part}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if "numTotalTests" in found:
        names = {"failed": "numFailedTests", "passed": "numPassedTests", "skipped": "numPendingTests"}
        ended = max((file["endTime"] for file in found["testResults"]), default=found["startTime"])
        return {
            **{outcome: found[name] for outcome, name in names.items()},
            "seconds": (ended - found["startTime"]) / 1000,
        }
    return found


def summary() -> str:
    lines = []
    for part, about in PARTS.items():
        counts = read(part)
        told = ", ".join(f"{counts[outcome]} {outcome}" for outcome in OUTCOMES if counts.get(outcome)) or "not run"
        minutes, seconds = divmod(round(counts.get("seconds", 0)), 60)
        lines.append(f"  {part:<9}{about:<48}{minutes:2}:{seconds:02}  {told}")
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(follow(sys.argv[1:]))
    print(summary())
