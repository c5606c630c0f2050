"""32 frames of 1080p u8 HWC → f32 CHW normalized, resized to 224×224 and in full size. Timed with events.

Usage: kernels.py eager|torchvision|compile [quick]
"""

import json
import sys

FRAMES, HEIGHT, WIDTH, SIZE = 32, 1080, 1920, 224
MEAN, STD = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)


def main():
    variant, quick = sys.argv[1], "quick" in sys.argv
    try:
        import torch

        resize, normalize = {"eager": eager, "torchvision": torchvision, "compile": compiled}[variant](torch)
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}))
        return
    # Alternates between two inputs of 199 MB, so that the next call never reads from cache.
    shape = (FRAMES, HEIGHT, WIDTH, 3)
    inputs = [torch.randint(0, 256, shape, dtype=torch.uint8, device="cuda") for _ in range(2)]
    count = 5 if quick else 20
    report("resizeNormalize 32 × 1080p → 224", "us", timed(torch, lambda i: resize(inputs[i & 1]), count))
    report("normalize 32 × 1080p", "us", timed(torch, lambda i: normalize(inputs[i & 1]), count))


def timed(torch, call, count, batch=20):
    """Microseconds per call: `count` samples, each the mean of `batch` calls between two events."""

    def sample():
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        start.record()
        for i in range(batch):
            call(i)
        end.record()
        end.synchronize()
        return start.elapsed_time(end) * 1000 / batch

    for _ in range(3):
        sample()
    return [sample() for _ in range(count)]


def report(name, unit, samples):
    print(json.dumps({"name": name, "unit": unit, "samples": samples}), flush=True)


def eager(torch):
    mean = torch.tensor(MEAN, device="cuda").view(1, 3, 1, 1)
    std = torch.tensor(STD, device="cuda").view(1, 3, 1, 1)

    def resize(frames):
        floats = frames.permute(0, 3, 1, 2).float() / 255
        small = torch.nn.functional.interpolate(floats, size=(SIZE, SIZE), mode="bilinear", align_corners=False)
        return ((small - mean) / std).contiguous()

    def normalize(frames):
        return ((frames.permute(0, 3, 1, 2).float() / 255 - mean) / std).contiguous()

    return resize, normalize


def compiled(torch):
    return [torch.compile(function) for function in eager(torch)]


def torchvision(torch):
    from torchvision.transforms import v2

    resize = v2.Resize((SIZE, SIZE), antialias=False)
    normalize = v2.Compose([v2.ToDtype(torch.float32, scale=True), v2.Normalize(MEAN, STD)])

    def chain(*steps):
        def run(frames):
            frames = frames.permute(0, 3, 1, 2)
            for step in steps:
                frames = step(frames)
            return frames.contiguous()

        return run

    return chain(resize, normalize), chain(normalize)


main()
