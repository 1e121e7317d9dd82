"""Every vector of the rules has a test that is called by its id."""

import re
from pathlib import Path

VECTORS = {
    "az": [*range(1, 22), *range(30, 48), *range(50, 66)],
    "g": [*range(1, 12)],
    "j": [*range(1, 19)],
    "s": [*range(1, 17), *range(20, 41), *range(50, 64), *range(70, 100)],
}


def test_there_are_165_vectors() -> None:
    assert sum(map(len, VECTORS.values())) == 165


def test_every_vector_has_a_test() -> None:
    names = [
        match.groups()
        for path in Path(__file__).parent.rglob("test_*.py")
        for match in re.finditer(r"^def test_(az|g|j|s)_(\d\d)", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    tested = {(family, int(number)) for family, number in names}
    missing = [f"{family}-{n:02}" for family, numbers in VECTORS.items() for n in numbers if (family, n) not in tested]
    assert missing == []
