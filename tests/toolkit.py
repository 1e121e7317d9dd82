"""Whether kernels for GPUs can be compiled here, which takes no GPU."""

import importlib.util

import pytest


def _can_compile() -> bool:
    if importlib.util.find_spec("numba_cuda") is None:
        return False
    from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib

    try:
        for library in ("nvvm", "nvrtc"):
            load_nvidia_dynamic_lib(library)
    except DynamicLibNotFoundError:
        return False
    return True


needs_cuda_compiler = pytest.mark.skipif(
    not _can_compile(), reason="numba-cuda, NVVM or NVRTC is not installed: pip install 'numba-cuda[cu13]'"
)
