"""Copies in every direction through PyTorch, CuPy or cuda.core, timed like bench/c/transfer.c.

Usage: transfer.py torch|cupy|cuda.core [quick]

cuda.core copies only between its buffers, which include page-locked memory. Its pageable copies use cuda.bindings.
"""

import ctypes
import json
import sys
import time

try:
    import numpy as np
except ImportError as error:
    print(json.dumps({"skipped": str(error)}))
    sys.exit(0)

KIB, MIB, FRAME = 1 << 10, 1 << 20, 1080 * 1920 * 3
QUICK = "quick" in sys.argv
SIZES = (
    [KIB, 64 * KIB, MIB, FRAME, 64 * MIB, 256 * MIB]
    if QUICK
    else [KIB << shift for shift in (0, 2, 4, 6, 8, 10, 12)] + [FRAME, 16 * MIB, 64 * MIB, 256 * MIB, 1024 * MIB]
)
BUDGET = 0.03 if QUICK else 0.06


def main():
    library = sys.argv[1]
    largest = SIZES[-1]
    source = np.frombuffer(np.random.default_rng(1).bytes(largest), np.uint8)
    back = np.empty(largest, np.uint8)
    try:
        setup = {"torch": with_torch, "cupy": with_cupy, "cuda.core": with_cuda_core}[library]
        # For each direction, a function from size to a function that copies and waits; and a view of the
        # pinned download.
        directions, returned = setup(largest, source, back)
    except (ImportError, AttributeError) as error:
        print(json.dumps({"skipped": str(error)}))
        return
    for size in SIZES:
        returned[:size] = 0xA5
        back[:size] = 0xA5
        for series in ("upload pinned", "device to device", "download pinned"):
            measure(series, size, directions[series](size))
        assert (returned[:size] == source[:size]).all(), "what came back is not what was sent"
        for series in ("upload pageable", "download pageable"):
            measure(series, size, directions[series](size))
        assert (back[:size] == source[:size]).all(), "what came back is not what was sent"


def measure(series, size, copy):
    copies = 32 if size <= 64 * KIB else 8 if size <= MIB else 1
    least = 3 if size >= 256 * MIB else 5

    def sample():
        start = time.perf_counter()
        for _ in range(copies):
            copy()
        return (time.perf_counter() - start) / copies

    for _ in range(2):
        sample()
    times, begin = [], time.perf_counter()
    while len(times) < least or (len(times) < 200 and time.perf_counter() - begin < BUDGET):
        times.append(sample())
    small = size < MIB
    line = {
        "name": f"{series} {label(size)}",
        "unit": "us" if small else "GB/s",
        "bytes": size,
        "series": series,
        "samples": [t * 1e6 if small else size / t / 1e9 for t in times],
    }
    print(json.dumps(line), flush=True)


def label(size):
    if size == FRAME:
        return "6.2 MB"
    step = max(0, (size.bit_length() - 1) // 10)
    return f"{size >> 10 * step} {['B', 'KiB', 'MiB', 'GiB'][step]}"


def with_torch(largest, source, back):
    import torch

    stream = torch.cuda.Stream()
    torch.cuda.set_stream(stream)
    pageable, ordinary = torch.from_numpy(source.copy()), torch.from_numpy(back)
    sent, returned = pageable.pin_memory(), torch.empty_like(pageable).pin_memory()
    memory, other = (torch.empty(largest, dtype=torch.uint8, device="cuda") for _ in range(2))

    def copier(target, source):
        def of(size):
            to, from_ = target[:size], source[:size]

            def copy():
                to.copy_(from_, non_blocking=True)
                stream.synchronize()

            return copy

        return of

    directions = {
        "upload pinned": copier(memory, sent),
        "device to device": copier(other, memory),
        "download pinned": copier(returned, other),
        "upload pageable": copier(memory, pageable),
        "download pageable": copier(ordinary, memory),
    }
    return directions, returned.numpy()


def with_cupy(largest, source, back):
    import cupy

    stream = cupy.cuda.Stream(non_blocking=True)
    pinned = [np.frombuffer(cupy.cuda.alloc_pinned_memory(largest), np.uint8, largest) for _ in range(2)]
    sent, returned = pinned
    sent[:] = source
    memory, other = cupy.empty(largest, cupy.uint8), cupy.empty(largest, cupy.uint8)
    cupy.cuda.Device().synchronize()

    def copier(target, source, start):
        def of(size):
            to, from_ = target[:size], source[:size]

            def copy():
                start(to, from_, size)
                stream.synchronize()

            return copy

        return of

    def up(to, from_, size):
        to.set(from_, stream=stream)

    def down(to, from_, size):
        from_.get(stream=stream, out=to)

    def across(to, from_, size):
        to.data.copy_from_device_async(from_.data, size, stream)

    directions = {
        "upload pinned": copier(memory, sent, up),
        "device to device": copier(other, memory, across),
        "download pinned": copier(returned, other, down),
        "upload pageable": copier(memory, source, up),
        "download pageable": copier(back, memory, down),
    }
    return directions, returned


def with_cuda_core(largest, source, back):
    from cuda.bindings import driver

    try:
        from cuda.core import Device, LegacyPinnedMemoryResource
    except ImportError:
        from cuda.core.experimental import Device, LegacyPinnedMemoryResource

    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    host = LegacyPinnedMemoryResource()

    def bytes_of(buffer, size):
        return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(int(buffer.handle)))

    def buffers(size):
        """Buffers of one size, because copies always cover whole buffers."""
        if size not in kept:
            kept.clear()
            sent = host.allocate(size)
            bytes_of(sent, size)[:] = source[:size]
            kept[size] = sent, host.allocate(size), device.allocate(size, stream=stream), device.allocate(size, stream=stream)
            stream.sync()
        return kept[size]

    kept = {}
    whole = np.empty(largest, np.uint8)  # what came back, gathered here to be compared

    def between(to, from_):
        def of(size):
            target, origin = buffers(size)[to], buffers(size)[from_]

            def copy():
                target.copy_from(origin, stream=stream)
                stream.sync()

            return copy

        return of

    def download(size):
        copy = between(1, 3)(size)
        copy()
        whole[:size] = bytes_of(buffers(size)[1], size)
        return copy

    def pageable(start):
        def of(size):
            address = int(buffers(size)[2].handle)

            def copy():
                (error,) = start(address, size)
                assert int(error) == 0, error
                stream.sync()

            return copy

        return of

    directions = {
        "upload pinned": between(2, 0),
        "device to device": between(3, 2),
        "download pinned": download,
        "upload pageable": pageable(lambda at, size: driver.cuMemcpyHtoDAsync(at, source.ctypes.data, size, stream.handle)),
        "download pageable": pageable(lambda at, size: driver.cuMemcpyDtoHAsync(back.ctypes.data, at, size, stream.handle)),
    }
    return directions, whole


main()
