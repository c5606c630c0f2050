"""Copies between host and device through PyTorch, timed as bench/c/transfer.c does it. Usage: transfer.py [quick]"""

import json
import sys
import time

SIZES = [("1 MB", 1_000_000, 16, 100), ("6 MB", 6_220_800, 4, 60), ("64 MB", 64_000_000, 1, 30), ("256 MB", 256_000_000, 1, 12)]


def main():
    quick = "quick" in sys.argv
    try:
        import torch
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}))
        return
    stream = torch.cuda.Stream()
    torch.cuda.set_stream(stream)
    for label, size, copies, count in SIZES:
        pageable = torch.randint(0, 256, (size,), dtype=torch.uint8)
        for kind, host in (("pinned", pageable.pin_memory()), ("pageable", pageable)):
            returned = torch.empty_like(host).pin_memory() if kind == "pinned" else torch.full_like(host, 0xA5)
            device = torch.empty(size, dtype=torch.uint8, device="cuda")
            for direction, target, source in (("upload", device, host), ("download", returned, device)):

                def sample():
                    start = time.perf_counter()
                    for _ in range(copies):
                        target.copy_(source, non_blocking=True)
                        stream.synchronize()
                    return size * copies / (time.perf_counter() - start) / 1e9

                for _ in range(2):
                    sample()
                samples = [sample() for _ in range((count + 2) // 3 if quick else count)]
                print(json.dumps({"name": f"{direction} {kind} {label}", "unit": "GB/s", "samples": samples}), flush=True)
            assert torch.equal(host, returned), "what came back is not what was sent"


main()
