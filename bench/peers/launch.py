"""Launches of the kernel scale() through CuPy or cuda.core, timed like bench/c/launch.c.

Usage: launch.py cupy|cuda.core scale.ptx [quick]
"""

import json
import sys
import time

BATCH, PAIRS, COUNT = 200, 20, 32


def main():
    library, path = sys.argv[1:3]
    quick = "quick" in sys.argv
    try:
        launch, synchronize, download, source = (with_cupy if library == "cupy" else with_cuda_core)(path)
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}))
        return

    def batch():
        start = time.perf_counter()
        for i in range(BATCH):
            launch(i)
        elapsed = time.perf_counter() - start
        synchronize()
        return elapsed / BATCH * 1e6

    def pairs():
        start = time.perf_counter()
        for i in range(PAIRS):
            launch(i)
            synchronize()
        return (time.perf_counter() - start) / PAIRS * 1e6

    for name, sample in (("launch", batch), ("launch + synchronize", pairs)):
        for _ in range(50):
            sample()
        report(name, "us", [sample() for _ in range(60 if quick else 300)])
    result, last = download(), PAIRS - 1
    n = COUNT - (last & 1)
    assert (result[:n] == source[:n] * source.dtype.type(last)).all(), "the kernel's result is wrong"


def report(name, unit, samples):
    print(json.dumps({"name": name, "unit": unit, "samples": samples}), flush=True)


def with_cupy(path):
    import cupy
    import numpy as np

    source = np.random.default_rng(1).random(COUNT, dtype=np.float32)
    kernel = cupy.RawModule(path=path).get_function("scale")
    stream = cupy.cuda.Stream(non_blocking=True)
    a = cupy.asarray(source)
    b = [cupy.empty(COUNT, np.float32), cupy.empty(COUNT, np.float32)]
    cupy.cuda.Device().synchronize()
    stream.use()

    def launch(i):
        kernel((1,), (COUNT,), (b[i & 1], a, np.float32(i), np.uint32(COUNT - (i & 1))))

    return launch, stream.synchronize, lambda: b[(PAIRS - 1) & 1].get(), source


def with_cuda_core(path):
    import numpy as np
    from cuda.bindings import driver

    try:
        from cuda.core import Device, LaunchConfig, ObjectCode, launch
    except ImportError:
        from cuda.core.experimental import Device, LaunchConfig, ObjectCode, launch

    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    with open(path, "rb") as file:
        kernel = ObjectCode.from_ptx(file.read()).get_kernel("scale")
    config = LaunchConfig(grid=1, block=COUNT)
    source = np.random.default_rng(1).random(COUNT, dtype=np.float32)
    a, *b = (device.allocate(source.nbytes, stream=stream) for _ in range(3))
    stream.sync()
    driver.cuMemcpyHtoD(int(a.handle), source.ctypes.data, source.nbytes)

    def start(i):
        launch(stream, config, kernel, b[i & 1], a, np.float32(i), np.uint32(COUNT - (i & 1)))

    def download():
        result = np.empty_like(source)
        driver.cuMemcpyDtoH(result.ctypes.data, int(b[(PAIRS - 1) & 1].handle), result.nbytes)
        return result

    return start, stream.sync, download, source


main()
