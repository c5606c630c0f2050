"""Shared by image_*.py: rotating random frames, timing like bench/image.ts, and result lines.

A row that a library does not have, or that fails, is left out, with the reason on stderr.
"""

import json
import sys
import time

try:
    import torch
except ImportError as error:
    print(json.dumps({"skipped": str(error)}))
    sys.exit()

FRAMES, HEIGHT, WIDTH, SIZE, TALL, WIDE = 32, 1080, 1920, 224, 2160, 3840
MEAN, STD = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)
AFFINE = ((1.02, 0.05, -20), (-0.03, 1.01, 10))
TWIST = ((0.393, 0.769, 0.189, 0), (0.349, 0.686, 0.168, 0), (0.272, 0.534, 0.131, 0))
MODEL_INPUTS = ("resizeNormalize 32 × 1080p → 224", "normalize 32 × 1080p")
QUICK = "quick" in sys.argv
# Maximum microseconds per sample with more than two calls.
BUDGET = 8_000 if QUICK else 20_000


def main(measure):
    """Runs `measure`, and reports a missing library as skipped."""
    try:
        # All libraries use this stream; the default stream would synchronize with others.
        with torch.cuda.stream(torch.cuda.Stream()):
            measure()
    except Exception as error:  # of the library as a whole: rows catch their own
        print(json.dumps({"skipped": f"{type(error).__name__}: {error}"}))


def row(name, prepare):
    """Measures the function `call(i)` that `prepare()` returns. A failure affects only this row."""
    try:
        samples = timed(prepare())
    except Exception as error:
        print(f"{name}: {type(error).__name__}: {str(error).strip()[:300]}", file=sys.stderr)
        return
    print(json.dumps({"name": name, "unit": "us", "samples": samples}, ensure_ascii=False), flush=True)


def timed(call):
    """Measures microseconds per call. A sample is the mean over calls between two events, enqueued behind a kernel that
    keeps the device busy."""
    host_time = 0

    def sample(calls):
        nonlocal host_time
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        # Cycles, at most about 30 ms: for calls that wait for the device, host time includes this kernel.
        torch.cuda._sleep(int(300_000 + min(host_time * 3000, 60_000_000)))
        start.record()
        begin = time.perf_counter()
        for i in range(calls):
            call(i)
        host_time = (time.perf_counter() - begin) * 1e6
        end.record()
        end.synchronize()
        return start.elapsed_time(end) * 1000 / calls

    call(0)
    call(1)
    torch.cuda.synchronize()
    calls = max(2, min(50, int(BUDGET / sample(2) / 2) * 2))
    for _ in range(2):
        sample(calls)
    return [sample(calls) for _ in range(5 if QUICK else 20)]


def random(*shape):
    return torch.randint(0, 256, shape, dtype=torch.uint8, device="cuda")


class Turns:
    """Alternating batches, or the frames of the first one in turn, so that the next call never reads from cache."""

    def __init__(self, batches, count):
        frames = batches[0].shape[0]
        self.items = list(batches) if count == frames else [batches[0][i : i + count] for i in range(0, frames, count)]

    def map(self, function):
        self.items = [function(item) for item in self.items]
        return self

    def __getitem__(self, i):
        return self.items[i % len(self.items)]


def frames_1080p():
    return [random(FRAMES, HEIGHT, WIDTH, 3) for _ in range(2)]
