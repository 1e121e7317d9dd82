"""Numbers as each language writes them."""

from __future__ import annotations

import pytest

from azulejos.locales.figures import decimal, percent


@pytest.mark.parametrize(("value", "told"), [(2.34, "+2.3"), (-2.34, "−2.3"), (0.04, "0.0"), (-0.04, "0.0")])
def test_what_rounds_to_nothing_has_no_sign(value: float, told: str) -> None:
    assert decimal(value, "en", has_sign=True) == told
    assert decimal(value, "fr", has_sign=True) == told.replace(".", ",")


@pytest.mark.parametrize(("share", "told"), [(0.234, "+23%"), (-0.234, "−23%"), (-0.004, "0%")])
def test_shares_are_told_in_whole_percent(share: float, told: str) -> None:
    assert percent(share, "en", has_sign=True) == told
    assert percent(share, "de", has_sign=True) == told.replace("%", "\u00a0%")
