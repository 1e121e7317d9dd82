"""A short campaign with the scenarios, on each database; `make faults` is the long one."""

import shutil
from pathlib import Path

import pytest

from faults.campaign import FOLDER, Plan, play_campaign, play_scenarios
from faults.checker import check
from faults.scenarios import SCENARIOS
from faults.world import Kind, world

SEED = 13
BUDGET = 20.0
"""Seconds; a machine that is busy with other tests needs more than five."""
FAULTS: dict[Kind, list[str]] = {"sqlite": ["kill", "disk_full"], "postgres": ["terminate", "oversleep", "kill"]}
SECONDS: dict[Kind, float] = {"sqlite": 2.0, "postgres": 6.0}


@pytest.mark.parametrize("kind", FAULTS)
async def test_no_fault_loses_a_move_or_a_table(kind: Kind, tmp_path: Path) -> None:
    async with world(kind, tmp_path, processes=2) as made:
        await play_scenarios(made, list(SCENARIOS), SEED, BUDGET)
        evidence = await play_campaign(made, Plan(FAULTS[kind], SEED, SECONDS[kind], BUDGET, tables=3))
    kept = FOLDER / f"short-{kind}"  # longer than folders of tests are
    shutil.rmtree(kept, ignore_errors=True)
    evidence.write(kept / "histories")
    for log in tmp_path.glob("process-*.log"):
        shutil.copy(log, kept)
    assert check(evidence) == [], f"what shows it is in {kept}"
