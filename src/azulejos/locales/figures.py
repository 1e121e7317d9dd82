"""Numbers as each language writes them."""

from __future__ import annotations

MINUS, NO_BREAK_SPACE = "\u2212", "\u00a0"


def decimal(value: float, language: str, has_sign: bool = False) -> str:
    """With one digit after the point or comma, and where it is asked for with a sign."""
    number = round(value, 1) or 0.0  # not -0.0
    text = f"{number:{'+' if has_sign and number else ''}.1f}".replace("-", MINUS)
    return text if language == "en" else text.replace(".", ",")


def percent(share: float, language: str, has_sign: bool = False) -> str:
    """A share of 1 in whole percent, and where it is asked for with a sign."""
    space = NO_BREAK_SPACE if language in ("de", "es", "fr") else ""
    number = round(100 * share)
    return f"{number:{'+' if has_sign and number else ''}}{space}%".replace("-", MINUS)
