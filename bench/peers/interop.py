"""Sharing arrays through CuPy or PyTorch, timed like bench/interop.ts.

Usage: interop.py cupy|torch [quick]
"""

import json
import sys
import time

BATCH = 1000


def main():
    library = sys.argv[1]
    quick = "quick" in sys.argv
    try:
        calls = (with_cupy if library == "cupy" else with_torch)()
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}))
        return

    for name, call in calls.items():
        def batch():
            start = time.perf_counter()
            for _ in range(BATCH):
                call()
            return (time.perf_counter() - start) / BATCH * 1e6

        for _ in range(5):
            batch()
        samples = [batch() for _ in range(50 if quick else 200)]
        print(json.dumps({"name": name, "unit": "us", "samples": samples}), flush=True)


class Foreign:
    """Memory of another library, ready on the legacy default stream."""

    def __init__(self, array):
        self.array = array
        self.__cuda_array_interface__ = dict(array.__cuda_array_interface__, stream=1)


def with_cupy():
    import cupy

    x = cupy.zeros(1024, dtype=cupy.float32)
    image = cupy.empty((3000, 3000, 3), dtype=cupy.uint8)
    foreign = Foreign(x)
    return {
        "wrap a CUDA Array Interface object": lambda: cupy.asarray(foreign),
        "__cuda_array_interface__": lambda: x.__cuda_array_interface__,
        "DLPack export + import": lambda: cupy.from_dlpack(x),
        "3000×3000 image made visible": lambda: cupy.asarray(Foreign(image)),
    }


def with_torch():
    import torch

    x = torch.zeros(1024, device="cuda")
    image = torch.empty((3000, 3000, 3), dtype=torch.uint8, device="cuda")
    foreign = Foreign(x)
    return {
        "wrap a CUDA Array Interface object": lambda: torch.as_tensor(foreign, device="cuda"),
        "__cuda_array_interface__": lambda: x.__cuda_array_interface__,
        "DLPack export + import": lambda: torch.from_dlpack(x),
        "3000×3000 image made visible": lambda: torch.as_tensor(Foreign(image), device="cuda"),
    }


if __name__ == "__main__":
    main()
