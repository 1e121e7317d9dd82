"""The parts in which `make test` runs the tests, each test in one of them; `python -m parts` tells how they went."""

from __future__ import annotations

import json
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
    print(summary())
