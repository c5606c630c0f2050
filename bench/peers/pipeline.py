"""The chain of eight steps of pipeline.ts, compiled by torch.compile. Timed with events.

Usage: pipeline.py [quick]
"""

import json
import sys

FRAMES, HEIGHT, WIDTH, SIZE, CENTER = 32, 1080, 1920, 224, 960
MEAN, STD = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)
TWIST = [[0.9, 0.1, 0.0, 2.0], [0.05, 0.9, 0.05, 0.0], [0.0, 0.1, 0.9, -2.0]]


def main():
    quick = "quick" in sys.argv
    try:
        import torch
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}))
        return
    mean = torch.tensor(MEAN, device="cuda").view(1, 3, 1, 1)
    std = torch.tensor(STD, device="cuda").view(1, 3, 1, 1)
    twist = torch.tensor(TWIST, device="cuda")
    top, left = (HEIGHT - CENTER) // 2, (WIDTH - CENTER) // 2

    def rounded(values):
        return values.round().clamp(0, 255)

    def chain(frames):
        part = frames[:, top : top + CENTER, left : left + CENTER].flip(3).flip(2)
        floats = part.permute(0, 3, 1, 2).float()
        small = torch.nn.functional.interpolate(floats, size=(SIZE, SIZE), mode="bilinear", align_corners=False)
        x, y, z = rounded(small).unbind(1)
        rows = [row[0] * x + row[1] * y + row[2] * z + row[3] for row in twist]
        colors = rounded(torch.stack(rows, 1))
        bright = rounded(((colors - 128) * 1.2 + 128) * 1.1)
        toned = rounded((bright / 255) ** 0.8 * 255)
        return ((toned / 255 - mean) / std).contiguous()

    compiled = torch.compile(chain)
    shape = (FRAMES, HEIGHT, WIDTH, 3)
    inputs = [torch.randint(0, 256, shape, dtype=torch.uint8, device="cuda") for _ in range(2)]

    def sample(batch=20):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        # Keeps the device busy while the calls are enqueued, as in pipeline.ts.
        torch.cuda._sleep(10_000_000)
        start.record()
        for i in range(batch):
            compiled(inputs[i & 1])
        end.record()
        end.synchronize()
        return start.elapsed_time(end) * 1000 / batch

    for _ in range(3):
        sample()
    samples = [sample() for _ in range(6 if quick else 20)]
    row = f"eight steps {FRAMES} × {HEIGHT}p → {SIZE}"
    print(json.dumps({"name": row, "unit": "us", "samples": samples}), flush=True)


main()
