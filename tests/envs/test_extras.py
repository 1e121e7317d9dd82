"""Without its library an adapter says which extra to install; the batch environment needs none of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel", "open_spiel"):
    sys.modules[name] = None
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIDE + code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("extra", ["pettingzoo", "gymnasium", "openspiel"])
def test_a_missing_library_is_told(extra: str) -> None:
    done = run(f"import azulejos.envs.{extra}")
    expected = f"azulejos.envs.{extra} needs more packages: pip install 'azulejos[{extra}]'"
    assert done.stderr.splitlines()[-1] == f"azulejos.extras.MissingExtra: {expected}"


def test_the_batch_environment_needs_no_extra() -> None:
    done = run("from azulejos.envs.vector import Batch; b = Batch('azul/2', 2); b.reset(b.new_buffers(), seed=0)")
    assert (done.returncode, done.stderr) == (0, "")


def test_without_numba_environments_say_so() -> None:
    code = "sys.modules['numba'] = None\nimport importlib.util\nfind = importlib.util.find_spec\n"
    code += "importlib.util.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)\n"
    done = run(code + "from azulejos.envs.vector import Batch; Batch('azul/2', 2)")
    assert "environments run the compiled rules, and numba is not installed" in done.stderr.splitlines()[-1]
