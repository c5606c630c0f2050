"""All-reduces of f32 by torch.distributed, with one process a GPU, timed like bench/distributed.ts.

Usage: distributed.py [quick]
"""

import json
import os
import socket
import sys
import time

QUICK = "quick" in sys.argv
SIZES = [(1 << 10, "1 KiB"), (1 << 20, "1 MiB")] + ([] if QUICK else [(1 << 30, "1 GiB")])


def measure(rank, size, port):
    import torch
    import torch.distributed as dist

    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port))
    device = torch.device("cuda", rank)
    torch.cuda.set_device(device)
    dist.init_process_group("nccl", rank=rank, world_size=size, device_id=device)
    for count, label in SIZES:
        x = torch.full((count // 4,), rank + 1.0, device=device)
        dist.all_reduce(x)
        assert (x[:64] == size * (size + 1) / 2).all().item(), "the sum is wrong"
        x.zero_()
        repeats, samples = (200, 15) if count <= 1 << 20 else (5, 5)
        times = []
        for _ in range(samples + 2):
            torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(repeats):
                dist.all_reduce(x)
            torch.cuda.synchronize()
            times.append((time.perf_counter() - start) / repeats)
        if rank == 0:
            small = count <= 1 << 20
            values = [t * 1e6 if small else 2 * (size - 1) / size * count / t / 1e9 for t in times[2:]]
            line = {"name": f"one process a GPU, {label}", "unit": "µs" if small else "GB/s", "samples": values}
            print(json.dumps(line), flush=True)
        del x
    dist.destroy_process_group()


def main():
    try:
        import torch
        import torch.multiprocessing as processes
    except ImportError as error:
        print(json.dumps({"skipped": str(error)}))
        return
    if torch.cuda.device_count() < 2:
        print(json.dumps({"skipped": "it takes two GPUs"}))
        return
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port = server.getsockname()[1]
    size = torch.cuda.device_count()
    processes.spawn(measure, args=(size, port), nprocs=size)


if __name__ == "__main__":
    main()
