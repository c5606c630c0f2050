"""Decoding of video by PyNvVideoCodec, measured like bench/video.ts.

    video.py FOLDER [quick]
"""
import json
import sys
import threading
import time

import PyNvVideoCodec as nvc

quick = "quick" in sys.argv
folder = sys.argv[1]
ROUNDS = 2 if quick else 5
FRAMES, ENGINES = 600, 7
INDICES = [(i * 7919 + 13) % 18000 for i in range(100)]


def report(name, unit, samples):
    print(json.dumps({"name": name, "unit": unit, "samples": samples}), flush=True)


def decode(path):
    demuxer = nvc.CreateDemuxer(filename=path)
    decoder = nvc.CreateDecoder(gpuid=0, codec=demuxer.GetNvCodecId(), usedevicememory=True)
    count = 0
    for packet in demuxer:
        for _ in decoder.Decode(packet):
            count += 1
    assert count == FRAMES, count


def rate(path, threads):
    start = time.perf_counter()
    if threads == 1:
        decode(path)
    else:
        workers = [threading.Thread(target=decode, args=(path,)) for _ in range(threads)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    return threads * FRAMES / (time.perf_counter() - start)


for name, codec in (("H.264", "h264"), ("HEVC", "hevc")):
    path = f"{folder}/{codec}_1080p.mp4"
    rate(path, 1)
    report(f"{name} 1080p, one file of 600 frames", "frames/s", [rate(path, 1) for _ in range(ROUNDS)])
    report(f"{name} 1080p, a file per engine", "frames/s", [rate(path, ENGINES) for _ in range(ROUNDS)])
    report(f"{name} 1080p, two files per engine", "frames/s", [rate(path, 2 * ENGINES) for _ in range(ROUNDS)])

try:
    decoder = nvc.SimpleDecoder(f"{folder}/h264_10min.mp4", gpu_id=0, use_device_memory=True)
    samples = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for index in INDICES:
            decoder[index]
        samples.append(len(INDICES) / (time.perf_counter() - start))
    report("100 frames of ten minutes in random order, one by one", "frames/s", samples)
    samples = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        decoder.get_batch_frames_by_index(INDICES)
        samples.append(len(INDICES) / (time.perf_counter() - start))
    report("100 frames of ten minutes as one batch", "frames/s", samples)
except Exception as error:  # the other rows count without it
    print(f"SimpleDecoder: {error}", file=sys.stderr)
