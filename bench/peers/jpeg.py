"""bench/jpeg.ts with torchvision: lists of files to tensors on the GPU, and back. One thread."""

import json
import pathlib
import sys
import time

BATCH, SAMPLES, SECONDS = 64, 5, 0.15
ROOT = pathlib.Path(__file__).parents[2]

try:
    import torch
    from torchvision.io import ImageReadMode, decode_jpeg, encode_jpeg
except ImportError as error:
    print(json.dumps({"skipped": str(error)}))
    sys.exit(0)


def rate(name, count, work):
    work()
    torch.cuda.synchronize()
    samples = []
    for _ in range(SAMPLES):
        images, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            work()
            images += count
        torch.cuda.synchronize()
        samples.append(images / (time.perf_counter() - start))
    print(json.dumps({"name": name, "unit": "images/s", "samples": samples}), flush=True)


for name, path in [("1080p", "test/data/codecs/frame_1080p.jpg"), ("512 × 600", "examples/grace_hopper.jpg")]:
    file = torch.frombuffer(bytearray((ROOT / path).read_bytes()), dtype=torch.uint8)
    files = [file.clone() for _ in range(BATCH)]
    images = decode_jpeg(files, mode=ImageReadMode.RGB, device="cuda")
    rate(f"decode {name}", BATCH, lambda: decode_jpeg(files, mode=ImageReadMode.RGB, device="cuda"))
    rate(f"encode {name}, quality 90", BATCH, lambda: encode_jpeg(images, quality=90))
