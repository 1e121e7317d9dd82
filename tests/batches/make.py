"""Writes anew what batches on a CPU do: PYTHONPATH=tests python -m batches.make"""

import json

from azulejos.envs.vector import Batch
from batches.playing import GOLDEN, REFUSED, SHOWN, hashes, looks, names, play_on_cpu, refusals


def main() -> None:
    GOLDEN.write_text(json.dumps(made(), indent=1) + "\n", encoding="utf-8")


def made() -> dict[str, object]:
    import numpy as np

    return {
        "games": {name: hashes(play_on_cpu(name)) for name in names()},
        "refusals": list(refusals(Batch(*REFUSED[:2]), np.zeros(REFUSED[1], np.int64))),
        "looks": list(looks(Batch(*SHOWN[:2]))),
    }


if __name__ == "__main__":
    main()
