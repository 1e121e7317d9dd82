"""Rule functions on a GPU: their twins are made from the same code, and compile where there is no GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from azulejos.kernel import Generator, below, bind, parameter, popcount, rule, seed, select_bit, table
from toolkit import needs_cuda_compiler

if TYPE_CHECKING:
    from azulejos.kernel.cuda import cuda, local_array

pytestmark = needs_cuda_compiler

RANDOM = Generator.dtype()
PRIMES = table([2, 3, 5, 7])
number = parameter(int)


@rule
def prime(word: int) -> int:
    return PRIMES[popcount(word) & 3]


def above(word: int) -> int:
    return prime(word) + number


def body(words: Any, out: Any) -> None:
    """A kernel."""
    i = cuda.grid(1)
    out[i] = above(words[i])


def test_a_kernel_calls_rule_functions_with_their_tables_and_parameters() -> None:
    from numba import types

    from azulejos.kernel.cuda import kernel, ptx

    made = kernel(body, "body", above=bind(above, "test.above", number=1000))
    code = ptx(made, (types.int64[::1], types.int64[::1]))
    assert "popc.b64" in code
    assert "1000" in code
    assert ".const" in code  # the table


def test_a_function_has_one_twin() -> None:
    from azulejos.kernel.cuda import twin

    assert twin(prime) is twin(prime)
    assert twin(prime) is not twin(popcount)


def draw(words: Any, out: Any) -> None:
    """A kernel."""
    i = cuda.grid(1)
    random = words.view(RANDOM)[i]
    seed(random, i)
    out[i] = below(random, 6)


def test_records_can_be_changed_in_a_kernel() -> None:
    from numba import types

    from azulejos.kernel.cuda import kernel, ptx

    assert "st.global" in ptx(kernel(draw, "draw"), (types.int64[::1], types.int64[::1]))


def look_up(words: Any) -> None:
    """A kernel."""
    space = local_array(500, np.int16)
    space[words[0]] = 1
    words[1] = space[words[2]]


def test_scratch_space_is_not_filled_with_zeros() -> None:
    from numba import types

    from azulejos.kernel.cuda import kernel, ptx

    code = ptx(kernel(look_up, "look_up"), (types.int64[::1],))
    assert "__local_depot0[1000]" in code
    assert code.count("st.local") == 1


SIMULATED = """
import numpy as np
from azulejos.kernel import bits
from azulejos.kernel.cuda import cuda, lowest_bit, popcount, select_bit

@cuda.jit
def look(words, found):
    i = cuda.grid(1)
    if i < words.size:
        found[i, 0] = popcount(words[i])
        found[i, 1] = lowest_bit(words[i])
        for k in range(found[i, 0]):
            found[i, 2 + k] = select_bit(words[i], k)

words = np.array([1, 2, 3, 0b101100, 1 << 61, (1 << 62) - 1, 0x2AAAAAAAAAAAAAAA, 0x31415926535897 << 5])
found = np.zeros((len(words), 64), np.int64)
look[1, 32](words, found)
for word, row in zip(words.tolist(), found.tolist()):
    count = bits.popcount(word)
    expected = [count, bits.lowest_bit(word), *(bits.select_bit(word, k) for k in range(count))]
    assert row[: 2 + count] == expected, (word, row)
"""


def test_bits_are_found_as_in_plain_rules() -> None:
    """Run by numba-cuda's simulator."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SIMULATED], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_bit_is_selected_without_a_loop_over_bits() -> None:
    from numba import types

    from azulejos.kernel.cuda import kernel, ptx

    assert select_bit(0b1011, 2) == 3
    made = kernel(choose, "choose")
    assert ptx(made, (types.int64[::1],)).count("popc.b64") == 6


def choose(words: Any) -> None:
    words[0] = select_bit(words[0], words[1])
