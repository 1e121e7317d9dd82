"""The GPU's figures of docs/benchmarks.md: steps a second of every game, by the number of games and what is written.

    python benchmarks/gpu.py [--only azul/2] [--sizes 65536 262144 1048576] [--out FOLDER]

Each figure is the median of 200 steps, both alone and with the choice of random actions not counted. It prints a table
in Markdown; a folder also gets it as `gpu.md`, and all figures as `gpu.json`.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import torch

from azulejos.bench import rows
from azulejos.envs.gpu_speed import steps_per_second

SIZES = [2**16, 2**18, 2**20]
KINDS = [
    ("masks", {}),
    ("masks and observations", {"observations": True}),
    ("packed masks", {"masks": "packed"}),
    ("packed masks and observations", {"masks": "packed", "observations": True}),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="rows with this in their name")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, help="how many games at once")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no more rows after this")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--device", default="cuda")
    asked = parser.parse_args()
    began = time.perf_counter()
    device = torch.cuda.get_device_name() if asked.device == "cuda" else asked.device
    found: dict[str, Any] = {"device": device, "torch": torch.__version__, "rows": {}}
    lines = [f"Millions of steps a second, {device}, torch {torch.__version__}; games at once: "
             + ", ".join(f"{size:,}" for size in asked.sizes), ""]  # fmt: skip
    lines += ["| game/seats | " + " | ".join(kind for kind, _ in KINDS) + " |", "|---|" + "--:|" * len(KINDS)]
    print("\n".join(lines), flush=True)
    for name in rows(asked.only):
        if time.perf_counter() - began > asked.seconds:
            print(f"stopped before {name}, after {asked.seconds:.0f} seconds")
            break
        figures = found["rows"][name] = {}
        for kind, settings in KINDS:
            figures[kind] = {
                str(size): round(steps_per_second(name, size, device=asked.device, **settings)) for size in asked.sizes
            }
        cells = ("/".join(f"{figure / 1e6:,.0f}" for figure in of.values()) for of in figures.values())
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
    found["seconds"] = round(time.perf_counter() - began)
    if asked.out is not None:
        asked.out.mkdir(parents=True, exist_ok=True)
        (asked.out / "gpu.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
        (asked.out / "gpu.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
