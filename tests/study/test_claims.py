"""Every reason that is given for a move is true, found in another way. `make study-check` does this for thousands."""

import pytest

import azulejos
from study.brute import check, positions

PRESETS = ["azul", "azul-grey", "azul-jokers", "azul-mini", "pavilion", "pavilion-mono"]


@pytest.mark.parametrize("preset", PRESETS)
def test_no_claim_is_false(preset: str) -> None:
    claims = sum(check(*found) for found in positions(azulejos.game(preset, 3), 150, seed=1))
    assert claims > 50
