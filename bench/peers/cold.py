"""Time from process start to the first kernel result, like bench/c/cold.c. Usage: cold.py cupy|cuda.core|torch scale.ptx"""

import json
import sys

COUNT = 1024


def main():
    library, path = sys.argv[1:3]
    try:
        ok = {"cupy": with_cupy, "cuda.core": with_cuda_core, "torch": with_torch}[library](path)
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}))
        return
    assert ok, "the kernel's result is wrong"
    print("result")


def with_cupy(path):
    import cupy
    import numpy as np

    source = np.random.default_rng(1).random(COUNT, dtype=np.float32)
    kernel = cupy.RawModule(path=path).get_function("scale")
    a = cupy.asarray(source)
    b = cupy.empty_like(a)
    kernel((COUNT // 256,), (256,), (b, a, np.float32(3), np.uint32(COUNT)))
    return (b.get() == source * np.float32(3)).all()


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
    source = np.random.default_rng(1).random(COUNT, dtype=np.float32)
    result = np.empty_like(source)
    a = device.allocate(source.nbytes, stream=stream)
    b = device.allocate(source.nbytes, stream=stream)
    stream.sync()
    driver.cuMemcpyHtoD(int(a.handle), source.ctypes.data, source.nbytes)
    launch(stream, LaunchConfig(grid=COUNT // 256, block=256), kernel, b, a, np.float32(3), np.uint32(COUNT))
    stream.sync()
    driver.cuMemcpyDtoH(result.ctypes.data, int(b.handle), result.nbytes)
    return (result == source * np.float32(3)).all()


def with_torch(path):
    """Uses one of PyTorch's own kernels instead of PTX."""
    import torch

    source = torch.rand(COUNT)
    return torch.equal((source.cuda() * 3).cpu(), source * 3)


main()
