"""`python -m azulejos.learn`: the command where nothing but torch and the rules is installed, as on a borrowed GPU."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..errors import AzulejosError


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m azulejos.learn")
    parser.add_argument("what", nargs="?", help="a settings file, a game such as azul/2, or a box")
    parser.add_argument("--out", type=Path, help="the folder of the run; an existing run is continued")
    parser.add_argument("--resume", type=Path, help="a run's folder, to continue it")
    parser.add_argument("--minutes", type=float, help="stop after this many minutes; the run can be continued")
    parser.add_argument("--device", help="as torch names it, such as cuda or cpu")
    parser.add_argument("--workers", type=int, help="processes that play, without a GPU")
    parser.add_argument("--ray", help="the address of a Ray cluster that plays")
    parser.add_argument("--check", action="store_true", help="try everything for a minute")
    parser.add_argument("--plot", action="store_true", help="only draw the curves of a run")
    asked = parser.parse_args()
    from .asked import Asked, do

    try:
        do(Asked(**vars(asked)), lambda line: print(line, flush=True))
    except AzulejosError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
