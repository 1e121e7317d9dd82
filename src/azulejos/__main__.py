"""`python -m azulejos` is `azulejos`."""

from __future__ import annotations

from .cli import main

main()
