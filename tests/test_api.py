"""The public names: all of them, sorted, importable, and nothing else."""

import subprocess
import sys

import azulejos


def test_the_public_names_are_sorted_and_importable() -> None:
    assert azulejos.__all__ == sorted(azulejos.__all__, key=lambda name: (not name.isupper(), name[0].islower(), name))
    for name in azulejos.__all__:
        assert hasattr(azulejos, name)


def test_other_names_are_modules_or_private() -> None:
    others = {name for name in dir(azulejos) if not name.startswith("_")} - set(azulejos.__all__)
    modules = {name for name in others if isinstance(getattr(azulejos, name), type(sys))}
    assert others - modules <= {"Any", "TYPE_CHECKING", "annotations", "make_game"}


def test_importing_the_library_loads_neither_its_packages_nor_the_boxes() -> None:
    heavy = ("numpy", "numba", "typer", "rich", "platformdirs", "azulejos.kernel.cache", "azulejos.rules.azul")
    code = f"import sys, azulejos; print(*(name for name in {heavy} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
