"""Arithmetic of arrays of 64 M f32. Rates count bytes read and written. Timed with events.

Usage: array_math.py eager|compile|cupy [quick]
"""

import json
import sys

import math_reductions

SIDE = 8192


def main():
    variant, quick = sys.argv[1], "quick" in sys.argv
    try:
        run = cupy_rates if variant == "cupy" else torch_rates
        run(variant, 5 if quick else 20)
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}))


def torch_rates(variant, count):
    import torch

    def chain(x):
        return ((x * 0.5 + 2).clamp(min=1).sqrt() - x).abs()

    def add(x, y):
        return x + y

    if variant == "compile":
        chain, add = torch.compile(chain), torch.compile(add)
    x, y = (torch.rand(SIDE, SIDE, device="cuda") for _ in range(2))
    row, column = y[0].clone(), y[:, :1].clone()

    def timed(name, bytes_per_element, call):
        rate(name, bytes_per_element * SIDE * SIDE, call)

    def rate(name, size, call):
        report(name, "GB/s", [size / value / 1e6 for value in time(100, call)])

    def time(calls, call):
        def sample():
            start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            start.record()
            for i in range(calls):
                call(i)
            end.record()
            end.synchronize()
            return start.elapsed_time(end) / calls

        return [sample() for _ in range(count + 3)][3:]

    measure(timed, x, y, row, column, chain, add)
    if variant == "eager":
        math_reductions.torch_rows(rate, time, report, x, y)


def cupy_rates(_, count):
    import cupy

    chain = cupy.ElementwiseKernel(
        "float32 x", "float32 z", "z = fabsf(sqrtf(max(x * 0.5f + 2.0f, 1.0f)) - x)", "chain"
    )
    x, y = (cupy.random.rand(SIDE, SIDE, dtype=cupy.float32) for _ in range(2))
    row, column = y[0].copy(), y[:, :1].copy()

    def timed(name, bytes_per_element, call):
        rate(name, bytes_per_element * SIDE * SIDE, call)

    def rate(name, size, call):
        report(name, "GB/s", [size / value / 1e6 for value in time(100, call)])

    def time(calls, call):
        def sample():
            start, end = cupy.cuda.Event(), cupy.cuda.Event()
            start.record()
            for i in range(calls):
                call(i)
            end.record()
            end.synchronize()
            return cupy.cuda.get_elapsed_time(start, end) / calls

        return [sample() for _ in range(count + 3)][3:]

    measure(timed, x, y, row, column, chain, cupy.add)
    math_reductions.cupy_rows(rate, time, report, x, y)


def measure(timed, x, y, row, column, chain, add):
    timed("chain of six operations, 64 M f32", 8, lambda i: chain(x if i & 1 else y))
    timed("add, 64 M f32", 12, lambda i: add(x, y))
    timed("add a row, 64 M f32", 8, lambda i: add(x if i & 1 else y, row))
    timed("add a column, 64 M f32", 8, lambda i: add(x if i & 1 else y, column))
    timed("add a transposed matrix, 64 M f32", 12, lambda i: add(x, y.T))


def report(name, unit, samples):
    print(json.dumps({"name": name, "unit": unit, "samples": samples}), flush=True)


main()
